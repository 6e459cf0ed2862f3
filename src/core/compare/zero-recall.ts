import { mean } from '../stats/mean.js'
import { isScored, type MetricColumn } from './metric-columns.js'

/** The metric of requirements 33: 1 when nothing expected was retrieved. */
export const ZERO_RECALL = 'retrieval.zero-recall'

/** Cases of which no trial retrieved anything that is expected. */
export interface ZeroRecall {
  /** Candidate cases that the metric could judge. */
  readonly n: number
  /** Ids, sorted. */
  readonly missed: readonly string[]
  /** Those among them of which some baseline trial did retrieve something expected; sorted. */
  readonly newly_missed: readonly string[]
}

/** Null when the metric judged no case. `live` are the candidate's cases that are not stale. */
export function findZeroRecall(
  live: readonly { readonly id: string }[],
  columns: { readonly baseline: MetricColumn; readonly candidate: MetricColumn },
): ZeroRecall | null {
  const missed: string[] = []
  let n = 0
  for (const { id } of live) {
    const scores = columns.candidate.get(id)
    if (!isScored(scores)) continue
    n += 1
    if (mean(scores.values) === 1) missed.push(id)
  }
  if (n === 0) return null
  missed.sort()
  const isNew = (id: string): boolean => columns.baseline.get(id)?.values.some((value) => value === 0) === true
  return { n, missed, newly_missed: missed.filter(isNew) }
}
