import { bisect } from './bisect.js'
import { incompleteBeta } from './incomplete-beta.js'

/**
 * Clopper and Pearson's exact interval of a proportion at level 1 − alpha; n ≥ 1.
 * Source: Clopper & Pearson 1934, Biometrika 26:404: the low end has P(X ≥ k) = alpha/2, the high end P(X ≤ k) =
 * alpha/2.
 * @example clopperPearson({ successes: 0, n: 10, alpha: 0.05 }) // { low: 0, high: 0.30849710781876083 }
 */
export function clopperPearson({ successes, n, alpha }: { successes: number; n: number; alpha: number }): {
  low: number
  high: number
} {
  // The high end is the low end of the failures, seen from 1.
  return { low: lowEnd(successes, n, alpha / 2), high: 1 - lowEnd(n - successes, n, alpha / 2) }
}

function lowEnd(successes: number, n: number, tail: number): number {
  if (successes === 0) return 0
  return bisect({
    low: 0,
    high: successes / n,
    holds: (x) => incompleteBeta({ x, y: 1 - x, a: successes, b: n - successes + 1 }).lower < tail,
  })
}
