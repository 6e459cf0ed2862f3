import { countBy } from '../model/group-by.js'
import { normalQuantile } from './distributions/normal.js'
import { mean, sum } from './moments.js'
import { midranks } from './wilcoxon.js'

/**
 * Computes Cohen's κ, the agreement of two readings of the same items beyond chance: (pₒ − pₑ)/(1 − pₑ). All differences count alike. κ is
 * at most 1, and 0 if the readings agree as often as by chance. `null` without items, and if both readings give the same single value to
 * all items, because chance agreement is then certain.
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
 * Computes Spearman's rank correlation, from −1 to 1: Pearson's correlation of the midranks. `null` with fewer than two items, or if one
 * side is constant.
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

const LEVEL = 0.975

/**
 * Computes the quadratic weighted κ of two raters, (pₒ − pₑ)/(1 − pₑ), with its large-sample 95 % interval, cut at −1 and 1; its ends are
 * `null` for a single pair.
 * A pair agrees by 1 − (x − y)²/range², so 4 against 5 counts as nearly equal. `null` without pairs, and if both raters give the same
 * single value to all items.
 * Source: Cohen 1968, Psychol. Bull. 70:213; Fleiss, Cohen & Everitt 1969, Psychol. Bull. 72:323, equation 13.
 * @example weightedKappa([[1, 1], [1, 1], [0, 0], [0, 1]], 1)?.kappa // 0.5
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[], range: number) {
  const n = pairs.length
  if (n === 0) return null
  const agree = (one: number, other: number): number => 1 - ((one - other) / range) ** 2
  const meanOver = (value: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + value(pair), 0) / n
  // Mean agreement of a value with all values of a rater, from their mean and mean square.
  const agreeWith = (rater: 0 | 1): ((value: number) => number) => {
    const [mean, square] = [meanOver((pair) => pair[rater]), meanOver((pair) => pair[rater] ** 2)]
    return (value) => 1 - (value ** 2 - 2 * value * mean + square) / range ** 2
  }
  const [first, second] = [agreeWith(1), agreeWith(0)]
  const observed = meanOver(([one, other]) => agree(one, other))
  const expected = meanOver(([one]) => first(one))
  // 1, apart from floating-point rounding.
  if (expected > 1 - 1e-12) return null
  const kappa = (observed - expected) / (1 - expected)
  const spread = meanOver(([one, other]) => (agree(one, other) - (first(one) + second(other)) * (1 - kappa)) ** 2)
  const variance = (spread - (kappa - expected * (1 - kappa)) ** 2) / (n * (1 - expected) ** 2)
  const half = normalQuantile(LEVEL) * Math.sqrt(Math.max(0, variance))
  if (n < 2) return { kappa, low: null, high: null }
  return { kappa, low: Math.max(-1, kappa - half), high: Math.min(1, kappa + half) }
}
