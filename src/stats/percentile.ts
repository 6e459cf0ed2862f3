/**
 * Returns the value below which the share `p` (0 to 1) of the values lies, interpolated linearly at position (n − 1)·p of the sorted
 * values: type 7 of Hyndman & Fan 1996 (Am. Stat. 50:361), numpy's `linear` and R's default. The input is not reordered.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
export function percentile(values: ArrayLike<number>, p: number): number {
  return percentileOfSorted(new Float64Array(values).sort(), p)
}

/**
 * Does the same as `percentile` for values in ascending order, to read several percentiles of the same values.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentileOfSorted([1, 2, 3, 4], 0.5) // 2.5
 */
export function percentileOfSorted(sorted: ArrayLike<number>, p: number): number {
  if (sorted.length === 0) throw new RangeError('percentile of no values')
  if (!(p >= 0 && p <= 1)) throw new RangeError(`percentile at ${p}: must be from 0 to 1`)
  const position = (sorted.length - 1) * p
  const below = Math.floor(position)
  const low = sorted[below] as number
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number
  return low + (high - low) * (position - below)
}
