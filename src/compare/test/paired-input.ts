import type { Margin, MetricFacts } from '../../model/metric.js'
import type { Reason } from '../../model/result/reason.js'
import { mean } from '../../stats/moments.js'
import { noiseOf, roundNoise } from '../../stats/round-noise.js'
import type { Pair } from '../pair/gate-cases.js'
import type { Interval, MetricComparison, Bound, BoundMethod, Checks, TestRow } from '../../model/result/gate-result.js'
import { perRunBootstrap, perRunPermutation } from '../../stats/per-run-resampling.js'
import type { FigureRecord } from '../../stats/run-figures/figure-rule.js'
import { figureOfRecords, isInfinite, ruleOf } from '../../stats/run-figures/index.js'
import type { CaseScores } from '../pair/metric-columns.js'

/** The paired numbers of one metric, ready for a row of docs/decision-rules.md#rows. At least one pair. */
export interface TestInput {
  readonly metric: MetricFacts
  readonly pairs: readonly Pair[]
  /** Per-case means, in order of the pairs. */
  readonly baseline: readonly number[]
  readonly candidate: readonly number[]
  /** Oriented so that positive is better, rounded: s·(c − b). */
  readonly differences: readonly number[]
  /** Figures of the row that are closer than this are equal: nine decimals below its largest value's first digit. */
  readonly noise: number
  /** A cluster for every pair (one without is a cluster of its own); null when no two pairs share one. */
  readonly clusters: readonly string[] | null
  /** Number of clusters; null when not clustered. */
  readonly cluster_count: number | null
  /** No two pairs are independent: one pair, or one cluster. */
  readonly is_single: boolean
  readonly all_equal: boolean
  readonly alpha: number
  /** Suite seed and gate id, so that neither gate order nor shards matter. */
  readonly seed: string
}

export function makeTestInput(input: Pick<TestInput, 'metric' | 'pairs' | 'alpha' | 'seed'>): TestInput {
  const { metric, pairs } = input
  const baseline = pairs.map((pair) => mean(pair.baseline.values))
  const candidate = pairs.map((pair) => mean(pair.candidate.values))
  const noise = noiseOf(baseline, candidate)
  const differences = orientedDifferences(metric, { baseline, candidate }, noise)
  const clusters = clustersOf(pairs)
  const clusterCount = clusters === null ? null : new Set(clusters).size
  return {
    ...input,
    baseline,
    candidate,
    differences,
    noise,
    clusters,
    cluster_count: clusterCount,
    is_single: pairs.length === 1 || clusterCount === 1,
    all_equal: metric.per_run === undefined ? differences.every((difference) => difference === 0) : areAlike(pairs),
  }
}

/** Both arms gave the same to the figure of the run. */
function areAlike(pairs: readonly Pair[]): boolean {
  return pairs.every(({ baseline, candidate }) => {
    const [before, after] = [baseline.record ?? [], candidate.record ?? []]
    return before.length === after.length && before.every((value, at) => isSame(value, after[at] ?? 0))
  })
}

function isSame(left: number, right: number): boolean {
  return roundNoise(left - right, noiseOf([left, right])) === 0
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

function clustersOf(pairs: readonly Pair[]): readonly string[] | null {
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

/** With fewer cases, or clusters, a per-run figure is information only: a few swaps cannot be rare. */
export const ENOUGH_FOR_A_FIGURE = 10
/** With fewer a bootstrap interval of a figure is too narrow to be shown. */
const ENOUGH_FOR_AN_INTERVAL = 200

/** Cases times draws that a metric without a gate may cost before it is hurried. */
const CASES_DRAWN = 10_000_000
/** With so many draws as large as what was seen, p is known to a tenth of itself. */
const AS_LARGE = 100

/** What scored cases say together: the mean of their means, or the figure of the run; null when there is none. */
export function valueOfCases(metric: Pick<MetricFacts, 'per_run'>, cases: readonly CaseScores[]): number | null {
  if (metric.per_run !== undefined) return figureOfRecords(metric.per_run, recordsOf(cases))
  return cases.length === 0 ? null : mean(cases.map(({ values }) => mean(values)))
}

/** Whether they have no value because it is infinite. */
export function isInfiniteOf({ per_run: figure }: Pick<MetricFacts, 'per_run'>, cases: readonly CaseScores[]): boolean {
  return figure !== undefined && isInfinite(figure, recordsOf(cases))
}

/** The same of both arms of some pairs. */
export function valuesOfArms(
  input: Pick<TestInput, 'metric' | 'pairs'>,
): Pick<MetricComparison, 'baseline' | 'candidate' | 'infinite'> {
  const { metric, pairs } = input
  const casesOf = (arm: Arm): readonly CaseScores[] => pairs.map((pair) => pair[arm])
  const infinite = ARMS.filter((arm) => isInfiniteOf(metric, casesOf(arm)))
  return {
    baseline: valueOfCases(metric, casesOf('baseline')),
    candidate: valueOfCases(metric, casesOf('candidate')),
    ...(infinite.length > 0 && { infinite }),
  }
}

const ARMS = ['baseline', 'candidate'] as const
type Arm = (typeof ARMS)[number]

/** Figures of both arms that are closer than this are equal: by their own size, or by the range that they cannot leave. */
export function noiseOfFigures(metric: MetricFacts, figures: readonly number[]): number {
  const range = boundedRange(metric)
  return noiseOf(figures, range === null ? [] : [range.low, range.high])
}

/** Why two arms of a figure cannot be compared: one of them has none. Null for a mean over cases, and for figures that both have. */
export function findMissingFigure(input: TestInput): Reason | null {
  const { metric } = input
  if (metric.per_run === undefined) return null
  const { infinite = [], ...values } = valuesOfArms(input)
  const arms = ARMS.filter((arm) => values[arm] === null)
  if (arms.length === 0) return null
  return { kind: 'no-figure', arms, infinite: arms.length === infinite.length, figure: metric.per_run.figure }
}

/** The records of cases that are compared by a figure, in order. */
function recordsOf(cases: readonly CaseScores[]): readonly FigureRecord[] {
  return cases.flatMap(({ record }) => (record === undefined ? [] : [record]))
}

/** A per-run figure with too few cases, or too few clusters of them, is shown and tested by nothing. */
export function isInformationOnly(input: TestInput): boolean {
  return unitsOf(input) < ENOUGH_FOR_A_FIGURE
}

/** Why a figure is information only. */
export function findTooFew(input: TestInput): Reason {
  const unit = input.cluster_count === null ? 'case' : 'cluster'
  return { kind: 'information-only', unit, units: unitsOf(input), needed: ENOUGH_FOR_A_FIGURE }
}

/** What is exchanged, and drawn, as one: cases, or whole clusters. */
function unitsOf(input: TestInput): number {
  return input.cluster_count ?? input.pairs.length
}

/** What draws may cost: those of a metric without a gate decide nothing, and a run has a dozen such figures. */
export interface Effort {
  readonly decides: boolean
}

/** Below 1,000 cases all of them. */
function drawsWithin({ pairs }: TestInput): number {
  return Math.min(10_000, Math.max(1000, Math.ceil(CASES_DRAWN / pairs.length)))
}

/** p by exchanging the arms of cases, or of whole clusters; nothing bounds a figure. */
export function testPerRun(input: TestInput, { decides }: Effort): ZeroTest {
  const { metric, clusters } = input
  if (isInformationOnly(input) || metric.per_run === undefined) return NO_TEST
  if (input.all_equal) return { ...NO_TEST, p: 1 }
  const { baseline, candidate } = valuesOfArms(input)
  const p = perRunPermutation({
    n: input.pairs.length,
    difference: ruleOf(metric.per_run).exchange(...recordsOfArms(input)),
    ...(clusters === null ? {} : { clusters }),
    noise: noiseOfFigures(metric, [baseline ?? 0, candidate ?? 0]),
    seed: `${input.seed}/per-run-permutation`,
    enough: decides ? null : { draws: drawsWithin(input), as_large: AS_LARGE },
  })
  return { ...NO_TEST, p }
}

/**
 * The percentile bootstrap's interval of the difference over cases, or over whole clusters; null where there are too few of them. It is no
 * part of the test, so it may hold 0 where p is below alpha: the checks show it all the same.
 */
export function intervalOfFigure(input: TestInput, { decides }: Effort): Interval | null {
  const { metric, clusters, alpha } = input
  if (isInformationOnly(input) || input.pairs.length < ENOUGH_FOR_AN_INTERVAL) return null
  if (metric.per_run === undefined || input.all_equal) return null
  const { resample } = ruleOf(metric.per_run)
  const [baseline, candidate] = recordsOfArms(input)
  const { low, high } = perRunBootstrap({
    n: input.pairs.length,
    baseline: resample(baseline),
    candidate: resample(candidate),
    orientation: orientationOf(metric),
    ...(clusters === null ? {} : { clusters }),
    seed: `${input.seed}/per-run`,
    ...(!decides && { draws: drawsWithin(input) }),
    alpha,
  })
  return { low, high, method: 'bootstrap' }
}

/** The interval, where it agrees with the test: the two come from different draws. */
export function agreeingInterval(interval: Interval | null, p: number | null, alpha: number): Interval | null {
  if (interval === null || p === null) return null
  const excludesNoChange = interval.low > 0 || interval.high < 0
  return p < alpha === excludesNoChange ? interval : null
}

function recordsOfArms({ pairs }: TestInput): [readonly FigureRecord[], readonly FigureRecord[]] {
  return [recordsOf(pairs.map(({ baseline }) => baseline)), recordsOf(pairs.map(({ candidate }) => candidate))]
}

/** The test about 0 of one row. */
export interface ZeroTest {
  readonly p: number | null
  readonly df: number | null
  readonly interval: Interval | null
  /** Standard error of the mean difference; null when nothing estimates it. */
  readonly se: number | null
}

export const NO_TEST: ZeroTest = { p: null, df: null, interval: null, se: null }

/** One bound of a row, worked out (and drawn) when its value is first asked for. */
export interface RowBound {
  readonly method: BoundMethod
  readonly bound: () => Bound
}

/**
 * What one row of docs/decision-rules.md#rows says of a gate. `bounds`, `bounds_hold`, `interval` and `checks` are worked out when first
 * read and then kept, so a verdict that needs none of them draws nothing, and one that a t bound refuses draws no more.
 */
export interface RowOutcome extends ZeroTest {
  readonly row: TestRow
  /** Oriented so that positive is better; on the log scale for row `log-ratio`. */
  readonly delta: number
  /** Every dᵢ of the row is 0. */
  readonly all_equal: boolean
  readonly reaches_margin: boolean
  readonly series: MarginSeries
  readonly bounds: readonly Bound[]
  /** There are bounds, all exist and are above the margin, and clusters suffice; the total apart. */
  readonly bounds_hold: boolean
  /** mean candidate / mean baseline, on row `log-ratio`. */
  readonly ratio_of_means: number | null
  /** The total is worse by half the margin or more: no good verdict. */
  readonly total_contradicts: boolean
  /** The first k trials of each pair; null when all pairs have equal numbers of trials. */
  readonly matched_trials: { readonly p: number; readonly delta: number } | null
  /** Of too few cases, or clusters, a per-run figure is information only. */
  readonly information_only: boolean
  readonly checks: Checks
}

/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
export function reachesMargin(delta: number, series: MarginSeries): boolean {
  const { noise } = series
  if (delta >= -noise) return false
  return series.kind === 'shifted' ? mean(series.values) <= noise : -delta >= series.size - noise
}

/** A bound with whether it is above its limit; a bound within float noise of it is not. */
export function makeBound(method: BoundMethod, series: MarginSeries, value: () => number | null): RowBound {
  const bound = once((): Bound => {
    const lower = value()
    return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise }
  })
  return { method, bound }
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
