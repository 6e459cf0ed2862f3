import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Judgments, RubricRun } from '../../model/run/judgments.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { CATEGORY_WEIGHTS, type Scoring } from '../../model/suite/scoring.js'
import { mean } from '../../stats/moments.js'
import { changedScoring, defineMetric, type MetricContext } from '../define-metric.js'
import { categoryScore, categoryWeights, consensus, type Reading, requirementScore } from './consensus.js'
import { isJudged, NOBODY, readJudged } from './judged-part.js'

const SOURCE = 'ProjectScylla, docs/design/judge-protocol.md and metrics-formulas.md'
const PASSES = 0.7
/** 0.7 out of several readings can be a little less. */
const ROUNDING = 1e-9

/** Thirteen metrics ask of the same trial. */
const KNOWN = new WeakMap<AnsweredTrial, ReturnType<typeof readRubric>>()

function scoreRubric(
  trial: AnsweredTrial,
  { scoring }: MetricContext,
  figure: (readings: readonly RubricReading[]) => Score,
): Score {
  const readings = KNOWN.get(trial) ?? readRubric(trial.judgments?.rubric?.runs ?? [], trial.golden, scoring)
  KNOWN.set(trial, readings)
  return typeof readings === 'string' ? unscored(readings) : figure(readings)
}

function scoreWhole(readings: readonly RubricReading[]): Score {
  const agreed = consensus(wholeReadings(readings))
  return agreed === null ? unscored('nothing of the rubric applies to the answer') : scored(agreed)
}

function describeRubric({ scoring }: MetricContext): string {
  return changedScoring(scoring, ['rubric_categories'])
}

export const rubricScore = defineMetric({
  name: 'rubric.weighted-score',
  default_gate: 'stand-in',
  title: 'weighted score of the rubric (judge)',
  source: SOURCE,
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: (context) => `rubric.weighted-score/1${describeRubric(context)}`,
  judged_by: ['rubric'],
  applies: (_golden, context) => isJudged(context, 'rubric'),
  score: (trial, context) => scoreRubric(trial, context, scoreWhole),
  when_failed: 0,
})

export const rubricPass = defineMetric({
  name: 'rubric.pass',
  title: 'rubric passed (judge)',
  source: SOURCE,
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: (context) => `rubric.pass/1${describeRubric(context)}`,
  judged_by: ['rubric'],
  applies: (_golden, context) => isJudged(context, 'rubric'),
  score: (trial, context) => {
    const whole = scoreRubric(trial, context, scoreWhole)
    return whole.kind === 'unscored' ? whole : scored(whole.value >= PASSES - ROUNDING ? 1 : 0)
  },
  when_failed: 0,
})

export const rubricConfidence = defineMetric({
  name: 'rubric.confidence',
  title: 'confidence of the judge in the rubric',
  source: SOURCE,
  unit: 'ratio',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, 1],
  definition: 'rubric.confidence/1',
  judged_by: ['rubric'],
  applies: (_golden, context) => isJudged(context, 'rubric'),
  score: (trial, context) =>
    scoreRubric(trial, context, (readings) => {
      const stated = readings.flatMap(({ run }) => run.confidence ?? [])
      return stated.length === 0 ? unscored('the judge did not say how sure it is') : scored(mean(stated))
    }),
  when_failed: 'unscored',
})

/** One metric for each default category. */
export const rubricCategories: readonly MetricDefinition[] = Object.keys(CATEGORY_WEIGHTS).map((category) => {
  const name = `rubric.${category.replaceAll('_', '-')}`
  return defineMetric({
    name,
    title: `${category.replaceAll('_', ' ')} (judge)`,
    source: SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `${name}/1`,
    judged_by: ['rubric'],
    applies: (_golden, context) =>
      isJudged(context, 'rubric') && categoryWeights(context.scoring.rubric_categories)(category) > 0,
    score: (trial, context) =>
      scoreRubric(trial, context, (readings) => {
        const agreed = consensus(categoryReadings(readings, category))
        return agreed === null ? unscored('the category does not apply to the answer') : scored(agreed)
      }),
    // Only the judge says whether a category applies, and it has not seen this answer.
    when_failed: 'unscored',
  })
})

type Runs = NonNullable<Judgments['rubric']>['runs']

/** A reading of the rubric that can be used: its score made anew, beside what the judge said. */
export interface RubricReading {
  readonly run: RubricRun
  /** Null: nothing of the rubric applies to the answer. */
  readonly score: number | null
}

/**
 * The usable readings of a rubric, in order. As text, why there is none: the fault of the last one.
 * The `weighted_score` that a judge states is not believed: language models are poor at arithmetic.
 */
export function readRubric(runs: Runs, golden: GoldenCase, scoring: Scoring): readonly RubricReading[] | string {
  let fault = NOBODY
  const readings = runs.flatMap((reply): readonly RubricReading[] => {
    const run = readJudged<RubricRun>(reply)
    const score = typeof run === 'string' ? run : scoreRun(run, golden, scoring)
    if (typeof run !== 'string' && typeof score !== 'string') return [{ run, score }]
    fault = String(score)
    return []
  })
  return readings.length === 0 ? fault : readings
}

/** By the requirements where the case has some or the judge scored some, else by the categories. */
function scoreRun(run: RubricRun, { requirements = [] }: GoldenCase, scoring: Scoring): number | null | string {
  const { requirements: judged = {}, categories = {} } = run
  if (requirements.length > 0) return requirementScore(judged, requirements)
  const ids = Object.keys(judged)
  if (ids.length > 0)
    return requirementScore(
      judged,
      ids.map((id) => ({ id, description: id })),
    )
  if (Object.keys(categories).length === 0) return 'the judge gave no scores'
  return categoryScore(categories, scoring.rubric_categories)
}

/** The readings that say something of the whole, for a consensus. */
export function wholeReadings(readings: readonly RubricReading[]): readonly Reading[] {
  return readings.flatMap(({ run: { confidence }, score }) =>
    score === null ? [] : [{ score, ...(confidence !== undefined && { confidence }) }],
  )
}

/** The readings of one category; those in which it is absent or not applicable are left out. */
export function categoryReadings(readings: readonly RubricReading[], name: string): readonly Reading[] {
  return readings.flatMap(({ run: { categories = {} } }) => new Map(Object.entries(categories)).get(name) ?? [])
}
