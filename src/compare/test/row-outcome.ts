import type { Bound, BoundMethod, Checks, Interval, TestRow } from '../../model/result/gate-result.js'
import { mean } from '../../stats/moments.js'
import type { MarginSeries } from './paired-input.js'

/** The test about 0 of one row. */
export interface ZeroTest {
  readonly p: number | null
  readonly df: number | null
  readonly interval: Interval | null
  /** Standard error of the mean difference; null when nothing estimates it. */
  readonly se: number | null
}

export const NO_TEST: ZeroTest = { p: null, df: null, interval: null, se: null }

/** One bound of a row, worked out (and drawn) when it is first asked for. */
export type RowBound = () => Bound

/**
 * What one row of docs/decision-rules.md#rows says of a gate. Its functions work their value out when first
 * called and then keep it, so a verdict that needs none of them draws nothing, and one that a t bound refuses draws no more.
 */
export interface RowOutcome extends Omit<ZeroTest, 'interval'> {
  readonly row: TestRow
  /** Oriented so that positive is better; on the log scale for row `log-ratio`. */
  readonly delta: number
  /** Every dᵢ of the row is 0. */
  readonly all_equal: boolean
  readonly reaches_margin: boolean
  readonly series: MarginSeries
  readonly interval: () => Interval | null
  readonly bounds: () => readonly Bound[]
  /** There are bounds, all exist and are above the margin, and clusters suffice; the total apart. */
  readonly bounds_hold: () => boolean
  /** mean candidate / mean baseline, on row `log-ratio`. */
  readonly ratio_of_means: number | null
  /** The total is worse by half the margin or more: no good verdict. */
  readonly total_contradicts: boolean
  /** The first k trials of each pair; null when all pairs have equal numbers of trials. */
  readonly matched_trials: () => { readonly p: number; readonly delta: number } | null
  /** Of too few cases, or clusters, a per-run figure is information only. */
  readonly information_only: boolean
  readonly checks: () => Checks
}

/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
export function reachesMargin(delta: number, series: MarginSeries): boolean {
  const { noise } = series
  if (delta >= -noise) return false
  return series.kind === 'shifted' ? mean(series.values) <= noise : -delta >= series.size - noise
}

/** A bound with whether it is above its limit; a bound within float noise of it is not. */
export function makeBound(method: BoundMethod, series: MarginSeries, value: () => number | null): RowBound {
  return once(() => {
    const lower = value()
    return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise }
  })
}

/**
 * A function that works its value out when first asked and keeps it: some figures of a gate cost 10,000 resamples, and
 * most verdicts need none of them.
 * @example once(() => [1, 2]) // a function that gives the same list at every call
 */
export function once<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null
  return () => (kept ??= { value: make() }).value
}
