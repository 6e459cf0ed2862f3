import type { MetricDefinition } from '../../model/metric.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'
import { precisionAtK } from './precision.js'

export const rPrecision: MetricDefinition = defineRankingMetric({
  name: 'retrieval.r-precision',
  title: 'R-precision',
  source: 'trec_eval 10.0, measure Rprec',
  kind: 'continuous',
  version: 1,
  at_each_k: false,
  measure: ({ gains, ideal }) => precisionAtK(gains, ideal.length),
})
