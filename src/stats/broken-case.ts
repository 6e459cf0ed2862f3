import { bisect } from './bisect.js'
import { incompleteBeta } from './distributions/special-functions.js'

/** Tries of one case before and after a change that may not have affected it. */
export interface CaseRecord {
  /** Tries before the change, and how many of them were good. */
  readonly tries: number
  readonly good: number
  /** Tries after the change, all bad. */
  readonly failures: number
}

/**
 * Returns an upper bound on the probability of such tries if the case did not change:
 * max over p of P(Bin(tries, p) ≥ good)·(1 − p)^failures. 1 if no try was good.
 * Source: both factors are log-concave in p (the first, a beta distribution function: Bagnoli & Bergstrom 2005, Econ. Theory 26:445), so
 * the largest product is where its slope changes sign.
 * @example unchangedPValue({ tries: 9, good: 9, failures: 4 }) // (9/13)⁹·(4/13)⁴ = .000327
 */
export function unchangedPValue({ tries, good, failures }: CaseRecord): number {
  if (good === 0) return 1
  const at = (p: number): number =>
    incompleteBeta({ x: p, y: 1 - p, a: good, b: tries - good + 1 }).lower * (1 - p) ** failures
  const isRising = (p: number): boolean => at(p + 1e-7) > at(p - 1e-7)
  return at(bisect({ low: 0, high: 1, tolerance: 1e-9, holds: isRising }))
}

/**
 * Returns the probability that the `next` tries of a case all agree, predicted from its earlier `good` and `bad` tries by the beta-binomial
 * distribution with Jeffreys' prior.
 * Source: Jeffreys 1946, Proc. R. Soc. A 186:453; B(x + ½ + k, y + ½)/B(x + ½, y + ½), computed as a product.
 * @example agreementProbability({ good: 3, bad: 2, next: 2 }) // (3.5·4.5 + 2.5·3.5)/(6·7) = .583
 */
export function agreementProbability({ good, bad, next }: { good: number; bad: number; next: number }): number {
  let [allGood, allBad] = [1, 1]
  for (let tried = 0; tried < next; tried++) {
    allGood *= (good + 0.5 + tried) / (good + bad + 1 + tried)
    allBad *= (bad + 0.5 + tried) / (good + bad + 1 + tried)
  }
  return allGood + allBad
}
