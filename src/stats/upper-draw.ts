import { selectSmallest } from './select-smallest.js'

/**
 * The ⌈(1 − alpha/2)·draws⌉-th smallest of drawn t statistics, which turns into a lower bound; null when it is
 * infinite. Reorders the draws.
 * @example upperDraw(Float64Array.of(3, 1, 2, 4), 0.5) // 3
 */
export function upperDraw(statistics: Float64Array, alpha: number): number | null {
  // The small step back keeps 0.975 × 10,000 from being rounded up to 9,751.
  const rank = Math.ceil((1 - alpha / 2) * statistics.length - 1e-9)
  const drawn = selectSmallest(statistics, rank - 1)
  return Number.isFinite(drawn) ? drawn : null
}
