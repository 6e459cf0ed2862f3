import { partsOf, type RunFigure } from '../../model/run-figure.js'
import { NOT_APPLICABLE, SCORED, type ScoreColumn, type ScoreTable } from '../score-table.js'
import type { FigureRecord, FigureTrial } from './figure-rule.js'
import { ruleOf } from './index.js'

/** One case as a figure sees it. */
export interface RecordedCase {
  /** Trials that all parts apply to, scored or not. */
  readonly trials: number
  /** The first part's values in the trials in which every part is scored, in order of trial. */
  readonly values: readonly number[]
  /** Null when fewer than half of the trials are scored. */
  readonly record: FigureRecord | null
}

/** What a figure keeps of each case, by case id; cases that not all of its parts apply to are left out. */
export function recordCases(
  figure: RunFigure,
  { trials, cases, column }: ScoreTable,
): ReadonlyMap<string, RecordedCase> {
  const recorded = new Map<string, RecordedCase>()
  const columns: ScoreColumn[] = []
  for (const id of partsOf(figure)) {
    const part = column(id)
    if (part === null) return recorded
    columns.push(part)
  }
  const { record } = ruleOf(figure)
  for (const { id, from, to } of cases) {
    const scored: FigureTrial[] = []
    const firsts: number[] = []
    let applicable = 0
    for (let place = from; place < to; place++) {
      const state = leastState(columns, place)
      if (state === NOT_APPLICABLE) continue
      applicable += 1
      if (state !== SCORED) continue
      const values = columns.map((column) => column.values[place] ?? NaN)
      scored.push({ trial: trials[place]?.trial ?? 0, values })
      firsts.push(values[0] ?? NaN)
    }
    if (applicable === 0) continue
    const isScored = scored.length > 0 && 2 * scored.length >= applicable
    recorded.set(id, { trials: applicable, values: firsts, record: isScored ? record(scored) : null })
  }
  return recorded
}

function leastState(columns: readonly ScoreColumn[], place: number): number {
  let least = SCORED
  for (const { states } of columns) {
    const state = states[place] ?? NOT_APPLICABLE
    if (state < least) least = state
  }
  return least
}
