import { bootstrapTBound } from '../stats/bootstrap-t-bound.js'
import { gaffkeBound } from '../stats/gaffke-bound.js'
import { mean } from '../stats/mean.js'
import { pairedT } from '../stats/paired-t.js'
import { resampleMeans, type ResampledMeans } from '../stats/resample-means.js'
import { constantBound, isConstant } from './constant-series.js'
import { once } from './once.js'
import { makeBound, NO_TEST, type RowBound, type ZeroTest } from './row-outcome.js'
import type { MarginSeries, TestInput } from './paired-input.js'

/** The paired t test with its own interval; constant differences take the exact sign-flip p and a point, if anything. */
export function testPairedT(differences: readonly number[], alpha: number): ZeroTest {
  const test = pairedT(differences, alpha)
  if (test === null) return NO_TEST
  const { p, df, low, high, sd, n } = test
  const method = test.degenerate === null ? 't' : 'point'
  return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) }
}

/** Resamples of a series, drawn when first asked for and shared by all that reads them; null without spread. */
export type Resamples = () => ResampledMeans | null

export function resamplesOf({ seed }: TestInput, values: readonly number[]): Resamples {
  return once(() => resampleMeans({ values, seed: `${seed}/bootstrap-t` }))
}

/** The bounds of a bounded metric on a paired-t row, the cheap one first; with no difference anywhere Gaffke's alone. */
export function boundBounded(input: TestInput, series: MarginSeries): readonly RowBound[] {
  const gaffke = gaffkeBoundOf(input, series)
  return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke]
}

/** t and bootstrap-t; with no difference anywhere nothing bounds what was not seen. */
export function boundUnbounded(input: TestInput, series: MarginSeries, resamples: Resamples): readonly RowBound[] {
  if (input.all_equal) return []
  const bootstrapT = makeBound('bootstrap-t', series, () => {
    const drawn = resamples()
    return drawn === null ? null : bootstrapTBound(drawn, input.alpha)
  })
  return [tBoundOf(input, series), bootstrapT]
}

export function tBoundOf(input: TestInput, series: MarginSeries): RowBound {
  const { values } = series
  return makeBound('t', series, () =>
    isConstant(values)
      ? constantBound(mean(values), values.length, input.alpha)
      : (pairedT(values, input.alpha)?.low ?? null),
  )
}

/** One bound, or none when the metric is unbounded. */
export function gaffkeBoundOf({ alpha, seed }: TestInput, series: MarginSeries): readonly RowBound[] {
  const { values, worst, limit } = series
  if (worst === null) return []
  const gaffke = once(() => gaffkeBound({ values, worst, alpha, seed: `${seed}/gaffke` }))
  const { method, bound } = makeBound('gaffke', series, () => gaffke().lower)
  return [{ method, bound: once(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(limit) })) }]
}
