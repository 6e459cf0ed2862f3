import type { CaseTable } from '../model/case-table.js'
import type { CaseState } from '../model/case-data.js'
import type { Comparison } from '../model/comparison.js'
import type { MetricFacts } from '../model/metric.js'
import type { ScoredRun } from '../model/run.js'
import { collectFacts, ownStates, statesOf } from './case-states.js'
import { collectValues, meanOf, tallyOf, type CaseScores } from './collect-values.js'

/** One arm of a case table. */
export interface CaseTableArm {
  readonly side: 'baseline' | 'candidate'
  readonly variant: string
  readonly scored: ScoredRun
  /** Absent: how a case fared in this arm alone. */
  readonly comparison?: Comparison
}

const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states']

/**
 * Every case of every arm with its means over trials. A column for each metric that is scored per trial, whether this run could score it
 * or not, so that the columns of a suite stay what they are; they are named by id, in the order of the last arm's metrics.
 */
export function buildCaseTable(arms: readonly CaseTableArm[]): CaseTable {
  const metrics = (arms.at(-1)?.scored.run.metrics ?? []).filter(({ per_run: figure }) => figure === undefined)
  return {
    columns: [...FACTS, ...metrics.map(({ id }) => id)],
    rows: arms.flatMap((arm) => listRows(arm, metrics)),
  }
}

function listRows(
  { side, variant, scored, comparison }: CaseTableArm,
  metrics: readonly MetricFacts[],
): CaseTable['rows'] {
  const values = collectValues(scored)
  const placeOf = new Map(metrics.map(({ id }, place) => [id, place]))
  const facts = comparison === undefined ? null : collectFacts(comparison)
  return scored.run.cases.map(({ id, at, tags, difficulty, use_case: useCase }) => {
    const one = values.get(id)
    const tally = tallyOf(one)
    const states: readonly CaseState[] = facts === null ? ownStates(tally) : statesOf(id, tally, facts)
    return [
      ...[id, side, variant, at.file, at.line, tags.join('; '), difficulty ?? null, useCase ?? null],
      ...[one?.trials ?? 0, states.join('; ')],
      ...listMeans(one, placeOf),
    ]
  })
}

/** Most metrics score nothing in most suites, so only those that did are looked up. */
function listMeans(values: CaseScores | undefined, placeOf: ReadonlyMap<string, number>): readonly (number | null)[] {
  const means = new Array<number | null>(placeOf.size).fill(null)
  for (const id of values?.scores.keys() ?? []) {
    const place = placeOf.get(id)
    if (place !== undefined) means[place] = meanOf(values, { id })
  }
  return means
}
