import type { MetricDefinition } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric, defineRunMetric } from '../define-metric.js'
import { defineOutcomeMetric } from '../success.js'

export const plannerConfidence = defineMetric({
  name: 'planner.confidence',
  title: 'planner confidence',
  source: '`planner.confidence` reported by the target',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, 1],
  definition: 'planner.confidence/1',
  applies: () => true,
  score: ({ observation: { reply } }) =>
    reply.planner?.confidence === undefined
      ? unscored('the target reported no planner.confidence')
      : scored(reply.planner.confidence),
  when_failed: 'unscored',
})

export const plannerSpanCount = defineMetric({
  name: 'planner.span-count',
  title: 'planned spans',
  source: '`planner.span_count` reported by the target',
  unit: 'count',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: 'planner.span-count/1',
  applies: () => true,
  score: ({ observation: { reply } }) => {
    const count = reply.planner?.span_count ?? reply.planner?.span_ids?.length
    return count === undefined
      ? unscored('the target reported neither planner.span_count nor planner.span_ids')
      : scored(count)
  },
  when_failed: 'unscored',
})

function defineCalibrationError(error: 'expected' | 'maximum', name: string, title: string): MetricDefinition {
  return defineRunMetric({
    name,
    title,
    source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
    unit: 'ratio',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `${name}/1`,
    per_run: ({ scoring }) => ({
      figure: 'calibration-error',
      error,
      confidence: 'planner.confidence',
      outcome: 'success',
      buckets: scoring.calibration_buckets,
    }),
  })
}

export const calibrationEce = defineCalibrationError('expected', 'calibration.ece', 'calibration error')

export const calibrationMce = defineCalibrationError('maximum', 'calibration.mce', 'largest calibration error')

/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
export function brierScore(confidence: number, outcome: number): number {
  return (confidence - outcome) ** 2
}

export const calibrationBrier = defineOutcomeMetric({
  name: 'calibration.brier',
  title: 'Brier score',
  source: 'Brier 1950, Mon. Weather Rev. 78:1',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'lower',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  version: 1,
  score: ({ observation }, outcome) => {
    const confidence = observation.reply.planner?.confidence
    return confidence === undefined
      ? unscored('the target reported no planner.confidence')
      : scored(brierScore(confidence, outcome))
  },
  when_failed: 'unscored',
})

export const calibrationCorrelation = defineRunMetric({
  name: 'calibration.correlation',
  title: 'confidence–success correlation',
  source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
  unit: 'ratio',
  direction: 'higher',
  range: [-1, 1],
  default_margin: { kind: 'absolute', value: 0.1 },
  definition: 'calibration.correlation/1',
  per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
})
