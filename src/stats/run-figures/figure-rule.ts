import type { ExchangedDifference, ResampledFigure } from '../per-run-resampling.js'

/** The trials of one case in which every part of a figure is scored, in order. */
export interface FigureTrials {
  /** Their places in the columns of the parts. */
  readonly places: readonly number[]
  /** Those columns, in the order of the parts. */
  readonly parts: readonly Float64Array[]
  /** The number of the trial at a place, from 0. */
  readonly trialAt: (place: number) => number
}

/** What a figure keeps of a case: a few numbers, whose meaning is the figure's own. */
export type FigureRecord = readonly number[]

/** A figure in two steps, so that a resample of cases takes no second look at their trials. */
export interface FigureRule {
  /** Gets the scored trials of one case, at least one. */
  readonly record: (trials: FigureTrials) => FigureRecord
  /** The figure of the records as they are, at least one. NaN when there is none: nothing to divide by, nothing that varies. */
  readonly figureOf: (records: readonly FigureRecord[]) => number
  /** The same of any resample of them. */
  readonly resample: (records: readonly FigureRecord[]) => ResampledFigure
  /** The difference between two arms, candidate less baseline, when some cases exchange their records. */
  readonly exchange: (baseline: readonly FigureRecord[], candidate: readonly FigureRecord[]) => ExchangedDifference
}

/** The mean of one part over the trials of a case. */
export function meanOf({ places, parts }: FigureTrials, part: number): number {
  return places.reduce((sum, place) => sum + (parts[part]?.[place] ?? 0), 0) / places.length
}
