import { statesOwnCost } from '../../core/metrics/bills-of-reply.js'
import { customMetricsOf } from '../../core/metrics/custom-metrics.js'
import { openTables, type OpenTables } from '../../core/metrics/tables/open-tables.js'
import { collectScores } from '../../core/model/collect-scores.js'
import type { MetricFacts } from '../../core/model/metric.js'
import type { Run, ScoredRun } from '../../core/model/run.js'
import type { TableTrial } from '../../core/model/run-table.js'
import { metricSettings } from './read-anew.js'

/** What this process has measured itself a moment ago: all that its run folder would give, had it been read and scored again. */
export interface MeasuredRun {
  readonly scored: ScoredRun
  readonly tables: OpenTables
}

/** Looks on while a run is measured. */
export interface RunWatch {
  readonly onTrial: (trial: TableTrial, run: Run) => void
  /**
   * Null where the folder knows more: trials of an interrupted run that was resumed, or scores of the suite's own metrics, which are
   * recorded and not computed.
   */
  readonly finish: (run: Run) => MeasuredRun | null
}

/** `place` is the run's among the arms of its report: 1 beside a baseline, else 0. */
export function watchRun(place: 0 | 1): RunWatch {
  const collected = collectScores()
  const ownCost = new Set<string>()
  let tables: OpenTables | null = null
  return {
    onTrial: (made, run) => {
      const { golden, trial, observation, scores, unscored } = made
      tables ??= openTables(metricSettings(run, null))
      tables.add(place, made)
      collected.add({ case: golden.id, trial, scores, unscored }, observation.status)
      if (observation.status === 'ok' && statesOwnCost(observation.reply)) ownCost.add(golden.id)
    },
    finish: (run) => {
      const trials = collected.trials()
      if (tables === null || trials.length !== run.counts?.trials || customMetricsOf(run).length > 0) return null
      return { scored: { run, trials, stale_cases: run.stale_cases, own_cost_cases: [...ownCost] }, tables }
    },
  }
}

/** The run as `readAnew` gives it; `expected` are the suite's own metrics that the other side has. */
export function expecting(scored: ScoredRun, expected: readonly MetricFacts[]): ScoredRun {
  const { run } = scored
  const unmeasured = expected.filter(({ id }) => !run.metrics.some((metric) => metric.id === id))
  return { ...scored, run: { ...run, metrics: [...run.metrics, ...unmeasured] } }
}
