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
 * (`precision@5` for `retrieval.precision@5`; `precision` is left open between `sources.precision` and those at k). An underscore is as good as a dash.
 */
export function resolveMetric<Named extends Pick<Metric, 'id' | 'aliases'>>(
  metrics: readonly Named[],
  name: string,
): Named | UnknownMetric {
  const wanted = name.replaceAll('_', '-')
  const named = metrics.find(({ id }) => id === wanted) ?? metrics.find(({ aliases }) => aliases.includes(wanted))
  if (named) return named
  const candidates = metrics.filter((metric) => shortNames(metric).includes(wanted))
  const [only, second] = candidates
  // `precision` may be that of the sources, or that of the spans at any k: nobody should have to guess which.
  const isMeasuredAtK = metrics.some((metric) => shortNames(metric).some((short) => short.startsWith(`${wanted}@`)))
  if (only && !second && !isMeasuredAtK) return only
  const known = metrics.map(({ id }) => id)
  return {
    unknown: name,
    suggestion:
      (isMeasuredAtK ? null : only?.id) ??
      suggest(
        name,
        [...known, ...metrics.flatMap(shortNames)].filter((other) => other !== wanted),
      ),
    known,
  }
}

function shortNames({ id, aliases }: Pick<Metric, 'id' | 'aliases'>): readonly string[] {
  const dot = id.indexOf('.')
  return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases]
}
