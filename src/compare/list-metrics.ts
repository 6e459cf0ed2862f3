import type { GateResult, ListedMetric, MetricComparison, SliceComparison } from '../model/comparison.js'
import { benjaminiHochberg } from '../stats/benjamini-hochberg.js'

/**
 * Every metric with its adjusted p: the gate's where a gate lends its numbers; the others' by Benjamini and Hochberg over all metrics and
 * tags, so that a report of sixty tests claims something of nothing hardly more often than its gates alone. In order of the metrics.
 */
export function listMetrics(
  metrics: readonly { readonly comparison: MetricComparison; readonly gate: GateResult | null }[],
  slices: readonly Pick<SliceComparison, 'result'>[],
): readonly ListedMetric[] {
  const tested = metrics.flatMap(({ comparison: { metric, p } }) => (p === null ? [] : [{ id: metric.id, p }]))
  const adjusted = benjaminiHochberg([...tested.map(({ p }) => p), ...slices.map(({ result }) => result.p ?? 1)])
  const adjustedOf = new Map(tested.map(({ id }, index) => [id, adjusted[index] ?? 1]))
  return metrics.map(({ comparison, gate }) => ({
    ...comparison,
    p_adjusted: gate === null ? (adjustedOf.get(comparison.metric.id) ?? null) : gate.p_adjusted,
  }))
}
