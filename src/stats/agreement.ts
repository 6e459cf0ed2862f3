import { countBy } from '../model/group-by.js'
import { normalQuantile } from './distributions/normal.js'
import { mean, sum } from './moments.js'
import { midranks } from './wilcoxon.js'

/**
 * Cohen's κ: how far two readings of the same items agree beyond chance, (pₒ − pₑ)/(1 − pₑ), every difference counting alike; at most 1,
 * and 0 where they agree as often as by chance. Null without items, and where both gave one same value to all: chance could not have
 * disagreed.
 * Source: Cohen 1960, Educ. Psychol. Meas. 20:37, equation 1.
 * @example cohenKappa([[1, 1], [1, 1], [0, 0], [0, 1]]) // 0.5
 */
export function cohenKappa(pairs: readonly (readonly [number, number])[]): number | null {
  const n = pairs.length
  const first = countBy(pairs.map(([value]) => value))
  const second = countBy(pairs.map(([, value]) => value))
  const observed = pairs.filter(([one, other]) => one === other).length / n
  const expected = [...first].reduce((sum, [value, count]) => sum + (count / n) * ((second.get(value) ?? 0) / n), 0)
  return n === 0 || expected >= 1 ? null : (observed - expected) / (1 - expected)
}

/**
 * Spearman's rank correlation: Pearson's of the midranks, from −1 to 1. Null for fewer than two items, and where a side is constant.
 * Source: Spearman 1904, Am. J. Psychol. 15:72; ties as in Kendall 1948, Rank Correlation Methods, 3.
 * @example spearman([[1, 1], [2, 3], [3, 2], [4, 4]]) // 0.8
 */
export function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 2) return null
  const [first, second] = [
    centre(midranks(pairs.map(([value]) => value))),
    centre(midranks(pairs.map(([, value]) => value))),
  ]
  const product = (one: readonly number[], other: readonly number[]): number =>
    sum(one.map((value, at) => value * (other[at] ?? 0)))
  const spread = Math.sqrt(product(first, first) * product(second, second))
  return spread === 0 ? null : Math.max(-1, Math.min(1, product(first, second) / spread))
}

function centre(values: readonly number[]): readonly number[] {
  const middle = mean(values)
  return values.map((value) => value - middle)
}

/** Agreement beyond chance; the ends are of a 95 % interval, null with fewer than two pairs. */
export interface WeightedKappa {
  readonly kappa: number
  readonly low: number | null
  readonly high: number | null
}

const LEVEL = 0.975

/**
 * Quadratic weighted κ of two raters: (pₒ − pₑ)/(1 − pₑ), where a pair agrees by 1 − (x − y)²/range², so that 4 against 5 counts as nearly
 * equal; with the large-sample interval, cut at −1 and 1. Null without pairs, and where both gave one same value to all.
 * Source: Cohen 1968, Psychol. Bull. 70:213; Fleiss, Cohen & Everitt 1969, Psychol. Bull. 72:323, equation 13.
 * @example weightedKappa([[1, 1], [1, 1], [0, 0], [0, 1]], 1)?.kappa // 0.5
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[], range: number): WeightedKappa | null {
  const n = pairs.length
  if (n === 0) return null
  const agree = (one: number, other: number): number => 1 - ((one - other) / range) ** 2
  const meanOver = (value: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + value(pair), 0) / n
  // How far a value of one rater agrees with those of the other on average, by the mean and mean square of these.
  const agreeWith = (rater: 0 | 1): ((value: number) => number) => {
    const [mean, square] = [meanOver((pair) => pair[rater]), meanOver((pair) => pair[rater] ** 2)]
    return (value) => 1 - (value ** 2 - 2 * value * mean + square) / range ** 2
  }
  const [first, second] = [agreeWith(1), agreeWith(0)]
  const observed = meanOver(([one, other]) => agree(one, other))
  const expected = meanOver(([one]) => first(one))
  // What binary fractions leave of 1.
  if (expected > 1 - 1e-12) return null
  const kappa = (observed - expected) / (1 - expected)
  const spread = meanOver(([one, other]) => (agree(one, other) - (first(one) + second(other)) * (1 - kappa)) ** 2)
  const variance = (spread - (kappa - expected * (1 - kappa)) ** 2) / (n * (1 - expected) ** 2)
  const half = normalQuantile(LEVEL) * Math.sqrt(Math.max(0, variance))
  if (n < 2) return { kappa, low: null, high: null }
  return { kappa, low: Math.max(-1, kappa - half), high: Math.min(1, kappa + half) }
}
