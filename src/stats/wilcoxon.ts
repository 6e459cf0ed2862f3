import { normalUpperTail } from './distributions/normal.js'
import { sum } from './moments.js'
import { randomSignTail } from './sign-flip-permutation.js'

/** Largest number of non-zero differences for which the exact distribution is computed. */
const EXACT_UP_TO = 60

/**
 * Computes Wilcoxon's signed-rank test about 0 by Pratt's method: zeros are ranked, then left out, as SciPy's `zero_method="pratt"`. `null`
 * if all differences are 0. Expects differences rounded by `roundNoise`: unrounded ones hide ties and zeros. For display only.
 * Source: Wilcoxon 1945, Biometrics 1:80; Pratt 1959, J. Am. Stat. Assoc. 54:655. The mean Σr/2 and variance Σr²/4 of the signed ranks r
 * are those given the midranks, so they include the usual corrections for ties and for Pratt's zeros.
 * @example wilcoxonPratt([0, 1, 2, 3])?.exactP // 0.25
 */
export function wilcoxonPratt(differences: readonly number[]) {
  const midrank = midranks(differences.map(Math.abs))
  const ranks = differences.flatMap((one, at) => (one === 0 ? [] : [Math.sign(one) * (midrank[at] ?? 0)]))
  if (ranks.length === 0) return null
  // Half the difference of the two rank sums is V minus its mean.
  const distance = Math.abs(sum(ranks)) / 2
  const deviation = Math.sqrt(sum(ranks.map((rank) => rank ** 2))) / 2
  // Midranks are multiples of ½, so twice a rank is whole.
  const doubled = ranks.map((rank) => Math.abs(2 * rank))
  return {
    /** Two-sided, over all sign assignments of the midranks; `null` above 60 non-zero differences. */
    exactP: ranks.length > EXACT_UP_TO ? null : randomSignTail(doubled, sum(ranks) * 2),
    /** Two-sided, normal approximation, variance corrected for ties, no continuity correction. */
    normalP: Math.min(1, 2 * normalUpperTail(distance / deviation)),
  }
}

/**
 * Ranks the values from 1 in ascending order; equal values share the mean of their ranks. In input order.
 * @example midranks([10, 30, 10]) // [1.5, 3, 1.5]
 */
export function midranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0))
  const ranks = new Array<number>(values.length).fill(0)
  for (let start = 0; start < order.length;) {
    let end = start
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end++
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}
