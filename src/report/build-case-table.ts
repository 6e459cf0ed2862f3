import type { CaseState, CaseTable, CaseTableRow } from '../model/result/case-data.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { ScoredRun } from '../model/run/run.js'
import { caseMeansOf } from '../stats/scores/case-means.js'
import { collectFacts, ownStates, statesOf } from './sections/flips/case-states.js'

/** An arm of which a case table is made. */
export interface TabledArm {
  readonly side: 'baseline' | 'candidate'
  readonly variant: string
  readonly scored: ScoredRun
  /** Absent: how a case fared in this arm alone. */
  readonly comparison?: PairComparison
}

const FACTS = ['case', 'side', 'variant', 'file', 'line', 'tags', 'difficulty', 'use_case', 'trials', 'states']

/**
 * Every case of every arm with its means over trials. A column for each metric that is scored per trial, whether this run could score it
 * or not, so that the columns of a suite stay what they are; they are named by id, in the order of the last arm's metrics.
 */
export function buildCaseTable(arms: readonly TabledArm[]): CaseTable {
  const metrics = (arms.at(-1)?.scored.run.metrics ?? []).filter(({ per_run: figure }) => figure === undefined)
  return {
    columns: [...FACTS, ...metrics.map(({ id }) => id)],
    arms: arms.map((arm) => {
      const { columnOf } = caseMeansOf(arm.scored.trials)
      return { rows: () => listRows(arm), numbers: metrics.map(({ id }) => columnOf(id)) }
    }),
  }
}

function* listRows({ side, variant, scored, comparison }: TabledArm): Iterable<CaseTableRow> {
  const { trialsOf, tallyOf, placeOf } = caseMeansOf(scored.trials)
  const facts = comparison === undefined ? null : collectFacts(comparison)
  for (const { id, at, tags, difficulty = null, use_case: useCase = null } of scored.run.cases) {
    const tally = tallyOf(id)
    const states: readonly CaseState[] = facts === null ? ownStates(tally) : statesOf(id, tally, facts)
    yield {
      facts: [
        id,
        side,
        variant,
        at.file,
        at.line,
        tags.join('; '),
        difficulty,
        useCase,
        trialsOf(id),
        states.join('; '),
      ],
      place: placeOf(id),
    }
  }
}
