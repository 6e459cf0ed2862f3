import { gaffkeIntervals } from '../stats/gaffke-intervals.js'
import type { MeasuredMetric } from './measure-metric.js'

/**
 * The measured metrics, in their order, with the intervals that take draws: metrics over equally many pairs share them, so
 * that thirty cost little more than one. `seed` is the suite's.
 */
export function drawIntervals(
  measured: readonly MeasuredMetric[],
  { alpha, seed }: { readonly alpha: number; readonly seed: number },
): readonly MeasuredMetric[] {
  const series = measured.flatMap((metric) => (metric.series === null ? [] : [metric.series]))
  const intervals = gaffkeIntervals({ series, alpha, seed: `${seed}/metrics` }).values()
  return measured.map((metric) => {
    const drawn = metric.series === null ? undefined : intervals.next().value
    if (drawn === undefined) return metric
    return { ...metric, comparison: { ...metric.comparison, interval: { ...drawn, method: 'gaffke' } } }
  })
}
