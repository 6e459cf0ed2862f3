import type { GateResult } from './comparison.js'
import { relativeChange } from './relative-change.js'

/** Significantly or exactly worse, yet shown to stay inside the margin. */
export function isSlightlyWorse(result: GateResult, alpha: number): boolean {
  const { verdict, row, p, delta } = result
  const isCertain = row === 'exact' || (p !== null && p < alpha)
  return verdict === 'no-regression' && isCertain && delta !== null && delta < 0
}

/** Significantly better by less than the margin counts for. */
export function isSlightlyBetter(result: GateResult): boolean {
  const { margin } = result.gate
  if (result.verdict !== 'improved' || margin === null || result.delta === null) return false
  if (margin.kind === 'absolute') return result.delta < margin.value
  const share = relativeChange(result)
  return share !== null && Math.abs(share) < margin.value
}
