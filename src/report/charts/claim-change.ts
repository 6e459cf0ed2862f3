import { describeSizeOpen } from '../../format/describe-reason.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { ListedMetric } from '../../model/result/metric-comparison.js'
import { isEstablished, isSlightlyWorse, isWorseSizeOpen, relativeChange } from '../../model/relative-change.js'

/** What may be said of a change, and the side that its sign points to. */
export interface ChangeClaim {
  readonly side: 'better' | 'worse' | 'open'
  readonly words: string
}

export const OPEN: ChangeClaim = { side: 'open', words: 'may be no change' }
const BETTER: ChangeClaim = { side: 'better', words: 'better' }
const WORSE: ChangeClaim = { side: 'worse', words: 'worse' }

/**
 * The claim of the tables: the first that a gate on the metric's whole suite makes, else what the metric's adjusted p establishes. An
 * interval alone claims nothing: one metric in twenty has one that excludes 0 although nothing changed.
 */
export function claimChange(metric: ListedMetric, gates: readonly GateResult[], alpha: number): ChangeClaim {
  const own = gates.filter(({ gate, row }) => gate.metric === metric.metric.id && gate.where === null && row !== null)
  if (own.length > 0) return own.map((one) => claimOfGate(one, alpha)).find(({ side }) => side !== 'open') ?? OPEN
  if (!isEstablished(metric, alpha) || metric.cause !== null) return OPEN
  return (metric.delta ?? 0) > 0 ? BETTER : WORSE
}

function claimOfGate(result: GateResult, alpha: number): ChangeClaim {
  const { verdict, p_adjusted: p, delta } = result
  if (verdict === 'improved') return BETTER
  if (verdict === 'regressed') return WORSE
  if (breaksThreshold(result)) return { side: 'worse', words: 'worse, beyond its threshold (not a test)' }
  if (isSlightlyWorse(result, alpha)) return { side: 'worse', words: 'slightly worse, within the margin' }
  if (isWorseSizeOpen(result, alpha)) return { side: 'worse', words: describeSizeOpen(result) }
  // An absolute bound is broken, which says nothing of the change.
  return verdict === 'breached' && p !== null && p < alpha && delta !== null && delta < 0 ? WORSE : OPEN
}

/** The margin alone decided, and no absolute bound. */
function breaksThreshold(result: GateResult): boolean {
  const { gate, verdict, delta } = result
  if (verdict !== 'breached' || gate.evidence !== 'threshold' || gate.margin === null || (delta ?? 0) >= 0) return false
  const size = gate.margin.kind === 'absolute' ? delta : relativeChange(result)
  return size !== null && Math.abs(size) >= gate.margin.value - 1e-9
}
