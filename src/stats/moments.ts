/**
 * Returns the arithmetic mean.
 * @throws RangeError for no values: the mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('mean of no values')
  return sum(values) / values.length
}

/**
 * Sums the values with Neumaier's compensation (Neumaier 1974, Z. Angew. Math. Mech. 54:39), so that neither the order nor the size of the
 * terms affects the result. 0 for no values.
 * @example sum([1, 1e100, 1, -1e100]) // 2
 */
export function sum(values: readonly number[]): number {
  let total = 0
  let lost = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  return Number.isFinite(lost) ? total + lost : total
}

/**
 * Computes Σ(xᵢ − x̄)² by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242); the second term removes the
 * rounding error of x̄. Exactly 0 if all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
export function sumOfSquaredDeviations(values: readonly number[]): number {
  const centre = mean(values)
  const deviations = values.map((value) => value - centre)
  return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length
}

/**
 * Computes the sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); `null` for fewer than two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleStandardDeviation([1, 2, 3]) // 1
 */
export function sampleStandardDeviation(values: readonly number[]): number | null {
  if (values.length < 2) return null
  return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1))
}

/**
 * Computes the population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationStandardDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
export function populationStandardDeviation(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('deviation of no values')
  return Math.sqrt(sumOfSquaredDeviations(values) / values.length)
}

/**
 * Computes the pooled variance within groups, Σᵢ Σⱼ (xᵢⱼ − x̄ᵢ)² / Σᵢ (kᵢ − 1), and its degrees of freedom; `null` if no group has two
 * values. Groups may differ in size.
 * Source: the within mean square of a one-way analysis of variance; Searle, Casella & McCulloch 1992, Variance Components, ch. 3.6.
 * @example pooledVariance([[1, 3], [2, 2, 5], [7]]) // { variance: 8/3, df: 3 }
 */
export function pooledVariance(
  groups: readonly (readonly number[])[],
): { readonly variance: number; readonly df: number } | null {
  const repeated = groups.filter(({ length }) => length > 1)
  const df = sum(repeated.map(({ length }) => length - 1))
  return df === 0 ? null : { variance: sum(repeated.map(sumOfSquaredDeviations)) / df, df }
}
