/** A value and how much it counts. */
export interface Weighted {
  readonly value: number
  /** From 0. */
  readonly weight: number
}

/**
 * Σ value·weight / Σ weight; null where nothing has a weight.
 * @example weightedMean([{ value: 0.8, weight: 2 }, { value: 0.5, weight: 1 }]) // 0.7
 */
export function weightedMean(items: readonly Weighted[]): number | null {
  const total = items.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? null : items.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
}
