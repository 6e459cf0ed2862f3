import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { CATEGORY_WEIGHTS } from '../../model/suite/scoring.js'
import { mean } from '../../stats/moments.js'
import { changedScoring } from '../define/changed-scoring.js'
import { defineMetric, type MetricContext } from '../define/define-metric.js'
import { consensus } from './consensus.js'
import { isJudged } from './judged-part.js'
import { categoryReadings, readRubric, type RubricReading, wholeReadings } from './rubric-readings.js'
import { categoryWeights } from './rubric-score.js'

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
