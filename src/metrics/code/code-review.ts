import { REVIEW_CRITERIA, type ReviewCriterion } from '../../model/run/run-code.js'
import type { MetricDefinition } from '../../model/metric.js'
import { defineReviewMetric } from '../define/define-code-metric.js'

const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, LLM code review'

const average = defineReviewMetric({
  name: 'code.review',
  title: 'code review, mean of seven',
  source: SOURCE,
  version: 1,
  measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
})

const criteria: readonly MetricDefinition[] = REVIEW_CRITERIA.map((criterion: ReviewCriterion) =>
  defineReviewMetric({
    name: `code.review-${criterion.replaceAll('_', '-')}`,
    title: `code review: ${criterion.replaceAll('_', ' ')}`,
    source: SOURCE,
    version: 1,
    measure: ({ review }) => (review?.kind === 'reviewed' ? (review.criteria[criterion]?.score ?? null) : null),
  }),
)

/** The mean of the review, and each of the seven grades. */
export const codeReview: readonly MetricDefinition[] = [average, ...criteria]
