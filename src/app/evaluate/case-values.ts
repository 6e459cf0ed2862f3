import type { CaseValues } from '../../core/charts/chart.js'
import type { ScoredRun } from '../../core/model/run.js'
import { mean } from '../../core/stats/mean.js'
import { trialsByCase } from './trials-by-case.js'

/** The means over trials of some metrics, for the cases with these ids, by arm; null when fewer than half are scored, as in every mean. The ids stay behind. */
export function caseValues(runs: readonly ScoredRun[], ids: readonly string[], metrics: readonly string[]): CaseValues {
  const arms = runs.map(({ trials }) => trialsByCase(trials))
  const valueOf = (arm: (typeof arms)[number], id: string, metric: string): number | null => {
    const trials = arm.get(id) ?? []
    const values = trials.flatMap(({ scores }) => scores[metric] ?? [])
    return values.length === 0 || 2 * values.length < trials.length ? null : mean(values)
  }
  return Object.fromEntries(
    metrics.map((metric) => [metric, ids.map((id) => arms.map((arm) => valueOf(arm, id, metric)))]),
  )
}
