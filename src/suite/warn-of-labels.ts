import type { GoldenCase } from '../model/case.js'
import type { Metric } from '../model/metric.js'
import { describeUnknownMetric } from './describe-unknown-metric.js'
import type { Problem } from './problem.js'
import { quote } from './quote.js'

/**
 * People's labels that no judge is ever held against, each kind once, at its first case: of a name that is no metric's in full, of a metric
 * that they are not held against, or outside of what that metric can be.
 */
export function warnOfLabels({
  cases,
  metrics,
  judgeMeasures,
  primary_k,
}: {
  readonly cases: readonly GoldenCase[]
  readonly metrics: readonly Metric[]
  /** Metrics that labels are held against. */
  readonly judgeMeasures: readonly string[]
  readonly primary_k: number
}): readonly Problem[] {
  const byId = new Map(metrics.map((metric) => [metric.id, metric]))
  const describe = (name: string, label: number): string | null => {
    const metric = byId.get(name)
    if (metric === undefined) return describeUnknownMetric({ name, suggestion: null, metrics, primary_k })
    if (!judgeMeasures.includes(name))
      return `${quote(name)} is a metric, but not one of a judge’s that labels are held against. Those are ${judgeMeasures.map((each) => quote(each)).join(', ')}.`
    const [lowest, highest] = metric.range
    if ((lowest === null || label >= lowest) && (highest === null || label <= highest)) return null
    return `${quote(name)} cannot be ${label}: it goes from ${lowest ?? 'minus infinity'} to ${highest ?? 'infinity'}.`
  }
  const told = new Set<string>()
  return cases.flatMap((golden) =>
    Object.entries(golden.human_labels ?? {}).flatMap(([name, label]) => {
      const problem = told.has(name) ? null : describe(name, label)
      if (problem === null) return []
      told.add(name)
      return { ...golden.at, message: `\`human_labels\` of case ${quote(golden.id)}: ${problem}` }
    }),
  )
}
