import type { Metric, MetricFacts, MetricSettings } from '../model/metric.js'
import { partsOf } from '../model/run-figure.js'
import { customMetric } from './custom-metrics.js'
import { completePricing } from './default-pricing.js'
import { REGISTRY } from './index.js'

/**
 * Every metric of the registry for one suite, in the registry's order, then the suite's `own`; ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says. A figure of the run applies where all of
 * its parts do, and takes their definitions into its own.
 */
export function buildMetrics(settings: MetricSettings, own: readonly MetricFacts[] = []): readonly Metric[] {
  const complete = { ...settings, pricing: completePricing(settings.pricing) }
  const metrics = [...REGISTRY.flatMap((definition) => definition.expand(complete)), ...own.map(customMetric)]
  const ids = new Set<string>()
  for (const { id } of metrics) {
    if (ids.has(id)) throw new Error(`two metrics have the id ${id}`)
    ids.add(id)
  }
  return metrics.map((metric) => joinParts(metric, metrics))
}

function joinParts(metric: Metric, metrics: readonly Metric[]): Metric {
  if (metric.per_run === undefined) return metric
  const parts = partsOf(metric.per_run).map((id) => {
    const part = metrics.find((other) => other.id === id)
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
