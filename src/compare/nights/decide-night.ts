import type { NightOutcome } from '../../model/run/history.js'
import { type NightRow, nextEpisode } from './history.js'
import type { OngoingTonight } from './join-comparisons.js'
import {
  CLEAN_NIGHTS,
  type Episode,
  isBoundId,
  isWorstYet,
  type IssueAction,
  type Regression,
  type Tonight,
} from '../../model/result/night.js'

/** The current state of this suite's issue. */
export type IssueState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'found'
      readonly number: number
      readonly is_open: boolean
      /** Whether a person closed the issue as "not planned". */
      readonly is_declined: boolean
    }
  /** The issue could not be read, or there is no need to read it; `reason` is a clause. */
  | { readonly kind: 'unknown'; readonly reason: string }

export type NightDecision = Readonly<ReturnType<typeof decideNight>>

interface DecideNight {
  readonly tonight: Tonight
  readonly issue: IssueState
  /** The regressions that lasted before tonight. */
  readonly before: Episode | null
  /** The state of those regressions tonight. */
  readonly ongoing: OngoingTonight
  /** Known number of good nights in a row before tonight, since the issue was last written; `null` if no history is kept. */
  readonly good_before: number | null
  /** Tonight's row, with the outcome still to be filled in. */
  readonly row: NightRow
}

/**
 * Decides a night's outcome, the episode that lasts `after` it, and the action on its issue. `good_on` as in `NightRecord`. Nothing that
 * could not be measured, compared, confirmed or read opens or closes an issue.
 */
export function decideNight(facts: DecideNight) {
  const { before, row } = facts
  const outcome = decideOutcome(facts)
  const good_on = before === null ? [] : listGood(facts)
  const after = nextEpisode(before, { ...row, night: { ...row.night, outcome, good_on } })
  return { outcome, good_on, after, action: decideAction(facts, outcome, after) }
}

/**
 * Lists the regressions that are good tonight. Unknown ones count only if a person closed the issue: they may never be comparable again.
 */
function listGood({ tonight, issue, ongoing: { good, unknown } }: DecideNight): string[] {
  if (tonight.kind === 'invalid' || tonight.kind === 'uncompared') return []
  const isClosed = issue.kind === 'found' && !issue.is_open
  return [...good, ...(isClosed ? unknown : [])]
}

function decideOutcome({ tonight, issue, before }: DecideNight): NightOutcome {
  switch (tonight.kind) {
    case 'regressed': {
      const isDeclined = issue.kind === 'found' && !issue.is_open && issue.is_declined
      const isAccepted = isDeclined && before !== null && findNews(before, tonight.regressions) === null
      return isAccepted ? 'accepted' : 'regressed'
    }
    case 'good':
      return 'good'
    case 'uncompared': {
      // Without a baseline the history starts again, unless that would drop a regression whose issue is still open.
      const isForgotten = before !== null && !(issue.kind === 'found' && !issue.is_open)
      return isForgotten ? 'unclear' : 'start'
    }
    case 'unconfirmed':
      return 'unconfirmed'
    case 'invalid':
      return 'unclear'
  }
}

function decideAction(
  { tonight, issue, before, ongoing, good_before }: DecideNight,
  outcome: NightOutcome,
  after: Episode | null,
): IssueAction {
  const nothing = (reason: string): IssueAction => ({ kind: 'nothing', reason })
  if (issue.kind === 'unknown') return nothing(issue.reason)
  if (tonight.kind === 'regressed') {
    if (issue.kind === 'none') return { kind: 'open' }
    const { number } = issue
    if (outcome === 'accepted') return nothing(`#${number} was closed as not planned, so this level is the new normal`)
    if (!issue.is_open) return { kind: 'reopen', number }
    return { kind: 'update', number, news: before === null ? null : findNews(before, tonight.regressions) }
  }
  if (tonight.kind === 'invalid' || tonight.kind === 'uncompared') return nothing(tonight.reason)
  const reason = tonight.kind === 'good' ? 'nothing is wrong' : tonight.reason
  if (issue.kind === 'none' || !issue.is_open) return nothing(reason)
  const { number } = issue
  if (before !== null && after === null) return { kind: 'close', number }
  if (tonight.kind === 'unconfirmed') return nothing(reason)
  if (good_before === null) return nothing(`no history is kept here to count good nights: close #${number} by hand`)
  if (after === null)
    // An issue whose closing failed, or whose history is lost, is closed after two nights that are known to be good.
    return good_before + 1 < CLEAN_NIGHTS ? nothing(countClean(good_before + 1)) : { kind: 'close', number }
  if (Object.keys(after.worst).some((id) => ongoing.unknown.includes(id)))
    return nothing('not everything that it reports could be compared tonight')
  return nothing(countClean(Math.min(...Object.keys(after.worst).map((id) => after.clean[id] ?? 0))))
}

const countClean = (nights: number): string => `${nights} of ${CLEAN_NIGHTS} good nights in a row`

/**
 * `worse`: a loss in margins is larger than ever in this episode. `joined`: something else is worse too, or a bound is broken again that
 * held in a good night since. `null`: nothing new.
 */
function findNews({ worst, clean }: Episode, now: readonly Regression[]): 'worse' | 'joined' | null {
  if (now.some(({ id }) => !Object.hasOwn(worst, id) || ((clean[id] ?? 0) > 0 && isBoundId(id)))) return 'joined'
  return now.some((one) => isWorstYet(worst, one)) ? 'worse' : null
}
