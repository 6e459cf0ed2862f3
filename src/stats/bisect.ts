/**
 * The point of [low, high] where a condition that holds at `low` stops holding, halved until the bracket is at most
 * `tolerance` wide or two neighbouring floats.
 * @example bisect({ low: 0, high: 2, tolerance: 1e-12, holds: (x) => x * x < 2 }) // 1.414213562373…
 */
export function bisect({
  low,
  high,
  tolerance = 0,
  holds,
}: {
  low: number
  high: number
  tolerance?: number
  holds: (x: number) => boolean
}): number {
  for (;;) {
    const middle = low + (high - low) / 2
    if (high - low <= tolerance || middle <= low || middle >= high) return middle
    if (holds(middle)) low = middle
    else high = middle
  }
}
