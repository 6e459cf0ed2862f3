import type { Margin, MetricFacts } from '../model/metric.js'
import { formatAmount } from './format-metric.js'

/** `formatAmount` of a change for the worse; null where there is none, or the metric cannot change so much. */
export function formatPossible(
  metric: MetricFacts,
  { kind, value }: { readonly kind: Margin['kind']; readonly value: number | null },
  options: Parameters<typeof formatAmount>[2] = {},
): string | null {
  return value === null || !canChangeBy(metric, { kind, value }) ? null : formatAmount(metric, { kind, value }, options)
}

/**
 * Whether a metric can change for the worse by so much at all: nothing within bounds by more than their distance, and nothing that is better the
 * higher it is by more than it was.
 * @example canChangeBy(success, { kind: 'absolute', value: 1.22 }) // false: a share does not drop by 122 points
 * @example canChangeBy(tokens, { kind: 'relative', value: 1.22 }) // true: a rise by 122 % is possible
 */
function canChangeBy(
  { range: [least, most], direction }: Pick<MetricFacts, 'range' | 'direction'>,
  { kind, value }: Margin,
): boolean {
  if (kind === 'relative') return value <= 1 || direction !== 'higher'
  return least === null || most === null || value <= most - least
}
