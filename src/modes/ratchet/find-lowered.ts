import { formatMeasured } from '../../format/format-measured.js'
import type { Comparison } from '../../model/comparison.js'
import type { Run } from '../../model/run.js'
import { EPSILON } from '../../stats/round-noise.js'

/**
 * What of the gated metrics of the reference or of the run is worse in the run than in the reference, on the cases that both have, or
 * cannot be compared, one clause each. However small it is: many small steps down are a long way. Metrics that are bound to the
 * machine are in no reference.
 */
export function findLowered(reference: Run, { metrics, gates }: Comparison): readonly string[] {
  const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric))
  const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }))
  const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]))
  return [...whole, ...slices].flatMap(({ row, where }) => {
    const { metric, n, delta, reason } = row
    if (metric.environment === 'bound' || metric.direction === 'neutral') return []
    const name = `${metric.title}${where}`
    if (n === 0 || delta === null)
      return [`${name} cannot be compared (${reason ?? 'no case is scored on both sides'})`]
    if (delta > -EPSILON) return []
    const { baseline, candidate, changeInWords } = formatMeasured(row)
    return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`]
  })
}
