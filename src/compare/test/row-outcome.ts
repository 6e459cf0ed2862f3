import type { Bound, BoundMethod, Checks, Interval, TestRow } from '../../model/result/gate-result.js'
import { mean } from '../../stats/moments.js'
import type { MarginSeries } from './paired-input.js'

/** The result of a row's test about 0. */
export interface ZeroTest {
  readonly p: number | null
  readonly df: number | null
  readonly interval: Interval | null
  /** Standard error of the mean difference; `null` if it cannot be estimated. */
  readonly se: number | null
}

export const NO_TEST: ZeroTest = { p: null, df: null, interval: null, se: null }

/** One bound of a row, computed (and its resamples drawn) on first use. */
export type RowBound = () => Bound

/**
 * The outcome of one row of docs/decision-rules.md#rows for a gate. Its functions compute their value on first use and cache it. So a
 * verdict that needs none of them draws nothing, and a verdict that a t bound refuses draws nothing more.
 */
export interface RowOutcome extends Omit<ZeroTest, 'interval'> {
  readonly row: TestRow
  /** Oriented so that positive is better; on the log scale for row `log-ratio`. */
  readonly delta: number
  /** Whether every dᵢ of the row is 0. */
  readonly all_equal: boolean
  readonly reaches_margin: boolean
  readonly series: MarginSeries
  readonly interval: () => Interval | null
  readonly bounds: () => readonly Bound[]
  /** Whether there are bounds, all exist and are above the margin, and there are enough clusters. Does not consider the total. */
  readonly bounds_hold: () => boolean
  /** mean candidate / mean baseline, for row `log-ratio`. */
  readonly ratio_of_means: number | null
  /** Whether the total is worse by half the margin or more, which forbids good verdicts. */
  readonly total_contradicts: boolean
  /** Result for the first k trials of each pair; `null` if all pairs have equal numbers of trials. */
  readonly matched_trials: () => { readonly p: number; readonly delta: number } | null
  /** Whether the figure of the run has too few cases or clusters and is information only. */
  readonly information_only: boolean
  readonly checks: () => Checks
}

/** Whether Δ reaches −m, beyond rounding noise. A shifted series reaches it if its own mean is not above 0. */
export function reachesMargin(delta: number, series: MarginSeries): boolean {
  const { noise } = series
  if (delta >= -noise) return false
  return series.kind === 'shifted' ? mean(series.values) <= noise : -delta >= series.size - noise
}

/** Makes a bound and determines whether it is above its limit by more than rounding noise. */
export function makeBound(method: BoundMethod, series: MarginSeries, value: () => number | null): RowBound {
  return once(() => {
    const lower = value()
    return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise }
  })
}

/**
 * Returns a function that computes its value on first use and caches it. Some figures of a gate cost 10,000 resamples, and most verdicts
 * need none of them.
 * @example once(() => [1, 2]) // a function that gives the same list at every call
 */
export function once<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null
  return () => (kept ??= { value: make() }).value
}
