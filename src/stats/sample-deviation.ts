import { sumOfSquaredDeviations } from './sum-of-squared-deviations.js'

/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
export function sampleDeviation(values: readonly number[]): number | null {
  if (values.length < 2) return null
  return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1))
}
