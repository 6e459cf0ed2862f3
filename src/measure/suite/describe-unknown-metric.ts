import type { GoldenCase } from '../../model/suite/case.js'
import type { Metric } from '../../model/metric.js'
import { suggest } from '../../model/suggest.js'
import { didYouMean, type Problem, quote } from './problem.js'

/** More metrics than these are not listed one by one. */
const LONGEST_LIST = 20

/**
 * What to say of a metric that does not exist: the nearest one, if need be at `primary_k` and by its full id, and all that do
 * (of many, how their names begin).
 * A metric at a k that the suite does not measure is distinguished from a typing mistake.
 * @example "metric `ndgc` is unknown. Did you mean `retrieval.ndcg@5`? Known: success, retrieval.ndcg@1,3,5,10."
 */
export function describeUnknownMetric(input: {
  readonly name: string
  /** Of the metric registry, which looks at ids as they are. */
  readonly suggestion: string | null
  readonly metrics: readonly Metric[]
  readonly primary_k: number
}): string {
  const { name, suggestion, metrics, primary_k } = input
  const families = new Map<string, string[]>()
  for (const { id } of metrics) {
    const [base = '', k] = id.split('@')
    families.set(base, [...(families.get(base) ?? []), ...(k === undefined ? [] : [k])])
  }
  const [base = '', k] = name.split('@')
  const known = [...families].map(([family, ks]) => (ks.length === 0 ? family : `${family}@${ks.join(',')}`)).join(', ')

  const exact = [...families].find(([family, ks]) => ks.length > 0 && (family === base || shortOf(family) === base))
  if (exact && k !== undefined && /^[1-9]\d{0,2}$/.test(k))
    return `metric ${quote(name)} is not measured, because \`scoring.k\` has no ${k}. Add it to \`scoring.k\`, or use one of ${exact[1].map((each) => `\`${exact[0]}@${each}\``).join(', ')}.`

  const meant = findMeant({ base, k, families, primary_k }) ?? suggestion
  if (families.size > LONGEST_LIST) {
    const groups = [...new Set([...families.keys()].map((each) => each.split('.')[0]))].join(', ')
    return `metric ${quote(name)} is unknown.${didYouMean(meant)} \`goldenpair validate --list metrics\` shows all; their names begin with ${groups}.`
  }
  return `metric ${quote(name)} is unknown.${didYouMean(meant)} Known: ${known}.`
}

/** Full names come before short ones, and where a k is named, what is measured at one before the rest. */
function findMeant(input: {
  readonly base: string
  readonly k: string | undefined
  /** The ks of each. */
  readonly families: ReadonlyMap<string, readonly string[]>
  readonly primary_k: number
}): string | null {
  const { base, k, families, primary_k } = input
  const all = [...families.keys()]
  const atK = all.filter((family) => families.get(family)?.length !== 0)
  const nearest = (some: readonly string[]): string | undefined => {
    const near = suggest(base, [...some, ...some.map(shortOf)])
    return some.find((family) => family === near) ?? some.find((family) => shortOf(family) === near)
  }
  const family = (k === undefined ? undefined : nearest(atK)) ?? nearest(all)
  const ks = families.get(family ?? '') ?? []
  if (family === undefined || ks.length === 0) return family ?? null
  return `${family}@${k !== undefined && ks.includes(k) ? k : primary_k}`
}

function shortOf(family: string): string {
  return family.slice(family.indexOf('.') + 1)
}

/**
 * People's labels that no judge is ever held against, each kind once, at its first case: of a name that is no metric's in full, of a metric
 * that they are not held against, or outside of what that metric can be.
 */
export function warnOfLabels(input: {
  readonly cases: readonly GoldenCase[]
  readonly metrics: readonly Metric[]
  /** Metrics that labels are held against. */
  readonly judgeMeasures: readonly string[]
  readonly primary_k: number
}): readonly Problem[] {
  const { cases, metrics, judgeMeasures, primary_k } = input
  const byId = new Map(metrics.map((metric) => [metric.id, metric]))
  const describe = (name: string, label: number): string | null => {
    const metric = byId.get(name)
    if (metric === undefined) return describeUnknownMetric({ name, suggestion: null, metrics, primary_k })
    if (!judgeMeasures.includes(name))
      return `${quote(name)} is a metric, but labels are compared only with a judge’s metrics: ${judgeMeasures.map((each) => quote(each)).join(', ')}.`
    const [lowest, highest] = metric.range
    if ((lowest === null || label >= lowest) && (highest === null || label <= highest)) return null
    return `${quote(name)} cannot be ${label}: it goes from ${lowest ?? 'minus infinity'} to ${highest ?? 'infinity'}.`
  }
  const reported = new Set<string>()
  return cases.flatMap((golden) =>
    Object.entries(golden.human_labels ?? {}).flatMap(([name, label]) => {
      const problem = reported.has(name) ? null : describe(name, label)
      if (problem === null) return []
      reported.add(name)
      return { ...golden.at, message: `\`human_labels\` of case ${quote(golden.id)}: ${problem}` }
    }),
  )
}
