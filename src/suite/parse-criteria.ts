import type { GoldenCase } from '../model/case.js'
import type { Gate } from '../model/gate.js'
import type { Metric } from '../model/metric.js'
import type { Manifest } from './manifest-schema.js'
import type { Problem } from './problem.js'
import type { SourceDocument } from './source-document.js'
import { unknownName } from './unknown-name.js'

/**
 * The failing criteria of a single run as gates with a `max` of their own, in the manifest's order. Which there are is for the
 * metrics to say (`criterion`). A criterion that no case can break is a warning.
 */
export function parseCriteria({
  criteria,
  document,
  metrics,
  cases,
}: {
  readonly criteria: Manifest['criteria']
  readonly document: SourceDocument
  readonly metrics: readonly Metric[]
  /** Null when they could not be read. */
  readonly cases: readonly GoldenCase[] | null
}): { readonly gates: readonly Gate[]; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] } {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const known = metrics.flatMap(({ criterion }) => criterion ?? [])
  const gates = Object.entries(criteria).flatMap(([name, allowed]): readonly Gate[] => {
    const place = { file: document.file, line: document.lineOfKey(['criteria', name]) }
    const metric = metrics.find(({ criterion }) => criterion === name)
    if (metric === undefined) {
      problems.push({ ...place, message: unknownName('criterion', name, known) })
      return []
    }
    if (cases && !cases.some((golden) => metric.applies(golden)))
      warnings.push({ ...place, message: `no case says what \`${metric.id}\` needs, so \`${name}\` can never fail.` })
    return [
      {
        id: metric.id,
        metric: metric.id,
        severity: 'fail',
        evidence: 'significant',
        primary: false,
        margin: null,
        min: null,
        max: typeof allowed === 'number' ? allowed : Number(`${allowed.replace(/\s?%$/, '')}e-2`),
        where: null,
      },
    ]
  })
  return { gates, problems, warnings }
}
