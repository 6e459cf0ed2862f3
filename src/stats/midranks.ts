/**
 * Ranks from 1 in ascending order, equal values sharing the mean of their ranks; in input order.
 * @example midranks([10, 30, 10]) // [1.5, 3, 1.5]
 */
export function midranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0))
  const ranks = new Array<number>(values.length).fill(0)
  for (let start = 0; start < order.length;) {
    let end = start
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end++
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}
