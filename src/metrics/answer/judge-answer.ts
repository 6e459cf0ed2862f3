import { GRADED } from '../examples.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { type Score, scored, scoredOr, unscored, toScore } from '../../model/score.js'
import { type GoldenCase, listKeyPoints } from '../../model/suite/case.js'
import { formatNumber } from '../../format/format-number.js'
import { defineFamily, defineMetric, type MetricContext, SHARE, COUNT, NEUTRAL_SHARE } from '../define-metric.js'
import { mean, sum } from '../../stats/moments.js'
import { isJudged, NOT_JUDGED, readJudged, isReading, wasAsked } from './judged-part.js'
import { averageQuality } from './quality.js'
import {
  type AnswerJudgment,
  type Grade,
  GRADES,
  type Judgments,
  type QualityJudgment,
  splitReadings,
} from '../../model/run/judgments.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { readRubric } from './rubric.js'

const HIGHEST = 5

function scoreGrade({ judgments, observation }: AnsweredTrial, grade: Grade): Score {
  const grades = readJudged(judgments?.answer)
  const { spans, sources } = observation.reply
  if (typeof grades === 'string') return unscored(grades)
  // A judge that saw no context could grade faithfulness only by the looks of the answer.
  if (grade === 'faithfulness' && (spans ?? sources) === undefined)
    return unscored('the target reported no spans and no sources')
  return scoredOr(grades[grade], 'the judge had no text of a source to compare it with')
}

/**
 * Returns the existing grades as one share: their mean divided by 5, not (mean − 1)/4; `null` if none exists.
 * Source: poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard.
 * @example overallGrade([5, 4, 3]) // 0.8
 */
export function overallGrade(grades: readonly number[]): number | null {
  return grades.length === 0 ? null : mean(grades) / HIGHEST
}

const defineGrade = defineFamily((grade: Grade) => ({
  name: `judge.${grade}`,
  title: `${grade} (judge)`,
  source: `poc-ai-workflow-frameworks, METRICS.md, LLM judge: ${grade}`,
  edge_cases: 'When no judge graded the trial, or the judge gave nothing usable. A failed trial is 0.',
  example: GRADED,
  unit: 'score',
  kind: 'ordinal',
  direction: 'higher',
  // No judge gives 0, which is reserved for failed trials.
  range: [0, HIGHEST],
  default_margin: { kind: 'absolute', value: 0.25 },
  judged_by: ['answer'],
  applies: (_golden, context) => isJudged(context, 'answer'),
  score: (trial) => scoreGrade(trial, grade),
  when_failed: 0,
}))

const expectsAnswer = ({ expected_answer: expected }: GoldenCase): boolean => expected !== undefined

const GOOD_CORRECTNESS = 4
const GOOD_QUALITY = 0.7
/** Rounding tolerance: the mean of three times 0.7 is slightly less than 0.7. */
const ROUNDING = 1e-9

type Judged = Pick<AnsweredTrial, 'golden' | 'judgments'>
type Judging = Pick<MetricContext, 'scoring'>

/** Returns the judge's question that decides whether the answer to a case is right; `null` if the suite or the case has none. */
export function decidingQuestion(golden: GoldenCase, context: Judging): 'answer' | 'quality' | null {
  if (golden.expected_answer !== undefined && isJudged(context, 'answer')) return 'answer'
  return golden.expected_answer_criteria !== undefined && isJudged(context, 'quality') ? 'quality' : null
}

/**
 * Scores whether the judge finds the answer right: a correctness of at least 4 of 5 if an expected answer is judged, else a mean of the
 * three qualities of at least 0.7. 1 if no judge is to decide; unscored if one is and gave nothing usable.
 * Source: docs/metrics/retrieval.md#success.
 * @example scoreJudgedAnswer({ golden, judgments: { answer: { correctness: 4, completeness: 2, faithfulness: 5 } } }, context) // scored 1
 */
export function scoreJudgedAnswer({ golden, judgments }: Judged, context: Judging): Score {
  const question = decidingQuestion(golden, context)
  if (question === null) return scored(1)
  const said = readJudged<AnswerJudgment | QualityJudgment>(judgments?.[question])
  if (typeof said === 'string') return unscored(said)
  if (!('correctness' in said)) return scored(Number(averageQuality(said) >= GOOD_QUALITY - ROUNDING))
  const { correctness } = said
  return toScore(
    correctness === null ? 'the judge did not see the expected answer' : Number(correctness >= GOOD_CORRECTNESS),
  )
}

/**
 * Whether the answer is right by the same rule, given scores or people's labels by metric name; `null` if they do not decide.
 * @example isJudgedRight({ 'judge.correctness': 3 }) // false
 */
export function isJudgedRight(named: Readonly<Record<string, number | undefined>>): boolean | null {
  const correctness = named['judge.correctness']
  if (correctness !== undefined) return correctness >= GOOD_CORRECTNESS
  const qualities = QUALITIES.flatMap((name) => named[name] ?? [])
  return qualities.length < QUALITIES.length ? null : mean(qualities) >= GOOD_QUALITY - ROUNDING
}

const QUALITIES = ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness']

/** Longest quote of the judge's reasoning, in characters: a sentence or two. */
const REASONING_LENGTH = 200

/** Explains why `scoreJudgedAnswer` is 0: the grade and, on one line, the judge's reasoning, which may quote the answer. */
export function explainJudgedAnswer({ golden, judgments }: Judged, context: Judging): string {
  const question = decidingQuestion(golden, context)
  const judgment = question === null ? undefined : judgments?.[question]
  if (judgment === undefined || 'error' in judgment) return 'judged wrong'
  const grade =
    'correctness' in judgment
      ? `correctness ${judgment.correctness ?? '–'}/${HIGHEST}`
      : `quality ${formatNumber(averageQuality(judgment), { decimals: 2, bare: true })}`
  const reasoning = judgment.reasoning?.replace(/\s+/g, ' ').trim() ?? ''
  return `judged wrong (${grade})${reasoning === '' ? '' : `: ${reasoning.slice(0, REASONING_LENGTH)}`}`
}

/** Metrics of the judge's grades from 1 to 5, and of all grades together. */
export const GRADE_METRICS: readonly MetricDefinition[] = [
  defineGrade({
    measure: 'correctness',
    summary:
      'How correct the answer is, according to a judge. How judgments get into a run: [protocol.md](protocol.md#judgments).',
    formula:
      "The judge's grade from 1 (wrong) to 5 (right) against the expected answer; 0 means that the trial failed.",
    needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
    example: { text: 'The judge says correctness 4, completeness 5, faithfulness 3: 4.', value: 4 },
    applies: (golden, context) => isJudged(context, 'answer') && expectsAnswer(golden),
  }),
  defineGrade({
    measure: 'completeness',
    summary: 'How much of what it must say the answer says, according to a judge.',
    formula:
      "The judge's grade from 1 to 5 against the expected answer and the case's `key_points` and `expected_claims`. `quality.completeness` is another metric: it uses criteria and goes from 0 to 1.",
    needs:
      'To cases with an `expected_answer`, `key_points` or `expected_claims`, in a suite with `answer` among its `judged`.',
    example: { text: 'As above: 5.', value: 5 },
    applies: (golden, context) =>
      isJudged(context, 'answer') && (expectsAnswer(golden) || listKeyPoints(golden).length > 0),
  }),
  defineGrade({
    measure: 'faithfulness',
    summary: 'How well what was retrieved supports the answer, according to a judge.',
    formula: "The judge's grade from 1 to 5 against the retrieved spans.",
    needs: 'To every case, in a suite with `answer` among its `judged`.',
    edge_cases:
      'When no judge graded the trial, the judge gave nothing usable or saw no text of a source, or the reply has neither `spans` nor `sources`. A failed trial is 0.',
    example: { text: 'As above: 3.', value: 3 },
  }),
  defineMetric({
    name: 'judge.overall',
    title: 'grades of the judge, overall',
    summary: 'The grades as one ratio.',
    formula:
      'The mean of correctness, completeness and faithfulness, those that the trial has, divided by 5. The scorecard says which are missing; two arms are compared on cases that have the same grades in both.',
    needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
    edge_cases: 'When all three are unscored. A failed trial is 0.',
    example: { text: 'As above: (4 + 5 + 3)/3/5 = 0.8.', ...GRADED, value: 0.8 },
    source: 'poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard',
    ...SHARE,
    judged_by: ['answer'],
    applies: (golden, context) => isJudged(context, 'answer') && expectsAnswer(golden),
    version: 2,
    score: (trial) => {
      const grades = GRADES.map((grade) => scoreGrade(trial, grade))
      const overall = overallGrade(grades.flatMap((grade) => (grade.kind === 'scored' ? [grade.value] : [])))
      return overall === null ? (grades[0] ?? unscored(NOT_JUDGED)) : scored(overall)
    },
    when_failed: 0,
  }),
]

/**
 * Sums an amount over the judge's replies to one trial, including each reading of a rubric. Returns a reason without replies, or if one
 * lacks the amount: a partial sum would be wrong.
 */
function sumSpent(judgments: Judgments, spent: 'tokens' | 'cost_usd', what: string): number | string {
  const { answer, quality, claims, similarity, rubric } = judgments
  const all = [answer, quality, claims, similarity, ...(rubric?.runs ?? [])]
  const replies = all.filter((reply) => reply !== undefined).filter(wasAsked)
  if (replies.length === 0) return NOT_JUDGED
  const amounts = replies.flatMap((reply) => reply[spent] ?? [])
  return amounts.length < replies.length ? `the judge did not report ${what}` : sum(amounts)
}

/** Counts the readings of a judge that were made of one trial, and those that gave nothing usable. */
function countReadings(judgments: Judgments, { golden, scoring }: Parameters<MeasureEffort>[1]) {
  const made = splitReadings(judgments).filter(({ said }) => isReading(said))
  const failed = made.filter(
    ({ question, said }) =>
      'error' in said || (question === 'rubric' && typeof readRubric([said], golden, scoring) === 'string'),
  )
  return { made: made.length, failed: failed.length }
}

type MeasureEffort = (judgments: Judgments, graded: { golden: GoldenCase; scoring: Scoring }) => number | string

const defineEffort = defineFamily((measure: MeasureEffort) => ({
  needs: 'To every case, in a suite with something `judged`.',
  example: GRADED,
  source: 'Reported with the judgments',
  ...COUNT,
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ golden, judgments }, { scoring }) => toScore(measure(judgments ?? {}, { golden, scoring })),
}))

/** Metrics of what the judge used, and of how often it failed. */
export const JUDGE_EFFORT: readonly MetricDefinition[] = [
  defineEffort({
    name: 'judge.error',
    title: 'readings of the judge that failed',
    summary: 'How often a reading of the judge gave nothing usable. The judge is at fault, not the system.',
    formula:
      'Failed readings of the trial (a refusal, an unreadable reply, a rubric without its scores) / all its readings, over all questions and `judge.trials`. Grades come from the other readings, and are unscored if there are none.',
    edge_cases:
      'When there was no reading: no judge was asked, Goldenpair had stopped asking it, or an empty answer was graded without it. When the trial failed.',
    example: {
      text: '`"answer": {"error": "not JSON"}`: 1. Of three readings of a rubric one fails: 1/3.',
      judgments: { answer: { error: 'not JSON' } },
      value: 1,
    },
    source: 'Goldenpair: a reply that cannot be parsed is an error of the judge, never a score of 0',
    ...NEUTRAL_SHARE,
    unit: 'share',
    version: 2,
    measure: (judgments, graded) => {
      const { made, failed } = countReadings(judgments, graded)
      return made === 0 ? NOT_JUDGED : failed / made
    },
  }),
  defineEffort({
    name: 'judge.tokens',
    title: 'tokens of the judge',
    summary: 'Tokens that the judge used, not counting the system.',
    formula: 'Sum over all its replies about the trial; each reading of a rubric is one reply.',
    edge_cases: 'When no judge was asked, when a reply does not report its `tokens`, and when the trial failed.',
    example: { text: '800 for the grades, 600 for the qualities: 1400.', value: 1400 },
    unit: 'tokens',
    measure: (judgments) => sumSpent(judgments, 'tokens', 'its tokens'),
  }),
  defineEffort({
    name: 'judge.cost-usd',
    title: 'cost of the judge',
    summary: 'What the judge cost, not counting the system.',
    formula: 'Sum over all its replies about the trial.',
    edge_cases: 'When no judge was asked, when a reply does not report its `cost_usd`, and when the trial failed.',
    example: { text: '$0.002 for the grades, $0.001 for the qualities: $0.003.', value: 0.003 },
    unit: 'usd',
    measure: (judgments) => sumSpent(judgments, 'cost_usd', 'its cost'),
  }),
]
