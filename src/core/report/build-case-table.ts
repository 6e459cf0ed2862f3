import type { CaseTable } from '../model/case-table.js'
import type { CaseState } from '../model/case-data.js'
import type { Comparison } from '../model/comparison.js'
import type { MetricFacts } from '../model/metric.js'
import type { ScoredRun } from '../model/run.js'
import { caseMeansOf } from '../stats/case-means.js'
import { collectFacts, ownStates, statesOf } from './case-states.js'

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
    rows: function* () {
      for (const arm of arms) yield* listRows(arm, metrics)
    },
  }
}

function* listRows(
  { side, variant, scored, comparison }: CaseTableArm,
  metrics: readonly MetricFacts[],
): ReturnType<CaseTable['rows']> {
  const { trialsOf, tallyOf, placeOf, columnOf } = caseMeansOf(scored.trials)
  const columns = metrics.map(({ id }) => columnOf(id))
  const facts = comparison === undefined ? null : collectFacts(comparison)
  for (const { id, at, tags, difficulty, use_case: useCase } of scored.run.cases) {
    const place = placeOf(id)
    const tally = tallyOf(id)
    const states: readonly CaseState[] = facts === null ? ownStates(tally) : statesOf(id, tally, facts)
    yield [
      ...[id, side, variant, at.file, at.line, tags.join('; '), difficulty ?? null, useCase ?? null],
      ...[trialsOf(id), states.join('; ')],
      ...columns.map((column) => orNull(column?.[place])),
    ]
  }
}

function orNull(value = NaN): number | null {
  return Number.isNaN(value) ? null : value
}
