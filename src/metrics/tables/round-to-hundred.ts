/**
 * Counts as whole per cent that sum to 100: rounded down, then those that lost most get one more, the first of equals first.
 * Source: Hamilton's method of largest remainders. All counts 0 give zeros.
 * @example roundToHundred([1, 1, 1]) // [34, 33, 33]
 */
export function roundToHundred(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const whole = counts.map((count) => Math.floor((100 * count) / total))
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  const lost = counts
    .map((count, index) => ({ index, lost: (100 * count) % total }))
    .sort((a, b) => b.lost - a.lost || a.index - b.index)
  const lifted = new Set(lost.slice(0, missing).map(({ index }) => index))
  return whole.map((share, index) => share + (lifted.has(index) ? 1 : 0))
}
