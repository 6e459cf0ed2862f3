import type { Margin, MetricFacts } from '../model/metric.js'

/**
 * Whether a metric can change for the worse by so much at all: nothing within bounds by more than their distance, and nothing that is better the
 * higher it is by more than it was.
 * @example canChangeBy(success, { kind: 'absolute', value: 1.22 }) // false: a share does not drop by 122 points
 * @example canChangeBy(tokens, { kind: 'relative', value: 1.22 }) // true: a rise by 122 % is possible
 */
export function canChangeBy(
  { range: [least, most], direction }: Pick<MetricFacts, 'range' | 'direction'>,
  { kind, value }: Margin,
): boolean {
  if (kind === 'relative') return value <= 1 || direction !== 'higher'
  return least === null || most === null || value <= most - least
}
