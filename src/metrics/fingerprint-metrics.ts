import { canonicalJson, type Hash } from '../model/fingerprint.js'
import type { Metric } from '../model/metric.js'
import type { Fingerprints } from '../model/run.js'
import { metricFacts } from './facts.js'

/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
export function fingerprintMetrics(metrics: readonly Metric[], hash: Hash): Fingerprints['metrics'] {
  return Object.fromEntries(
    metrics.map((metric) => [metric.id, hash(metric.custom ? canonicalJson(metricFacts(metric)) : metric.definition)]),
  )
}
