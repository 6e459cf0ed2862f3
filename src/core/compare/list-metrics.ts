import type { GateResult, ListedMetric, MetricComparison } from '../model/comparison.js'
import { benjaminiHochberg } from '../stats/benjamini-hochberg.js'

/**
 * Every metric with its adjusted p: the gate's where a gate lends its numbers; the others are one family of Benjamini and
 * Hochberg, so that a list of thirty is not read as thirty tests. In order of the metrics.
 */
export function listMetrics(
  metrics: readonly { readonly comparison: MetricComparison; readonly gate: GateResult | null }[],
): readonly ListedMetric[] {
  const free = metrics.flatMap(({ comparison: { metric, p }, gate }) =>
    gate === null && p !== null ? [{ id: metric.id, p }] : [],
  )
  const adjusted = benjaminiHochberg(free.map(({ p }) => p))
  const adjustedOf = new Map(free.map(({ id }, index) => [id, adjusted[index] ?? 1]))
  return metrics.map(({ comparison, gate }) => ({
    ...comparison,
    p_adjusted: gate === null ? (adjustedOf.get(comparison.metric.id) ?? null) : gate.p_adjusted,
  }))
}
