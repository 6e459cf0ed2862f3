import type { Gate } from '../../model/suite/gate.js'
import type { MetricFacts } from '../../model/metric.js'
import { metricsOfFigure, type RunFigure } from '../../model/run/run-figure.js'
import type { ScoredTrial } from '../../model/run/run.js'
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
 * Drops guardrails whose metric neither arm reports: default ones (tokens, precision, calibration), and all on results of another harness,
 * where a score that the baseline does not have is new.
 * A figure of the run counts as reported if, of an arm's answered trials that have any of its parts, at least the share `floor` has all of
 * them. Gates that the suite names always stay. `dropped` lists the dropped gates without a value that a reader may miss, which leaves out
 * figures of the run: few targets report those.
 */
export function dropUnmeasuredGates(
  gates: readonly Gate[],
  arms: readonly (readonly ScoredTrial[])[],
  of: { readonly metrics: readonly MetricFacts[]; readonly floor: number; readonly areResults?: boolean },
): { readonly gates: readonly Gate[]; readonly dropped: readonly Gate[] } {
  const { metrics, floor, areResults = false } = of
  const figures = new Map(
    metrics.flatMap(({ id, per_run: figure }) => (figure === undefined ? [] : [[id, figure] as const])),
  )
  const [baseline = []] = arms
  const isNew = (metric: string): boolean =>
    areResults && baseline.length > 0 && scoreTableOf(baseline).column(metric) === null
  const isReported = (parts: readonly string[]): boolean =>
    arms.some((arm) => {
      const { trials, column } = scoreTableOf(arm)
      const columns = parts.map(column)
      const answered = [...trials.keys()].filter((at) => trials[at]?.failed !== true)
      const some = answered.filter((at) => columns.some((one) => one?.states[at] === SCORED))
      const whole = some.filter((at) => columns.every((one) => one?.states[at] === SCORED)).length
      return whole > 0 && whole >= floor * some.length
    })
  const isDropped = ({ assumed, primary, metric }: Gate): boolean => {
    const figure = figures.get(metric)
    return (
      (areResults || assumed === true) &&
      !primary &&
      (isNew(metric) || !isReported(figure === undefined ? [metric] : metricsOfFigure(figure)))
    )
  }
  return {
    gates: gates.filter((gate) => !isDropped(gate)),
    dropped: gates.filter((gate) => isDropped(gate) && !figures.has(gate.metric) && !isReported([gate.metric])),
  }
}
