import type { ListedMetric, MetricComparison } from './comparison.js'

/** requirements 239: the size from which a change is worth a look, whatever its test says. */
const MEANINGFUL = 0.1
const NOISE = 1e-9

type Changed = Pick<MetricComparison, 'metric' | 'row' | 'baseline' | 'delta'>
type Judged = Pick<ListedMetric, 'p_adjusted' | 'interval'>

/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
export function relativeChange({ metric, row, baseline, delta }: Changed): number | null {
  if (delta === null) return null
  const change = metric.direction === 'lower' ? -delta : delta
  if (row === 'log-ratio') return Math.expm1(change)
  return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline)
}

/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change. */
export function isEstablished({ p_adjusted: p, interval }: Judged, alpha: number): boolean {
  return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0)
}

/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
export function isPotentiallyMeaningful(measured: Changed & Judged, alpha: number): boolean {
  // Nothing of an exact number is left to chance.
  if (measured.row === 'exact') return false
  const change = relativeChange(measured)
  return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha)
}
