import type { MetricDefinition } from '../../model/metric.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'

/**
 * The precision at the rank of each expected span that was found, summed and divided by the number of expected spans: what was missed
 * counts as 0. `expected` is at least 1, and only the first k are looked at where a k is given. Its mean over cases is the MAP.
 * Source: trec_eval 10.0 `map`, https://github.com/usnistgov/trec_eval
 * @example averagePrecision([0, 1, 1], 3) // (1/2 + 2/3) / 3 = 0.388…
 */
export function averagePrecision(gains: readonly number[], expected: number, k = gains.length): number {
  const end = Math.min(k, gains.length)
  let found = 0
  let sum = 0
  for (let index = 0; index < end; index++) {
    if ((gains[index] ?? 0) <= 0) continue
    found += 1
    sum += found / (index + 1)
  }
  return sum / expected
}

export const averagePrecisionAtK: MetricDefinition = defineRankingMetric({
  name: 'retrieval.average-precision',
  title: 'average precision',
  source: 'trec_eval 10.0, measure map_cut',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  measure: ({ gains, ideal }, { k }) => averagePrecision(gains, ideal.length, k),
})

export const map: MetricDefinition = defineRankingMetric({
  name: 'retrieval.map',
  title: 'MAP',
  source: 'trec_eval 10.0, measure map',
  kind: 'continuous',
  version: 1,
  at_each_k: false,
  measure: ({ gains, ideal }) => averagePrecision(gains, ideal.length),
})
