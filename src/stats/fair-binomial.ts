import { deviance } from './deviance.js'
import { stirlingError } from './stirling-error.js'

/**
 * ln P(X = k) and ln P(X ≤ k) for X ~ Bin(n, ½), 0 ≤ k ≤ n/2, n ≥ 1: logarithms, because 2⁻ⁿ leaves the doubles at n =
 * 1075.
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
  for (let below = k; below > 0 && term > total * 1e-17; below--) {
    term *= below / (n - below + 1)
    total += term
  }
  return { logProbability, logCumulative: logProbability + Math.log(total) }
}
