import type { MetricFacts } from '../model/metric.js'
import type { RunFigure } from '../model/run-figure.js'
import type { ScoredTrial } from '../model/run.js'
import type { FigureRecord } from '../stats/run-figures/figure-rule.js'
import { recordCases } from '../stats/run-figures/record-cases.js'
import { NOT_APPLICABLE, SCORED, tableOf, tabulateScores, type ScoreTable } from '../stats/score-table.js'

/** What one metric says of one case in one arm. A case that the metric does not apply to has none. */
export interface CaseScores {
  /** Trials that the metric applies to, scored or not. */
  readonly trials: number
  /** The scored ones, in order of trial; of a figure of the run, what its first part says. */
  readonly values: readonly number[]
  /** What a figure of the run keeps of the case; absent for a metric that is a mean over cases. */
  readonly record?: FigureRecord
}

/** One metric of one arm, by case id. */
export type MetricColumn = ReadonlyMap<string, CaseScores>

/** The columns of one arm, each made when it is asked for: all at once would take more memory than the trials themselves. */
export type Columns = (metric: Pick<MetricFacts, 'id' | 'per_run'>) => MetricColumn

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

function readColumn({ cases, column }: ScoreTable, metricId: string): MetricColumn {
  const cells = new Map<string, CaseScores>()
  const found = column(metricId)
  if (found === null) return cells
  const { states, values } = found
  for (const { id, from, to } of cases) {
    const scored: number[] = []
    let trials = 0
    for (let place = from; place < to; place++) {
      if (states[place] === NOT_APPLICABLE) continue
      trials += 1
      if (states[place] === SCORED) scored.push(values[place] ?? NaN)
    }
    if (trials > 0) cells.set(id, { trials, values: scored })
  }
  return cells
}

function recordColumn(table: ScoreTable, figure: RunFigure): MetricColumn {
  const cases = recordCases(figure, table)
  return new Map(
    [...cases].map(([id, { trials, values, record }]) => [id, { trials, values, ...(record !== null && { record }) }]),
  )
}

/**
 * A case is scored when at least half of its trials are (verdict-rules 1.2).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
export function isScored(scores: CaseScores | undefined): scores is CaseScores {
  return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials
}
