import type { ResampledFigure } from '../per-run-bootstrap.js'

/** The values of one trial in the order of the figure's parts; all of them are scored. */
export interface FigureTrial {
  /** From 0. */
  readonly trial: number
  readonly values: readonly number[]
}

/** What a figure keeps of a case: a few numbers, whose meaning is the figure's own. */
export type FigureRecord = readonly number[]

/** A figure in two steps, so that a resample of cases takes no second look at their trials. */
export interface FigureRule {
  /** Gets the scored trials of one case, at least one, in order. */
  readonly record: (trials: readonly FigureTrial[]) => FigureRecord
  /** The figure of any resample of the records. NaN when there is none: nothing to divide by, nothing that varies. */
  readonly resample: (records: readonly FigureRecord[]) => ResampledFigure
}

/** The mean of one part over the trials of a case. */
export function meanOf(trials: readonly FigureTrial[], part: number): number {
  return trials.reduce((sum, { values }) => sum + (values[part] ?? 0), 0) / trials.length
}
