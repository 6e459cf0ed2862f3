import type { GateResult } from './comparison.js'
import { relativeChange } from './relative-change.js'

const isProven = (p: number | null, alpha: number): boolean => p !== null && p < alpha

/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
export function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }: GateResult, alpha: number): boolean {
  const isCertain = row === 'exact' || isProven(p, alpha)
  return verdict === 'no-regression' && isCertain && delta !== null && delta < 0
}

/** Proven to be worse, though not by as much as the margin, nor by less. */
export function isWorseSizeOpen(
  { verdict, p_adjusted: p, delta }: Pick<GateResult, 'verdict' | 'p_adjusted' | 'delta'>,
  alpha: number,
): boolean {
  return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0
}

/** Significantly better by less than the margin counts for. */
export function isSlightlyBetter(result: GateResult): boolean {
  const { margin } = result.gate
  if (result.verdict !== 'improved' || margin === null || result.delta === null) return false
  if (margin.kind === 'absolute') return result.delta < margin.value
  const share = relativeChange(result)
  return share !== null && Math.abs(share) < margin.value
}
