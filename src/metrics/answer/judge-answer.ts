import type { GoldenCase } from '../../model/suite/case.js'
import type { AnswerJudgment } from '../../model/run/judgments.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'
import { isJudged, readJudged } from './judged-part.js'

const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, LLM judge: three grades from 1 to 5'
const HIGHEST = 5
const NOT_TOLD = 'the judge was shown nothing to grade it by'

type Grade = 'correctness' | 'completeness' | 'faithfulness'

/** The grades of a trial, or why there are none. */
function readGrades({ judgments }: AnsweredTrial): AnswerJudgment | string {
  return readJudged(judgments?.answer)
}

function hasContext({ observation: { reply } }: AnsweredTrial): boolean {
  return reply.spans !== undefined || reply.sources !== undefined
}

function scoreGrade(trial: AnsweredTrial, grade: Grade): Score {
  const grades = readGrades(trial)
  if (typeof grades === 'string') return unscored(grades)
  // A judge that saw no context can grade an answer's faithfulness by nothing but its looks.
  if (grade === 'faithfulness' && !hasContext(trial)) return unscored('the target reported no spans and no sources')
  const value = grades[grade]
  return value === null ? unscored(NOT_TOLD) : scored(value)
}

/**
 * Three grades as one share: their mean, divided by 5, not (mean − 1)/4.
 * Source: poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard.
 * @example overallGrade({ correctness: 5, completeness: 4, faithfulness: 3 }) // 0.8
 */
export function overallGrade({ correctness, completeness, faithfulness }: Readonly<Record<Grade, number>>): number {
  return (correctness + completeness + faithfulness) / (3 * HIGHEST)
}

function defineGrade(grade: Grade, applies: (golden: GoldenCase) => boolean): MetricDefinition {
  return defineMetric({
    name: `judge.${grade}`,
    title: `${grade} (judge)`,
    source: SOURCE,
    unit: 'score',
    kind: 'ordinal',
    direction: 'higher',
    // No judge gives 0: it is kept for a trial that failed.
    range: [0, HIGHEST],
    default_margin: { kind: 'absolute', value: 0.25 },
    definition: `judge.${grade}/1`,
    judged_by: ['answer'],
    applies: (golden, context) => isJudged(context, 'answer') && applies(golden),
    score: (trial) => scoreGrade(trial, grade),
    when_failed: 0,
  })
}

function expectsAnswer({ expected_answer: expected }: GoldenCase): boolean {
  return expected !== undefined
}

export const judgeCorrectness = defineGrade('correctness', expectsAnswer)
export const judgeCompleteness = defineGrade(
  'completeness',
  (golden) => expectsAnswer(golden) || (golden.key_points ?? []).length > 0,
)
export const judgeFaithfulness = defineGrade('faithfulness', () => true)

export const judgeOverall = defineMetric({
  name: 'judge.overall',
  title: 'grades of the judge, overall',
  source: SOURCE,
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
  definition: 'judge.overall/1',
  judged_by: ['answer'],
  applies: (golden, context) => isJudged(context, 'answer') && expectsAnswer(golden),
  score: (trial) => {
    const correctness = scoreGrade(trial, 'correctness')
    const completeness = scoreGrade(trial, 'completeness')
    const faithfulness = scoreGrade(trial, 'faithfulness')
    if (correctness.kind === 'unscored') return correctness
    if (completeness.kind === 'unscored') return completeness
    if (faithfulness.kind === 'unscored') return faithfulness
    const [one, two, three] = [correctness.value, completeness.value, faithfulness.value]
    return scored(overallGrade({ correctness: one, completeness: two, faithfulness: three }))
  },
  when_failed: 0,
})
