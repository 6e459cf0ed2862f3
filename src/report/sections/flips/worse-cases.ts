import { formatValue } from '../../../format/format-metric.js'
import { partOf } from '../../../format/format-number.js'
import type { MetricFacts } from '../../../model/metric.js'
import type { GateResult, WorseCases } from '../../../model/result/gate-result.js'
import type { PairComparison } from '../../../model/result/pair-comparison.js'
import { failedGates, primaryGate } from '../gate-words.js'

/** A gate and the cases behind its loss. */
type GateLoss = GateResult & { readonly worse_cases: WorseCases }

const hasLoss = (result: GateResult): result is GateLoss => result.worse_cases !== undefined

/**
 * Returns the gate whose worse cases are to be opened first: the first that fails, or the primary one if it cannot tell; `null` if cases
 * that broke (`flips`) explain the verdict.
 */
export function findGateToOpen(comparison: PairComparison): GateLoss | null {
  const failed = failedGates(comparison)
  const primary = primaryGate(comparison)
  const deciding = failed.length > 0 ? failed : primary === null ? [] : [primary]
  if (deciding.some(({ metric }) => metric.id === 'success')) return null
  return deciding.find(hasLoss) ?? null
}

/** Writes a case's values on both sides: `Faithfulness 95 % → 40 %`, `correct yes → no`. */
export function writeLoss(metric: MetricFacts, { baseline, candidate }: WorseCases['worst'][number]): string {
  return `${metric.title} ${writeValue(metric, baseline)} → ${writeValue(metric, candidate)}`
}

function writeValue(metric: MetricFacts, value: number): string {
  if (metric.kind === 'binary' && (value === 0 || value === 1)) return value === 1 ? 'yes' : 'no'
  return formatValue(metric, value)
}

/** Counts the worse cases of a gate: "14 of 40 cases are worse in Faithfulness". */
export function countWorse({ metric, n, worse_cases: { count } }: GateLoss): string {
  return `${partOf(count, n, 'case')} ${count === 1 ? 'is' : 'are'} worse in ${metric.title}`
}
