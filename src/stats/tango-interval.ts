import { bisect } from './bisect.js'
import { normalQuantile } from './distributions/normal.js'

/**
 * Computes Tango's score interval of the paired difference (better − worse)/n at level 1 − alpha, for n ≥ 1 pairs of one trial each.
 * Source: Tango 1998, Stat. Med. 17:891. All δ with (g − f − nδ)² ≤ z²·n·(2q + δ(1 − δ)), f worse, g better, q the constrained estimate of
 * the worse share; each end by bisection to 1e-12. With no flips it is ±z²/(n + z²).
 * @example tangoInterval({ worse: 0, better: 0, n: 10, alpha: 0.05 }) // { low: -0.277532799863, high: 0.277532799863 }
 */
export function tangoInterval(table: { worse: number; better: number; n: number; alpha: number }) {
  const { worse, better, n } = table
  const z = normalQuantile(1 - table.alpha / 2)
  const estimate = (better - worse) / n
  const isInside = (delta: number): boolean =>
    (better - worse - n * delta) ** 2 <= z * z * n * tangoVariance(delta, table)
  const end = (limit: -1 | 1): number =>
    limit * bisect({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) })
  return { low: end(-1), high: end(1) }
}

/** Returns the variance of one pair's difference that the interval assumes for a true difference `delta`. Counts may be expected ones. */
export function tangoVariance(delta: number, table: { worse: number; better: number; n: number }): number {
  return Math.max(0, 2 * worseShare(delta, table) + delta * (1 - delta))
}

/**
 * Returns how many pairs, none of them flipped, rule out a loss of `margin` (above 0). Without flips the interval ends at z²/(n + z²), so
 * this is the smallest n above z²(1 − margin)/margin.
 * @example casesToRuleOut({ margin: 0.05, alpha: 0.05 }) // 73
 */
export function casesToRuleOut({ margin, alpha }: { margin: number; alpha: number }): number {
  return Math.floor((normalQuantile(1 - alpha / 2) ** 2 * (1 - margin)) / margin) + 1
}

/** Computes q of the paper, the maximum-likelihood share of pairs that got worse if the true difference is `delta`. */
function worseShare(delta: number, { worse, better, n }: { worse: number; better: number; n: number }): number {
  const a = 2 * n
  const b = -better - worse + (2 * n - better + worse) * delta
  const c = -worse * delta * (1 - delta)
  // For b > 0 this subtracts near-equal numbers. The error is harmless: one unit in the last digit of delta, to which the result is added.
  return (Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a)
}
