import { nameGate } from '../../../format/describe-reason.js'
import { formatAgainst } from '../../../format/format-metric.js'
import { formatCount, partOf } from '../../../format/format-number.js'
import type { MetricFacts } from '../../../model/metric.js'
import type { WorseCases } from '../../../model/result/gate-result.js'
import { findGateToOpen, type GateLoss, type PairComparison } from '../../../model/result/pair-comparison.js'
import { allowedChange } from '../gate-words.js'

/** Writes a case's values on both sides: `.95 → .40`, `yes → no`. */
export function writeLoss(metric: MetricFacts, { baseline, candidate }: WorseCases['worst'][number]): string {
  if (metric.kind === 'binary' && Math.abs(candidate - baseline) === 1) return baseline === 1 ? 'yes → no' : 'no → yes'
  const { value, limit } = formatAgainst(metric, baseline, candidate)
  return `${value} → ${limit}`
}

/** Says how far the cases behind a gate's loss moved: "fell by .05 or more in Faithfulness"; "got worse in …" if no case lost so much. */
export function describeLoss(result: GateLoss): string {
  const verb = result.metric.direction === 'lower' ? 'rose' : 'fell'
  const how =
    result.worse_cases.beyond === undefined ? 'got worse' : `${verb} by ${allowedChange(result) ?? '?'} or more`
  return `${how} in ${nameGate(result)}`
}

/** Counts these cases: "14 of 40 cases fell by .05 or more in Faithfulness"; without them, all that are worse and better. */
export function countWorse(result: GateLoss): string {
  const { n, worse_cases: worse } = result
  const { beyond, count, better } = worse
  if (beyond !== undefined) return `${partOf(beyond, n, 'case')} ${describeLoss(result)}`
  const gains = better === 0 ? '' : ` and ${formatCount(better)} better`
  return `${partOf(count, n, 'case')} ${count === 1 ? 'is' : 'are'} worse${gains} in ${nameGate(result)}`
}

/**
 * Describes each case behind the loss of a gate on another metric than `success`, by id, the worst first: `Faithfulness .95 → .40`. Empty
 * while the gate cannot tell, because chance then explains about half of them.
 */
export function describeLosses(comparison: PairComparison): ReadonlyMap<string, string> {
  const gate = findGateToOpen(comparison)
  if (gate === null || gate.verdict === 'inconclusive') return new Map()
  const write = (loss: WorseCases['worst'][number]): string => `${nameGate(gate)} ${writeLoss(gate.metric, loss)}`
  return new Map(gate.worse_cases.worst.map((loss) => [loss.case_id, write(loss)]))
}
