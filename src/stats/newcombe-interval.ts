import { wilsonInterval } from './wilson-interval.js'

/**
 * Newcombe's interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Shown, never deciding: at a true drop of exactly the margin it is too optimistic.
 * Source: method 10 of Newcombe 1998, Stat. Med. 17:2635: Wilson limits of both arms, joined with a correlation φ whose
 * numerator is reduced by n/2 where positive.
 * @example newcombeInterval({ bothPass: 59, worse: 16, better: 6, bothFail: 80, alpha: 0.05 }) // { low: -0.1186…, high: -0.0046… }
 */
export function newcombeInterval(table: {
  bothPass: number
  worse: number
  better: number
  bothFail: number
  alpha: number
}): { low: number; high: number } {
  const { bothPass, worse, better, bothFail, alpha } = table
  const n = bothPass + worse + better + bothFail
  const baseline = distances(bothPass + worse, n, alpha)
  const candidate = distances(bothPass + better, n, alpha)
  const phi = correlation(table, n)
  const estimate = (better - worse) / n
  const reach = (one: number, other: number): number => Math.sqrt(one ** 2 - 2 * phi * one * other + other ** 2)
  return {
    low: estimate - reach(candidate.down, baseline.up),
    high: estimate + reach(candidate.up, baseline.down),
  }
}

function distances(successes: number, n: number, alpha: number): { down: number; up: number } {
  const { low, high } = wilsonInterval({ successes, n, alpha })
  return { down: successes / n - low, up: high - successes / n }
}

function correlation(
  { bothPass, worse, better, bothFail }: { bothPass: number; worse: number; better: number; bothFail: number },
  n: number,
): number {
  const margins = (bothPass + worse) * (better + bothFail) * (bothPass + better) * (worse + bothFail)
  if (margins === 0) return 0
  const product = bothPass * bothFail - worse * better
  return (product > 0 ? Math.max(product - n / 2, 0) : product) / Math.sqrt(margins)
}
