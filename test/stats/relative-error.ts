/** Returns |actual − expected| / |expected|; 0 if both are the same number, including 0 and infinity. */
export function relativeError(actual: number | null | undefined, expected: number): number {
  if (actual === expected) return 0
  if (typeof actual !== 'number') return Infinity
  return Math.abs(actual - expected) / Math.abs(expected)
}
