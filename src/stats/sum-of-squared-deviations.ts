import { mean } from './mean.js'
import { sum } from './sum.js'

/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
export function sumOfSquaredDeviations(values: readonly number[]): number {
  if (values.every((value) => value === values[0])) return 0
  const centre = mean(values)
  const deviations = values.map((value) => value - centre)
  return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length
}
