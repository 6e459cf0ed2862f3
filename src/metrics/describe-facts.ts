import type { MetricFacts } from '../model/metric.js'

/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
export function describeRange({
  range,
  direction,
  unit,
  kind,
  scale,
  per_run,
  measured_on,
  environment,
}: MetricFacts): string {
  const [low, high] = range
  const better = direction === 'neutral' ? 'neither' : direction
  return [
    `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
    ...(kind === 'binary' ? ['binary'] : []),
    ...(scale === 'log-ratio' ? ['compared as a ratio (log scale)'] : []),
    ...(per_run === undefined ? [] : ['one figure of the whole run']),
    ...(measured_on === undefined ? [] : ['one number of the source code']),
    ...(environment === 'bound' ? ['bound to the machine'] : []),
  ].join('; ')
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
