import type { GateResult } from '../model/comparison.js'
import { formatAmount } from './format-metric.js'

/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse; whether by more than 10 % cannot be told'
 */
export function describeSizeOpen(
  { gate, metric }: Pick<GateResult, 'gate' | 'metric'>,
  options: { readonly short?: boolean } = {},
): string {
  return gate.margin === null
    ? 'worse; by how much cannot be told'
    : `worse; whether by more than ${formatAmount(metric, gate.margin, options)} cannot be told`
}
