import type { MetricDefinition } from '../../model/metric.js'
import { defineRunMetric, type RunMetricSpec } from '../define-metric.js'

interface PercentileSpec extends Pick<RunMetricSpec, 'name' | 'title' | 'unit' | 'environment'> {
  readonly of: string
  readonly percentile: number
}

/** A percentile over the cases of a run of what a metric says of each. */
function definePercentile({ of, percentile, ...spec }: PercentileSpec): MetricDefinition {
  return defineRunMetric({
    ...spec,
    source: 'Hyndman & Fan 1996, Am. Stat. 50:361, type 7: linear at (n − 1)·p',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: `${spec.name}/1`,
    per_run: () => ({ figure: 'percentile', of, percentile }),
  })
}

export const latencyP50 = definePercentile({
  name: 'performance.latency-p50',
  title: 'latency p50',
  unit: 's',
  environment: 'bound',
  of: 'performance.latency',
  percentile: 50,
})

export const latencyP95 = definePercentile({
  name: 'performance.latency-p95',
  title: 'latency p95',
  unit: 's',
  environment: 'bound',
  of: 'performance.latency',
  percentile: 95,
})

export const tokensP50 = definePercentile({
  name: 'tokens.total-p50',
  title: 'tokens p50',
  unit: 'tokens',
  of: 'tokens.total',
  percentile: 50,
})

export const tokensP95 = definePercentile({
  name: 'tokens.total-p95',
  title: 'tokens p95',
  unit: 'tokens',
  of: 'tokens.total',
  percentile: 95,
})

export const costP50 = definePercentile({
  name: 'cost.usd-p50',
  title: 'cost p50',
  unit: 'usd',
  of: 'cost.usd',
  percentile: 50,
})

export const costP95 = definePercentile({
  name: 'cost.usd-p95',
  title: 'cost p95',
  unit: 'usd',
  of: 'cost.usd',
  percentile: 95,
})
