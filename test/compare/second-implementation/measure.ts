import type { Gate } from '../../../src/model/suite/gate.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import { bootstrapT, gaffke, isTBoundAbove, type Estimate } from './bounds-about-margin.js'
import { valueOf, type GateCases, type Pair, type Scores } from './cases.js'
import { figureOf, keepRecord, permutationP } from './figures.js'
import { meanOf, startRandom, sumOf } from './numbers.js'
import { clusterT, midP, pairedT, tango, type Test } from './tests-about-zero.js'

/** A result from random draws. Other draws may differ, so the caller may settle it. */
export interface Draws {
  readonly isAbove: (gate: string, method: 'gaffke' | 'bootstrap-t', own: Estimate) => boolean
  readonly p: (gate: string, own: number) => number
}

/** The row of one gate (docs/decision-rules.md#rows): its pairs, tests and bounds. */
export interface Measured {
  readonly n: number
  readonly row: string | null
  readonly clusters: number | null
  readonly delta: number | null
  readonly p: number | null
  readonly interval: readonly [number, number] | null
  /** Why there is nothing to compare; `null` if there is something. */
  readonly obstacle: string | null
  readonly isAllZero: boolean
  readonly isInformationOnly: boolean
  readonly reachesMargin: boolean
  /** Whether every bound of the row exists and is above −m, and the total agrees. */
  readonly isBounded: () => boolean
  readonly isTotalFine: boolean
  readonly isMatchedFine: boolean
  /** The floating-point tolerance of the row. */
  readonly noise: number
}

interface Setting {
  readonly gate: Gate
  readonly metric: MetricFacts
  readonly margin: Margin
  readonly alpha: number
  readonly draws: Draws
}

const NOTHING: Measured = {
  ...{ n: 0, row: null, clusters: null, delta: null, p: null, interval: null, obstacle: null, isAllZero: false },
  ...{
    isInformationOnly: false,
    reachesMargin: false,
    isBounded: () => false,
    isTotalFine: true,
    isMatchedFine: true,
    noise: 1e-9,
  },
}

/** Returns the tolerance: nine decimals of the largest value of the row (docs/decision-rules.md#rounding). */
export function noiseOf(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs))
  return largest === 0 ? 1e-9 : 10 ** (Math.ceil(Math.log10(largest) - 1e-12) - 9)
}

const roundTo = (value: number, noise: number): number => Math.round(value / noise) * noise
const signOf = ({ direction }: MetricFacts): 1 | -1 => (direction === 'lower' ? -1 : 1)
export const notCompared = (obstacle: string, n: number): Measured => ({ ...NOTHING, obstacle, n })

/** Groups the pairs by cluster if at least two share one. A pair without a cluster is its own cluster. */
function clustersOf(pairs: readonly Pair[]): readonly (readonly number[])[] | null {
  const groups = new Map<string, number[]>()
  pairs.forEach(({ cluster }, at) => {
    const name = cluster === undefined ? `alone ${at}` : `cluster ${cluster}`
    groups.set(name, [...(groups.get(name) ?? []), at])
  })
  return groups.size < pairs.length ? [...groups.values()] : null
}

export function measure(setting: Setting, { pairs }: GateCases): Measured {
  if (pairs.length === 0) return notCompared('no pair', 0)
  return setting.metric.per_run === undefined ? measureMean(setting, pairs) : measureFigure(setting, pairs)
}

function measureFigure({ gate, metric, margin, draws }: Setting, all: readonly Pair[]): Measured {
  const figure = metric.per_run
  if (figure === undefined) return NOTHING
  // Both arms keep the same number of tries of a case (docs/decision-rules.md#figures-of-the-run).
  const pairs = all.map((pair): Pair => {
    const k = Math.min(pair.baseline.values.length, pair.candidate.values.length)
    const firstOf = ({ trials, values }: Scores): Scores => ({ trials, values: values.slice(0, k) })
    return { ...pair, baseline: firstOf(pair.baseline), candidate: firstOf(pair.candidate) }
  })
  const n = pairs.length
  const clusters = clustersOf(pairs)
  const [old, now] = [
    pairs.map((pair) => keepRecord(figure, pair.baseline)),
    pairs.map((pair) => keepRecord(figure, pair.candidate)),
  ]
  const [before, after] = [figureOf(figure, old), figureOf(figure, now)]
  if (Number.isNaN(before) || Number.isNaN(after)) return notCompared('no figure', n)
  const noise = noiseOf([before, after])
  const delta = signOf(metric) * roundTo(after - before, noise)
  const isAllZero = old.every((record, at) =>
    record.every((value, part) => Math.abs(value - (now[at]?.[part] ?? NaN)) <= noiseOf([value])),
  )
  // For a percentile the mean is used, as for any metric that has one.
  const base = figure.figure === 'percentile' ? meanOf(old.map(([value = NaN]) => value)) : before
  const absolute = marginAgainst(margin, metric, base, noise, isAllZero)
  if (absolute === null) return notCompared('baseline is 0', n)
  const size = absolute.kind === 'relative' ? absolute.value * before : absolute.value
  const isInformationOnly = n < 10 || (clusters !== null && clusters.length < 10)
  const units = clusters ?? pairs.map((_, at) => [at])
  const own = (): number => permutationP(figure, pairs, units, { noise, random: startRandom(n) })
  return {
    ...NOTHING,
    ...{ n, row: 'per-run', clusters: clusters?.length ?? null, delta, isAllZero, isInformationOnly, noise },
    p: isInformationOnly ? null : draws.p(gate.id, isAllZero ? 1 : own()),
    reachesMargin: delta < -noise && -delta >= size - noise,
  }
}

/** Returns the margin. If the baseline is 0, a relative margin is replaced by the metric's absolute one; `null` if it has none. */
function marginAgainst(
  margin: Margin,
  metric: MetricFacts,
  before: number,
  noise: number,
  isAllZero: boolean,
): Margin | null {
  if (margin.kind === 'absolute' || before > noise || isAllZero) return margin
  return metric.absolute_margin === undefined ? null : { kind: 'absolute', value: metric.absolute_margin }
}

function measureMean(setting: Setting, pairs: readonly Pair[]): Measured {
  const { gate, metric, alpha, draws } = setting
  const n = pairs.length
  const sign = signOf(metric)
  const [low, high] = metric.range
  const old = pairs.map((pair) => valueOf(pair.baseline))
  const now = pairs.map((pair) => valueOf(pair.candidate))
  const noise = noiseOf([...old, ...now])
  const plain = old.map((value, at) => roundTo(sign * ((now[at] ?? NaN) - value), noise))
  const isAllZero = plain.every((value) => value === 0)
  const margin = marginAgainst(setting.margin, metric, meanOf(old), noise, isAllZero)
  if (margin === null) return notCompared('baseline is 0', n)

  const clusters = clustersOf(pairs)
  const K = clusters?.length ?? n
  const isSingle = n === 1 || K === 1
  const isLog =
    metric.scale === 'log-ratio' && margin.kind === 'relative' && [...old, ...now].every((value) => value > 0)
  const hasOneTrial = pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1)
  const row = isLog
    ? 'log-ratio'
    : metric.kind === 'binary' && hasOneTrial && clusters === null
      ? 'mcnemar'
      : 'paired-t'
  const logs = (): number[] => old.map((value, at) => roundTo(sign * Math.log((now[at] ?? NaN) / value), 1e-9))
  const differences = isLog ? logs() : plain
  const rowNoise = isLog ? 1e-9 : noise
  const delta = meanOf(differences)
  const [worse, better] = [differences.filter((d) => d < 0).length, differences.filter((d) => d > 0).length]

  const r = margin.value
  const isRelative = margin.kind === 'relative' && !isLog
  const size = isLog ? (sign === 1 ? -Math.log(1 - r) : Math.log(1 + r)) : r
  // The values whose mean must be above 0 to rule out a loss beyond the margin.
  const series = differences.map((d, at) =>
    isRelative
      ? sign === 1
        ? (now[at] ?? NaN) - (1 - r) * (old[at] ?? NaN)
        : (1 + r) * (old[at] ?? NaN) - (now[at] ?? NaN)
      : d + size,
  )
  const testOf = (values: readonly number[]): Test =>
    row === 'mcnemar'
      ? { p: midP(worse, better), interval: tango(worse, better, n, alpha), degrees: null }
      : clusters === null
        ? pairedT(values, alpha, rowNoise)
        : clusterT(values, clusters, alpha, rowNoise)
  const test = isSingle ? null : isAllZero && row !== 'mcnemar' ? { p: 1, interval: null } : testOf(differences)
  const mean = (values: readonly number[]): number => sumOf(values) / n
  const ratio = mean(now) / mean(old)
  const isTotalFine = !isLog || (sign === 1 ? ratio > 1 - r / 2 + 1e-9 : ratio < 1 + r / 2 - 1e-9)

  const isBounded = (): boolean => {
    if (isSingle) return false
    if (row === 'mcnemar' && !isRelative) return (test?.interval?.[0] ?? -1) > -size + rowNoise
    const W = (high ?? Infinity) - (low ?? -Infinity)
    const isBoundedRow = row === 'mcnemar' || (!isLog && Number.isFinite(W))
    const [bottom, top] = [low ?? NaN, high ?? NaN]
    const worst = !isRelative ? -W + size : sign === 1 ? bottom - (1 - r) * top : (1 + r) * bottom - top
    const byGaffke = (values: readonly number[], least: number): boolean =>
      draws.isAbove(gate.id, 'gaffke', gaffke(values, least, alpha, rowNoise))
    if (isAllZero) return isBoundedRow && clusters === null && byGaffke(series, worst)
    const shifted = clusters === null ? pairedT(series, alpha, rowNoise) : clusterT(series, clusters, alpha, rowNoise)
    if (!isTBoundAbove(shifted.interval, rowNoise)) return false
    if (clusters !== null) {
      if (K < 20) return false
      const size = n / K
      const sums = clusters.map((cluster) => sumOf(cluster.map((at) => series[at] ?? NaN)) / size)
      // The worst value of dᵢ + m is −W + m (docs/decision-rules.md#gaffke-over-clusters).
      const least = worst * (Math.max(...clusters.map((cluster) => cluster.length)) / size)
      if (isBoundedRow && !byGaffke(sums, least)) return false
    } else if (isBoundedRow) return byGaffke(series, worst)
    return draws.isAbove(
      gate.id,
      'bootstrap-t',
      bootstrapT(series, clusters, { alpha, noise: rowNoise, random: startRandom(n) }),
    )
  }

  const isMatchedFine = (): boolean => {
    if (isSingle || pairs.every(({ baseline, candidate }) => baseline.values.length === candidate.values.length))
      return true
    const first = pairs.map(({ baseline, candidate }) => {
      const k = Math.min(baseline.values.length, candidate.values.length)
      const [b, c] = [baseline, candidate].map(({ values }) =>
        meanOf(values.slice(0, k).map(([value]) => value ?? NaN)),
      )
      return {
        k,
        d: isLog
          ? roundTo(sign * Math.log((c ?? NaN) / (b ?? NaN)), 1e-9)
          : roundTo(sign * ((c ?? NaN) - (b ?? NaN)), noise),
      }
    })
    const values = first.map(({ d }) => d)
    if (values.every((value) => value === 0)) return false
    const p =
      clusters !== null
        ? clusterT(values, clusters, alpha, rowNoise).p
        : metric.kind === 'binary' && first.every(({ k }) => k === 1)
          ? midP(values.filter((d) => d < 0).length, values.filter((d) => d > 0).length)
          : pairedT(values, alpha, rowNoise).p
    return meanOf(values) > 0 && p < alpha
  }

  const reachesMargin = delta < -rowNoise && (isRelative ? meanOf(series) <= rowNoise : -delta >= size - rowNoise)
  return {
    ...{
      n,
      row,
      clusters: clusters === null ? null : K,
      delta,
      obstacle: null,
      isAllZero,
      isInformationOnly: false,
      noise: rowNoise,
    },
    ...{ p: test?.p ?? null, interval: test?.interval ?? null, reachesMargin, isTotalFine },
    isBounded: () => isTotalFine && isBounded(),
    isMatchedFine: isMatchedFine(),
  }
}
