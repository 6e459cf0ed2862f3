import { logGamma } from './distributions/special-functions.js'

/** R's tolerance for "as likely as what was seen", which absorbs floating-point noise. */
const TOLERANCE = 1e-7

/** A draw of `drawn` cases from `all`. `marked` of all cases are of the kind asked for, and so are `hits` of the drawn ones. */
export interface Draw {
  readonly hits: number
  readonly drawn: number
  readonly marked: number
  readonly all: number
}

/**
 * Computes the two-sided p-value of Fisher's exact test: if `drawn` of `all` cases are drawn at random, the probability of a number of hits
 * that is no likelier than the one seen. In (0, 1].
 * Source: Fisher 1935, J. R. Stat. Soc. 98:39; R 4.3 `fisher.test`, scipy.stats.fisher_exact.
 * @example fisherExact({ hits: 6, drawn: 7, marked: 8, all: 13 }) // 0.1025641025641026 (scipy: [[6, 2], [1, 4]])
 */
export function fisherExact({ hits, drawn, marked, all }: Draw): number {
  const least = Math.max(0, drawn + marked - all)
  const most = Math.min(drawn, marked)
  const logOf = (k: number): number => logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn)
  const seen = logOf(hits) + Math.log1p(TOLERANCE)
  let sum = 0
  for (let k = least; k <= most; k++) {
    const log = logOf(k)
    if (log <= seen) sum += Math.exp(log)
  }
  return Math.min(1, sum)
}

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
