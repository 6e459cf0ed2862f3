import { exponentialDraws } from './exponential-draws.js'
import type { Random } from './random.js'
import type { WeightedSums } from './weighted-sums.js'

/**
 * `drawWeightedSums` for several series of equally many values, with the same weights for all: a draw's exponentials
 * are drawn once, one for every place of the series and one for the imagined case. What a series gets does not depend
 * on the others. Cost: draws × values at about 10 ns, and 1 ns for every value that is not 0. Memory: three numbers a
 * draw and series, and one draw's weights.
 */
export function drawSharedWeightedSums(
  series: readonly (readonly number[])[],
  draws: number,
  random: Random,
): WeightedSums[] {
  const places = series[0]?.length ?? 0
  const exponential = exponentialDraws(random)
  const drawn = new Float64Array(places)
  const weights = new Float64Array(draws)
  const imagined = new Float64Array(draws)
  const sparse = series.map((values) => ({ ...withoutZeros(values), sums: new Float64Array(draws) }))
  for (let draw = 0; draw < draws; draw++) {
    let total = 0
    for (let place = 0; place < places; place++) {
      const weight = exponential()
      drawn[place] = weight
      total += weight
    }
    weights[draw] = total
    imagined[draw] = exponential()
    for (const { indices, values, sums } of sparse) {
      let weighted = 0
      for (let at = 0; at < indices.length; at++) {
        weighted += (values[at] as number) * (drawn[indices[at] as number] as number)
      }
      sums[draw] = weighted
    }
  }
  return sparse.map(({ sums }) => ({ values: sums, weights, imagined }))
}

/** Most cases of most metrics do not change: their weight counts in the total alone. */
function withoutZeros(series: readonly number[]): { readonly indices: Int32Array; readonly values: Float64Array } {
  const indices = Int32Array.from([...series.keys()].filter((index) => series[index] !== 0))
  return { indices, values: Float64Array.from(indices, (index) => series[index] as number) }
}
