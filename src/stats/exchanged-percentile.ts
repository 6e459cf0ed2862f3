import type { ExchangedDifference } from './per-run-permutation.js'

/**
 * The difference of a percentile, as `percentile` takes it, between two arms whose cases exchange their values. All values are sorted once,
 * and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example exchangedPercentile([1, 2, 3], [4, 5, 9], 0.5)(Uint8Array.of(0, 1, 0)) // 4 − 3
 */
export function exchangedPercentile(
  baseline: readonly number[],
  candidate: readonly number[],
  p: number,
): ExchangedDifference {
  const n = baseline.length
  const valueAt = (place: number): number => (place < n ? baseline[place] : candidate[place - n]) ?? NaN
  // Largest first: places below n are the baseline's.
  const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a))
  const sorted = Float64Array.from(order, valueAt)
  const caseOf = order.map((place) => place % n)
  const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1))
  const position = (n - 1) * p
  const below = Math.floor(position)
  const share = position - below
  // The percentile lies between this one and the next larger, counted down from the largest.
  const target = n - 1 - below
  const high = new Float64Array(2)
  const low = new Float64Array(2)
  const passed = new Int32Array(2)
  const figureOf = (arm: 0 | 1): number => {
    const [from, to] = [low[arm] as number, high[arm] as number]
    return from === to || target === 0 ? from : from + (to - from) * share
  }
  return (exchanged) => {
    passed.fill(0)
    let wanted = 2
    for (let at = 0; wanted > 0; at++) {
      const arm = (armOf[at] as number) ^ (exchanged[caseOf[at] as number] as number)
      const rank = passed[arm] as number
      passed[arm] = rank + 1
      if (rank === target - 1) high[arm] = sorted[at] as number
      else if (rank === target) {
        low[arm] = sorted[at] as number
        wanted--
      }
    }
    return figureOf(1) - figureOf(0)
  }
}
