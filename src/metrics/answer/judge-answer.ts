import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { AnswerJudgment } from '../../model/run/judgments.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { defineMetric, type MetricContext } from '../define-metric.js'
import { isJudged, readJudged } from './judged-part.js'
import { averageQuality } from './quality.js'

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

const GOOD_CORRECTNESS = 4
const GOOD_QUALITY = 0.7
/** 0.7 three times over, divided by three, is a little less than 0.7. */
const ROUNDING = 1e-9

type Judging = Pick<MetricContext, 'scoring'>

/** The question to a judge that decides whether the answer to a case is right; null where the suite or the case has none. */
export function decidingQuestion(golden: GoldenCase, context: Judging): 'answer' | 'quality' | null {
  if (golden.expected_answer !== undefined && isJudged(context, 'answer')) return 'answer'
  return golden.expected_answer_criteria !== undefined && isJudged(context, 'quality') ? 'quality' : null
}

/**
 * Whether the judge finds the answer right, as a score: a correctness of at least 4 of 5 where an expected answer is judged, else a mean of
 * the three qualities of at least 0.7. 1 where nobody is to judge it; unscored where somebody is and gave nothing usable.
 * Source: docs/metrics.md#success.
 * @example scoreJudgedAnswer({ golden, judgments: { answer: { correctness: 4, completeness: 2, faithfulness: 5 } } }, context) // scored 1
 */
export function scoreJudgedAnswer(
  { golden, judgments }: Pick<AnsweredTrial, 'golden' | 'judgments'>,
  context: Judging,
): Score {
  switch (decidingQuestion(golden, context)) {
    case 'answer': {
      const grades = readJudged(judgments?.answer)
      if (typeof grades === 'string') return unscored(grades)
      const { correctness } = grades
      return correctness === null
        ? unscored('the judge was not shown the expected answer')
        : scored(correctness >= GOOD_CORRECTNESS ? 1 : 0)
    }
    case 'quality': {
      const quality = readJudged(judgments?.quality)
      if (typeof quality === 'string') return unscored(quality)
      return scored(averageQuality(quality) >= GOOD_QUALITY - ROUNDING ? 1 : 0)
    }
    case null:
      return scored(1)
  }
}
