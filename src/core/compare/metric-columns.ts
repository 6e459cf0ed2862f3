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

interface MutableScores {
  trials: number
  values: number[]
}

/** The trials of one arm, by metric id: one pass over them, so that gates look up columns instead of scanning trials. */
export function indexTrials(trials: readonly ScoredTrial[]): ReadonlyMap<string, MetricColumn> {
  const columns = new Map<string, Map<string, MutableScores>>()
  const cellOf = (metricId: string, caseId: string): MutableScores => {
    const column = columns.get(metricId) ?? new Map<string, MutableScores>()
    const cell = column.get(caseId) ?? { trials: 0, values: [] }
    columns.set(metricId, column)
    column.set(caseId, cell)
    return cell
  }
  for (const trial of [...trials].sort((a, b) => a.trial - b.trial)) {
    for (const [metricId, value] of Object.entries(trial.scores)) {
      const cell = cellOf(metricId, trial.case)
      cell.trials++
      cell.values.push(value)
    }
    for (const metricId of Object.keys(trial.unscored)) cellOf(metricId, trial.case).trials++
  }
  return columns
}

/**
 * A case is scored when at least half of its trials are (verdict-rules 1.2).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
export function isScored(scores: CaseScores | undefined): scores is CaseScores {
  return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials
}
