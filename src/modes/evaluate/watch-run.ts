import { statesOwnCost } from '../../metrics/cost/price-reply.js'
import { customMetricsOf } from '../../metrics/custom-metrics.js'
import { openTables, type OpenTables } from '../../metrics/tables/open-tables.js'
import { type ConductWatch, watchConduct } from '../../metrics/agent/watch-conduct.js'
import type { MetricFacts } from '../../model/metric.js'
import type { Run, ScoredRun, ScoredTrial } from '../../model/run/run.js'
import type { TableTrial } from '../../model/run/run-table.js'
import { metricSettings } from './read-rescored.js'

/** What this process has measured itself a moment ago: all that its run folders would give, had they been read and scored again. */
export interface MeasuredRun {
  readonly scored: ScoredRun
  /** The run that it is compared with, where that was measured beside it. */
  readonly baseline: ScoredRun | null
  readonly tables: OpenTables
}

/** Looks on while some variants of a suite are measured, and says at the end what is known of them. */
export interface RunWatch {
  readonly onTrial: (trial: TableTrial, run: Run) => void
  readonly onScored: (run: Run, trials: readonly ScoredTrial[]) => void
  /**
   * Null where the folders know more: trials of an interrupted run that was resumed, or scores of the suite's own metrics, which are
   * recorded and not computed.
   */
  readonly finish: () => MeasuredRun | null
}

/** Looks on while one variant is measured. `place` is its run's among the arms of its report: 1 beside a baseline, else 0. */
export function watchRun(place: 0 | 1): RunWatch {
  const tables = shareTables()
  const arm = watchArm(place, tables)
  return { ...arm, finish: () => tables.with(arm.finish(), null) }
}

/** Looks on while two variants are measured side by side: the baseline's and the candidate's. */
export function watchPair([base, head]: readonly [string, string]): RunWatch {
  const tables = shareTables()
  const arms = new Map([
    [base, watchArm(0, tables)],
    [head, watchArm(1, tables)],
  ])
  return {
    onTrial: (made, run) => arms.get(run.variant)?.onTrial(made, run),
    onScored: (run, trials) => arms.get(run.variant)?.onScored(run, trials),
    finish: () => {
      const compared = arms.get(base)?.finish() ?? null
      return compared === null ? null : tables.with(arms.get(head)?.finish() ?? null, compared)
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

function watchArm(
  place: 0 | 1,
  tables: SharedTables,
): Omit<RunWatch, 'finish'> & { readonly finish: () => ScoredRun | null } {
  const ownCost = new Set<string>()
  let conduct: ConductWatch | null = null
  let seen = 0
  let scored: ScoredRun | null = null
  return {
    onTrial: (made, run) => {
      seen += 1
      tables.of(run).add(place, made)
      conduct ??= watchConduct(run.settings.scoring)
      conduct.add(made)
      const { golden, observation } = made
      if (observation.status === 'ok' && statesOwnCost(observation.reply)) ownCost.add(golden.id)
    },
    onScored: (run, trials) => {
      const isSeen = seen === trials.length && customMetricsOf(run).length === 0
      const conducted = conduct === null ? {} : { conduct: conduct.finish() }
      scored = isSeen ? { run, trials, stale_cases: run.stale_cases, own_cost_cases: [...ownCost], ...conducted } : null
    },
    finish: () => scored,
  }
}

/** The run as `readRescored` gives it; `expected` are the suite's own metrics that the other side has. */
export function expecting(scored: ScoredRun, expected: readonly MetricFacts[]): ScoredRun {
  const { run } = scored
  const unmeasured = expected.filter(({ id }) => !run.metrics.some((metric) => metric.id === id))
  return { ...scored, run: { ...run, metrics: [...run.metrics, ...unmeasured] } }
}
