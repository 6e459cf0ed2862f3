import { sum } from './sum.js'

/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('mean of no values')
  return sum(values) / values.length
}
