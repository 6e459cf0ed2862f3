/** Means of the largest of 2, 3 … 10 standard normals. */
const MEANS = [0.56419, 0.84628, 1.02938, 1.16296, 1.26721, 1.35218, 1.4236, 1.48501, 1.53875]

/**
 * How far the largest of `count` independent standard normals lies above 0 on average, to five decimals; 0 for one.
 * Source: Harter 1961, Biometrika 48:151, table 1. Throws a RangeError above ten.
 * @example expectedMaximum(3) // 0.84628
 */
export function expectedMaximum(count: number): number {
  if (count === 1) return 0
  const found = MEANS[count - 2]
  if (found === undefined) throw new RangeError(`expectedMaximum: 1 to 10, got ${count}`)
  return found
}
