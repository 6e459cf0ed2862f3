import type { MetricDefinition } from '../../model/metric.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'
import { harmonicMean } from './harmonic-mean.js'
import { describeDivisor, measurePrecision } from './precision.js'
import { recallAtK } from './recall.js'

export const retrievalF1: MetricDefinition = defineRankingMetric({
  name: 'retrieval.f1',
  title: 'F1 of retrieval',
  source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  choice: describeDivisor,
  measure: ({ gains, ideal }, context) =>
    harmonicMean(measurePrecision(gains, context), recallAtK(gains, ideal.length, context.k)),
})
