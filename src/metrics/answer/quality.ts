import { GRADED } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { QualityJudgment } from '../../model/run/judgments.js'
import { computeFrom, toScore } from '../../model/score.js'
import { defineFamily, GOOD_SHARE, type MetricSpec, SHARE } from '../define-metric.js'
import { isJudged, readJudged } from './judged-part.js'

/**
 * Returns the mean of the three qualities.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, average quality.
 * @example averageQuality({ answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }) // 0.9
 */
export function averageQuality(
  input: Pick<QualityJudgment, 'answer_quality' | 'factual_correctness' | 'completeness'>,
): number {
  const { answer_quality, factual_correctness, completeness } = input
  return (answer_quality + factual_correctness + completeness) / 3
}

const WITH_CRITERIA: Pick<MetricSpec, 'needs' | 'applies'> = {
  needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
  applies: (golden, context) => isJudged(context, 'quality') && golden.expected_answer_criteria !== undefined,
}

const defineQuality = defineFamily((read: (quality: QualityJudgment) => number | string) => ({
  source: 'test-arcfusion-2025, docs/evaluation/metrics.md, quality scores from 0 to 1',
  edge_cases: 'When no judge scored the trial, or the judge gave nothing usable. A failed trial is 0.',
  example: GRADED,
  ...GOOD_SHARE,
  needs: 'To every case, in a suite with `quality` among its `judged`.',
  judged_by: ['quality'],
  applies: (_golden, context) => isJudged(context, 'quality'),
  score: ({ judgments }) => toScore(computeFrom(readJudged(judgments?.quality), read)),
  when_failed: 0,
}))

/** Metrics of how good a judge finds the answer, from 0 to 1. */
export const QUALITY: readonly MetricDefinition[] = [
  defineQuality({
    name: 'quality.answer-quality',
    title: 'answer quality (judge)',
    summary: 'How good the answer is as a whole, according to a judge.',
    formula: "The judge's score from 0 to 1.",
    example: { text: 'The judge says 0.9: 0.9.', value: 0.9 },
    measure: ({ answer_quality }) => answer_quality,
  }),
  defineQuality({
    name: 'quality.factual-correctness',
    title: 'factual correctness (judge)',
    summary: 'How free of errors and inventions the answer is, according to a judge.',
    formula: "The judge's score from 0 to 1.",
    example: { text: 'The judge says 1: 1.', value: 1 },
    measure: ({ factual_correctness }) => factual_correctness,
  }),
  defineQuality({
    name: 'quality.completeness',
    title: 'completeness against criteria (judge)',
    summary: "How well the answer meets the case's criteria, according to a judge.",
    formula:
      "The judge's score from 0 to 1 against `expected_answer_criteria`. It is a judgment; `quality.criteria-met` counts.",
    ...WITH_CRITERIA,
    example: { text: 'The judge says 0.8: 0.8.', value: 0.8 },
    measure: ({ completeness }) => completeness,
  }),
  defineQuality({
    name: 'quality.average',
    title: 'average quality (judge)',
    summary: 'The three qualities as one score. It has no bound by default; `min: 0.7` in a gate sets one.',
    formula: 'The mean of answer quality, factual correctness and completeness.',
    ...WITH_CRITERIA,
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, average quality',
    example: { text: '0.9, 1 and 0.8: 0.9.', value: 0.9 },
    measure: averageQuality,
  }),
  defineQuality({
    name: 'quality.criteria-met',
    title: 'criteria met (judge)',
    summary: 'The share of the criteria that the answer meets, according to a judge.',
    formula: 'Criteria with `met: true`, divided by the criteria that the judge listed.',
    ...WITH_CRITERIA,
    source:
      'test-arcfusion-2025, docs/evaluation/metrics.md, whose example meets 4 of 5 criteria and scores 0.9, so these are two metrics',
    edge_cases: 'As `quality.completeness`, and when the judge listed no criteria.',
    example: { text: '4 of 5 met: 0.8.', value: 0.8 },
    ...SHARE,
    measure: ({ criteria = [] }) =>
      criteria.length === 0
        ? 'the judge listed no criteria'
        : criteria.filter(({ met }) => met).length / criteria.length,
  }),
]
