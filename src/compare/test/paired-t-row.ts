import { bootstrapTBound } from '../../stats/bootstrap-intervals.js'
import { gaffkeBound } from '../../stats/gaffke-bound.js'
import { mean } from '../../stats/moments.js'
import { pairedT } from '../../stats/paired-t.js'
import { type ResampledMeans, resampleMeans } from '../../stats/resample-means.js'
import { EPSILON, roundNoise } from '../../stats/round-noise.js'
import { type MarginSeries, orientationOf, type TestInput } from './paired-input.js'
import { makeBound, NO_TEST, once, type RowBound, type ZeroTest } from './row-outcome.js'

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

/** Whether all values are the same; differences are rounded, so no tolerance is needed. */
function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}

/**
 * The t bound of n equal values: the value itself when 2^(1−n) < alpha, else there is none.
 * @example constantBound(0.1, 6, 0.05) // 0.1
 */
export function constantBound(value: number, n: number, alpha: number): number | null {
  return 2 ** (1 - n) < alpha ? value : null
}

/** Ratios need every paired value above 0; one other value takes the whole metric to the linear rows. */
export function canTakeLogRatios(input: TestInput): boolean {
  return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0)
}

/** s·ln(cᵢ/bᵢ), rounded: the typical query, as mean log ratios are geometric means. */
export function logRatios(
  input: Pick<TestInput, 'metric'>,
  baseline: readonly number[],
  candidate: readonly number[],
): readonly number[] {
  const sign = orientationOf(input.metric)
  return candidate.map((value, index) => roundNoise(sign * Math.log(value / (baseline[index] ?? value))))
}

/** The same pairs with log ratios for differences, which have no scale but their own; what is equal is then what has ratio 1. */
export function takeLogRatios(input: TestInput): TestInput {
  const differences = logRatios(input, input.baseline, input.candidate)
  return { ...input, differences, noise: EPSILON, all_equal: differences.every((difference) => difference === 0) }
}

/** A relative margin on the log scale: m = ln(1+r) for `lower`, −ln(1−r) for `higher`. `input` has log ratios for differences. */
export function logSeries(input: TestInput, share: number): MarginSeries {
  const size = input.metric.direction === 'lower' ? Math.log(1 + share) : -Math.log(1 - share)
  return {
    kind: 'log',
    values: input.differences,
    limit: -size,
    worst: null,
    size,
    relative: share,
    noise: input.noise,
  }
}

export interface Totals {
  readonly ratio: number
  readonly contradicts: boolean
}

/**
 * ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2
 * (`lower`) or 1 − r/2 (`higher`) forbids the good verdicts (docs/decision-rules.md#totals).
 */
export function compareTotals(input: TestInput, share: number): Totals {
  const ratio = mean(input.candidate) / mean(input.baseline)
  const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - EPSILON : ratio > 1 - share / 2 + EPSILON
  return { ratio, contradicts: !isFine }
}
