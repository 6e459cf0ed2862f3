import { populationDeviation } from '../../stats/population-deviation.js'

export interface TierVariance {
  readonly variance: number
  /** Highest − lowest. */
  readonly delta: number
}

/**
 * How far variants lie apart: the population variance of one figure of each, and the distance of the extremes; null for no variant.
 * Source: design document 003, pass rate variance, cost variance, cost delta.
 * @example tierVariance([0.7, 0.8, 0.85, 0.9]) // variance 0.00546875, delta 0.2
 */
export function tierVariance(values: readonly number[]): TierVariance | null {
  if (values.length === 0) return null
  return { variance: populationDeviation(values) ** 2, delta: Math.max(...values) - Math.min(...values) }
}

/**
 * How sensitive rates from 0 to 1 are to the variant, by their variance; it means nothing for costs.
 * Source: ProjectScylla's labels: below 0.05 low, below 0.15 medium.
 * @example sensitivityOf(0.0675) // 'medium'
 */
export function sensitivityOf(variance: number): 'low' | 'medium' | 'high' {
  return variance < 0.05 ? 'low' : variance < 0.15 ? 'medium' : 'high'
}
