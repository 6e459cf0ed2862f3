import { CHECKED, SURE } from '../examples.js'
import type { MetricDefinition, MetricDocs } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { COUNT, defineMetric, defineRunMetric, NEUTRAL_SHARE, type RunMetricSpec } from '../define-metric.js'
import { defineOutcomeMetric } from '../success.js'

export const plannerConfidence = defineMetric({
  name: 'planner.confidence',
  title: 'planner confidence',
  docs: {
    summary: 'How sure the target is before it answers.',
    formula: '`planner.confidence` of the reply.',
    edge_cases: 'When the target reports none; when the trial failed.',
    example: { text: '`planner: { confidence: 0.8 }`: 0.8.', reply: { planner: { confidence: 0.8 } }, value: 0.8 },
  },
  source: '`planner.confidence` reported by the target',
  ...NEUTRAL_SHARE,
  score: ({ observation: { reply } }) =>
    reply.planner?.confidence === undefined
      ? unscored('the target reported no planner.confidence')
      : scored(reply.planner.confidence),
})

export const plannerSpanCount = defineMetric({
  name: 'planner.span-count',
  title: 'planned spans',
  docs: {
    summary: 'How many spans the planner picked.',
    formula: '`planner.span_count`, else the number of `planner.span_ids`.',
    edge_cases: 'When the target reports neither; when the trial failed.',
    example: { text: '`planner: { span_count: 4 }`: 4.', reply: { planner: { span_count: 4 } }, value: 4 },
  },
  source: '`planner.span_count` reported by the target',
  ...COUNT,
  score: ({ observation: { reply } }) => {
    const count = reply.planner?.span_count ?? reply.planner?.span_ids?.length
    return count === undefined
      ? unscored('the target reported neither planner.span_count nor planner.span_ids')
      : scored(count)
  },
})

function defineCalibrationError(
  input: Pick<RunMetricSpec, 'name' | 'title' | 'source'> & {
    readonly error: 'expected' | 'maximum'
    readonly docs: Pick<MetricDocs, 'summary' | 'formula' | 'edge_cases' | 'example'>
  },
): MetricDefinition {
  const { error, ...row } = input
  return defineRunMetric({
    ...row,
    docs: { needs: 'To cases that `success` applies to.', ...row.docs },
    unit: 'ratio',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    per_run: ({ scoring }) => ({
      figure: 'calibration-error',
      error,
      confidence: 'planner.confidence',
      outcome: 'success',
      buckets: scoring.calibration_buckets,
    }),
  })
}

export const calibrationEce = defineCalibrationError({
  error: 'expected',
  name: 'calibration.ece',
  title: 'calibration error',
  source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
  docs: {
    summary: 'How far confidence is from success: the expected calibration error.',
    formula:
      'Σ w_b·|success_b − confidence_b| / Σ w_b over the buckets of confidence (`calibration_buckets`, by default [0, 0.3), [0.3, 0.6), [0.6, 1]), with the mean confidence and the share of successes in each. Every case weighs 1, shared by its trials. Empty buckets count for nothing.',
    edge_cases: 'A trial is without `planner.confidence` or `success`; the figure is when no case is scored.',
    example: {
      text: 'Two cases with confidence 0.9, one of which succeeds, and one with 0.2, which fails: (2·|0.5 − 0.9| + |0 − 0.2|)/3 = 0.333.',
      trials: SURE,
      value: 1 / 3,
    },
  },
})

export const calibrationMce = defineCalibrationError({
  error: 'maximum',
  name: 'calibration.mce',
  title: 'largest calibration error',
  source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901',
  docs: {
    summary: 'The same of the worst bucket: the maximum calibration error.',
    formula: 'The largest |success_b − confidence_b| over the buckets of `calibration.ece` that are not empty.',
    edge_cases: 'As `calibration.ece`.',
    example: { text: 'As for `calibration.ece`: 0.4.', trials: SURE, value: 0.4 },
  },
})

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
  docs: {
    summary: 'How far confidence is from the outcome, trial by trial.',
    formula: '(c − s)²: c `planner.confidence`, s `success`.',
    needs: 'To cases that `success` applies to.',
    edge_cases: 'When the target reports no confidence, or `success` is unscored; when the trial failed.',
    example: {
      text: 'Confidence 0.9 and no success: 0.81.',
      case: CHECKED,
      reply: { planner: { confidence: 0.9 }, answer: 'no' },
      value: 0.9 ** 2,
    },
  },
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
})

export const calibrationCorrelation = defineRunMetric({
  name: 'calibration.correlation',
  title: 'confidence–success correlation',
  docs: {
    summary: 'Whether the target is surer where it succeeds.',
    formula:
      "Pearson's r of `planner.confidence` and `success` over the trials; every case weighs 1, shared by its trials.",
    needs: 'To cases that `success` applies to.',
    edge_cases: 'A trial is, as in `calibration.ece`; the figure is when confidence or success is the same throughout.',
    example: { text: 'As for `calibration.ece`: 0.5.', trials: SURE, value: 0.5 },
  },
  source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
  unit: 'ratio',
  direction: 'higher',
  range: [-1, 1],
  default_margin: { kind: 'absolute', value: 0.1 },
  per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
})
