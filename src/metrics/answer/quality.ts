import { GRADED } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Judgments } from '../../model/run/judgments.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { defineMetric, type MetricSpec } from '../define-metric.js'
import { isJudged, readJudged } from './judged-part.js'

const SOURCE = 'test-arcfusion-2025, docs/evaluation/metrics.md, quality scores from 0 to 1'

type Quality = Extract<NonNullable<Judgments['quality']>, { readonly answer_quality: number }>

/**
 * The mean of the three qualities.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, average quality.
 * @example averageQuality({ answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }) // 0.9
 */
export function averageQuality(
  input: Pick<Quality, 'answer_quality' | 'factual_correctness' | 'completeness'>,
): number {
  const { answer_quality, factual_correctness, completeness } = input
  return (answer_quality + factual_correctness + completeness) / 3
}

function hasCriteria({ expected_answer_criteria: criteria }: GoldenCase): boolean {
  return criteria !== undefined
}

interface QualitySpec extends Pick<MetricSpec, 'name' | 'title' | 'docs'> {
  /** Default: to every case. */
  readonly applies?: (golden: GoldenCase) => boolean
  readonly score: (quality: Quality) => Score
  readonly margin?: Pick<MetricSpec, 'default_margin' | 'absolute_margin'>
}

function defineQuality({ applies = () => true, score, margin, ...row }: QualitySpec): MetricDefinition {
  return defineMetric({
    ...row,
    source: SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    ...(margin ?? { default_margin: { kind: 'absolute', value: 0.05 } }),
    judged_by: ['quality'],
    applies: (golden, context) => isJudged(context, 'quality') && applies(golden),
    score: ({ judgments }) => {
      const quality = readJudged(judgments?.quality)
      return typeof quality === 'string' ? unscored(quality) : score(quality)
    },
    when_failed: 0,
  })
}

export const qualityAnswer = defineQuality({
  name: 'quality.answer-quality',
  title: 'answer quality (judge)',
  docs: {
    summary: 'How good a judge finds the answer as a whole.',
    formula: "The judge's score from 0 to 1.",
    needs: 'To every case, in a suite with `quality` among its `judged`.',
    edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
    example: { text: 'The judge says 0.9: 0.9.', ...GRADED, value: 0.9 },
  },
  score: ({ answer_quality }) => scored(answer_quality),
})

export const qualityFacts = defineQuality({
  name: 'quality.factual-correctness',
  title: 'factual correctness (judge)',
  docs: {
    summary: 'How free of errors and inventions a judge finds the answer.',
    formula: "The judge's score from 0 to 1.",
    needs: 'To every case, in a suite with `quality` among its `judged`.',
    edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
    example: { text: 'The judge says 1: 1.', ...GRADED, value: 1 },
  },
  score: ({ factual_correctness }) => scored(factual_correctness),
})

export const qualityCompleteness = defineQuality({
  name: 'quality.completeness',
  title: 'completeness against criteria (judge)',
  docs: {
    summary: 'How far a judge finds the criteria of the case met.',
    formula:
      "The judge's score from 0 to 1 against `expected_answer_criteria`. A judgment, not a count: that is `quality.criteria-met`.",
    needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
    edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
    example: { text: 'The judge says 0.8: 0.8.', ...GRADED, value: 0.8 },
  },
  applies: hasCriteria,
  score: ({ completeness }) => scored(completeness),
})

export const qualityAverage = defineQuality({
  name: 'quality.average',
  title: 'average quality (judge)',
  docs: {
    summary: 'The three qualities as one score. No bound holds by default: `min: 0.7` in a gate sets one.',
    formula: 'The mean of answer quality, factual correctness and completeness.',
    needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, average quality',
    edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
    example: { text: '0.9, 1 and 0.8: 0.9.', ...GRADED, value: 0.9 },
  },
  applies: hasCriteria,
  score: (quality) => scored(averageQuality(quality)),
})

export const qualityCriteria = defineQuality({
  name: 'quality.criteria-met',
  title: 'criteria met (judge)',
  docs: {
    summary: 'The share of the criteria that a judge ticked.',
    formula: 'Criteria with `met: true`, divided by the criteria that the judge listed.',
    needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
    source:
      'test-arcfusion-2025, docs/evaluation/metrics.md, whose example meets 4 of 5 criteria and scores 0.9: two figures',
    edge_cases: 'As `quality.completeness`, and when the judge listed no criteria.',
    example: { text: '4 of 5 met: 0.8.', ...GRADED, value: 0.8 },
  },
  applies: hasCriteria,
  score: ({ criteria = [] }) =>
    criteria.length === 0
      ? unscored('the judge listed no criteria')
      : scored(criteria.filter(({ met }) => met).length / criteria.length),
  margin: { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.05 },
})
