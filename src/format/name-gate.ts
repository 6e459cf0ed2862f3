import type { GateResult } from '../model/result/gate-result.js'
import { formatAmount } from './format-metric.js'

type Named = Pick<GateResult, 'gate' | 'metric'>

/** What people call a gate: "success (tag:auth)". */
export function nameGate({ gate, metric }: Named): string {
  return `${metric.title}${gate.where === null ? '' : ` (${gate.where})`}`
}

/** The margin of a gate in words, `5 points`; null when it has none. */
export function nameMargin({ gate, metric }: Named): string | null {
  return gate.margin === null ? null : formatAmount(metric, gate.margin)
}
