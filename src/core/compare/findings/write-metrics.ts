import { formatPInWords } from '../../format/format-p.js'
import { countOf } from '../../format/format-number.js'
import type { GateResult, ListedMetric } from '../../model/comparison.js'
import type { Finding } from '../../model/finding.js'
import { isEstablished, isPotentiallyMeaningful, relativeChange } from '../../model/relative-change.js'
import { describeChange, startSentence } from './describe-change.js'
import { tell, type FindingFacts } from './finding-facts.js'
import { writeMaybe } from './write-gate.js'

/** The others are counted and named: metrics at several k move together. */
const MOST_TOLD = 3

/** What the metrics without a gate say, by what may be claimed; each list worst first. */
export interface MetricFindings {
  readonly worse: readonly Finding[]
  readonly better: readonly Finding[]
  readonly maybe_worse: readonly Finding[]
  readonly maybe_better: readonly Finding[]
}

/**
 * Metrics that no gate tests and of which one way is better; the tables show the others. A percentile is not told beside the metric
 * whose percentile it is. A change is claimed only where p, adjusted by Benjamini and Hochberg over all of them, is
 * below alpha, the interval agrees and nothing forbids leaning on it; one of at least 10 % that is not is potentially meaningful, no more.
 */
export function writeMetrics({ metrics, gates, alpha }: FindingFacts): MetricFindings {
  const gated = new Set(
    gates.filter(({ gate, row }) => gate.where === null && row !== null).map(({ gate }) => gate.metric),
  )
  const free = metrics.filter(
    (one) =>
      !gated.has(one.metric.id) &&
      !isNeutral(one) &&
      !isPercentile(one) &&
      one.delta !== null &&
      one.delta !== 0 &&
      !gates.some((gate) => isTwin(one, gate)),
  )
  const family = metrics.filter(({ metric, p }) => !gated.has(metric.id) && p !== null).length
  const writeP = (p: number | null): string | null => {
    if (p === null) return null
    const over = family > 1 ? ` by Benjamini–Hochberg over ${family} metrics` : ''
    return `${formatPInWords(p, alpha)}${over}`
  }
  const isClaimed = (one: ListedMetric): boolean => isEstablished(one, alpha) && one.reason === null
  const claim = (word: string, holds: (one: ListedMetric) => boolean): readonly Finding[] =>
    list(
      free.filter((one) => isClaimed(one) && holds(one)),
      (one) =>
        `${startSentence(one.metric.title)} ${describeChange(one, writeP(one.p_adjusted))}: ${word}, exploratory (no gate tests it).`,
      `that no gate tests: ${word}`,
    )
  const maybe = (holds: (one: ListedMetric) => boolean): readonly Finding[] =>
    list(
      free.filter((one) => isPotentiallyMeaningful(one, alpha) && holds(one)),
      (one) => writeMaybe(startSentence(one.metric.title), one, { p: writeP(one.p_adjusted), alpha }),
      'moved by 10 % or more without being told from chance',
    )
  const isWorse = (one: ListedMetric): boolean => (one.delta ?? 0) < 0
  const isBetter = (one: ListedMetric): boolean => (one.delta ?? 0) > 0
  return {
    worse: claim('worse', isWorse),
    better: claim('better', isBetter),
    maybe_worse: maybe(isWorse),
    maybe_better: maybe(isBetter),
  }
}

function isNeutral({ metric }: ListedMetric): boolean {
  return metric.direction === 'neutral'
}

function isPercentile({ metric }: ListedMetric): boolean {
  return metric.per_run?.figure === 'percentile'
}

/** The same cases changed in the same way, as `success.answer` does where nothing else is asked: told once, by the gate. */
function isTwin(one: ListedMetric, { gate, metric, n, baseline, candidate, delta }: GateResult): boolean {
  const isSameFigure = one.n === n && one.baseline === baseline && one.candidate === candidate && one.delta === delta
  return gate.where === null && delta !== null && isSameFigure && one.metric.kind === metric.kind
}

function list(
  metrics: readonly ListedMetric[],
  write: (one: ListedMetric) => string,
  rest: string,
): readonly Finding[] {
  const weigh = (one: ListedMetric): number => Math.abs(relativeChange(one) ?? 0)
  const ordered = [...metrics].sort((a, b) => (a.p_adjusted ?? 2) - (b.p_adjusted ?? 2) || weigh(b) - weigh(a))
  const others = ordered.slice(MOST_TOLD).map(({ metric }) => metric.title)
  return tell('metric', [
    ...ordered.slice(0, MOST_TOLD).map(write),
    ...(others.length === 0 ? [] : [`${countOf(others.length, 'more metric')} ${rest}: ${others.join(', ')}.`]),
  ])
}
