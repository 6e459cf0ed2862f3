import { mean as meanOf } from './mean.js'
import { seededRandom } from './random.js'
import { sampleDeviation } from './sample-deviation.js'
import { upperDraw } from './upper-draw.js'

/**
 * The bootstrap-t lower bound of the mean at level 1 − alpha/2, from values already rounded by `roundNoise`; null where
 * there is none: fewer than two values, all equal, or too many resamples without spread.
 * Source: Efron 1981, Can. J. Stat. 9:139; Hall 1988, Ann. Stat. 16:927. t* = (mean* − mean)·√n/sd* of `draws`
 * resamples, and L = mean − t*₍q₎·sd/√n with the ⌈(1 − alpha/2)·draws⌉-th smallest t*. A resample whose values are all
 * equal counts as t* = +∞, against the bound. Cost: draws × n at about 7 ns.
 * @example bootstrapTBound({ values: [1, 1, 1], alpha: 0.05, seed: '1' }) // null
 */
export function bootstrapTBound({
  values,
  alpha,
  seed,
  draws = 10_000,
}: {
  values: readonly number[]
  alpha: number
  seed: string
  draws?: number
}): number | null {
  const sd = sampleDeviation(values)
  if (sd === null || sd === 0) return null
  const n = values.length
  const mean = meanOf(values)
  // Centred, so that the sums of squares below lose nothing to a large offset.
  const centred = Float64Array.from(values, (value) => value - mean)
  const random = seededRandom(seed)
  const statistics = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw++) {
    let total = 0
    let squares = 0
    let isFlat = true
    let first: number | undefined
    for (let drawn = 0; drawn < n; drawn++) {
      const value = centred[Math.floor(random() * n)] as number
      total += value
      squares += value * value
      first ??= value
      if (value !== first) isFlat = false
    }
    const variance = (squares - (total * total) / n) / (n - 1)
    statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n)
  }
  const t = upperDraw(statistics, alpha)
  return t === null ? null : mean - (t * sd) / Math.sqrt(n)
}
