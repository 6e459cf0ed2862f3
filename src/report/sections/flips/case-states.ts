import type { CaseState, Tally } from '../../../model/result/case-data.js'
import type { Flip, PairComparison } from '../../../model/result/pair-comparison.js'

/** What a comparison says of cases, by id. */
export type CaseFacts = ReturnType<typeof collectFacts>

const CHANGES = { 'newly-failing': 'broke', 'newly-passing': 'fixed', flaky: 'flaky' } as const
const LISTED = ['edited', 'new', 'stale', 'source deleted'] as const

/** What is needed to say what became of each case of a comparison. */
export function collectFacts({ flips, cases, baseline }: PairComparison) {
  return {
    flips: new Map(flips.map((flip) => [flip.case_id, flip])),
    lists: {
      edited: new Set(cases.edited),
      new: new Set(baseline === null ? [] : cases.added),
      stale: new Set(cases.stale),
      'source deleted': new Set(cases.deleted),
    },
  }
}

/** What became of a case in the candidate's run, the change first. */
export function statesOf(id: string, tally: Tally, { flips, lists }: CaseFacts): readonly CaseState[] {
  const flip = flips.get(id)
  // Whatever a target finds of a deleted source in an index of its own.
  const own = lists['source deleted'].has(id) && tally !== null ? ([0, tally[1]] as const) : tally
  const states = flip === undefined ? ownStates(own) : [CHANGES[flip.kind], outcomeOf(own)]
  for (const state of LISTED) if (lists[state].has(id)) states.push(state)
  return states
}

/** How a case fared in a run on its own. */
export function ownStates(tally: Tally): CaseState[] {
  const isFlaky = tally !== null && tally[0] > 0 && tally[0] < tally[1]
  return isFlaky ? ['flaky', outcomeOf(tally)] : [outcomeOf(tally)]
}

function outcomeOf(tally: Tally): CaseState {
  if (tally === null) return 'unscored'
  return isFailing(tally) ? 'failing' : 'passing'
}

/** Whether fewer than half of a case's scored trials succeeded; a case without one does not fail. */
export function isFailing(tally: Tally): boolean {
  return tally !== null && tally[0] * 2 < tally[1]
}

/** The cases that flipped in one way. */
export function listFlips({ flips }: Pick<PairComparison, 'flips'>, kind: Flip['kind']): readonly string[] {
  return flips.flatMap((flip) => (flip.kind === kind ? [flip.case_id] : []))
}

const rate = (arm: Flip['baseline']): number => (arm.trials === 0 ? 0 : arm.passed / arm.trials)

/** How much the pass rate rose, from −1 to 1. */
export function flipChange(flip: Flip): number {
  return rate(flip.candidate) - rate(flip.baseline)
}

function severity(flip: Flip): number {
  if (flip.confirmed) return 0
  if (flip.kind === 'newly-failing') return flip.critical ? 1 : 2
  if (flip.kind === 'flaky' && flipChange(flip) < 0) return flip.critical ? 3 : 4
  return flip.kind === 'flaky' ? 5 : 6
}

/** Worst first: confirmed, critical, newly failing, flaky, newly passing; then by how far the pass rate moved, then by id. */
export function orderFlips(flips: readonly Flip[]): Flip[] {
  return [...flips].sort(
    (a, b) => severity(a) - severity(b) || flipChange(a) - flipChange(b) || (a.case_id < b.case_id ? -1 : 1),
  )
}
