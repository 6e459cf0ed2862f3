import type { Margin, MetricFacts } from '../../model/metric.js'
import type { Cause } from '../../model/result/cause.js'
import { mean } from '../../stats/moments.js'
import { roundingStep, roundNoise } from '../../stats/round-noise.js'
import type { CasePair } from '../pair/gate-cases.js'

/** The paired values of one metric, ready for a row of docs/decision-rules.md#rows. At least one pair. */
export type TestInput = Readonly<ReturnType<typeof makeTestInput>>

export function makeTestInput(input: {
  readonly metric: MetricFacts
  readonly pairs: readonly CasePair[]
  readonly alpha: number
  /** Suite seed and gate id, so that results depend neither on the order of gates nor on shards. */
  readonly seed: string
}) {
  const { metric, pairs } = input
  const [baseline, candidate] = [takeMeans(pairs, 'baseline'), takeMeans(pairs, 'candidate')]
  const noise = roundingStep(baseline, candidate)
  const differences = orientedDifferences(metric, { baseline, candidate }, noise)
  const clusters = clustersOf(pairs)
  const clusterCount = clusters === null ? null : new Set(clusters).size
  return {
    ...input,
    /** Per-case means, in order of the pairs. */
    baseline,
    candidate,
    /** Oriented so that positive is better, rounded: s·(c − b). */
    differences,
    /** Values of the row that differ by less than this are equal: nine decimals below the leading digit of the largest value. */
    noise,
    /** The cluster of each pair (a pair without one is its own cluster); `null` if no two pairs share one. */
    clusters,
    /** Number of clusters; null when not clustered. */
    cluster_count: clusterCount,
    /** Whether no two pairs are independent: there is one pair, or one cluster. */
    is_single: pairs.length === 1 || clusterCount === 1,
    all_equal: metric.per_run === undefined ? differences.every((difference) => difference === 0) : areAlike(pairs),
  }
}

function takeMeans(pairs: readonly CasePair[], arm: 'baseline' | 'candidate'): readonly number[] {
  return pairs.map((pair) => mean(pair[arm].values))
}

/** Whether both arms have the same records for a figure of the run. */
function areAlike(pairs: readonly CasePair[]): boolean {
  return pairs.every(({ baseline, candidate }) => {
    const [before, after] = [baseline.record ?? [], candidate.record ?? []]
    const isSame = (left: number, right = 0): boolean => roundNoise(left - right, roundingStep([left, right])) === 0
    return before.length === after.length && before.every((value, at) => isSame(value, after[at]))
  })
}

/** Returns −1 if lower is better, otherwise 1. */
export const orientationOf = (metric: MetricFacts): 1 | -1 => (metric.direction === 'lower' ? -1 : 1)

/** Computes dᵢ = s·(cᵢ − bᵢ), rounded to steps of `noise` (docs/decision-rules.md#differences). */
export function orientedDifferences(
  metric: MetricFacts,
  { baseline, candidate }: { readonly baseline: readonly number[]; readonly candidate: readonly number[] },
  noise: number,
): readonly number[] {
  const sign = orientationOf(metric)
  return candidate.map((value, index) => roundNoise(sign * (value - (baseline[index] ?? 0)), noise))
}

/** Returns the cluster of each case, or the case itself; `null` if no two cases share one. */
export function clustersOf(pairs: readonly Pick<CasePair, 'case_id' | 'cluster'>[]): readonly string[] | null {
  const named = pairs.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]))
  if (new Set(named).size === named.length) return null
  return pairs.map(({ cluster, case_id }) => (cluster === undefined ? `case:${case_id}` : `cluster:${cluster}`))
}

/** Returns both ends of a bounded metric's range; `null` if it is unbounded (docs/decision-rules.md#differences). */
export function boundedRange(metric: MetricFacts): { readonly low: number; readonly high: number } | null {
  const [low, high] = metric.range
  return low === null || high === null ? null : { low, high }
}

/**
 * A margin as it is tested: the values whose mean must stay above `limit`.
 * `difference`: dᵢ against −m. `shifted`: eᵢ = cᵢ − (1−r)bᵢ or (1+r)bᵢ − cᵢ against 0. `log`: ln-ratios against −ln(1+r) or ln(1−r).
 */
export interface MarginSeries {
  readonly kind: 'difference' | 'shifted' | 'log'
  readonly values: readonly number[]
  readonly limit: number
  /** The worst value that another case could have; `null` if unbounded. */
  readonly worst: number | null
  /** The margin's size on the scale of the row's delta; for `shifted`, r times the baseline mean. */
  readonly size: number
  readonly relative: number | null
  /** The row's rounding noise, by which "above the limit" and "reaches the margin" may be off. */
  readonly noise: number
}

/** Returns the series of an absolute margin. */
export function absoluteSeries(input: TestInput, size: number): MarginSeries {
  const range = boundedRange(input.metric)
  const worst = range === null ? null : range.low - range.high
  const { differences: values, noise } = input
  return { kind: 'difference', values, limit: -size, worst, size, relative: null, noise }
}

/** Returns the series of a relative margin outside the log scale. */
function shiftedSeries(input: TestInput, share: number): MarginSeries {
  const { noise } = input
  const isLower = input.metric.direction === 'lower'
  const values = input.candidate.map((value, index) => {
    const base = input.baseline[index] ?? 0
    return roundNoise(isLower ? (1 + share) * base - value : value - (1 - share) * base, noise)
  })
  const range = boundedRange(input.metric)
  const worst =
    range === null ? null : isLower ? (1 + share) * range.low - range.high : range.low - (1 - share) * range.high
  return { kind: 'shifted', values, limit: 0, worst, size: share * mean(input.baseline), relative: share, noise }
}

/**
 * Returns the series that a linear row tests. If the paired baseline mean is 0 and some values differ, a relative margin is replaced by the
 * metric's absolute margin; `null` if it has none (docs/decision-rules.md#margins).
 */
export function linearSeries(input: TestInput, margin: Margin): MarginSeries | null {
  if (margin.kind === 'absolute') return absoluteSeries(input, margin.value)
  if (mean(input.baseline) > input.noise || input.all_equal) return shiftedSeries(input, margin.value)
  const standIn = input.metric.absolute_margin
  return standIn === undefined ? null : absoluteSeries(input, standIn)
}

/** Returns why a single case or cluster is not tested; `null` if there are more. */
export function findSingle({ is_single: isSingle, pairs }: TestInput): Cause | null {
  return isSingle ? { kind: 'single', unit: pairs.length === 1 ? 'case' : 'cluster' } : null
}
