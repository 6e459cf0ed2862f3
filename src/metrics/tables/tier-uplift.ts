/**
 * How much better a variant is than the first, as a share of the first; null when the first is 0.
 * Source: design document 003, tier uplift.
 * @example tierUplift(0.9, 0.75) // 0.2
 */
export function tierUplift(score: number, first: number): number | null {
  return first === 0 ? null : (score - first) / first
}
