import { bootstrapTBound } from './bootstrap-t-bound.js'
import type { ResampledMeans } from './resample-means.js'

/**
 * The studentised bootstrap (bootstrap-t) interval of the mean at level 1 − alpha, both ends from one pass of
 * resamples; null where an end does not exist. Each end is the lower bound of `bootstrapTBound`, the high one of the
 * negated values.
 * Source: Efron 1981, Can. J. Stat. 9:139; Efron & Tibshirani 1993, An Introduction to the Bootstrap, 12.5.
 * @example studentisedInterval(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // { low: 4, high: 5 }
 */
export function studentisedInterval(
  { mean, standardError, statistics }: Pick<ResampledMeans, 'mean' | 'standardError' | 'statistics'>,
  alpha: number,
): { low: number; high: number } | null {
  const low = bootstrapTBound({ mean, standardError, statistics }, alpha)
  // A resample without spread counts against this end, too.
  const mirrored = statistics.map((t) => (t === Infinity ? t : -t))
  const high = bootstrapTBound({ mean: -mean, standardError, statistics: mirrored }, alpha)
  return low === null || high === null ? null : { low, high: -high }
}
