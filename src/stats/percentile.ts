/**
 * The value below which the share `p` (0 to 1) of the values lies, interpolated linearly at position (n − 1)·p of the
 * sorted values: type 7 of Hyndman & Fan 1996 (Am. Stat. 50:361), numpy's `linear` and R's default. The input is not
 * reordered.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
export function percentile(values: ArrayLike<number>, p: number): number {
  if (values.length === 0) throw new RangeError('percentile of no values')
  if (!(p >= 0 && p <= 1)) throw new RangeError(`percentile at ${p}: must be from 0 to 1`)
  const position = (values.length - 1) * p
  const below = Math.floor(position)
  const copy = new Float64Array(values)
  const low = selectSmallest(copy, below)
  if (below + 1 === copy.length) return low
  let high = Infinity
  for (let at = below + 1; at < copy.length; at++) high = Math.min(high, copy[at] as number)
  return low === high ? low : low + (high - low) * (position - below)
}

/**
 * The same as `percentile` of values that are in ascending order: for whoever wants several of them.
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
  return low === high ? low : low + (high - low) * (position - below)
}

/**
 * The value that would stand at `rank` (from 0) if the values were sorted; reorders them so that smaller ones stand
 * before it and larger ones behind it. Takes time in proportion to their number, where sorting would dominate a
 * bootstrap of percentiles.
 * Source: Hoare 1961, Algorithm 65 "Find", Commun. ACM 4:321, with the middle value as pivot.
 * @example selectSmallest(Float64Array.of(30, 10, 20), 1) // 20
 */
export function selectSmallest(values: Float64Array, rank: number): number {
  let first = 0
  let last = values.length - 1
  while (first < last) {
    const pivot = values[(first + last) >>> 1] as number
    let left = first
    let right = last
    while (left <= right) {
      while ((values[left] as number) < pivot) left++
      while ((values[right] as number) > pivot) right--
      if (left > right) break
      const kept = values[left] as number
      values[left++] = values[right] as number
      values[right--] = kept
    }
    if (rank <= right) last = right
    else if (rank >= left) first = left
    else break
  }
  return values[rank] as number
}
