/**
 * P(|Σ ±wᵢ| ≥ |observed|) when every sign is a fair coin, for whole weights wᵢ ≥ 0 of total W and an observed sum of
 * that kind. Exact but for rounding (relative error about 1e-13, nothing is subtracted), by dynamic programming over
 * the sums of the positive ones. Cost: n·W/2 steps.
 * @example randomSignTail([1, 2, 3], 6) // 2/8 = 0.25
 */
export function randomSignTail(weights: readonly number[], observed: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Float64Array(total + 1)
  chances[0] = 1
  let reached = 0
  for (const weight of weights) {
    reached += weight
    for (let sum = reached; sum >= weight; sum--) {
      chances[sum] = ((chances[sum] as number) + (chances[sum - weight] as number)) / 2
    }
    for (let sum = Math.min(weight, total + 1) - 1; sum >= 0; sum--) chances[sum] = (chances[sum] as number) / 2
  }
  if (observed === 0) return 1
  // The positive ones sum to P, the whole to 2P − W; by symmetry the tail is counted once, from its small end.
  let tail = 0
  for (let sum = 0; 2 * sum <= total - Math.abs(observed); sum++) tail += chances[sum] as number
  return Math.min(1, 2 * tail)
}
