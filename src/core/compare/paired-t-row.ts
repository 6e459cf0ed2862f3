import type { Bound, Interval } from '../model/comparison.js'
import { bootstrapTBound } from '../stats/bootstrap-t-bound.js'
import { gaffkeBound } from '../stats/gaffke-bound.js'
import { mean } from '../stats/mean.js'
import { pairedT } from '../stats/paired-t.js'
import { constantBound, isConstant } from './constant-series.js'
import { makeBound, NO_TEST, type ZeroTest } from './row-outcome.js'
import { boundedRange, type MarginSeries, type TestInput } from './paired-input.js'

/** The paired t test with its own interval; constant differences take the exact sign-flip p and a point, if anything. */
export function testPairedT(differences: readonly number[], alpha: number): ZeroTest {
  const test = pairedT(differences, alpha)
  if (test === null) return NO_TEST
  const { p, df, low, high, sd, n } = test
  const method = test.degenerate === null ? 't' : 'point'
  return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) }
}

/**
 * Gaffke's interval of a bounded metric's mean difference: both ends with the worst value that a further case could have.
 * `bounds` are the row's: with an absolute margin they hold the lower end already.
 */
export function gaffkeInterval(input: TestInput, series: MarginSeries, bounds: readonly Bound[]): Interval | null {
  const range = boundedRange(input.metric)
  if (range === null) return null
  const boundOf = (values: readonly number[]): number =>
    gaffkeBound({ values, worst: range.low - range.high, alpha: input.alpha, seed: `${input.seed}/gaffke` }).lower
  const known = series.kind === 'difference' ? bounds.find(({ method }) => method === 'gaffke')?.value : null
  return {
    low: known ?? boundOf(input.differences),
    high: -boundOf(input.differences.map((difference) => -difference)),
    method: 'gaffke',
  }
}

/** The bounds of a paired-t row: t and Gaffke where the metric is bounded, else t and bootstrap-t. */
export function boundPairedT(input: TestInput, series: MarginSeries): readonly Bound[] {
  if (series.worst !== null) {
    const gaffke = gaffkeBoundOf(input, series)
    return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke]
  }
  return input.all_equal ? [] : [tBoundOf(input, series), bootstrapBoundOf(input, series)]
}

export function tBoundOf(input: TestInput, series: MarginSeries): Bound {
  const { values } = series
  const value = isConstant(values)
    ? constantBound(mean(values), values.length, input.alpha)
    : (pairedT(values, input.alpha)?.low ?? null)
  return makeBound('t', value, series)
}

export function bootstrapBoundOf(input: TestInput, series: MarginSeries): Bound {
  const seed = `${input.seed}/bootstrap-t`
  return makeBound('bootstrap-t', bootstrapTBound({ values: series.values, alpha: input.alpha, seed }), series)
}

/** One bound, or none when the metric is unbounded. */
export function gaffkeBoundOf(input: TestInput, series: MarginSeries): readonly Bound[] {
  if (series.worst === null) return []
  const bound = gaffkeBound({
    values: series.values,
    worst: series.worst,
    alpha: input.alpha,
    seed: `${input.seed}/gaffke`,
  })
  return [{ ...makeBound('gaffke', bound.lower, series), share_at_or_below: bound.shareAtOrBelow(series.limit) }]
}
