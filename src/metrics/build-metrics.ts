import type { Metric, MetricFacts, MetricSettings } from '../model/metric.js'
import { partsOf } from '../model/run/run-figure.js'
import { customMetric } from './custom-metrics.js'
import { completePricing } from './cost/default-pricing.js'
import { REGISTRY } from './index.js'

/**
 * Every metric of the registry for one suite, in the registry's order, then the suite's `own`; ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says. A figure of the run applies where all of
 * its parts do, and takes their definitions into its own.
 */
export function buildMetrics(settings: MetricSettings, own: readonly MetricFacts[] = []): readonly Metric[] {
  const complete = { ...settings, pricing: completePricing(settings.pricing) }
  const metrics = [...REGISTRY.flatMap((definition) => definition.expand(complete)), ...own.map(customMetric)]
  const byId = new Map<string, Metric>()
  for (const metric of metrics) {
    if (byId.has(metric.id)) throw new Error(`two metrics have the id ${metric.id}`)
    byId.set(metric.id, metric)
  }
  return metrics.map((metric) => joinParts(metric, byId))
}

function joinParts(metric: Metric, byId: ReadonlyMap<string, Metric>): Metric {
  if (metric.per_run === undefined) return metric
  const parts = partsOf(metric.per_run).map((id) => {
    const part = byId.get(id)
    if (part === undefined || part.per_run !== undefined)
      throw new Error(`${metric.id} is made of ${id}, which no trial is scored by`)
    return part
  })
  const asked = [...new Set(parts.flatMap(({ judged_by = [] }) => judged_by))]
  return {
    ...metric,
    ...(asked.length > 0 && { judged_by: asked }),
    definition: [metric.definition, ...parts.map(({ definition }) => definition)].join(' | '),
    applies: (golden) => parts.every((part) => part.applies(golden)),
  }
}
