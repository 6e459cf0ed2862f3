import type { MetricDefinition, Ranking } from '../model/metric.js'
import { defineRankingMetric } from './define/define-ranking-metric.js'

/**
 * Discounted cumulative gain of the first k places over the best that the case allows: Σ gain / log2(rank + 1), with the
 * relevance itself as gain, and the ideal taken from the expected spans, so that what was missed lowers it.
 * Source: Järvelin & Kekäläinen 2002, ACM TOIS 20:422, with the discount of trec_eval 10.0 `ndcg_cut`.
 * @example ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, 5) // 0.667718…
 */
export function ndcgAtK({ gains, ideal }: Pick<Ranking, 'gains' | 'ideal'>, k: number): number {
  return Math.min(1, discountedGain(gains, k) / discountedGain(ideal, k))
}

function discountedGain(gains: readonly number[], k: number): number {
  return gains.slice(0, k).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)
}

export const ndcg: MetricDefinition = defineRankingMetric({
  name: 'retrieval.ndcg',
  title: 'nDCG',
  source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  measure: ndcgAtK,
})
