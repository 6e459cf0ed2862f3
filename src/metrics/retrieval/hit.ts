import type { MetricDefinition } from '../../model/metric.js'
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

/**
 * How many of the first k spans are expected ones: those with a gain above 0. In a loop and not in words, since a trial of a hundred spans
 * asks it for every k of several metrics.
 * @example countFound([1, 0, 0.5], 2) // 1
 */
export function countFound(gains: readonly number[], k = gains.length): number {
  const end = Math.min(k, gains.length)
  let found = 0
  for (let index = 0; index < end; index++) if ((gains[index] ?? 0) > 0) found += 1
  return found
}
