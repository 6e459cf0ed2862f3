import type { MetricDefinition } from '../../model/metric.js'
import type { MetricContext } from '../define/define-metric.js'
import { defineRankingMetric } from '../define/define-ranking-metric.js'
import { countFound } from './hit.js'

/**
 * The share of the first k places that hold an expected span; a place that is not filled counts as a miss.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
export function precisionAtK(gains: readonly number[], k: number): number {
  return countFound(gains, k) / k
}

/**
 * The share of the first k retrieved spans that are expected, whether or not there are k of them; 0 when nothing was retrieved.
 * @example precisionOfReturned([1, 0, 1], 5) // 0.666…
 */
export function precisionOfReturned(gains: readonly number[], k: number): number {
  return gains.length === 0 ? 0 : precisionAtK(gains, Math.min(k, gains.length))
}

/** The precision that the suite asks for (`precision_divisor`). */
export function measurePrecision(gains: readonly number[], { k, scoring }: MetricContext): number {
  return scoring.precision_divisor === 'k' ? precisionAtK(gains, k) : precisionOfReturned(gains, k)
}

/** What a definition says of the divisor of precision; null for k. */
export function describeDivisor({ scoring }: MetricContext): string | null {
  return scoring.precision_divisor === 'k' ? null : `divisor=${scoring.precision_divisor}`
}

export const precision: MetricDefinition = defineRankingMetric({
  name: 'retrieval.precision',
  title: 'precision',
  source: 'trec_eval 10.0, measure P',
  kind: 'continuous',
  version: 1,
  at_each_k: true,
  default_gate: 'guardrail',
  warn_margin: { kind: 'relative', value: 0.05 },
  choice: describeDivisor,
  measure: ({ gains }, context) => measurePrecision(gains, context),
})
