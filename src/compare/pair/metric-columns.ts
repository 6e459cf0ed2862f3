import type { Gate } from '../../model/suite/gate.js'
import type { MetricFacts } from '../../model/metric.js'
import { partsOf, type RunFigure } from '../../model/run/run-figure.js'
import type { ScoredTrial } from '../../model/run/run.js'
import type { FigureRecord } from '../../stats/run-figures/figure-rule.js'
import { recordCases } from '../../stats/run-figures/record-cases.js'
import { readCase, type ScoreTable, tableOf, tabulateScores } from '../../stats/scores/score-table.js'

/** What one metric says of one case in one arm. A case that the metric does not apply to has none. */
export interface CaseScores {
  /** Trials that the metric applies to, scored or not; 0 where the target failed in all of them. */
  readonly trials: number
  /** Besides, those that the target failed and that the metric therefore says nothing of; absent where there are none. */
  readonly failed?: number
  /** The scored ones, in order of trial; of a figure of the run, what its first part says. */
  readonly values: readonly number[]
  /** What a figure of the run keeps of the case; absent for a metric that is a mean over cases. */
  readonly record?: FigureRecord
}

/**
 * One metric of one arm, by case id. A case's scores are built when they are asked for: those of all cases would take more memory than the
 * trials.
 */
export type MetricColumn = Pick<ReadonlyMap<string, CaseScores>, 'get'>

/** A metric that applies to no case. */
export const NO_CASES: MetricColumn = new Map()

/** The columns of one arm. */
export type Columns = (metric: Pick<MetricFacts, 'id' | 'per_run'>) => MetricColumn

/** One of each arm. */
export interface Arms<Column> {
  readonly baseline: Column
  readonly candidate: Column
}

/** The columns of one arm's trials, in any order. */
export function indexTrials(trials: readonly ScoredTrial[]): Columns {
  return readTable(tableOf(trials))
}

/** The columns of trials that are in order already: values come in the order that their trials have here. */
export function readColumns(ordered: readonly ScoredTrial[]): Columns {
  return readTable(tabulateScores(ordered))
}

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
    const { trials = 0, failed = 0, record = null, values = [] } = recorded[at] ?? {}
    if (trials + failed === 0) return undefined
    return { trials, values, ...(record !== null && { record }), ...(failed > 0 && { failed }) }
  })
}

function columnOf(placeOf: ScoreTable['placeOf'], read: (at: number) => CaseScores | undefined): MetricColumn {
  return { get: (caseId) => read(placeOf(caseId)) }
}

/**
 * A case is scored when at least half of its trials are (docs/decision-rules.md#scored-cases).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
export function isScored(scores: CaseScores | undefined): scores is CaseScores {
  return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials
}

/**
 * The gates without those that nobody asked for and nothing measured: a default guardrail (tokens, precision, calibration) whose metric neither
 * arm reports. A figure of the run is reported where the answered trials of an arm that have one of its parts mostly have all, as many as a
 * gate needs (`floor`). A gate that the suite names always stays. `dropped` are those that a reader may miss: few targets report a figure.
 */
export function dropUnmeasured(
  gates: readonly Gate[],
  arms: readonly (readonly ScoredTrial[])[],
  { metrics, floor }: { readonly metrics: readonly MetricFacts[]; readonly floor: number },
): { readonly gates: readonly Gate[]; readonly dropped: readonly Gate[] } {
  const figures = new Map(
    metrics.flatMap(({ id, per_run: figure }) => (figure === undefined ? [] : [[id, figure] as const])),
  )
  const isReported = (parts: readonly string[]): boolean =>
    arms.some((arm) => {
      const some = arm.filter(({ scores, failed }) => failed !== true && parts.some((id) => scores[id] !== undefined))
      const whole = some.filter(({ scores }) => parts.every((id) => scores[id] !== undefined)).length
      return whole > 0 && whole >= floor * some.length
    })
  const isDropped = ({ assumed, primary, metric }: Gate): boolean => {
    const figure = figures.get(metric)
    return assumed === true && !primary && !isReported(figure === undefined ? [metric] : partsOf(figure))
  }
  return {
    gates: gates.filter((gate) => !isDropped(gate)),
    dropped: gates.filter((gate) => isDropped(gate) && !figures.has(gate.metric)),
  }
}
