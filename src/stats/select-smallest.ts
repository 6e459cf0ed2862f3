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
