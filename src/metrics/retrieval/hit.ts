import type { MetricDefinition } from '../../model/metric.js'
import { countFound } from './count-found.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'

/**
 * 1 when at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
export function hitAtK(gains: readonly number[], k: number): 0 | 1 {
  return countFound(gains, k) > 0 ? 1 : 0
}

export const hit: MetricDefinition = defineRankingMetric({
  name: 'retrieval.hit',
  title: 'hit',
  source: 'trec_eval 10.0, measure success',
  kind: 'binary',
  version: 1,
  at_each_k: true,
  measure: ({ gains }, { k }) => hitAtK(gains, k),
})
