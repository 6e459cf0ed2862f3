import type { CaseValues } from '../../core/charts/chart.js'
import type { ScoredRun } from '../../core/model/run.js'
import { caseMeansOf } from '../../core/stats/case-means.js'

/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
export function caseValues(runs: readonly ScoredRun[], ids: readonly string[], metrics: readonly string[]): CaseValues {
  const arms = runs.map(({ trials }) => caseMeansOf(trials))
  return Object.fromEntries(
    metrics.map((metric) => [metric, ids.map((id) => arms.map(({ meanOf }) => meanOf(id, metric)))]),
  )
}
