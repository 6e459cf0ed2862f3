import { compareNaturally } from '../../model/natural-order.js'
import type { Disagreement } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import type { ComparedArm } from './compare-places.js'

/**
 * The cases whose success some candidate changed: first the critical ones that some of them pass less often than the baseline, then those that
 * the most of them lost.
 */
export function listDisagreements(
  arms: readonly ComparedArm[],
  againstFirst: readonly PairComparison[],
): readonly Disagreement[] {
  const flips = new Map(againstFirst.flatMap((pair) => pair.flips.map((flip) => [flip.case_id, flip] as const)))
  const tallies = arms.map(({ scored }) => caseMeansOf(scored.trials).tallyOf)
  return [...flips.values()]
    .map(({ case_id, critical }): Disagreement => ({
      case_id,
      critical,
      passes: tallies.map((tallyOf) => {
        const tally = tallyOf(case_id)
        return tally === null ? null : { passed: tally[0], trials: tally[1] }
      }),
    }))
    .sort(
      (a, b) =>
        Number(isCriticalLoss(b)) - Number(isCriticalLoss(a)) ||
        countLosing(b) - countLosing(a) ||
        compareNaturally(a.case_id, b.case_id),
    )
}

function isCriticalLoss(one: Disagreement): boolean {
  return one.critical && countLosing(one) > 0
}

/** How many candidates pass less often than the baseline. */
function countLosing({ passes: [baseline = null, ...candidates] }: Disagreement): number {
  const before = rateOf(baseline)
  return candidates.filter((one) => (rateOf(one) ?? 1) < (before ?? 0)).length
}

function rateOf(passes: Disagreement['passes'][number]): number | null {
  return passes === null ? null : passes.passed / passes.trials
}
