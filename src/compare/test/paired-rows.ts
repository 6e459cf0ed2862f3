import { type ResampledMeans, bootstrapTBound, resampleMeans } from '../../stats/bootstrap-intervals.js'
import { gaffkeBound } from '../../stats/gaffke-bound.js'
import { mean } from '../../stats/moments.js'
import { pairedT } from '../../stats/paired-t.js'
import { EPSILON, roundNoise } from '../../stats/round-noise.js'
import { logMargin } from '../../model/relative-change.js'
import { type MarginSeries, type TestInput, orientationOf } from './paired-input.js'
import { NO_TEST, type RowBound, type ZeroTest, makeBound, once } from './row-outcome.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { tangoInterval } from '../../stats/tango-interval.js'
import type { Interval } from '../../model/result/gate-result.js'
import { clusterBootstrapTBound, clusterRobustT, sumClusters } from '../../stats/clusters.js'

/** Runs the paired t test with its own interval. Constant differences take the exact sign-flip p and, if any interval, a point. */
export function testPairedT(differences: readonly number[], alpha: number): ZeroTest {
  const test = pairedT(differences, alpha)
  if (test === null) return NO_TEST
  const { p, df, low, high, sd, n } = test
  const method = test.degenerate === null ? 't' : 'point'
  return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) }
}

/** The resamples of a series, drawn on first use and shared by all callers; `null` if the values do not vary. */
export type Resamples = () => ResampledMeans | null

export function resamplesOf({ seed }: TestInput, values: readonly number[]): Resamples {
  return once(() => resampleMeans({ values, seed: `${seed}/bootstrap-t` }))
}

/** Returns the bounds of a bounded metric on a paired-t row, the cheap one first; only Gaffke's if no value differs. */
export function boundBounded(input: TestInput, series: MarginSeries): readonly RowBound[] {
  const gaffke = gaffkeBoundOf(input, series)
  return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke]
}

/** Returns the t and bootstrap-t bounds; empty if no value differs, because then nothing bounds the unseen cases of an unbounded metric. */
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
    // Differences are rounded, so equal ones need no tolerance.
    values.every((value) => value === values[0])
      ? constantBound(mean(values), values.length, input.alpha)
      : (pairedT(values, input.alpha)?.low ?? null),
  )
}

/** Returns Gaffke's bound; empty if the metric is unbounded. */
export function gaffkeBoundOf({ alpha, seed }: TestInput, series: MarginSeries): readonly RowBound[] {
  const { values, worst, limit } = series
  if (worst === null) return []
  const gaffke = once(() => gaffkeBound({ values, worst, alpha, seed: `${seed}/gaffke` }))
  const bound = makeBound('gaffke', series, () => gaffke().lower)
  return [once(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(limit) }))]
}

/**
 * Returns the t bound of n equal values: the value itself if 2^(1−n) < alpha, otherwise `null`.
 * @example constantBound(0.1, 6, 0.05) // 0.1
 */
export function constantBound(value: number, n: number, alpha: number): number | null {
  return 2 ** (1 - n) < alpha ? value : null
}

/** Whether log ratios can be computed. They need every paired value above 0; one other value moves the whole metric to the linear rows. */
export function canTakeLogRatios(input: TestInput): boolean {
  return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0)
}

/** Computes s·ln(cᵢ/bᵢ), rounded. They describe the typical query, because mean log ratios are geometric means. */
export function logRatios(
  input: Pick<TestInput, 'metric'>,
  baseline: readonly number[],
  candidate: readonly number[],
): readonly number[] {
  const sign = orientationOf(input.metric)
  return candidate.map((value, index) => roundNoise(sign * Math.log(value / (baseline[index] ?? value))))
}

/** Replaces the differences by log ratios. These have no scale but their own; values are equal if their ratio is 1. */
export function takeLogRatios(input: TestInput): TestInput {
  const differences = logRatios(input, input.baseline, input.candidate)
  return { ...input, differences, noise: EPSILON, all_equal: differences.every((difference) => difference === 0) }
}

/**
 * Returns the series of a relative margin on the log scale: m = ln(1+r) for `lower`, −ln(1−r) for `higher`. The differences of `input` are
 * log ratios.
 */
export function logSeries(input: TestInput, share: number): MarginSeries {
  const size = logMargin(share, orientationOf(input.metric))
  const { differences: values, noise } = input
  return { kind: 'log', values, limit: -size, worst: null, size, relative: share, noise }
}

export type Totals = ReturnType<typeof compareTotals>

/**
 * Computes ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2 (`lower`) or 1 −
 * r/2 (`higher`) forbids the good verdicts (docs/decision-rules.md#totals).
 */
export function compareTotals(input: TestInput, share: number) {
  const ratio = mean(input.candidate) / mean(input.baseline)
  const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - EPSILON : ratio > 1 - share / 2 + EPSILON
  return { ratio, contradicts: !isFine }
}

/** Counts the pairs that got worse or better by the metric's direction. */
export function countFlips(differences: readonly number[]): { readonly worse: number; readonly better: number } {
  const count = (sign: 1 | -1): number => differences.filter((difference) => Math.sign(difference) === sign).length
  return { worse: count(-1), better: count(1) }
}

/** Runs McNemar's test (mid-p) with Tango's interval. */
export function testMcnemar(input: TestInput): ZeroTest {
  const flips = countFlips(input.differences)
  const n = input.differences.length
  const { low, high } = tangoInterval({ ...flips, n, alpha: input.alpha })
  return {
    p: mcnemar(flips).midP,
    df: null,
    interval: { low, high, method: 'tango' },
    se: flipError(flips.worse, flips.better, n),
  }
}

/**
 * Returns the standard error of f and g flips, √(f+g−(f−g)²/n)/n, or √((f+g+1)/(n+2))/√n if there are fewer than 6 flips
 * (docs/decision-rules.md#figures-beside-a-gate).
 */
function flipError(worse: number, better: number, n: number): number {
  const flips = worse + better
  return flips < 6 ? Math.sqrt((flips + 1) / (n + 2) / n) : Math.sqrt(flips - (worse - better) ** 2 / n) / n
}

/** Returns Tango's lower end, or for a relative margin the bounds of the shifted series. */
export function boundMcnemar(input: TestInput, series: MarginSeries): readonly RowBound[] {
  if (series.kind === 'shifted') return boundBounded(input, series)
  const { differences, alpha } = input
  const tango = (): number => tangoInterval({ ...countFlips(differences), n: differences.length, alpha }).low
  return [makeBound('tango', series, tango)]
}

/** With fewer clusters a gate is never `no-regression`. */
export const ENOUGH_CLUSTERS = 20
/** With fewer clusters there is a warning. */
export const FEW_CLUSTERS = 10

/** Runs the CR2 cluster-robust t test. Clusters with equal losses count as constant differences of K cases. */
export function testClustered(
  differences: readonly number[],
  clusters: readonly string[],
  alpha: number,
  noise: number,
): ZeroTest {
  const test = clusterRobustT({ differences, clusters, alpha, noise })
  const { df, low, high, se } = test
  // If the clusters' gains and losses cancel out, there is no change, whatever the last bit of the mean is.
  const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= noise
  const method = test.degenerate === null ? 'cr2-t' : 'point'
  const interval: Interval | null = low === null || high === null || hasNoChange ? null : { low, high, method }
  return { p: hasNoChange ? 1 : test.p, df, interval, se }
}

/**
 * Returns the CR2 t bound, Gaffke's over clusters if the metric is bounded, and the cluster bootstrap-t bound; empty if no value differs.
 */
export function boundClustered(
  input: TestInput,
  clusters: readonly string[],
  series: MarginSeries,
): readonly RowBound[] {
  if (input.all_equal) return []
  const { alpha } = input
  const { values: differences, noise } = series
  const seed = `${input.seed}/cluster-bootstrap-t`
  return [
    makeBound('cr2-t', series, () => robustBound(series, clusters, alpha)),
    ...boundClusterSums(series, clusters, { alpha, seed: `${input.seed}/cluster-gaffke` }),
    makeBound('cluster-bootstrap-t', series, () =>
      clusterBootstrapTBound({ differences, clusters, alpha, seed, noise }),
    ),
  ]
}

/**
 * Returns Gaffke's bound with clusters in place of cases. The mean of x_g = Σ_{i∈g}(dᵢ − limit)/n̄ over the K clusters, n̄ = n/K, is Δ −
 * limit, and no cluster of those sizes can have less than x₀ = (worst − limit)·max n_g/n̄. So the bound of Δ is limit + L, which is above
 * the limit if L is above 0. It does not depend on how much the clusters vary: the other two bounds miss losses that only few clusters have
 * (docs/decision-rules.md#gaffke-over-clusters). With one case in every cluster this is Gaffke's bound of the cases. Empty if the metric is
 * unbounded.
 * @example 20 clusters of 5 cases, no loss but in one that lost all, margin .05: worst −1, x₀ = −.95, 19 of x_g = .05 and one −.95
 */
function boundClusterSums(
  series: MarginSeries,
  clusters: readonly string[],
  draws: { readonly alpha: number; readonly seed: string },
): readonly RowBound[] {
  const { values, worst, limit } = series
  if (worst === null) return []
  const gaffke = once(() => {
    const aboveLimit = values.map((value) => value - limit)
    const { sizes, sums } = sumClusters(aboveLimit, clusters)
    const mean = values.length / sizes.length
    const shares = sums.map((sum) => roundNoise(sum / mean, series.noise))
    return gaffkeBound({ values: shares, worst: ((worst - limit) * Math.max(...sizes)) / mean, ...draws })
  })
  const bound = makeBound('cluster-gaffke', series, () => limit + gaffke().lower)
  return [once(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(0) }))]
}

function robustBound({ values, noise }: MarginSeries, clusters: readonly string[], alpha: number): number | null {
  const test = clusterRobustT({ differences: values, clusters, alpha, noise })
  return test.degenerate === null ? test.low : constantBound(test.mean, test.k, alpha)
}
