import type { ResampledMeans } from './resample-means.js'
import { upperDraw } from './upper-draw.js'

/**
 * The bootstrap-t lower bound of the mean at level 1 − alpha/2, from resamples of the values; null where there is none:
 * too many resamples without spread.
 * Source: Efron 1981, Can. J. Stat. 9:139; Hall 1988, Ann. Stat. 16:927. L = mean − t*₍q₎·sd/√n with the
 * ⌈(1 − alpha/2)·draws⌉-th smallest t*. A resample whose values are all equal counts as t* = +∞, against the bound.
 * @example bootstrapTBound(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // 5 − 1 = 4
 */
export function bootstrapTBound(
  { mean, standardError, statistics }: Pick<ResampledMeans, 'mean' | 'standardError' | 'statistics'>,
  alpha: number,
): number | null {
  const t = upperDraw(statistics.slice(), alpha)
  return t === null ? null : mean - t * standardError
}
