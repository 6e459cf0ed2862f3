import type { Metric } from '../model/metric.js'
import { suggest } from '../model/suggest.js'

/** A name that no metric has, or that several have. */
export interface UnknownMetric {
  readonly unknown: string
  readonly suggestion: string | null
  /** Every full id, in order. */
  readonly known: readonly string[]
}

/**
 * The metric of that name: its full id, an alias, or the id after its first dot where only one metric has it
 * (`precision@5` for `retrieval.precision@5`).
 */
export function resolveMetric<Named extends Pick<Metric, 'id' | 'aliases'>>(
  metrics: readonly Named[],
  name: string,
): Named | UnknownMetric {
  const exact = metrics.find(({ id }) => id === name)
  if (exact) return exact
  const candidates = metrics.filter((metric) => shortNames(metric).includes(name))
  const [only, second] = candidates
  if (only && !second) return only
  const known = metrics.map(({ id }) => id)
  return { unknown: name, suggestion: only?.id ?? suggest(name, [...known, ...metrics.flatMap(shortNames)]), known }
}

function shortNames({ id, aliases }: Pick<Metric, 'id' | 'aliases'>): readonly string[] {
  const dot = id.indexOf('.')
  return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases]
}
