import { incompleteBeta, logBetaKernel } from './special-functions.js'
import { normalQuantile } from './normal.js'

/** Computes P(|T| > |t|) and P(|T| ≤ |t|): Iₓ(ν/2, ½) at x = ν/(ν + t²), DLMF 8.17 with Abramowitz & Stegun 26.7.1. */
function tails(t: number, df: number): { outside: number; inside: number } {
  const square = (t / Math.sqrt(df)) ** 2
  const x = 1 / (1 + square)
  const y = square === Infinity ? 1 : square / (1 + square)
  const { lower, upper } = incompleteBeta({ x, y, a: df / 2, b: 0.5 })
  return { outside: lower, inside: upper }
}

/**
 * Computes P(|T| > |t|) of Student's distribution with `df` > 0 degrees of freedom (fractions allowed). A tiny p stays accurate.
 * @example studentTTwoSidedP(2.228138851964938, 10) // 0.05
 */
export const studentTTwoSidedP = (t: number, df: number): number => tails(t, df).outside

/**
 * Computes P(T > t) of Student's distribution with `df` > 0 degrees of freedom (fractions allowed).
 * @example studentTUpperTail(1, 1) // 0.25
 */
export function studentTUpperTail(t: number, df: number): number {
  const { outside, inside } = tails(t, df)
  return t >= 0 ? outside / 2 : 0.5 + inside / 2
}

/**
 * Computes the t with P(T ≤ t) = p: -Infinity at 0, Infinity at 1. `df` may be a fraction.
 * Uses Newton's method, starting at the normal quantile. The tail is convex and heavier than the normal one, so every step moves towards
 * the answer from below: no bracket is needed, and the first step that does not move ends the search.
 * @throws RangeError outside 0 to 1.
 * @example studentTQuantile(0.975, 10) // 2.228138851964938
 */
export function studentTQuantile(p: number, df: number): number {
  if (p > 0.5) return -studentTQuantile(1 - p, df)
  let t = -normalQuantile(p)
  if (t === 0 || !Number.isFinite(t)) return -t + 0
  for (;;) {
    const square = (t * t) / df
    // The kernel is x^(ν/2)·y^(1/2)/B, which is the density times t.
    const logKernel = logBetaKernel({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 })
    const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t
    if (!(step > t * Number.EPSILON)) return -(t + step)
    t += step
  }
}
