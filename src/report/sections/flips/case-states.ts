import type { CaseSide, CaseState, CaseTally } from '../../../model/result/case-data.js'
import { findGateToOpen, type Flip, type PairComparison } from '../../../model/result/pair-comparison.js'

/** What a comparison found about its cases, by id. */
export type CaseFacts = ReturnType<typeof collectFacts>

const CHANGES = { 'newly-failing': 'broke', 'newly-passing': 'fixed', flaky: 'flaky' } as const
const LISTED = ['edited', 'new', 'stale', 'source deleted'] as const

/** Collects what is needed to tell the states of each case in a comparison. */
export function collectFacts(comparison: PairComparison) {
  const { flips, cases, baseline } = comparison
  const worst = findGateToOpen(comparison)?.worse_cases.worst ?? []
  return {
    flips: new Map(flips.map((flip) => [flip.case_id, flip])),
    /** The places of the cases that lost most on the gate that decides. */
    losses: new Map(worst.map(({ case_id: id }, place) => [id, place])),
    lists: {
      edited: new Set(cases.edited),
      new: new Set(baseline === null ? [] : cases.added),
      stale: new Set(cases.stale),
      'source deleted': new Set(cases.deleted),
    },
  }
}

/** Returns the states of a case in the candidate's run, the change first. */
export function statesOf(id: string, tally: CaseTally, { flips, losses, lists }: CaseFacts): readonly CaseState[] {
  const flip = flips.get(id)
  // A case whose source was deleted fails, whatever the target still finds in its own index.
  const own = lists['source deleted'].has(id) && tally !== null ? ([0, tally[1]] as const) : tally
  const states = flip === undefined ? ownStates(own) : [CHANGES[flip.kind], outcomeOf(own)]
  if (losses.has(id)) states.unshift('worse')
  for (const state of LISTED) if (lists[state].has(id)) states.push(state)
  return states
}

/** Returns the states of a case in a single run. */
export function ownStates(tally: CaseTally): CaseState[] {
  const isFlaky = tally !== null && tally[0] > 0 && tally[0] < tally[1]
  return isFlaky ? ['flaky', outcomeOf(tally)] : [outcomeOf(tally)]
}

function outcomeOf(tally: CaseTally): CaseState {
  if (tally === null) return 'unscored'
  return isFailing(tally) ? 'failing' : 'passing'
}

/** Whether fewer than half of a case's scored trials succeeded; false for a case without any. */
export function isFailing(tally: CaseTally): boolean {
  return tally !== null && tally[0] * 2 < tally[1]
}

/** Whether a case fails in one arm. */
export function failsIn(side: CaseSide | null | undefined): boolean {
  const scored = (side?.trials ?? []).flatMap(({ passed }) => passed ?? [])
  return isFailing([scored.filter((passed) => passed).length, scored.length])
}

/** Lists the cases that flipped in one way. */
export function listFlips({ flips }: Pick<PairComparison, 'flips'>, kind: Flip['kind']): readonly string[] {
  return flips.flatMap((flip) => (flip.kind === kind ? [flip.case_id] : []))
}

const rate = (arm: Flip['baseline']): number => (arm.trials === 0 ? 0 : arm.passed / arm.trials)

/** Returns the change of the pass rate, from −1 to 1. */
export const flipChange = (flip: Flip): number => rate(flip.candidate) - rate(flip.baseline)

function severity(flip: Flip): number {
  if (flip.confirmed) return 0
  if (flip.kind === 'newly-failing') return flip.critical ? 1 : 2
  if (flip.kind === 'flaky' && flipChange(flip) < 0) return flip.critical ? 3 : 4
  return flip.kind === 'flaky' ? 5 : 6
}

/** Sorts flips, worst first: confirmed, critical, newly failing, flaky, newly passing; then by the change of the pass rate, then by id. */
export function orderFlips(flips: readonly Flip[]): Flip[] {
  return [...flips].sort(
    (a, b) => severity(a) - severity(b) || flipChange(a) - flipChange(b) || (a.case_id < b.case_id ? -1 : 1),
  )
}
