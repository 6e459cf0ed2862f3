import type { Margin, MetricFacts } from '../../model/metric.js'
import type { Reason } from '../../model/result/reason.js'
import { mean } from '../../stats/moments.js'
import { noiseOf, roundNoise } from '../../stats/round-noise.js'
import type { Pair } from '../pair/gate-cases.js'

interface TestedCases {
  readonly metric: MetricFacts
  readonly pairs: readonly Pair[]
  readonly alpha: number
  /** Suite seed and gate id, so that neither gate order nor shards matter. */
  readonly seed: string
}

/** The paired numbers of one metric, ready for a row of docs/decision-rules.md#rows. At least one pair. */
export type TestInput = Readonly<ReturnType<typeof makeTestInput>>

export function makeTestInput(input: TestedCases) {
  const { metric, pairs } = input
  const [baseline, candidate] = [takeMeans(pairs, 'baseline'), takeMeans(pairs, 'candidate')]
  const noise = noiseOf(baseline, candidate)
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
    /** Figures of the row that are closer than this are equal: nine decimals below its largest value's first digit. */
    noise,
    /** A cluster for every pair (one without is a cluster of its own); null when no two pairs share one. */
    clusters,
    /** Number of clusters; null when not clustered. */
    cluster_count: clusterCount,
    /** No two pairs are independent: one pair, or one cluster. */
    is_single: pairs.length === 1 || clusterCount === 1,
    all_equal: metric.per_run === undefined ? differences.every((difference) => difference === 0) : areAlike(pairs),
  }
}

function takeMeans(pairs: readonly Pair[], arm: 'baseline' | 'candidate'): readonly number[] {
  return pairs.map((pair) => mean(pair[arm].values))
}

/** Both arms gave the same to the figure of the run. */
function areAlike(pairs: readonly Pair[]): boolean {
  return pairs.every(({ baseline, candidate }) => {
    const [before, after] = [baseline.record ?? [], candidate.record ?? []]
    const isSame = (left: number, right = 0): boolean => roundNoise(left - right, noiseOf([left, right])) === 0
    return before.length === after.length && before.every((value, at) => isSame(value, after[at]))
  })
}

/** −1 where lower is better, else 1. */
export function orientationOf(metric: MetricFacts): 1 | -1 {
  return metric.direction === 'lower' ? -1 : 1
}

/** dᵢ = s·(cᵢ − bᵢ), rounded to steps of `noise` (docs/decision-rules.md#differences). */
export function orientedDifferences(
  metric: MetricFacts,
  { baseline, candidate }: { readonly baseline: readonly number[]; readonly candidate: readonly number[] },
  noise: number,
): readonly number[] {
  const sign = orientationOf(metric)
  return candidate.map((value, index) => roundNoise(sign * (value - (baseline[index] ?? 0)), noise))
}

/** The cluster of each case, or the case itself; null when no two share one. */
export function clustersOf(pairs: readonly Pick<Pair, 'case_id' | 'cluster'>[]): readonly string[] | null {
  const named = pairs.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]))
  if (new Set(named).size === named.length) return null
  return pairs.map(({ cluster, case_id }) => (cluster === undefined ? `case:${case_id}` : `cluster:${cluster}`))
}

/** Both ends of a bounded metric's range, or null (docs/decision-rules.md#differences). */
export function boundedRange(metric: MetricFacts): { readonly low: number; readonly high: number } | null {
  const [low, high] = metric.range
  return low === null || high === null ? null : { low, high }
}

/**
 * A margin as it is tested: the numbers whose mean must stay above `limit`.
 * `difference`: dᵢ against −m. `shifted`: eᵢ = cᵢ − (1−r)bᵢ or (1+r)bᵢ − cᵢ against 0. `log`: ln-ratios against −ln(1+r) or ln(1−r).
 */
export interface MarginSeries {
  readonly kind: 'difference' | 'shifted' | 'log'
  readonly values: readonly number[]
  readonly limit: number
  /** The worst value that a further case could have; null when unbounded. */
  readonly worst: number | null
  /** The margin's size on the scale of the row's delta; for `shifted` r times the baseline mean. */
  readonly size: number
  readonly relative: number | null
  /** As the row's: what "above the limit" and "reaches the margin" leave to rounding. */
  readonly noise: number
}

/** The series of an absolute margin. */
export function absoluteSeries(input: TestInput, size: number): MarginSeries {
  const range = boundedRange(input.metric)
  const worst = range === null ? null : range.low - range.high
  const { differences: values, noise } = input
  return { kind: 'difference', values, limit: -size, worst, size, relative: null, noise }
}

/** The series of a relative margin outside the log scale. */
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
 * The series a linear row tests, or null when a relative margin has nothing to be relative to: a paired baseline mean
 * of 0 with some difference takes the metric's absolute margin, if it has one (docs/decision-rules.md#margins).
 */
export function linearSeries(input: TestInput, margin: Margin): MarginSeries | null {
  if (margin.kind === 'absolute') return absoluteSeries(input, margin.value)
  if (mean(input.baseline) > input.noise || input.all_equal) return shiftedSeries(input, margin.value)
  const standIn = input.metric.absolute_margin
  return standIn === undefined ? null : absoluteSeries(input, standIn)
}

/** Why a single case, or cluster, has no test; null where there are more. */
export function findSingle({ is_single: isSingle, pairs }: TestInput): Reason | null {
  return isSingle ? { kind: 'single', unit: pairs.length === 1 ? 'case' : 'cluster' } : null
}
