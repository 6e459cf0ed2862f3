import { resampledPercentile } from '../resampled-percentile.js'
import { meanOf, type FigureRule } from './figure-rule.js'

/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
export function percentileFigure(percent: number): FigureRule {
  return {
    record: (trials) => [meanOf(trials, 0)],
    resample: (records) =>
      resampledPercentile(
        records.map(([value = NaN]) => value),
        percent / 100,
      ),
  }
}
