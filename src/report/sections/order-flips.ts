import type { Flip } from '../../model/comparison.js'

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
