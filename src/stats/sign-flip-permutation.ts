import { sum } from './moments.js'
import { type Random, seededRandom } from './random.js'

/** Finest grid that is tried. Means of 3 trials of a precision@5 lie on fifteenths, percentages on hundredths. */
const FINEST_GRID = 1000
/** Most differences that are enumerated: 2^19 sums take some milliseconds. */
const ENUMERATED_UP_TO = 20
/** Limit of the steps of the dynamic programming, some hundredths of a second. */
const MAX_STEPS = 2e7

/**
 * Computes the sign-flip permutation test about 0: the share of sign assignments whose sum is at least as far from 0 as the observed sum.
 * Expects differences rounded by `roundNoise`. p is two-sided, and 1 if all are 0. `method` is `exact` over all sign assignments, or
 * `sampled` from `draws` seeded ones. For display only.
 * Source: Fisher 1935, The Design of Experiments, §21. Exact for values on a grid of 1/q (scores, shares, counts) by dynamic programming,
 * and for up to 20 non-zero differences of any kind; else (1 + hits)/(1 + draws), Phipson & Smyth 2010.
 * @example signFlipPermutation({ differences: [1, 2, 3], seed: '1' }) // { p: 0.25, method: 'exact' }
 */
export function signFlipPermutation(input: {
  readonly differences: readonly number[]
  readonly seed: string
  readonly draws?: number
}) {
  const { differences, seed, draws = 10_000 } = input
  const weights = gridWeights(differences)
  if (weights !== null) return { p: randomSignTail(weights.map(Math.abs), sum(weights)), method: 'exact' as const }
  const sizes = Float64Array.from(
    differences.filter((difference) => difference !== 0),
    Math.abs,
  )
  // Sums that differ only by rounding are ties.
  const threshold = Math.abs(sum(differences)) - 1e-12 * sum([...sizes])
  if (sizes.length <= ENUMERATED_UP_TO) return { p: shareBeyond(sizes, threshold), method: 'exact' as const }
  return { p: sampledShare(sizes, threshold, { random: seededRandom(seed), draws }), method: 'sampled' as const }
}

/**
 * Returns the non-zero differences as whole multiples of 1/q, for the smallest q that fits all to 9 decimals; `null` if none fits, or if
 * there are too many sums.
 */
function gridWeights(differences: readonly number[]): number[] | null {
  for (let q = 1; q <= FINEST_GRID; q++) {
    if (differences.some((difference) => Math.abs(difference - Math.round(difference * q) / q) > 0.51e-9)) continue
    const weights = differences.map((difference) => Math.round(difference * q)).filter((weight) => weight !== 0)
    return sum(weights.map(Math.abs)) * weights.length > 2 * MAX_STEPS ? null : weights
  }
  return null
}

/** Enumerates all sums with a positive first sign. The other half mirrors them. */
function shareBeyond(sizes: Float64Array, threshold: number): number {
  const rest = sizes.subarray(1)
  const count = (total: number, next: number): number => {
    const size = rest[next]
    if (size === undefined) return Math.abs(total) >= threshold ? 1 : 0
    return count(total + size, next + 1) + count(total - size, next + 1)
  }
  return count(sizes[0] ?? 0, 0) / 2 ** rest.length
}

function sampledShare(
  sizes: Float64Array,
  threshold: number,
  { random, draws }: { random: Random; draws: number },
): number {
  let hits = 0
  for (let draw = 0; draw < draws; draw++) {
    let total = 0
    let signs = 0
    for (let index = 0; index < sizes.length; index++) {
      // One random number provides 32 signs.
      signs = index % 32 === 0 ? (random() * 2 ** 32) | 0 : signs >> 1
      total += (sizes[index] as number) * ((signs & 1) * 2 - 1)
    }
    if (Math.abs(total) >= threshold) hits++
  }
  return (1 + hits) / (1 + draws)
}

/**
 * Computes P(|Σ ±wᵢ| ≥ |observed|) with fair random signs, for whole weights wᵢ ≥ 0 of total W and an observed sum of the same kind. Uses
 * dynamic programming over the sums of the positive weights. Exact except for rounding (relative error about 1e-13, because nothing is
 * subtracted). Cost: n·W/2 steps.
 * @example randomSignTail([1, 2, 3], 6) // 2/8 = 0.25
 */
export function randomSignTail(weights: readonly number[], observed: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Float64Array(total + 1)
  chances[0] = 1
  let reached = 0
  for (const weight of weights) {
    reached += weight
    for (let sum = reached; sum >= weight; sum--)
      chances[sum] = ((chances[sum] as number) + (chances[sum - weight] as number)) / 2
    for (let sum = weight - 1; sum >= 0; sum--) chances[sum] = (chances[sum] as number) / 2
  }
  // If the positive weights sum to P, the total is 2P − W. By symmetry only one tail is summed, from its small end.
  let tail = 0
  for (let sum = 0; 2 * sum <= total - Math.abs(observed); sum++) tail += chances[sum] as number
  return Math.min(1, 2 * tail)
}
