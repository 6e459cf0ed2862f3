import type { MetricFacts } from '../model/metric.js'
import { formatMeasured } from './format-measured.js'

/** Resources that a run used; their trends are shown even if no gate checks them. */
export const RESOURCES: readonly string[] = ['cost.usd', 'tokens.total', 'performance.latency']

/** The number of newest steps that are looked at, and how many must go the same way. By chance alone one metric in 80 does, up or down. */
const STEPS = 7
const MIN_SAME = 6

/**
 * Describes how a metric crept up or down; `null` if it did neither. Decides no verdict.
 * @param values oldest first; `null` was not measured and is skipped
 * @example describeTrend(tokens, [1000, 1010, 1030, 1025, 1060, 1090, 1110, 1140]) // 'tokens per query rose on 6 of the last 7 nights, +14 % in all'
 */
export function describeTrend(
  metric: MetricFacts,
  values: readonly (number | null)[],
  noun: 'night' | 'run' = 'night',
): string | null {
  const newest = values.filter((value) => value !== null).slice(-STEPS - 1)
  const [first, last] = [newest[0], newest.at(-1)]
  if (first === undefined || last === undefined || newest.length <= STEPS) return null
  const steps = newest.slice(1).map((value, at) => Math.sign(value - (newest[at] ?? value)))
  const sign = Math.sign(last - first)
  const same = steps.filter((step) => step === sign).length
  const change = describeChange(metric, first, last)
  if (sign === 0 || same < MIN_SAME || change === null) return null
  const verb = sign > 0 ? 'rose' : 'fell'
  return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`
}

/** Writes the change in per cent if the metric is compared as a ratio, else in its own unit; `null` if it would read as no change. */
function describeChange(metric: MetricFacts, first: number, last: number): string | null {
  const orientation = metric.direction === 'lower' ? -1 : 1
  const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0
  const { changeInWords: text } = formatMeasured({
    metric,
    interval: null,
    baseline: first,
    candidate: last,
    row: isRatio ? 'log-ratio' : 'paired-t',
    delta: orientation * (isRatio ? Math.log(last / first) : last - first),
  })
  return text === null || !/[1-9]/.test(text) ? null : text
}

/** Returns the metrics whose trend is shown: those of the gates and the `RESOURCES`. */
export function chooseTrends(metrics: readonly MetricFacts[], gated: readonly string[]): readonly MetricFacts[] {
  return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id))
}
