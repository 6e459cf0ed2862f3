import { shortCommit } from '../../format/short-commit.js'
import { CLEAN_NIGHTS } from './episode.js'
import type { IssueAction } from './decide-night.js'
import type { Regression } from './find-regressions.js'
import { describeRegression } from './issue-text.js'

const MOST_FACTS = 5

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
    readonly regressions: readonly Pick<Regression, 'line' | 'against'>[]
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
        ...recovered.slice(0, MOST_FACTS),
        `${CLEAN_NIGHTS} good nights in a row, the last on commit ${shortCommit(commit)}`,
      ],
    }
  const lines = regressions.map((one) => describeRegression(one, commit))
  const left = lines.length - MOST_FACTS
  return { headline, facts: [...lines.slice(0, MOST_FACTS), ...(left > 0 ? [`and ${left} more`] : [])] }
}

function describeAction(action: IssueAction): string | null {
  switch (action.kind) {
    case 'open':
      return 'regressed'
    case 'reopen':
      return 'regressed again'
    case 'update':
      return action.news === null ? null : 'got worse'
    case 'close':
      return 'is good again'
    case 'nothing':
      return null
  }
}
