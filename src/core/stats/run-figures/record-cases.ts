import { partsOf, type RunFigure } from '../../model/run-figure.js'
import type { ScoredTrial } from '../../model/run.js'
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

/** What a figure keeps of each case, by case id; cases that not all of its parts apply to are left out. Trials come sorted by case and trial. */
export function recordCases(figure: RunFigure, ordered: readonly ScoredTrial[]): ReadonlyMap<string, RecordedCase> {
  const parts = partsOf(figure)
  const { record } = ruleOf(figure)
  const cases = new Map<string, RecordedCase>()
  for (let from = 0; from < ordered.length;) {
    const caseId = ordered[from]?.case ?? ''
    let to = from
    while (to < ordered.length && ordered[to]?.case === caseId) to++
    const applicable = ordered.slice(from, to).filter(({ scores, unscored }) => {
      return parts.every((id) => scores[id] !== undefined || unscored[id] !== undefined)
    })
    from = to
    if (applicable.length === 0) continue
    const scored = applicable.flatMap(({ trial, scores }): readonly FigureTrial[] => {
      const values = parts.flatMap((id) => scores[id] ?? [])
      return values.length < parts.length ? [] : [{ trial, values }]
    })
    cases.set(caseId, {
      trials: applicable.length,
      values: scored.map(({ values: [first = NaN] }) => first),
      record: scored.length > 0 && 2 * scored.length >= applicable.length ? record(scored) : null,
    })
  }
  return cases
}
