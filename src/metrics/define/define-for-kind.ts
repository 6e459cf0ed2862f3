import type { GoldenCase } from '../../model/suite/case.js'
import type { MetricDefinition } from '../../model/metric.js'
import { KIND_RULES } from '../case-kinds.js'
import { defineMetric, type MetricSpec } from './define-metric.js'

/** Cases of one kind, which have metrics of their own. */
interface CaseKind {
  /** The first part of the id, and in the title: `branching`. */
  readonly kind: string
  readonly includes: (golden: GoldenCase) => boolean
}

/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
export function defineForKind({ kind, includes }: CaseKind, part: string, spec: MetricSpec): MetricDefinition {
  const name = `${kind}.${part}`
  return defineMetric({
    ...spec,
    name,
    title: `${kind}: ${spec.title}`,
    definition: (context) => {
      const own = typeof spec.definition === 'string' ? spec.definition : spec.definition(context)
      return `${name}/1 ${KIND_RULES} ${own}`
    },
    applies: (golden, context) => includes(golden) && spec.applies(golden, context),
  })
}
