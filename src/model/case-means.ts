/** What the trials of a run come to, case by case. */
export interface CaseMeans {
  /** The cases that were asked, sorted. */
  readonly ids: readonly string[]
  /** The number of all trials. */
  readonly trials: number
  /** Trials of a case; 0 for a case that was not asked. */
  readonly trialsOf: (caseId: string) => number
  /** How many of a case's trials succeeded, of how many that `success` was scored in. Null where there is none. */
  readonly tallyOf: (caseId: string) => readonly [number, number] | null
  /** A metric's mean over a case's trials; null when fewer than half of those that it applies to are scored, as in every mean. */
  readonly meanOf: (caseId: string, metricId: string) => number | null
  /** Where a case is in the columns; -1 for one that was not asked. */
  readonly placeOf: (caseId: string) => number
  /** A metric's means by place, NaN for what has none, for whoever reads many; null where there is not one. */
  readonly columnOf: (metricId: string) => Float64Array | null
  /** Those of all cases that have one, in the order of the ids. */
  readonly meansOf: (metricId: string) => readonly number[]
  /** The sum of a metric over the trials in which it is scored, and the number of the others. */
  readonly totalOf: (metricId: string) => { readonly total: number; readonly missing: number }
  readonly spreadOf: (metricId: string) => Spread
}

/** How far trials and runs of a metric lie apart. */
export interface Spread {
  /** The mean over cases of each run: of all trials 0, all trials 1 …; of those that have a score. */
  readonly runs: readonly number[]
  /** The sample deviations between the trials of the cases that have two scores or more. */
  readonly within: readonly number[]
}
