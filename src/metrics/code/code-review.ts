import type { MetricDefinition } from '../../model/metric.js'
import { REVIEW_CRITERIA, type ReviewCriterion } from '../../model/run/run-code.js'
import { defineOnCode } from './define-on-code.js'

const REVIEW = {
  source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
  unit: 'score',
  direction: 'higher',
  range: [1, 5],
  measured_on: 'code-review',
} as const

const average = defineOnCode({
  ...REVIEW,
  name: 'code.review',
  title: 'code review, mean of seven',
  summary: 'What a judge thinks of the code.',
  formula: 'The mean of the seven grades below, to two decimals.',
  needs: 'To runs of a variant with `code_quality.review: true`.',
  edge_cases:
    'When the judge could not be asked or gave nothing usable, for the reason that the run gives; in pull requests.',
  remarks: 'It is one reading of a judge, so a gate takes `min` alone.',
  example: { text: 'Grades of 4, 4, 3, 4, 3, 5 and 4: 27/7 = 3.86.', value: 3.86 },
  measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
})

/** What each criterion asks, and the grade of the example. */
const CRITERIA: Readonly<Record<ReviewCriterion, { readonly asks: string; readonly grade: number }>> = {
  readability: { asks: 'names, layout and flow; how much a reader must keep in mind', grade: 4 },
  idiomatic_usage: { asks: 'whether framework and language are used as they are meant to be', grade: 4 },
  error_handling: { asks: 'edge cases, exceptions and invalid states', grade: 3 },
  extensibility: { asks: 'whether new features fit in without a major rewrite', grade: 4 },
  testability: { asks: 'whether the parts can be tested alone', grade: 3 },
  documentation: { asks: 'docstrings and comments', grade: 5 },
  abstraction: { asks: 'whether the parts are cut at the right level', grade: 4 },
}

function defineCriterion(criterion: ReviewCriterion): MetricDefinition {
  const { asks, grade } = CRITERIA[criterion]
  return defineOnCode({
    ...REVIEW,
    name: `code.review-${criterion.replaceAll('_', '-')}`,
    title: `code review: ${criterion.replaceAll('_', ' ')}`,
    summary: `The same for one of the seven: ${asks}.`,
    formula: "The judge's grade: 5 excellent, 4 good, 3 acceptable, 2 poor, 1 bad.",
    needs: 'As `code.review`.',
    edge_cases: 'As `code.review`.',
    example: { text: `A grade of ${grade}.`, value: grade },
    measure: ({ review }) => (review?.kind === 'reviewed' ? (review.criteria[criterion]?.score ?? null) : null),
  })
}

/** The mean of the review, and each of the seven grades. */
export const CODE_REVIEW: readonly MetricDefinition[] = [average, ...REVIEW_CRITERIA.map(defineCriterion)]
