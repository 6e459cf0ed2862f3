import type { MetricFacts } from '../../model/metric.js'
import type { ScoredTrial } from '../../model/run.js'
import type { Segment } from '../list-segments.js'

/** One case with what its trials were scored. */
export interface CaseTrials {
  readonly segments: readonly Segment[]
  readonly trials: Pick<ScoredTrial, 'scores' | 'unscored'>[]
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
  cases: ReadonlyMap<string, CaseTrials>,
  { keys, metrics }: { readonly keys: readonly string[]; readonly metrics: readonly MetricFacts[] },
): ReadonlyMap<string, ReadonlyMap<string, Readonly<Total>>> {
  const totals = new Map(
    keys.map((key) => [key, new Map(metrics.map(({ id }): [string, Total] => [id, { total: 0, n: 0 }]))]),
  )
  for (const [, { segments, trials }] of [...cases].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = segments.flatMap((segment) => totals.get(nameSegment(segment)) ?? [])
    if (own.length === 0) continue
    for (const { id } of metrics) {
      const mean = meanOfCase(trials, id)
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

/** The mean over a case's trials; null when fewer than half of those that the metric applies to are scored, as in a run's summary. */
function meanOfCase(trials: CaseTrials['trials'], id: string): number | null {
  let total = 0
  let scored = 0
  let missing = 0
  for (const { scores, unscored } of trials) {
    const value = scores[id]
    if (value === undefined) {
      if (unscored[id] !== undefined) missing += 1
      continue
    }
    total += value
    scored += 1
  }
  return scored === 0 || scored < missing ? null : total / scored
}
