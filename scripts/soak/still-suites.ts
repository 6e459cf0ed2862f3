import { incompleteGamma } from '../../src/core/stats/incomplete-gamma.js'
import { bisect } from '../../src/core/stats/bisect.js'
import type { StillSuite } from './false-issues.js'

/** Of the sizes that teams have, with noise as bad as it gets: all cases are flaky, or half of them. */
export const STILL_SUITES: readonly StillSuite[] = [
  { cases: 60, trials: 1, pass_rate: 0.7, flaky: 1, gates: 3, has_reference: false },
  { cases: 60, trials: 1, pass_rate: 0.85, flaky: 1, gates: 5, has_reference: true },
  { cases: 60, trials: 3, pass_rate: 0.85, flaky: 0.5, gates: 5, has_reference: false },
  { cases: 60, trials: 3, pass_rate: 0.95, flaky: 1, gates: 3, has_reference: true },
  { cases: 120, trials: 1, pass_rate: 0.85, flaky: 0.5, gates: 3, has_reference: false },
  { cases: 120, trials: 1, pass_rate: 0.95, flaky: 1, gates: 5, has_reference: true },
  { cases: 120, trials: 3, pass_rate: 0.7, flaky: 1, gates: 5, has_reference: false },
  { cases: 120, trials: 3, pass_rate: 0.85, flaky: 1, gates: 3, has_reference: true },
  { cases: 200, trials: 1, pass_rate: 0.7, flaky: 0.5, gates: 5, has_reference: false },
  { cases: 200, trials: 1, pass_rate: 0.85, flaky: 1, gates: 3, has_reference: true },
  { cases: 200, trials: 3, pass_rate: 0.95, flaky: 1, gates: 3, has_reference: false },
  { cases: 200, trials: 3, pass_rate: 0.7, flaky: 1, gates: 5, has_reference: true },
]

/**
 * The exact 95 % interval of a Poisson mean, from a count. Source: Garwood 1936, Biometrika 28:437.
 * @example poissonInterval(10) // [4.795, 18.390]
 */
export function poissonInterval(count: number): readonly [low: number, high: number] {
  const most = 10 * (count + 10)
  // Q(k, μ) is the chance of fewer than k.
  const fewerThan = (k: number, mean: number): number => incompleteGamma({ a: k, x: mean }).upper
  return [
    count === 0 ? 0 : bisect({ low: 0, high: most, holds: (mean) => fewerThan(count, mean) > 0.975 }),
    bisect({ low: 0, high: most, holds: (mean) => fewerThan(count + 1, mean) > 0.025 }),
  ]
}
