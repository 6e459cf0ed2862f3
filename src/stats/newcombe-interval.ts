import { bisect } from './bisect.js'
import { incompleteBeta } from './distributions/special-functions.js'
import { normalQuantile } from './distributions/normal.js'

/**
 * Computes Newcombe's interval of the paired difference (better − worse)/n at level 1 − alpha, for n ≥ 1 pairs of one trial each. For
 * display only: at a true drop of exactly the margin it is too optimistic for a decision.
 * Source: method 10 of Newcombe 1998, Stat. Med. 17:2635: Wilson limits of both arms, joined with a correlation φ whose numerator is
 * reduced by n/2 where positive.
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
  return { low: estimate - reach(candidate.down, baseline.up), high: estimate + reach(candidate.up, baseline.down) }
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

/**
 * Computes Wilson's score interval of a proportion, without continuity correction, at level 1 − alpha; n ≥ 1.
 * Source: Wilson 1927, J. Am. Stat. Assoc. 22:209; method 3 of Newcombe 1998, Stat. Med. 17:857.
 * @example wilsonInterval({ successes: 81, n: 263, alpha: 0.05 }) // { low: 0.2552…, high: 0.3662… } (Newcombe's table I)
 */
export function wilsonInterval({ successes, n, alpha }: { successes: number; n: number; alpha: number }) {
  const z = normalQuantile(1 - alpha / 2)
  const centre = successes + (z * z) / 2
  const spread = z * Math.sqrt((z * z) / 4 + (successes * (n - successes)) / n)
  return { low: (centre - spread) / (n + z * z), high: successes === n ? 1 : (centre + spread) / (n + z * z) }
}

/**
 * Computes Clopper and Pearson's exact interval of a proportion at level 1 − alpha; n ≥ 1.
 * Source: Clopper & Pearson 1934, Biometrika 26:404: the low end has P(X ≥ k) = alpha/2, the high end P(X ≤ k) = alpha/2.
 * @example clopperPearson({ successes: 0, n: 10, alpha: 0.05 }) // { low: 0, high: 0.30849710781876083 }
 */
export function clopperPearson({ successes, n, alpha }: { successes: number; n: number; alpha: number }) {
  // The high end is 1 minus the low end for the failures.
  return { low: lowEnd(successes, n, alpha / 2), high: 1 - lowEnd(n - successes, n, alpha / 2) }
}

function lowEnd(successes: number, n: number, tail: number): number {
  return bisect({
    low: 0,
    high: successes / n,
    holds: (x) => incompleteBeta({ x, y: 1 - x, a: successes, b: n - successes + 1 }).lower < tail,
  })
}
