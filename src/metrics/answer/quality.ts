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
export function averageQuality({
  answer_quality,
  factual_correctness,
  completeness,
}: Pick<Quality, 'answer_quality' | 'factual_correctness' | 'completeness'>): number {
  return (answer_quality + factual_correctness + completeness) / 3
}

function hasCriteria({ expected_answer_criteria: criteria }: GoldenCase): boolean {
  return criteria !== undefined
}

interface QualitySpec {
  readonly name: `quality.${string}`
  readonly title: string
  readonly applies: (golden: GoldenCase) => boolean
  readonly score: (quality: Quality) => Score
  readonly margin?: Pick<MetricSpec, 'default_margin' | 'absolute_margin'>
}

function defineQuality({ name, title, applies, score, margin }: QualitySpec): MetricDefinition {
  return defineMetric({
    name,
    title,
    source: SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    ...(margin ?? { default_margin: { kind: 'absolute', value: 0.05 } }),
    definition: `${name}/1`,
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
  applies: () => true,
  score: ({ answer_quality }) => scored(answer_quality),
})

export const qualityFacts = defineQuality({
  name: 'quality.factual-correctness',
  title: 'factual correctness (judge)',
  applies: () => true,
  score: ({ factual_correctness }) => scored(factual_correctness),
})

export const qualityCompleteness = defineQuality({
  name: 'quality.completeness',
  title: 'completeness against criteria (judge)',
  applies: hasCriteria,
  score: ({ completeness }) => scored(completeness),
})

export const qualityAverage = defineQuality({
  name: 'quality.average',
  title: 'average quality (judge)',
  applies: hasCriteria,
  score: (quality) => scored(averageQuality(quality)),
})

export const qualityCriteria = defineQuality({
  name: 'quality.criteria-met',
  title: 'criteria met (judge)',
  applies: hasCriteria,
  score: ({ criteria = [] }) =>
    criteria.length === 0
      ? unscored('the judge listed no criteria')
      : scored(criteria.filter(({ met }) => met).length / criteria.length),
  margin: { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.05 },
})
