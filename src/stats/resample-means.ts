import { mean as meanOf, sampleDeviation } from './moments.js'
import { seededRandom } from './random.js'

/** The means of resamples of some values, one pass of draws that every bootstrap interval can be read from. */
export interface ResampledMeans {
  readonly mean: number
  /** sd/√n of the values. */
  readonly standardError: number
  /** The values about their mean. */
  readonly centred: Float64Array
  /** mean* − mean of every resample, in order drawn. */
  readonly shifts: Float64Array
  /** t* = (mean* − mean)·√n/sd* of every resample; Infinity where all its values are equal. */
  readonly statistics: Float64Array
}

/**
 * Resamples the values, `draws` times n of them with replacement, from values already rounded by `roundNoise`; null for
 * fewer than two values and for equal ones, which have nothing to resample. Cost: draws × n at about 7 ns.
 * Source: Efron 1979, Ann. Stat. 7:1.
 * @example resampleMeans({ values: [1, 1, 1], seed: '1' }) // null
 */
export function resampleMeans({
  values,
  seed,
  draws = 10_000,
}: {
  values: readonly number[]
  seed: string
  draws?: number
}): ResampledMeans | null {
  const sd = sampleDeviation(values)
  if (sd === null || sd === 0) return null
  const n = values.length
  const mean = meanOf(values)
  // Centred, so that the sums of squares below lose nothing to a large offset.
  const centred = Float64Array.from(values, (value) => value - mean)
  const random = seededRandom(seed)
  const shifts = new Float64Array(draws)
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
    shifts[draw] = total / n
    statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n)
  }
  return { mean, standardError: sd / Math.sqrt(n), centred, shifts, statistics }
}
