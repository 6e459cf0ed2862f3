import { holm } from './multiplicity.js'
import { deviance, stirlingError } from './distributions/special-functions.js'
import { normalUpperTail } from './distributions/normal.js'

/**
 * Computes McNemar's test of paired passes and failures from the numbers of flips in each direction. The result is symmetric in the two
 * numbers; p = 1 if nothing flipped.
 * Source: Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91. X ~ Bin(worse + better, ½), k = min(worse, better): exact p =
 * min(1, 2·P(X ≤ k)), mid-p = 2·P(X ≤ k) − P(X = k), or 1 − P(X = k)/2 when the counts are equal.
 * @example mcnemar({ worse: 7, better: 1 }).midP // 0.0390625 (exact p 0.0703125; Bentur 2009 in the paper)
 */
export function mcnemar({ worse, better }: { worse: number; better: number }) {
  const flips = worse + better
  if (flips === 0) return { midP: 1, exactP: 1, exactPLog10: 0, chi2: null, chi2Corrected: null }
  const { logProbability, logCumulative } = fairBinomial(Math.min(worse, better), flips)
  const probability = Math.exp(logProbability)
  const distance = Math.abs(worse - better)
  return {
    /** Two-sided. Decisions use this one. */
    midP: distance === 0 ? 1 - probability / 2 : 2 * Math.exp(logCumulative) - probability,
    /** Two-sided, binomial; 0 if it is below the smallest double. */
    exactP: Math.min(1, 2 * Math.exp(logCumulative)),
    /** log10 of the exact p, which does not underflow. */
    exactPLog10: Math.min(0, (Math.LN2 + logCumulative) / Math.LN10),
    /** (b − c)²/(b + c) with 1 degree of freedom; `null` if nothing flipped. */
    chi2: chiSquared(distance, flips),
    /** With Edwards' correction, max(|b − c| − 1, 0)²/(b + c), as R's `mcnemar.test`; `null` if nothing flipped. */
    chi2Corrected: chiSquared(Math.max(distance - 1, 0), flips),
  }
}

function chiSquared(distance: number, flips: number) {
  return { statistic: distance ** 2 / flips, p: Math.min(1, 2 * normalUpperTail(distance / Math.sqrt(flips))) }
}

/**
 * Computes ln P(X = k) and ln P(X ≤ k) for X ~ Bin(n, ½), 0 ≤ k ≤ n/2, n ≥ 1. Logarithms are needed because 2⁻ⁿ is below the smallest
 * double from n = 1075 on.
 * Source: the saddle-point form of Loader 2000; the sum by the ratio of neighbouring terms, largest first.
 * @example fairBinomial(1, 8) // { logProbability: ln(8/256), logCumulative: ln(9/256) }
 */
export function fairBinomial(k: number, n: number): { logProbability: number; logCumulative: number } {
  const rest = n - k
  const logProbability =
    k === 0
      ? -n * Math.LN2
      : stirlingError(n) -
        stirlingError(k) -
        stirlingError(rest) -
        deviance(k, n / 2) -
        deviance(rest, n / 2) -
        0.5 * Math.log(2 * Math.PI * k * (rest / n))
  let total = 1
  let term = 1
  // The term becomes 0 at `below` = 0, which ends the loop.
  for (let below = k; term > total * 1e-17; below--) {
    term *= below / (n - below + 1)
    total += term
  }
  return { logProbability, logCumulative: logProbability + Math.log(total) }
}

/**
 * Returns the smallest number of flips that can be significant: if all go in one direction, their mid-p, adjusted by Holm together with the
 * other p-values of the family, is below alpha. Fewer flips, or the same number in both directions, are never significant.
 * Source: the mid-p of k one-way flips is 2⁻ᵏ (Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91).
 * @example minFlips({ alpha: 0.05, others: [] }) // 5: 2⁻⁵ = .031, and 2⁻⁴ = .0625
 * @example minFlips({ alpha: 0.05, others: [0.4, 0.6] }) // 6: 3 · 2⁻⁶ = .047
 */
export function minFlips({ alpha, others }: { readonly alpha: number; readonly others: readonly number[] }): number {
  const isSignificant = (flips: number): boolean => {
    const [adjusted = 1] = holm([mcnemar({ worse: flips, better: 0 }).midP, ...others])
    return adjusted < alpha
  }
  let flips = 1
  while (!isSignificant(flips)) flips += 1
  return flips
}
