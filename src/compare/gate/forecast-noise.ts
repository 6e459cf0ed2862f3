import { formatCount } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { TestRow } from '../../model/result/gate-result.js'
import type { Margin, MetricFacts } from '../../model/metric.js'
import { mean, sampleStandardDeviation } from '../../stats/moments.js'
import { type Arms, isScored, type MetricColumn } from '../pair/metric-columns.js'

/** Assumed share of yes/no outcomes that differ between two runs of the same system. */
const FLIPS = 0.1
/** Assumed standard deviation of a score's difference between two runs, as a share of the score's range. */
const SPREAD = 0.2
/** Assumed standard deviation of the difference between the logarithms of an amount. */
const LOG_SPREAD = 0.2

/** The level and spread of a metric over the cases of a gate, from one run. */
export type MeasuredLevel = Readonly<NonNullable<ReturnType<typeof measureLevel>>>

/** Measures one arm's column over some cases; `null` if none of them is scored. */
export function measureLevel(column: MetricColumn, cases: readonly GoldenCase[]) {
  const scored = cases.map(({ id }) => column.get(id)).filter(isScored)
  if (scored.length === 0) return null
  const deviations = scored.flatMap(({ values }) => sampleStandardDeviation(values) ?? [])
  return {
    level: mean(scored.map(({ values }) => mean(values))),
    /** Standard deviation between the trials of a case; `null` if no case was tried twice. */
    spread: deviations.length === 0 ? null : Math.sqrt(mean(deviations.map((deviation) => deviation ** 2))),
  }
}

export type Assumption = 'flips' | 'no-flips' | 'scores' | 'amounts'

/** The noise between two runs of the same system, as a gate would see it. */
export interface RunNoise {
  readonly row: TestRow
  /** Standard deviation of a case's difference, on the scale of the row. */
  readonly deviation: number
  /** The baseline's value. */
  readonly level: number
  readonly assumed: readonly Assumption[]
}

interface NoiseInput {
  readonly metric: MetricFacts
  readonly margin: Margin
  readonly clusters: readonly string[] | null
  readonly measured: MeasuredLevel | null
  /** Number of trials of a case on each side. */
  readonly trials: Arms<number>
  readonly deterministic: boolean
}

/** Returns measured noise if available, otherwise assumed noise; `null` if the metric's scale is unknown. */
export function findNoise({ metric, margin, clusters, measured, trials, deterministic }: NoiseInput): RunNoise | null {
  const shares = 1 / trials.baseline + 1 / trials.candidate
  const spread = measured?.spread ?? null
  const own = spread === null || spread === 0 ? null : spread * Math.sqrt(shares)
  const [low, high] = metric.range
  if (metric.kind === 'binary') {
    const row = isMcnemar(metric, clusters, trials) ? 'mcnemar' : 'paired-t'
    const level = measured?.level ?? (metric.direction === 'lower' ? 0 : 1)
    if (margin.kind === 'relative' && level <= 0) return null
    if (own !== null) return { row, deviation: own, level, assumed: [] }
    if (deterministic) return { row, deviation: 0, level, assumed: ['no-flips'] }
    return { row, deviation: Math.sqrt((FLIPS / 2) * shares), level, assumed: ['flips'] }
  }
  const scale = Math.sqrt(shares / 2)
  if (metric.scale === 'log-ratio' && margin.kind === 'relative') {
    const level = measured?.level ?? 1
    if (own !== null && level > 0) return { row: 'log-ratio', deviation: own / level, level, assumed: [] }
    return { row: 'log-ratio', deviation: LOG_SPREAD * scale, level, assumed: ['amounts'] }
  }
  const width = low === null || high === null ? null : high - low
  const level = measured?.level ?? (width === null ? null : (low ?? 0) + width / 2)
  const deviation = own ?? (width === null ? null : SPREAD * width * scale)
  if (level === null || deviation === null || (margin.kind === 'relative' && level <= 0)) return null
  return { row: 'paired-t', deviation, level, assumed: own === null ? ['scores'] : [] }
}

/** Whether McNemar's row applies: one trial a side of a yes/no metric, over independent cases. */
export function isMcnemar(metric: MetricFacts, clusters: readonly string[] | null, trials: Arms<number>): boolean {
  return metric.kind === 'binary' && clusters === null && trials.baseline === 1 && trials.candidate === 1
}

const ASSUMED: Readonly<Record<Assumption, string>> = {
  flips: 'one yes/no outcome in ten differs',
  'no-flips': 'no yes/no outcome differs (the target is deterministic)',
  scores: `scores differ by ${formatCount(SPREAD * 100)}\u202f% of their range`,
  amounts: `amounts differ by ${formatCount(LOG_SPREAD * 100)}\u202f%`,
}

export function writeAssumptions(assumptions: ReadonlySet<Assumption>): string {
  const texts = [...assumptions].map((assumption) => ASSUMED[assumption])
  return `A gate flags such a change four times in five. Assumed noise between two runs of the same thing: ${joinNames(texts)}. To measure it, run \`goldenpair ab --variants NAME,NAME\`.`
}
