import { canonicalJson, type Hash } from '../model/fingerprint.js'
import { type Metric, type MetricFacts, metricFactsSchema } from '../model/metric.js'
import { pick } from '../model/omit-undefined.js'
import type { Fingerprints } from '../model/run/run.js'

/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
export function describeRange(input: MetricFacts): string {
  const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input
  const [low, high] = range
  const better = direction === 'neutral' ? 'neither' : direction
  const facts = [
    `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
    kind === 'binary' && 'binary',
    scale === 'log-ratio' && 'compared as a ratio (log scale)',
    per_run !== undefined && 'one figure of the whole run',
    measured_on !== undefined && `one number of ${measured_on === 'table' ? 'a table' : 'the source code'}`,
    environment === 'bound' && 'bound to the machine',
  ]
  return facts.filter((fact) => fact !== false).join('; ')
}

/**
 * The margin of a gate that gives none, likewise.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 where the baseline is 0'
 */
export function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }: MetricFacts): string {
  if (margin === undefined) return 'None'
  if (margin.kind === 'absolute') return `${margin.value} absolute`
  const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`
  return absolute === undefined ? relative : `${relative}; ${absolute} where the baseline is 0`
}

/** What is stored of a metric in `run.json`: its facts without its functions. */
export function metricFacts<Facts extends object>(metric: Facts) {
  return pick(metric, metricFactsSchema.keyof().options as (keyof Facts & keyof MetricFacts)[])
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
