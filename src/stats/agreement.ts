import { countBy } from '../model/group-by.js'
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
