import type { GateResult, ListedMetric, MetricComparison, SliceComparison } from './result/gate-result.js'
import type { PairComparison } from './result/pair-comparison.js'

/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
export const MEANINGFUL = 0.1
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
export const EPSILON = 1e-9

type Changed = Pick<MetricComparison, 'metric' | 'row' | 'baseline' | 'delta'>
type Tested = Pick<ListedMetric, 'p_adjusted' | 'interval'> & Partial<Pick<ListedMetric, 'row' | 'delta'>>

/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
export function relativeChange({ metric, row, baseline, delta }: Changed): number | null {
  if (delta === null) return null
  const change = metric.direction === 'lower' ? -delta : delta
  if (row === 'log-ratio') return Math.expm1(change)
  return baseline === null || Math.abs(baseline) < EPSILON ? null : change / Math.abs(baseline)
}

/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
export function isEstablished({ row, delta, p_adjusted: p, interval }: Tested, alpha: number): boolean {
  if (row === 'fact') return delta !== 0 && delta !== null
  return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0)
}

/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
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

/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
export function isPotentiallyMeaningful(measured: Changed & Tested, alpha: number): boolean {
  // Nothing of an exact number is left to chance.
  if (measured.row === 'exact' || measured.row === 'fact') return false
  const change = relativeChange(measured)
  return change !== null && Math.abs(change) >= MEANINGFUL - EPSILON && !isEstablished(measured, alpha)
}

/**
 * The loss of a share of the baseline on the log scale: ln(1 + r) where lower is better (`sign` −1), −ln(1 − r) where higher is.
 * @example logMargin(0.1, -1) // 0.09531
 */
export function logMargin(share: number, sign: 1 | -1): number {
  return sign === -1 ? Math.log1p(share) : -Math.log1p(-share)
}

/** The share of the baseline that a loss on the log scale is: the other way round. */
export function shareOfLogs(loss: number, sign: 1 | -1): number {
  return -sign * Math.expm1(-sign * loss)
}

const isProven = (p: number | null, alpha: number): boolean => p !== null && p < alpha

/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
export function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }: GateResult, alpha: number): boolean {
  const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha)
  return verdict === 'no-regression' && isCertain && delta !== null && delta < 0
}

/** Proven to be worse, though not by as much as the margin, nor by less. */
export function isWorseSizeOpen(
  result: Pick<GateResult, 'verdict' | 'p_adjusted' | 'delta' | 'these_cases'>,
  alpha: number,
): boolean {
  const { verdict, p_adjusted: p, delta, these_cases: own } = result
  if (own !== undefined) return own.worse
  return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0
}

/** Significantly better by less than the margin counts for. */
export function isSlightlyBetter(result: GateResult): boolean {
  const { margin } = result.gate
  if (result.verdict !== 'improved' || margin === null || result.delta === null) return false
  if (margin.kind === 'absolute') return result.delta < margin.value
  const share = relativeChange(result)
  return share !== null && Math.abs(share) < margin.value
}
