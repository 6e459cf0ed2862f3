import { nameGate } from '../../../format/describe-reason.js'
import { formatAgainst } from '../../../format/format-metric.js'
import { formatCount, partOf } from '../../../format/format-number.js'
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

/** Writes a case's values on both sides: `.95 → .40`, `yes → no`. */
export function writeLoss(metric: MetricFacts, { baseline, candidate }: WorseCases['worst'][number]): string {
  if (metric.kind === 'binary' && Math.abs(candidate - baseline) === 1) return baseline === 1 ? 'yes → no' : 'no → yes'
  const { value, limit } = formatAgainst(metric, baseline, candidate)
  return `${value} → ${limit}`
}

/** Counts the cases of a gate that changed: "14 of 40 cases are worse and 3 better in Faithfulness". */
export function countWorse({ n, worse_cases: { count, better }, ...result }: GateLoss): string {
  const gains = better === 0 ? '' : ` and ${formatCount(better)} better`
  return `${partOf(count, n, 'case')} ${count === 1 ? 'is' : 'are'} worse${gains} in ${nameGate(result)}`
}
