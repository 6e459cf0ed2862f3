import { selectSmallest } from './select-smallest.js'

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
