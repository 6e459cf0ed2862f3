import type { Metric, MetricSettings } from '../model/metric.js'
import { completePricing } from './default-pricing.js'
import { REGISTRY } from './index.js'

/**
 * Every metric of the registry for one suite, in the registry's order, ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says.
 */
export function buildMetrics(settings: MetricSettings): readonly Metric[] {
  const complete = { ...settings, pricing: completePricing(settings.pricing) }
  const metrics = REGISTRY.flatMap((definition) => definition.expand(complete))
  const ids = new Set<string>()
  for (const { id } of metrics) {
    if (ids.has(id)) throw new Error(`two metrics have the id ${id}`)
    ids.add(id)
  }
  return metrics
}
