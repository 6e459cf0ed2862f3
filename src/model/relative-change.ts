import type { GateResult, Interval, ListedMetric, MetricComparison, SliceComparison } from './result/gate-result.js'
import type { PairComparison } from './result/pair-comparison.js'
import { EPSILON, roundingStep } from './rounding.js'

/** The size from which a change is worth a look, whatever its test shows (docs/decision-rules.md#potentially-meaningful-changes). */
export const MEANINGFUL_CHANGE = 0.1
export { EPSILON }

type Changed = Pick<MetricComparison, 'metric' | 'row' | 'baseline' | 'delta'>
type Tested = Pick<ListedMetric, 'p_adjusted' | 'interval'> & Partial<Pick<ListedMetric, 'row' | 'delta'>>

/**
 * Returns the change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever direction is better. On the log-ratio
 * row this is the change of the typical query. `null` if nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
export function relativeChange({ metric, row, baseline, delta }: Changed): number | null {
  if (delta === null) return null
  const change = metric.direction === 'lower' ? -delta : delta
  if (row === 'log-ratio') return Math.expm1(change)
  return baseline === null || Math.abs(baseline) < EPSILON ? null : change / Math.abs(baseline)
}

/**
 * Whether a change may be claimed: adjusted p is below alpha and the interval, if any, excludes 0; on these cases p alone decides. For a
 * fact, any change.
 */
export function isEstablished({ row, delta, p_adjusted: p, interval }: Tested, alpha: number): boolean {
  if (row === 'fact') return delta !== 0 && delta !== null
  return isProven(p, alpha) && (interval === null || interval.method === 'rounds' || !includesZero(interval))
}

const includesZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0

/** Whether p, which decides, and the range of these cases disagree about a change of 0. */
export function isRangeAtOdds({ p, interval }: Pick<MetricComparison, 'p' | 'interval'>, alpha: number): boolean {
  return interval?.method === 'rounds' && p !== null && isProven(p, alpha) === includesZero(interval)
}

/**
 * Returns the tags with an established loss of `success` of at least the margin: that of the primary gate, or `success`'s default margin if
 * the primary gate is on another metric. The worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
export function findTagLosses(
  input: Pick<PairComparison, 'gates' | 'slices' | 'verdict' | 'alpha'>,
): readonly SliceComparison[] {
  const { gates, slices, verdict, alpha } = input
  const primary = gates.find(({ gate }) => gate.id === verdict.primary)
  const isLost = ({ result, p_adjusted: p }: SliceComparison): boolean => {
    const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null
    const margin = own ?? result.metric.default_margin
    const { delta } = result
    if (margin === undefined || delta === null || delta >= 0) return false
    if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha)) return false
    const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta
    return size >= margin.value - EPSILON
  }
  const lossOf = ({ result: { delta } }: SliceComparison): number => delta ?? 0
  return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other))
}

/** Whether a change is at least 10 % up or down but not established: not a claim, but potentially meaningful. */
export function isPotentiallyMeaningful(measured: Changed & Tested, alpha: number): boolean {
  // An exact number involves no chance.
  if (measured.row === 'exact' || measured.row === 'fact') return false
  const change = relativeChange(measured)
  return change !== null && Math.abs(change) >= MEANINGFUL_CHANGE - EPSILON && !isEstablished(measured, alpha)
}

/**
 * Converts the loss of a share of the baseline to the log scale: ln(1 + r) if lower is better (`sign` −1), −ln(1 − r) if higher is better.
 * @example logMargin(0.1, -1) // 0.09531
 */
export const logMargin = (share: number, sign: 1 | -1): number =>
  sign === -1 ? Math.log1p(share) : -Math.log1p(-share)

/** Converts a loss on the log scale to a share of the baseline; the inverse of `logMargin`. */
export const logToShare = (loss: number, sign: 1 | -1): number => -sign * Math.expm1(-sign * loss)

const isProven = (p: number | null, alpha: number): boolean => p !== null && p < alpha

/**
 * Whether a gate is significantly or exactly worse, but shown to stay inside the margin: by the adjusted p, as all claims of a gate; in
 * rounds by the range (docs/decision-rules.md#the-lines-of-a-look).
 */
export function isSlightlyWorse(result: GateResult, alpha: number): boolean {
  const { verdict, row, p_adjusted: p, delta, interval, these_cases: own } = result
  const isShown = own?.how === 'rounds' ? interval !== null && interval.high < 0 : isProven(p, alpha)
  const isCertain = row === 'exact' || row === 'fact' || isShown
  return verdict === 'no-regression' && isCertain && delta !== null && delta < 0
}

/** Whether a gate is worse, proven by its mean or by cases that broke for sure, while it stays open whether the loss reaches the margin. */
export function isWorseUnsized(
  result: Pick<GateResult, 'verdict' | 'p_adjusted' | 'delta' | 'these_cases' | 'cause'>,
  alpha: number,
): boolean {
  const { verdict, p_adjusted: p, delta, these_cases: own, cause } = result
  if (own !== undefined) return own.worse && 'worse' in cause && cause.worse !== null
  return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0
}

/** Whether a gate is significantly better, by less than the margin. */
export function isSlightlyBetter(result: GateResult): boolean {
  const { margin } = result.gate
  if (result.verdict !== 'improved' || margin === null || result.delta === null) return false
  const gain = margin.kind === 'absolute' ? result.delta : Math.abs(relativeChange(result) ?? Infinity)
  return gain < margin.value - roundingStep([margin.value])
}
