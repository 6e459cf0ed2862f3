import type { MetricDefinition } from '../../model/metric.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'
import { countFound } from './hit.js'

/**
 * The share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
export function recallAtK(gains: readonly number[], expected: number, k: number): number {
  return countFound(gains, k) / expected
}

export const recall: MetricDefinition = defineRankingMetric({
  name: 'retrieval.recall',
  title: 'recall',
  source: 'trec_eval 10.0, measure recall',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  measure: ({ gains, ideal }, { k }) => recallAtK(gains, ideal.length, k),
})
