import type { Gate } from '../../model/suite/gate.js'
import type { MetricFacts } from '../../model/metric.js'
import { metricsOfFigure, type RunFigure } from '../../model/run/run-figure.js'
import { isFromResults, type Run, type ScoredTrial } from '../../model/run/run.js'
import type { FigureRecord } from '../../stats/run-figures/figure-rule.js'
import { recordCases } from '../../stats/run-figures/record-cases.js'
import { readCase, SCORED, type ScoreTable, scoreTableOf, tabulateScores } from '../../stats/scores/score-table.js'

/** The scores of one case for one metric in one arm. `undefined` for a case that the metric does not apply to. */
export interface CaseScores {
  /** Number of trials that the metric applies to, scored or not; 0 if the target failed in all of them. */
  readonly trials: number
  /** Number of further trials that the target failed and that the metric does not score; absent if there are none. */
  readonly failed?: number
  /** Values of the scored trials, in order of trial. For a figure of the run, the values of its first part. */
  readonly values: readonly number[]
  /** The case's record for a figure of the run; absent for a metric that is a mean over cases. */
  readonly record?: FigureRecord
  /** Makes the record of the first scored trials alone. */
  readonly recordFirst?: (count: number) => FigureRecord
}

/** One metric of one arm, by case id. Builds a case's scores on each read: those of all cases would need more memory than the trials. */
export type MetricColumn = Pick<ReadonlyMap<string, CaseScores>, 'get'>

/** A metric that applies to no case. */
export const NO_CASES: MetricColumn = new Map()

/** Returns the columns of one arm. */
export type Columns = (metric: Pick<MetricFacts, 'id' | 'per_run'>) => MetricColumn

/** One value for each arm. */
export interface Arms<Column> {
  readonly baseline: Column
  readonly candidate: Column
}

/** Returns the columns of one arm's trials, given in any order. */
export const indexTrials = (trials: readonly ScoredTrial[]): Columns => readTable(scoreTableOf(trials))

/** Returns the columns of trials that are already in order; values keep the order of the trials. */
export const readColumns = (ordered: readonly ScoredTrial[]): Columns => readTable(tabulateScores(ordered))

function readTable(table: ScoreTable): Columns {
  return ({ id, per_run: figure }) => (figure === undefined ? readColumn(table, id) : recordColumn(table, figure))
}

function readColumn(table: ScoreTable, metricId: string): MetricColumn {
  const found = table.column(metricId)
  if (found === null) return NO_CASES
  return columnOf(table.placeOf, (at) => {
    const { trials, failed, values } = readCase(found, table, at)
    if (failed > 0) return { trials, values, failed }
    return trials === 0 ? undefined : { trials, values }
  })
}

function recordColumn(table: ScoreTable, figure: RunFigure): MetricColumn {
  const recorded = recordCases(figure, table)
  if (recorded === null) return NO_CASES
  return columnOf(table.placeOf, (at) => {
    const own = recorded[at]
    if (own === undefined || own.trials + own.failed === 0) return undefined
    const { trials, failed, values, record, recordFirst } = own
    return { trials, values, ...(record !== null && { record, recordFirst }), ...(failed > 0 && { failed }) }
  })
}

function columnOf(placeOf: ScoreTable['placeOf'], read: (at: number) => CaseScores | undefined): MetricColumn {
  return { get: (caseId) => read(placeOf(caseId)) }
}

/**
 * Whether a case is scored: at least half of its trials are (docs/decision-rules.md#scored-cases).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
export function isScored(scores: CaseScores | undefined): scores is CaseScores {
  return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials
}

/**
 * Whether a score of another harness is new: the candidate has values, and the baseline's file has no such column. Passing and tokens have
 * no column of their own, so they are new if no row of the baseline has them. A baseline whose rows all failed shows no columns.
 */
export function isNewScore(metricId: string, baseline: Run | null, candidate: Run): boolean {
  if (baseline === null || baseline.counts?.ok === 0 || !isFromResults(candidate)) return false
  const { mean: before = null, applicable = 0 } = baseline.summaries[metricId] ?? {}
  const isColumn = candidate.metrics.some(({ id, custom }) => id === metricId && custom === true)
  return typeof candidate.summaries[metricId]?.mean === 'number' && (isColumn ? applicable === 0 : before === null)
}

/**
 * Drops guardrails whose metric neither arm reports: default ones (tokens, precision, calibration), and all on results of another harness,
 * where those on new scores are dropped too. A figure of the run counts as reported if, of an arm's answered trials that have any of its
 * parts, at least `min_scored_share` have all of them. Gates that the suite names always stay. `dropped` lists the dropped gates without a
 * value that a reader may miss, which leaves out figures of the run: few targets report those.
 */
export function dropUnmeasuredGates(
  gates: readonly Gate[],
  arms: readonly (readonly ScoredTrial[])[],
  { run, baseline }: { readonly run: Run; readonly baseline: Run | null },
): { readonly gates: readonly Gate[]; readonly dropped: readonly Gate[] } {
  const { metrics, settings } = run
  const areResults = isFromResults(run)
  const figures = new Map(
    metrics.flatMap(({ id, per_run: figure }) => (figure === undefined ? [] : [[id, figure] as const])),
  )
  const isReported = (parts: readonly string[]): boolean =>
    arms.some((arm) => {
      const { trials, column } = scoreTableOf(arm)
      const columns = parts.map(column)
      const answered = [...trials.keys()].filter((at) => trials[at]?.failed !== true)
      const some = answered.filter((at) => columns.some((one) => one?.states[at] === SCORED))
      const whole = some.filter((at) => columns.every((one) => one?.states[at] === SCORED)).length
      return whole > 0 && whole >= settings.min_scored_share * some.length
    })
  const isDropped = ({ assumed, primary, metric }: Gate): boolean => {
    const figure = figures.get(metric)
    return (
      (areResults || assumed === true) &&
      !primary &&
      (isNewScore(metric, baseline, run) || !isReported(figure === undefined ? [metric] : metricsOfFigure(figure)))
    )
  }
  return {
    gates: gates.filter((gate) => !isDropped(gate)),
    dropped: gates.filter((gate) => isDropped(gate) && !figures.has(gate.metric) && !isReported([gate.metric])),
  }
}
