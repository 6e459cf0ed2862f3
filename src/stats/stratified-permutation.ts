import { mean } from './mean.js'
import { seededRandom, type Random } from './random.js'

/** With no more arrangements than this, all are counted. */
const DRAWS = 10_000
/** Of the largest value: differences of less are float noise. */
const NOISE = 1e-9

/** What the trials of one case gave in both arms, at least one each. */
export interface TrialsOfCase {
  readonly baseline: readonly number[]
  readonly candidate: readonly number[]
}

export interface StratifiedPermutation {
  /** Two-sided, in (0, 1]. */
  readonly p: number
  /** `exact` over all arrangements, or `sampled` from seeded draws of them. */
  readonly method: 'exact' | 'sampled'
}

/**
 * The permutation test of two arms over the trials of fixed cases. Without a difference between the arms every way of dealing the trials of a
 * case to the two arms, as many to each as it had, is as likely as the one seen. The statistic is the mean over the cases of the
 * difference of the two arms' means; p is the share of arrangements whose statistic is as far from 0, ties counted. Up to
 * 10,000 arrangements are all counted; else p = (1 + #{|Δ*| ≥ |Δ| − ε})/(draws + 1) over seeded ones.
 * Source: Ernst 2004, Stat. Sci. 19:676, for the test within strata; the added one: Phipson & Smyth 2010, Stat. Appl. Genet. Mol. Biol. 9:39.
 * Exchanging the arms or the cases changes an exact p in nothing. Cost: draws × trials at about 8 ns.
 * @example stratifiedPermutation({ cases: [{ baseline: [1, 2, 3], candidate: [4, 5, 6] }], seed: '1' }) // { p: 0.1, method: 'exact' }: 2 of 20
 */
export function stratifiedPermutation({
  cases,
  seed,
  draws = DRAWS,
}: {
  cases: readonly TrialsOfCase[]
  seed: string
  draws?: number
}): StratifiedPermutation {
  const largest = cases
    .flatMap(({ baseline, candidate }) => [...baseline, ...candidate])
    .reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const strata = cases.map(centre).filter(({ values }) => values.some((value) => Math.abs(value) > NOISE * largest))
  const observed = strata.reduce((sum, { values, drawn, scale }) => sum + scale * sumOfFirst(values, drawn), 0)
  const threshold = Math.abs(observed) - NOISE * largest * cases.length
  if (threshold <= 0) return { p: 1, method: 'exact' }
  const sizes = strata.map(({ values, drawn }) => ({ drawn, all: values.length }))
  if (countArrangements(sizes) <= DRAWS) return { p: shareBeyond(strata.map(listSums), threshold), method: 'exact' }
  return { p: sampledShare(strata, threshold, { random: seededRandom(seed), draws }), method: 'sampled' }
}

/**
 * How many ways there are to deal the trials of all cases to the arms; Infinity beyond the largest double. No two-sided p can be
 * below about one over it.
 * @example countArrangements([{ drawn: 3, all: 6 }, { drawn: 3, all: 6 }]) // 400
 */
export function countArrangements(sizes: readonly { readonly drawn: number; readonly all: number }[]): number {
  return sizes.reduce((product, { drawn, all }) => product * choose(all, drawn), 1)
}

function choose(all: number, drawn: number): number {
  let ways = 1
  for (let k = 1; k <= Math.min(drawn, all - drawn); k++) ways = (ways * (all - k + 1)) / k
  return Math.round(ways)
}

/** The values of a case about their mean, those of one arm first: what they add to the sum of differences is `scale` times their sum. */
interface Stratum {
  readonly values: Float64Array
  readonly drawn: number
  readonly scale: number
}

/** The arm of fewer trials comes first, as it takes fewer draws; its sum has the other's sign. */
function centre({ baseline, candidate }: TrialsOfCase): Stratum {
  const isFewer = candidate.length <= baseline.length
  const values = Float64Array.from(isFewer ? [...candidate, ...baseline] : [...baseline, ...candidate])
  const middle = mean([...values])
  return {
    values: values.map((value) => value - middle),
    drawn: Math.min(baseline.length, candidate.length),
    scale: (isFewer ? 1 : -1) * (1 / baseline.length + 1 / candidate.length),
  }
}

function sumOfFirst(values: Float64Array, count: number): number {
  let sum = 0
  for (let index = 0; index < count; index++) sum += values[index] as number
  return sum
}

/** What every arrangement of one case adds to the sum. */
function listSums({ values, drawn, scale }: Stratum): readonly number[] {
  const sums: number[] = []
  const pick = (from: number, left: number, sum: number): void => {
    if (left === 0) sums.push(scale * sum)
    else for (let at = from; at <= values.length - left; at++) pick(at + 1, left - 1, sum + (values[at] as number))
  }
  pick(0, drawn, 0)
  return sums
}

function shareBeyond(sums: readonly (readonly number[])[], threshold: number): number {
  let [hits, all] = [0, 0]
  const add = (place: number, total: number): void => {
    const own = sums[place]
    if (own === undefined) {
      all++
      if (Math.abs(total) >= threshold) hits++
    } else for (const sum of own) add(place + 1, total + sum)
  }
  add(0, 0)
  return hits / all
}

function sampledShare(
  strata: readonly Stratum[],
  threshold: number,
  { random, draws }: { random: Random; draws: number },
): number {
  let hits = 0
  for (let draw = 0; draw < draws; draw++) {
    let total = 0
    for (const { values, drawn, scale } of strata) {
      // The first places of a Fisher–Yates shuffle; the order that the last draw has left is as good as any.
      let sum = 0
      for (let at = 0; at < drawn; at++) {
        const other = at + Math.floor(random() * (values.length - at))
        const value = values[other] as number
        values[other] = values[at] as number
        values[at] = value
        sum += value
      }
      total += scale * sum
    }
    if (Math.abs(total) >= threshold) hits++
  }
  return (1 + hits) / (1 + draws)
}
