import { exchangedExceedance } from '../exchanged-exceedance.js'
import { exchangedPercentile } from '../exchanged-percentile.js'
import { percentile } from '../percentile.js'
import { resampledPercentile } from '../resampled-percentile.js'
import { meanOf, type FigureRecord, type FigureRule } from './figure-rule.js'

/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
export function percentileFigure(percent: number): FigureRule {
  const share = percent / 100
  const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile
  const valuesOf = (records: readonly FigureRecord[]): readonly number[] => records.map((record) => record[0] ?? NaN)
  return {
    record: (trials) => [meanOf(trials, 0)],
    figureOf: (records) => percentile(valuesOf(records), share),
    resample: (records) => resampledPercentile(valuesOf(records), share),
    exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
  }
}
