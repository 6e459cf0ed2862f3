import type { GoldenCase } from '../../model/suite/case.js'
import type { Judgments, RubricRun } from '../../model/run/judgments.js'
import type { Scoring } from '../../model/suite/scoring.js'
import type { Reading } from './consensus.js'
import { NOBODY, readJudged } from './judged-part.js'
import { categoryScore, requirementScore } from './rubric-score.js'

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
