import type { ExchangedDifference } from './per-run-permutation.js'
import { percentile } from './percentile.js'

/**
 * How many more of the candidate's values than of the baseline's lie above a percentile of both together, when some cases exchange their
 * values; a value on it counts half. In units of the largest value, so that it is compared on the figure's own scale.
 * For a percentile near the middle: of counts and other values that are often equal, an exchange of half of the cases leaves the median of each
 * arm at one arm's value or the other's, so that the difference of medians is as large as it was and no shift would ever be significant.
 * Source: the median test (Mood 1950, Introduction to the Theory of Statistics, 16.4) for pairs, which is McNemar's on "above it".
 * @example exchangedExceedance([1, 2, 3], [4, 5, 6], 0.5)(Uint8Array.of(0, 0, 0)) // 18: three cases, and 6 is the largest value
 */
export function exchangedExceedance(
  baseline: readonly number[],
  candidate: readonly number[],
  p: number,
): ExchangedDifference {
  const limit = percentile([...baseline, ...candidate], p)
  const above = (value: number): number => (value > limit ? 1 : value === limit ? 0.5 : 0)
  const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)))
  return (exchanged) => gains.reduce((sum, gain, at) => sum + (exchanged[at] === 1 ? -gain : gain), 0)
}
