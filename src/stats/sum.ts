/**
 * The sum with Neumaier's compensation (Neumaier 1974, Z. Angew. Math. Mech. 54:39), so that the order and the size of
 * the terms do not show. 0 for no values.
 * @example sum([1, 1e100, 1, -1e100]) // 2
 */
export function sum(values: readonly number[]): number {
  let total = 0
  let lost = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  return Number.isFinite(lost) ? total + lost : total
}
