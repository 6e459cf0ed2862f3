import { fairBinomial } from './fair-binomial.js'
import { normalUpperTail } from './normal.js'

export interface ChiSquared {
  readonly statistic: number
  readonly p: number
}

export interface McNemar {
  /** Two-sided mid-p: the one that decides. */
  readonly midP: number
  /** Two-sided exact binomial p; 0 where it is below the smallest double. */
  readonly exactP: number
  /** log10 of the exact p, which does not underflow. */
  readonly exactPLog10: number
  /** (b − c)²/(b + c) on 1 degree of freedom; null when nothing flipped. */
  readonly chi2: ChiSquared | null
  /** With Edwards' correction, max(|b − c| − 1, 0)²/(b + c), as R's `mcnemar.test`. */
  readonly chi2Corrected: ChiSquared | null
}

/**
 * McNemar's test of paired passes and failures, from the two counts of one-way flips; symmetric in them. Nothing
 * flipped: p = 1.
 * Source: Fagerland, Lydersen & Laake 2013, BMC Med. Res. Methodol. 13:91. X ~ Bin(worse + better, ½), k = min(worse,
 * better): exact p = min(1, 2·P(X ≤ k)), mid-p = 2·P(X ≤ k) − P(X = k), or 1 − P(X = k)/2 when the counts are equal.
 * @example mcnemar({ worse: 7, better: 1 }).midP // 0.0390625 (exact p 0.0703125; Bentur 2009 in the paper)
 */
export function mcnemar({ worse, better }: { worse: number; better: number }): McNemar {
  const flips = worse + better
  if (flips === 0) return { midP: 1, exactP: 1, exactPLog10: 0, chi2: null, chi2Corrected: null }
  const { logProbability, logCumulative } = fairBinomial(Math.min(worse, better), flips)
  const probability = Math.exp(logProbability)
  const distance = Math.abs(worse - better)
  return {
    midP: distance === 0 ? 1 - probability / 2 : 2 * Math.exp(logCumulative) - probability,
    exactP: distance === 0 ? 1 : Math.min(1, 2 * Math.exp(logCumulative)),
    exactPLog10: distance === 0 ? 0 : Math.min(0, (Math.LN2 + logCumulative) / Math.LN10),
    chi2: chiSquared(distance, flips),
    chi2Corrected: chiSquared(Math.max(distance - 1, 0), flips),
  }
}

function chiSquared(distance: number, flips: number): ChiSquared {
  return { statistic: distance ** 2 / flips, p: Math.min(1, 2 * normalUpperTail(distance / Math.sqrt(flips))) }
}
