import { gaffkeBound } from './gaffke-bound.js'
import { seededRandom, type Random } from './random.js'
import { selectSmallest } from './select-smallest.js'
import { drawSharedWeightedSums } from './shared-weighted-sums.js'
import { drawWeightedSums, weightedSumCost, type WeightedSums } from './weighted-sums.js'

/** Values from −width to width. */
export interface BoundedSeries {
  readonly values: readonly number[]
  readonly width: number
}

/** A series whose values are so few that its own draws cost less than this, in nanoseconds a value, shares none. */
const WORTH_SHARING = 2

/**
 * Gaffke's intervals of the means of many series at level 1 − alpha, in their order: the same bounds as `gaffkeBound`
 * takes one by one, both ends from one pass of draws, and series of equally many values share theirs. What a series
 * gets depends on its own values, their number and the seed alone. Cost (10,000 draws): 0.1 ms a value for each length,
 * and at most 0.02 ms a value for each series.
 * Source: as `gaffkeBound`.
 * @example gaffkeIntervals({ series: [{ values: [0, 0, 0], width: 1 }], alpha: 0.05, seed: '1' }) // [{ low: -0.7075…, high: 0.7075… }]
 */
export function gaffkeIntervals({
  series,
  alpha,
  seed,
  draws = 10_000,
}: {
  series: readonly BoundedSeries[]
  alpha: number
  seed: string
  draws?: number
}): { low: number; high: number }[] {
  const randomFor = (length: number): Random => seededRandom(`${seed}/${length}`)
  const shared = new Map<BoundedSeries, WeightedSums>()
  for (const members of groupByLength(series.filter(({ values }) => isWorthSharing(values)))) {
    const length = members[0]?.values.length ?? 0
    const sums = drawSharedWeightedSums(
      members.map(({ values }) => values),
      draws,
      randomFor(length),
    )
    members.forEach((member, index) => shared.set(member, sums[index] as WeightedSums))
  }
  return series.map((one) => {
    const { values, width } = one
    if (isConstant(values)) return intervalOfEqual(one, alpha)
    return intervalOf(shared.get(one) ?? drawWeightedSums(values, draws, randomFor(values.length)), width, alpha)
  })
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}

function isWorthSharing(values: readonly number[]): boolean {
  return !isConstant(values) && weightedSumCost(values) > WORTH_SHARING * values.length
}

function groupByLength(series: readonly BoundedSeries[]): (readonly BoundedSeries[])[] {
  const groups = new Map<number, BoundedSeries[]>()
  for (const one of series) {
    const group = groups.get(one.values.length)
    if (group) group.push(one)
    else groups.set(one.values.length, [one])
  }
  return [...groups.values()]
}

function intervalOfEqual({ values, width }: BoundedSeries, alpha: number): { low: number; high: number } {
  const lower = (of: readonly number[]): number => gaffkeBound({ values: of, worst: -width, alpha, seed: '' }).lower
  return { low: lower(values), high: -lower(values.map((value) => -value)) }
}

/** The imagined case is at −width for the low end and at width for the high one. */
function intervalOf(sums: WeightedSums, width: number, alpha: number): { low: number; high: number } {
  const { values, weights, imagined } = sums
  const rank = Math.floor((values.length * alpha) / 2 + 1e-9)
  const means = (of: number): Float64Array =>
    values.map((total, draw) => {
      const weight = imagined[draw] as number
      return (total + of * weight) / ((weights[draw] as number) + weight)
    })
  return {
    low: selectSmallest(means(-width), rank),
    high: selectSmallest(means(width), values.length - 1 - rank),
  }
}
