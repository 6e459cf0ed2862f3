import type { ScoredTrial } from '../model/run.js'

/** What one metric says of one case in one arm. A case that the metric does not apply to has none. */
export interface CaseScores {
  /** Trials that the metric applies to, scored or not. */
  readonly trials: number
  /** The scored ones, in order of trial. */
  readonly values: readonly number[]
}

/** One metric of one arm, by case id. */
export type MetricColumn = ReadonlyMap<string, CaseScores>

/** The columns of one arm, each made when it is asked for: all at once would take more memory than the trials themselves. */
export type Columns = (metricId: string) => MetricColumn

/** Sorts the trials of one arm once, so that a column is one pass over them. */
export function indexTrials(trials: readonly ScoredTrial[]): Columns {
  const ordered = [...trials].sort((a, b) => (a.case === b.case ? a.trial - b.trial : a.case < b.case ? -1 : 1))
  return (metricId) => {
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

/**
 * A case is scored when at least half of its trials are (verdict-rules 1.2).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
export function isScored(scores: CaseScores | undefined): scores is CaseScores {
  return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials
}
