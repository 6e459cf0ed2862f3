import { metricsOfFigure, type RunFigure } from '../../model/run/run-figure.js'
import { FAILED, NOT_APPLICABLE, SCORED, type ScoreTable } from '../scores/score-table.js'
import { findRule } from './index.js'

/** Makes the figure's record of each case, in the order of the table; `null` if some part applies to no trial. */
export function recordCases(figure: RunFigure, { trials, ids, starts, column }: ScoreTable) {
  const columns = metricsOfFigure(figure).flatMap((id) => column(id) ?? [])
  if (columns.length < metricsOfFigure(figure).length) return null
  const { record } = findRule(figure)
  const parts = columns.map(({ values }) => values)
  // A trial is scored when all parts score it.
  const states = columns
    .map((column) => column.states)
    .reduce((one, other) => one.map((state, place) => Math.min(state, other[place] ?? NOT_APPLICABLE)))
  const trialAt = (place: number): number => trials[place]?.trial ?? 0
  return ids.map((_, at) => {
    const places: number[] = []
    let [own, failed] = [0, 0]
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++) {
      const state = states[place] ?? NOT_APPLICABLE
      if (state === FAILED) failed += 1
      if (state > FAILED) own += 1
      if (state === SCORED) places.push(place)
    }
    const isScored = places.length > 0 && 2 * places.length >= own
    return {
      /** Number of trials that all parts apply to, scored or not. */
      trials: own,
      /** Number of trials that the target failed and that some part therefore does not score. */
      failed,
      /** `null` if fewer than half of `trials` are scored. */
      record: isScored ? record({ places, parts, trialAt }) : null,
      /** Makes the record of the first scored trials alone. */
      recordFirst: (count: number) => record({ places: places.slice(0, count), parts, trialAt }),
      /** The first part's values in the trials that every part scores, in order of trial. */
      values: places.map((place) => parts[0]?.[place] ?? NaN),
    }
  })
}
