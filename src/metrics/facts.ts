import { canonicalJson, type Hash } from '../model/fingerprint.js'
import type { Metric, MetricFacts } from '../model/metric.js'
import type { Fingerprints } from '../model/run/run.js'

/** What is stored of a metric in `run.json`: its facts without its functions. */
export function metricFacts(metric: Metric): MetricFacts {
  return {
    id: metric.id,
    title: metric.title,
    unit: metric.unit,
    kind: metric.kind,
    direction: metric.direction,
    range: metric.range,
    environment: metric.environment,
    scale: metric.scale,
    ...(metric.per_run && { per_run: metric.per_run }),
    ...(metric.measured_on && { measured_on: metric.measured_on }),
    ...(metric.aspect && { aspect: metric.aspect }),
    ...(metric.default_margin && { default_margin: metric.default_margin }),
    ...(metric.absolute_margin !== undefined && { absolute_margin: metric.absolute_margin }),
    definition: metric.definition,
    ...(metric.judged_by && { judged_by: metric.judged_by }),
    ...(metric.custom && { custom: metric.custom }),
  }
}

/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
export function fingerprintMetrics(metrics: readonly Metric[], hash: Hash): Fingerprints['metrics'] {
  return Object.fromEntries(
    metrics.map((metric) => [metric.id, hash(metric.custom ? canonicalJson(metricFacts(metric)) : metric.definition)]),
  )
}
