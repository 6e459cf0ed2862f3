import type { MetricFacts } from '../../model/metric.js'
import type { CaseMeans } from '../../model/case-means.js'
import type { Segment } from './list-segments.js'

/** A case by what it says of itself. */
export interface SegmentedCase {
  readonly id: string
  readonly segments: readonly Segment[]
}

/** The cases of an arm, and what they scored. */
export interface SegmentedArm {
  readonly cases: readonly SegmentedCase[]
  readonly means: CaseMeans
}

/** A segment as a table names it: `tag: auth`. */
export function nameSegment({ by, value }: Segment): string {
  return `${by}: ${value}`
}

interface Total {
  total: number
  n: number
}

/** Σ of per-case means and the cases behind it, by segment and metric: each case is looked at once, in order, so that sums are always the same. */
export function averageSegments(
  { cases, means }: SegmentedArm,
  { keys, metrics }: { readonly keys: readonly string[]; readonly metrics: readonly MetricFacts[] },
): ReadonlyMap<string, ReadonlyMap<string, Readonly<Total>>> {
  const totals = new Map(
    keys.map((key) => [key, new Map(metrics.map(({ id }): [string, Total] => [id, { total: 0, n: 0 }]))]),
  )
  for (const { id: caseId, segments } of [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const own = segments.flatMap((segment) => totals.get(nameSegment(segment)) ?? [])
    if (own.length === 0) continue
    for (const { id } of metrics) {
      const mean = means.meanOf(caseId, id)
      if (mean === null) continue
      for (const segment of own) {
        const sum = segment.get(id)
        if (sum === undefined) continue
        sum.total += mean
        sum.n += 1
      }
    }
  }
  return totals
}
