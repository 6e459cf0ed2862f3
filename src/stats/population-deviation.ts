import { sumOfSquaredDeviations } from './sum-of-squared-deviations.js'

/**
 * The population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
export function populationDeviation(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('deviation of no values')
  return Math.sqrt(sumOfSquaredDeviations(values) / values.length)
}
