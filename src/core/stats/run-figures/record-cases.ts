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
    let applicable = 0
    for (let place = from; place < to; place++) {
      let least = SCORED
      for (const { states } of columns) least = Math.min(least, states[place] ?? NOT_APPLICABLE)
      if (least !== NOT_APPLICABLE) applicable += 1
      if (least === SCORED)
        scored.push({ trial: trials[place]?.trial ?? 0, values: columns.map(({ values }) => values[place] ?? NaN) })
    }
    if (applicable === 0) continue
    recorded.set(id, {
      trials: applicable,
      values: scored.map(({ values: [first = NaN] }) => first),
      record: scored.length > 0 && 2 * scored.length >= applicable ? record(scored) : null,
    })
  }
  return recorded
}
