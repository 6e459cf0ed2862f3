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
  const judged = live
    .map(({ id }) => id)
    .filter((id) => isScored(columns.candidate.get(id)))
    .sort()
  if (judged.length === 0) return null
  const valuesOf = (column: MetricColumn, id: string): readonly number[] => column.get(id)?.values ?? []
  const missed = judged.filter((id) => mean(valuesOf(columns.candidate, id)) === 1)
  const newlyMissed = missed.filter((id) => valuesOf(columns.baseline, id).some((value) => value === 0))
  return { n: judged.length, missed, newly_missed: newlyMissed }
}
