import { THREE_READINGS } from '../examples.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Judgments, RubricRun } from '../../model/run/judgments.js'
import { computeFrom, toScore } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { CATEGORY_WEIGHTS, type Scoring } from '../../model/suite/scoring.js'
import { mean } from '../../stats/moments.js'
import {
  describeScoring,
  defineFamily,
  GOOD_SHARE,
  type MetricContext,
  NEUTRAL_SHARE,
  YES_NO,
} from '../define-metric.js'
import { memoizeLast } from '../memoize-last.js'
import { categoryScore, categoryWeights, consensus, type ScoredReading, requirementScore } from './consensus.js'
import { isJudged, NOT_JUDGED, readJudged } from './judged-part.js'

const PASSES = 0.7
/** Rounding tolerance: a consensus of 0.7 can be slightly less. */
const ROUNDING = 1e-9

/** Cached, because thirteen metrics read the same trial. */
const readingsOf = memoizeLast(({ judgments, golden }: AnsweredTrial, scoring: Scoring) =>
  readRubric(judgments?.rubric?.runs ?? [], golden, scoring),
)

function scoreWhole(readings: readonly RubricReading[]): number | string {
  return consensus(wholeReadings(readings)) ?? 'nothing in the rubric applies to the answer'
}

const defineRubric = defineFamily((figure: (readings: readonly RubricReading[]) => number | string) => ({
  needs: 'To every case, in a suite with `rubric` among its `judged`.',
  source: 'ProjectScylla, docs/design/judge-protocol.md and metrics-formulas.md',
  example: THREE_READINGS,
  ...GOOD_SHARE,
  judged_by: ['rubric'],
  applies: (_golden, context) => isJudged(context, 'rubric'),
  score: (trial, { scoring }) => toScore(computeFrom(readingsOf(trial, scoring), figure)),
}))

const WEIGHED = {
  rules: ({ scoring }: MetricContext) => describeScoring(scoring, ['rubric_categories']),
  when_failed: 0,
}

export const rubricScore = defineRubric({
  name: 'rubric.weighted-score',
  summary: "The judge's score by a rubric, as a consensus of its readings.",
  formula:
    "Each reading: Σ score·weight / Σ weight over the case's `requirements` (weight 1 unless given) or, without any, over the rubric's categories; what is not applicable (`null`) is left out of both sums. Then the consensus of the readings: Σ score·confidence / Σ confidence, with 0.5 for a missing confidence, or the plain mean if all are 0. Categories and weights are those of ProjectScylla (functional correctness 2, completeness 1.5, code quality 1, simplicity 1, lack of duplication 0.5, clarity 1, documentation 0.5, architectural cleanliness 0.5, efficiency 0.5, cleanup script quality 1; any other 1) unless the suite chooses its own with `rubric_categories`. Goldenpair computes the weighted score itself and ignores any score or weight that the judge states for it.",
  edge_cases:
    "When no reading is usable: each has an error, no scores at all, no score for one of the case's requirements, or a score between 0 and 1 for a requirement with `evaluation: binary`. When nothing in the rubric applies. A failed trial is 0.",
  example: {
    text: 'Three readings of .8, .85 and .75 with confidences .9, .7 and .8: (.72 + .595 + .6)/2.4 = 0.7979.',
    value: 1.915 / 2.4,
  },
  default_gate: 'stand-in',
  title: 'weighted score of the rubric (judge)',
  ...WEIGHED,
  measure: scoreWhole,
})

const rubricPass = defineRubric({
  name: 'rubric.pass',
  title: 'rubric passed (judge)',
  // Without the alias, `success.pass@3` would make the short name ambiguous.
  aliases: ['pass'],
  summary: "Whether the rubric's score is good enough.",
  formula: '1 when `rubric.weighted-score` is at least 0.70, else 0.',
  edge_cases: 'When `rubric.weighted-score` is.',
  example: { text: 'As above: 1.', value: 1 },
  ...YES_NO,
  ...WEIGHED,
  measure: (readings) => computeFrom(scoreWhole(readings), (whole: number) => Number(whole >= PASSES - ROUNDING)),
})

const rubricConfidence = defineRubric({
  name: 'rubric.confidence',
  title: 'confidence of the judge in the rubric',
  summary: 'How confident the judge says it is in its readings.',
  formula: 'The mean of the confidences that the usable readings state.',
  edge_cases: 'When no reading states one, or none is usable; when the trial failed.',
  example: { text: 'As above: (.9 + .7 + .8)/3 = 0.8.', value: 0.8 },
  ...NEUTRAL_SHARE,
  default_margin: undefined,
  measure: (readings) => {
    const stated = readings.flatMap(({ run }) => run.confidence ?? [])
    return stated.length === 0 ? 'the judge gave no confidence' : mean(stated)
  },
})

/** The question of each default category, and its score in the example. */
const CATEGORIES: Readonly<Record<string, { readonly asks: string; readonly score: number }>> = {
  functional_correctness: { asks: 'Whether the work does what was asked.', score: 0.9 },
  completeness: { asks: 'Whether everything that was asked for is there.', score: 0.8 },
  code_quality: { asks: 'How good the code is.', score: 0.7 },
  simplicity: { asks: 'Whether it is no more complicated than it must be.', score: 1 },
  lack_of_duplication: { asks: 'Whether nothing is repeated.', score: 0.6 },
  clarity: { asks: 'How easy it is to understand.', score: 0.5 },
  documentation: { asks: 'How well it is documented.', score: 0.4 },
  architectural_cleanliness: { asks: 'How well its parts are separated.', score: 0.3 },
  efficiency: { asks: 'Whether it wastes nothing.', score: 0.2 },
  cleanup_script_quality: { asks: 'How well it tidies up after itself.', score: 0.1 },
}

function defineCategory(category: string): MetricDefinition {
  const name = `rubric.${category.replaceAll('_', '-')}`
  const { asks = '', score = 0 } = CATEGORIES[category] ?? {}
  return defineRubric({
    name,
    summary: `${asks} One category of the rubric.`,
    formula: `The consensus (as in \`rubric.weighted-score\`) of the readings' scores for \`${category}\`, each with its own confidence.`,
    needs:
      "To every case, in a suite with `rubric` among its `judged`, unless the suite's `rubric_categories` leave the category out.",
    edge_cases:
      'When no usable reading scores the category (`null` means not applicable). When the trial failed, since only the judge can say whether the category applies.',
    example: {
      text: `One reading of ${score}: ${score}.`,
      judgments: { rubric: { runs: [{ categories: { [category]: { score } } }] } },
      value: score,
    },
    title: `${category.replaceAll('_', ' ')} (judge)`,
    applies: (_golden, context) =>
      isJudged(context, 'rubric') && categoryWeights(context.scoring.rubric_categories)(category) > 0,
    // A failed trial has no score: only the judge says whether a category applies, and it has not seen an answer.
    measure: (readings) =>
      consensus(categoryReadings(readings, category)) ?? 'the category does not apply to the answer',
  })
}

/** Metrics of a rubric: as a whole, then by each default category. */
export const RUBRIC_METRICS: readonly MetricDefinition[] = [
  rubricScore,
  rubricPass,
  rubricConfidence,
  ...Object.keys(CATEGORY_WEIGHTS).map(defineCategory),
]

type Runs = NonNullable<Judgments['rubric']>['runs']

/** A usable reading of the rubric, with its computed score. */
export interface RubricReading {
  readonly run: RubricRun
  /** `null` if nothing in the rubric applies to the answer. */
  readonly score: number | null
}

/**
 * Returns the usable readings of a rubric, in order. If there is none, returns the fault of the last one as text. The `weighted_score` that
 * a judge states is ignored: language models are poor at arithmetic.
 */
export function readRubric(runs: Runs, golden: GoldenCase, scoring: Scoring): readonly RubricReading[] | string {
  let fault = NOT_JUDGED
  const readings = runs.flatMap((reply): readonly RubricReading[] => {
    const run = readJudged<RubricRun>(reply)
    const score = typeof run === 'string' ? run : scoreRun(run, golden, scoring)
    if (typeof run !== 'string' && typeof score !== 'string') return [{ run, score }]
    fault = String(score)
    return []
  })
  return readings.length === 0 ? fault : readings
}

/** Scores by the requirements if the case has some or the judge scored some, else by the categories. */
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

/** Returns the readings with a score of the whole, for a consensus. */
export function wholeReadings(readings: readonly RubricReading[]): readonly ScoredReading[] {
  return readings.flatMap(({ run: { confidence }, score }) => (score === null ? [] : [{ score, confidence }]))
}

/** Returns the readings of one category. Those in which the category is absent or not applicable are left out. */
export function categoryReadings(readings: readonly RubricReading[], name: string): readonly ScoredReading[] {
  return readings.flatMap(({ run: { categories = {} } }) => new Map(Object.entries(categories)).get(name) ?? [])
}
