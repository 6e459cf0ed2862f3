/** |actual − expected| / |expected|; 0 when both are the same number, also 0 and infinity. */
export function relativeError(actual: number | null | undefined, expected: number): number {
  if (actual === expected) return 0
  if (typeof actual !== 'number') return Infinity
  return Math.abs(actual - expected) / Math.abs(expected)
}
