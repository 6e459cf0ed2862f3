import { shortCommit } from '../../format/short-commit.js'
import { CLEAN_NIGHTS, type IssueAction, type Regression } from '../../model/result/night.js'
import { describeRegression } from './issue-words.js'

const NEWS_FACTS = 5

/** What changed tonight, for a message outside GitHub. Plain text; it may name the suite and its metrics, never a case's text. */
export interface NightNews {
  readonly headline: string
  /** A sentence without a full stop each, the worst first. */
  readonly facts: readonly string[]
}

/** The news of a night: that something regressed, returned, got worse or is good again; null where all stays as it was. */
export function describeNews(
  action: IssueAction,
  facts: {
    readonly suite: string
    readonly commit: string
    readonly regressions: readonly Regression[]
    /** What is good again, where the issue is closed; a clause each. */
    readonly recovered: readonly string[]
  },
): NightNews | null {
  const change = describeAction(action)
  if (change === null) return null
  const { suite, commit, regressions, recovered } = facts
  const headline = `Golden suite ${suite} ${change}`
  if (action.kind === 'close')
    return {
      headline,
      facts: [
        ...recovered.slice(0, NEWS_FACTS),
        `${CLEAN_NIGHTS} good nights in a row, the last on commit ${shortCommit(commit)}`,
      ],
    }
  const lines = regressions.map((one) => describeRegression(one, commit))
  const left = lines.length - NEWS_FACTS
  return { headline, facts: [...lines.slice(0, NEWS_FACTS), ...(left > 0 ? [`and ${left} more`] : [])] }
}

function describeAction(action: IssueAction): string | null {
  if (action.kind === 'update') return action.news === null ? null : 'got worse'
  return CHANGES[action.kind]
}

const CHANGES: Readonly<Record<Exclude<IssueAction['kind'], 'update'>, string | null>> = {
  open: 'regressed',
  reopen: 'regressed again',
  close: 'is good again',
  nothing: null,
}
