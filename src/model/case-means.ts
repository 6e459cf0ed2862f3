/** The results of a run's trials, case by case. */
export interface CaseMeans {
  /** The cases that were asked, sorted by id. */
  readonly ids: readonly string[]
  /** The number of all trials. */
  readonly trials: number
  /** Returns the number of trials of a case; 0 if it was not asked. */
  readonly trialsOf: (caseId: string) => number
  /** Returns how many of a case's trials passed `success`, and in how many it was scored; `null` if in none. */
  readonly tallyOf: (caseId: string) => readonly [number, number] | null
  /** Returns a metric's mean over a case's trials; `null` if fewer than half of the trials that it applies to are scored. */
  readonly meanOf: (caseId: string, metricId: string) => number | null
  /** Returns the index of a case in the columns; −1 if it was not asked. */
  readonly placeOf: (caseId: string) => number
  /** Returns a metric's means by index, for fast access to many; NaN if a case has none. `null` if no case has one. */
  readonly columnOf: (metricId: string) => Float64Array | null
  /** Returns the means of all cases that have one, in the order of the ids. */
  readonly meansOf: (metricId: string) => readonly number[]
  /** Returns the sum of a metric over the trials in which it is scored, and the number of the other trials. */
  readonly totalOf: (metricId: string) => { readonly total: number; readonly missing: number }
  /**
   * Returns a metric's variation: the mean over cases of each run, where run n consists of all trials n, for runs with a
   * score; and the sample deviations between the trials of the cases that have two scores or more.
   */
  readonly spreadOf: (metricId: string) => { readonly runs: readonly number[]; readonly within: readonly number[] }
}
