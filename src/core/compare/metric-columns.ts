import type { MetricFacts } from '../model/metric.js'
import type { RunFigure } from '../model/run-figure.js'
import type { ScoredTrial } from '../model/run.js'
import type { FigureRecord } from '../stats/run-figures/figure-rule.js'
import { recordCases } from '../stats/run-figures/record-cases.js'

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

/** Sorts the trials of one arm once, so that a column is one pass over them. */
export function indexTrials(trials: readonly ScoredTrial[]): Columns {
  return readColumns([...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1)))
}

/** The columns of trials that are in order already: values come in the order that their trials have here. */
export function readColumns(ordered: readonly ScoredTrial[]): Columns {
  return ({ id: metricId, per_run: figure }) => {
    if (figure !== undefined) return recordColumn(ordered, figure)
    const column = new Map<string, { trials: number; readonly values: number[] }>()
    for (const { case: caseId, scores, unscored } of ordered) {
      const value = scores[metricId]
      if (value === undefined && unscored[metricId] === undefined) continue
      const cell = column.get(caseId) ?? { trials: 0, values: [] }
      column.set(caseId, cell)
      cell.trials++
      if (value !== undefined) cell.values.push(value)
    }
    return column
  }
}

function recordColumn(ordered: readonly ScoredTrial[], figure: RunFigure): MetricColumn {
  const cases = recordCases(figure, ordered)
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
