import type { MetricDefinition } from '../model/metric.js'
import { defineRankingMetric } from './define/define-ranking-metric.js'

/**
 * The share of the first k places that hold an expected span; a place that is not filled counts as a miss.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
export function precisionAtK(gains: readonly number[], k: number): number {
  return gains.slice(0, k).filter((gain) => gain > 0).length / k
}

export const precision: MetricDefinition = defineRankingMetric({
  name: 'retrieval.precision',
  title: 'precision',
  source: 'trec_eval 10.0, measure P',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  default_gate: 'guardrail',
  measure: ({ gains }, k) => precisionAtK(gains, k),
})
