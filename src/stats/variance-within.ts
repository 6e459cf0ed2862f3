import { sum } from './sum.js'
import { sumOfSquaredDeviations } from './sum-of-squared-deviations.js'

/**
 * The pooled variance within groups, Σᵢ Σⱼ (xᵢⱼ − x̄ᵢ)² / Σᵢ (kᵢ − 1), with its degrees of freedom; null when no group has
 * two values. Groups may differ in size.
 * Source: the within mean square of a one-way analysis of variance; Searle, Casella & McCulloch 1992, Variance
 * Components, ch. 3.6.
 * @example varianceWithin([[1, 3], [2, 2, 5], [7]]) // { variance: 8/3, df: 3 }
 */
export function varianceWithin(
  groups: readonly (readonly number[])[],
): { readonly variance: number; readonly df: number } | null {
  const repeated = groups.filter(({ length }) => length > 1)
  const df = sum(repeated.map(({ length }) => length - 1))
  return df === 0 ? null : { variance: sum(repeated.map(sumOfSquaredDeviations)) / df, df }
}
