import { statesOwnCost } from '../../core/metrics/bills-of-reply.js'
import { customMetricsOf } from '../../core/metrics/custom-metrics.js'
import { openTables, type OpenTables } from '../../core/metrics/tables/open-tables.js'
import { collectScores } from '../../core/model/collect-scores.js'
import type { MetricFacts } from '../../core/model/metric.js'
import type { Run, ScoredRun } from '../../core/model/run.js'
import type { TableTrial } from '../../core/model/run-table.js'
import { metricSettings } from './read-anew.js'

/** What this process has measured itself a moment ago: all that its run folders would give, had they been read and scored again. */
export interface MeasuredRun {
  readonly scored: ScoredRun
  /** The run that it is compared with, where that was measured beside it. */
  readonly baseline: ScoredRun | null
  readonly tables: OpenTables
}

type OnTrial = (trial: TableTrial, run: Run) => void

/** Looks on while a run is measured. */
export interface RunWatch {
  readonly onTrial: OnTrial
  /**
   * Null where the folder knows more: trials of an interrupted run that was resumed, or scores of the suite's own metrics, which are
   * recorded and not computed.
   */
  readonly finish: (run: Run) => MeasuredRun | null
}

/** Looks on while two variants of a suite are measured side by side. */
export interface PairWatch {
  readonly onTrial: OnTrial
  /** Null as `RunWatch` says, for either. */
  readonly finish: (baseline: Run, candidate: Run) => MeasuredRun | null
}

/** `place` is the run's among the arms of its report: 1 beside a baseline, else 0. */
export function watchRun(place: 0 | 1): RunWatch {
  const tables = shareTables()
  const arm = watchArm(place, tables)
  return { onTrial: arm.onTrial, finish: (run) => tables.with(arm.finish(run), null) }
}

/** `variants` are the baseline's and the candidate's. */
export function watchPair([base, head]: readonly [string, string]): PairWatch {
  const tables = shareTables()
  const before = watchArm(0, tables)
  const now = watchArm(1, tables)
  return {
    onTrial: (made, run) => {
      if (run.variant === base) before.onTrial(made, run)
      if (run.variant === head) now.onTrial(made, run)
    },
    finish: (baseline, candidate) => {
      const compared = before.finish(baseline)
      return compared === null ? null : tables.with(now.finish(candidate), compared)
    },
  }
}

/** The tables of one report, opened with the settings of the first trial's run: all its runs are of one suite. */
interface SharedTables {
  readonly of: (run: Run) => OpenTables
  readonly with: (scored: ScoredRun | null, baseline: ScoredRun | null) => MeasuredRun | null
}

function shareTables(): SharedTables {
  let tables: OpenTables | null = null
  return {
    of: (run) => (tables ??= openTables(metricSettings(run, null))),
    with: (scored, baseline) => (scored === null || tables === null ? null : { scored, baseline, tables }),
  }
}

function watchArm(place: 0 | 1, tables: SharedTables): { onTrial: OnTrial; finish: (run: Run) => ScoredRun | null } {
  const collected = collectScores()
  const ownCost = new Set<string>()
  return {
    onTrial: (made, run) => {
      const { golden, trial, observation, scores, unscored } = made
      tables.of(run).add(place, made)
      collected.add({ case: golden.id, trial, scores, unscored }, observation.status)
      if (observation.status === 'ok' && statesOwnCost(observation.reply)) ownCost.add(golden.id)
    },
    finish: (run) => {
      const trials = collected.trials()
      if (trials.length !== run.counts?.trials || customMetricsOf(run).length > 0) return null
      return { run, trials, stale_cases: run.stale_cases, own_cost_cases: [...ownCost] }
    },
  }
}

/** The run as `readAnew` gives it; `expected` are the suite's own metrics that the other side has. */
export function expecting(scored: ScoredRun, expected: readonly MetricFacts[]): ScoredRun {
  const { run } = scored
  const unmeasured = expected.filter(({ id }) => !run.metrics.some((metric) => metric.id === id))
  return { ...scored, run: { ...run, metrics: [...run.metrics, ...unmeasured] } }
}
