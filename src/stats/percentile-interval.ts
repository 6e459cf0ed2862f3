import { percentile } from './percentile.js'
import type { ResampledMeans } from './resample-means.js'

/**
 * The percentile bootstrap interval of the mean at level 1 − alpha: the middle 1 − alpha of the resampled means.
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; SciPy `bootstrap(method="percentile")`.
 * @example percentileInterval({ mean: 5, shifts: Float64Array.of(-2, -1, 0, 1, 2) }, 0.5) // { low: 4, high: 6 }
 */
export function percentileInterval(
  { mean, shifts }: Pick<ResampledMeans, 'mean' | 'shifts'>,
  alpha: number,
): { low: number; high: number } {
  return { low: mean + percentile(shifts, alpha / 2), high: mean + percentile(shifts, 1 - alpha / 2) }
}
