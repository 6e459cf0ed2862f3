import type { CaseValues } from '../../report/charts/chart.js'
import type { ScoredRun } from '../../model/run.js'
import { caseMeansOf } from '../../stats/case-means.js'

/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
export function caseValues(runs: readonly ScoredRun[], ids: readonly string[], metrics: readonly string[]): CaseValues {
  const arms = runs.map(({ trials }) => {
    const { placeOf, columnOf } = caseMeansOf(trials)
    return { places: ids.map(placeOf), columnOf }
  })
  return Object.fromEntries(
    metrics.map((metric) => {
      const columns = arms.map(({ places, columnOf }) => ({ places, means: columnOf(metric) }))
      return [metric, ids.map((_, at) => columns.map(({ places, means }) => meanAt(means, places[at] ?? -1)))]
    }),
  )
}

function meanAt(means: Float64Array | null, place: number): number | null {
  const mean = means?.[place] ?? NaN
  return Number.isNaN(mean) ? null : mean
}
