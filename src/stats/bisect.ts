/**
 * Finds the point of [low, high] where a condition that holds at `low` stops holding. Halves the bracket until its width is at most
 * `tolerance` or its ends are neighbouring floats.
 * @example bisect({ low: 0, high: 2, tolerance: 1e-12, holds: (x) => x * x < 2 }) // 1.414213562373…
 */
export function bisect(input: {
  readonly low: number
  readonly high: number
  readonly tolerance?: number
  readonly holds: (x: number) => boolean
}): number {
  const { tolerance = 0, holds } = input
  let { low, high } = input
  for (;;) {
    const middle = low + (high - low) / 2
    if (high - low <= tolerance || middle <= low || middle >= high) return middle
    if (holds(middle)) low = middle
    else high = middle
  }
}

/**
 * Finds the smallest whole number from 1 to `most` that meets a condition; `null` if none does. If a number meets the condition, all
 * greater numbers must meet it too.
 * @example smallestInteger(100, (n) => n * n > 50) // 8
 */
export function smallestInteger(most: number, holds: (n: number) => boolean): number | null {
  let [below, enough] = [0, 1]
  while (!holds(enough)) {
    if (enough >= most) return null
    ;[below, enough] = [enough, Math.min(most, enough * 2)]
  }
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2)
    if (holds(middle)) enough = middle
    else below = middle
  }
  return enough
}
