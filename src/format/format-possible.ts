import type { GateResult, Interval, TestRow } from '../model/result/gate-result.js'
import type { Margin, MetricFacts } from '../model/metric.js'
import { EPSILON } from '../model/relative-change.js'
import { formatAmount } from './format-metric.js'

type Bounded = Pick<MetricFacts, 'range' | 'direction'>

/**
 * Formats a change for the worse with `formatAmount`; `null` if there is none or the metric cannot change that much from its baseline (any
 * baseline if that is `null`).
 */
export function formatPossible(
  metric: MetricFacts,
  { kind, value }: { readonly kind: Margin['kind']; readonly value: number | null },
  { baseline, ...options }: Parameters<typeof formatAmount>[2] & { readonly baseline: number | null },
): string | null {
  return value === null || !canWorsen(metric, { kind, value }, baseline)
    ? null
    : formatAmount(metric, { kind, value }, options)
}

/**
 * Whether a metric can get worse by this amount at all.
 * @example canWorsen(success, { kind: 'absolute', value: 0.9 }, 0.8) // false: from 80 % it cannot fall by 90 points
 * @example canWorsen(tokens, { kind: 'relative', value: 1.22 }, 900) // true: a rise by 122 % is possible
 */
export function canWorsen(metric: Bounded, { kind, value }: Margin, baseline: number | null): boolean {
  const isFall = metric.direction === 'higher'
  if (kind === 'relative' && (baseline === null || baseline < EPSILON)) return !isFall || value <= 1
  const { fall, rise } = reachOf(metric, baseline)
  return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + EPSILON
}

/**
 * Returns how many cases like a run's settle a gate's margin (docs/decision-rules.md#figures-beside-a-gate): the one number that all advice
 * names, to two digits, since the noise of one run supports no more. `null` if the run has that many, or if the number is unknown.
 * @example countToSettle({ cases_to_settle: 337, n: 40 }) // 340
 */
export function countToSettle(input: Pick<GateResult, 'cases_to_settle' | 'n'>): number | null {
  const { cases_to_settle: needed, n } = input
  if (needed === null || needed <= n) return null
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1)
  return Math.ceil(needed / unit) * unit
}

/** Whether the baseline of a compared gate is good enough to lose the whole margin; only then does an unchanged gate mean anything. */
export function hasSomethingToLose(input: Pick<GateResult, 'gate' | 'metric' | 'row' | 'baseline'>): boolean {
  const { gate, metric, row, baseline } = input
  const { margin } = gate
  if (margin === null || row === 'exact' || baseline === null) return true
  const { fall, rise } = reachOf(metric, baseline)
  return (metric.direction === 'higher' ? fall : rise) > EPSILON && canWorsen(metric, margin, baseline)
}

/**
 * Returns how far a metric can fall and rise from its baseline; Infinity where its range has no end.
 * @example reachOf({ range: [0, 1], direction: 'higher' }, 0.8) // { fall: 0.8, rise: 0.2 }, but for float noise
 */
function reachOf({ range: [least, most] }: Bounded, baseline: number | null) {
  const width = least === null || most === null ? Infinity : most - least
  if (baseline === null) return { fall: width, rise: width }
  return {
    fall: least === null ? Infinity : Math.max(0, baseline - least),
    rise: most === null ? Infinity : Math.max(0, most - baseline),
  }
}

/**
 * Cuts an interval to the metric's range, for display: a t interval knows no range and could say that a share changes by 130 points. The
 * baseline's place in the range is not used, because the true one may be elsewhere and the interval would end at the estimate itself. If
 * the range has only one end (money, tokens), nothing falls by more than there was. Whatever is computed or stored keeps the whole
 * interval; on the log-ratio row every end is possible.
 * @example possibleInterval({ metric: success, row: 'paired-t', baseline: 0.82, interval: { low: -1.2, high: 0.3, method: 't' } }) // low: -1
 */
export function possibleInterval(input: {
  readonly metric: Bounded
  readonly row: TestRow | null
  readonly baseline: number | null
  readonly interval: Interval | null
}): Interval | null {
  const { metric, row, baseline, interval } = input
  if (interval === null || row === 'log-ratio') return interval
  const hasBothEnds = metric.range.every((end) => end !== null)
  const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline)
  const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise]
  return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) }
}
