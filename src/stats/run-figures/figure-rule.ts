import type { ExchangedDifference, ResampledFigure } from '../per-run-resampling.js'

/** The trials of one case in which every part of a figure is scored, in order. */
export interface FigureTrials {
  /** Their places in the columns of the parts. */
  readonly places: readonly number[]
  /** The columns of the parts, in the order of the parts. */
  readonly parts: readonly Float64Array[]
  /** Returns the number of the trial at a place, from 0. */
  readonly trialAt: (place: number) => number
}

/** The numbers that a figure keeps of a case. Their meaning depends on the figure. */
export type FigureRecord = readonly number[]

/** Computes a figure in two steps, so that resampling cases need not read their trials again. */
export interface FigureRule {
  /** Makes the record of one case from its scored trials (at least one). */
  readonly record: (trials: FigureTrials) => FigureRecord
  /** Computes the figure of at least one record. NaN if there is no figure: nothing to divide by, or nothing varies. */
  readonly figureOf: (records: readonly FigureRecord[]) => number
  /** Computes the same figure for any resample of the records. */
  readonly resample: (records: readonly FigureRecord[]) => ResampledFigure
  /** Computes the difference between two arms, candidate minus baseline, after some cases exchange their records. */
  readonly exchange: (baseline: readonly FigureRecord[], candidate: readonly FigureRecord[]) => ExchangedDifference
}

/** Returns the mean of one part over the trials of a case. */
export function meanOf({ places, parts }: FigureTrials, part: number): number {
  return places.reduce((sum, place) => sum + (parts[part]?.[place] ?? 0), 0) / places.length
}
