import { partsOf, type RunFigure } from '../../model/run/run-figure.js'
import { FAILED, NOT_APPLICABLE, SCORED, type ScoreTable } from '../scores/score-table.js'
import type { FigureRecord } from './figure-rule.js'
import { ruleOf } from './index.js'

/** A case as a figure sees it. */
export interface RecordedCase {
  /** Trials that all parts apply to, scored or not. */
  readonly trials: number
  /** Trials that the target failed, and that some part therefore says nothing of. */
  readonly failed: number
  /** Null where fewer than half of those trials are scored. */
  readonly record: FigureRecord | null
  /** The first part's values in the trials in which every part is scored, in order of trial. */
  readonly values: readonly number[]
}

/** What a figure keeps of each case, by its place in the table; null when some part of it applies to none. */
export function recordCases(
  figure: RunFigure,
  { trials, ids, starts, column }: ScoreTable,
): readonly RecordedCase[] | null {
  const columns = partsOf(figure).flatMap((id) => column(id) ?? [])
  if (columns.length < partsOf(figure).length) return null
  const { record } = ruleOf(figure)
  const parts = columns.map(({ values }) => values)
  // A trial is scored when all parts score it.
  const stateAt = (place: number): number =>
    columns.reduce((least, { states }) => Math.min(least, states[place] ?? NOT_APPLICABLE), SCORED)
  const trialAt = (place: number): number => trials[place]?.trial ?? 0
  return ids.map((_, at) => {
    const places: number[] = []
    let [own, failed] = [0, 0]
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++) {
      const state = stateAt(place)
      if (state === FAILED) failed += 1
      if (state > FAILED) own += 1
      if (state === SCORED) places.push(place)
    }
    const isScored = places.length > 0 && 2 * places.length >= own
    return {
      trials: own,
      failed,
      record: isScored ? record({ places, parts, trialAt }) : null,
      values: places.map((place) => parts[0]?.[place] ?? NaN),
    }
  })
}
