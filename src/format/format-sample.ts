import type { Comparison, GateResult } from '../model/comparison.js'
import { countOf, formatNumber } from './format-number.js'

/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
export function formatSample(
  { n, clusters, row }: Pick<GateResult, 'n' | 'clusters' | 'row'>,
  { inference, baseline, candidate }: Pick<Comparison, 'inference' | 'baseline' | 'candidate'>,
): string {
  // A judge's opinion of the code rests on no count.
  if (row === 'exact') return n === 0 ? 'one reading' : `n = ${countOf(n, 'file')}`
  const cases = `n = ${formatNumber(n, { decimals: 0 })}`
  if (inference !== 'these-cases') return clusters === null ? cases : `${cases} in ${countOf(clusters, 'cluster')}`
  const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case])
  return `${cases} × ${[...trials].join(' and ')} trials`
}
