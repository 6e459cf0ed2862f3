import { CHECKED, SURE } from '../examples.js'
import type { MetricDefinition, MetricDocs } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scoredOr } from '../../model/score.js'
import { BAD_SHARE, COUNT, defineComposed, defineMetric, defineRunMetric, NEUTRAL_SHARE } from '../define-metric.js'
import { success } from '../success.js'

const NEEDS = 'To cases that `success` applies to.'

function scoreConfidence({ planner }: Reply): Score {
  return scoredOr(planner?.confidence, 'the target reported no planner.confidence')
}

function defineCalibrationError(spec: MetricDocs & { readonly error: 'expected' | 'maximum' }): MetricDefinition {
  const { error, ...docs } = spec
  return defineRunMetric({
    ...docs,
    ...BAD_SHARE,
    ...(error === 'expected' && { default_gate: 'if-reported' as const }),
    per_run: ({ scoring }) => ({
      figure: 'calibration-error',
      error,
      confidence: 'planner.confidence',
      outcome: 'success',
      buckets: scoring.calibration_buckets,
    }),
  })
}

/**
 * Computes the squared difference between a confidence (0 to 1) and its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
export const brierScore = (confidence: number, outcome: number): number => (confidence - outcome) ** 2

/** Metrics of what the planner says about itself, and of how well that fits the outcome. */
export const CALIBRATION: readonly MetricDefinition[] = [
  defineMetric({
    name: 'planner.confidence',
    title: 'planner confidence',
    summary: 'How sure the target is before it answers.',
    formula: '`planner.confidence` of the reply.',
    edge_cases: 'When the target reports none; when the trial failed.',
    example: { text: '`planner: { confidence: 0.8 }`: 0.8.', reply: { planner: { confidence: 0.8 } }, value: 0.8 },
    source: '`planner.confidence` reported by the target',
    ...NEUTRAL_SHARE,
    score: ({ observation: { reply } }) => scoreConfidence(reply),
  }),
  defineMetric({
    name: 'planner.span-count',
    title: 'planned spans',
    summary: 'How many spans the planner picked.',
    formula: '`planner.span_count`, else the number of `planner.span_ids`.',
    edge_cases: 'When the target reports neither; when the trial failed.',
    example: { text: '`planner: { span_count: 4 }`: 4.', reply: { planner: { span_count: 4 } }, value: 4 },
    source: '`planner.span_count` reported by the target',
    ...COUNT,
    score: ({ observation: { reply } }) =>
      scoredOr(
        reply.planner?.span_count ?? reply.planner?.span_ids?.length,
        'the target reported neither planner.span_count nor planner.span_ids',
      ),
  }),
  defineCalibrationError({
    error: 'expected',
    name: 'calibration.ece',
    title: 'calibration error',
    needs: NEEDS,
    source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
    summary: 'How far confidence is from success: the expected calibration error.',
    formula:
      'Σ w_b·|success_b − confidence_b| / Σ w_b over the buckets of confidence (`calibration_buckets`, by default [0, 0.3), [0.3, 0.6), [0.6, 1]), with the mean confidence and the share of successes in each. Every case weighs 1, shared by its trials. Empty buckets do not count.',
    edge_cases: 'A trial: when it has no `planner.confidence` or no `success`. The figure: when no case is scored.',
    example: {
      text: 'Two cases with confidence 0.9, one of which succeeds, and one with 0.2, which fails: (2·|0.5 − 0.9| + |0 − 0.2|)/3 = 0.333.',
      trials: SURE,
      value: 1 / 3,
    },
  }),
  defineCalibrationError({
    error: 'maximum',
    name: 'calibration.mce',
    title: 'largest calibration error',
    needs: NEEDS,
    source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901',
    summary: 'The same of the worst bucket: the maximum calibration error.',
    formula: 'The largest |success_b − confidence_b| over the buckets of `calibration.ece` that are not empty.',
    edge_cases: 'As `calibration.ece`.',
    example: { text: 'As for `calibration.ece`: 0.4.', trials: SURE, value: 0.4 },
  }),
  defineComposed({
    name: 'calibration.brier',
    title: 'Brier score',
    summary: 'How far confidence is from the outcome, trial by trial.',
    formula: '(c − s)²: c `planner.confidence`, s `success`.',
    needs: NEEDS,
    edge_cases: 'When the target reports no confidence, or `success` is unscored; when the trial failed.',
    example: {
      text: 'Confidence 0.9 and no success: 0.81.',
      case: CHECKED,
      reply: { planner: { confidence: 0.9 }, answer: 'no' },
      value: 0.9 ** 2,
    },
    source: 'Brier 1950, Mon. Weather Rev. 78:1',
    ...BAD_SHARE,
    parts: [success],
    beside: ({ observation }) => scoreConfidence(observation.reply),
    combine: ([outcome = NaN, confidence = NaN]) => brierScore(confidence, outcome),
  }),
  defineRunMetric({
    name: 'calibration.correlation',
    title: 'confidence–success correlation',
    summary: 'Whether the target is more confident where it succeeds.',
    formula:
      "Pearson's r of `planner.confidence` and `success` over the trials; every case weighs 1, shared by its trials.",
    needs: NEEDS,
    edge_cases: 'A trial: as in `calibration.ece`. The figure: when all confidences or all successes are the same.',
    example: { text: 'As for `calibration.ece`: 0.5.', trials: SURE, value: 0.5 },
    source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
    unit: 'ratio',
    direction: 'higher',
    range: [-1, 1],
    default_margin: { kind: 'absolute', value: 0.1 },
    per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
  }),
]
