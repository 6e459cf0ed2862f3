import { mean } from '../../stats/moments.js'
import { isScored, type MetricColumn } from '../pair/metric-columns.js'
import type { CasePairing } from '../pair/pair-cases.js'

/** The metric that is 1 when nothing expected was retrieved. */
export const ZERO_RECALL = 'retrieval.zero-recall'

/** Cases of which no trial retrieved anything that is expected. */
export interface ZeroRecall {
  /** Candidate cases that the metric could judge. */
  readonly n: number
  /** Ids, sorted. */
  readonly missed: readonly string[]
  /** Those among them of which some baseline trial did retrieve something expected; sorted. */
  readonly newly_missed: readonly string[]
  /** Those among them of which no baseline trial did either; sorted. The rest of `missed` has no score in the baseline. */
  readonly still_missed: readonly string[]
  /** Of which no baseline trial retrieved anything expected, and some trial does now; sorted. */
  readonly found_again: readonly string[]
}

/** Null when the metric judged no case. Only a case that both runs have with the same text was anything before. */
export function findZeroRecall(
  { candidate, paired }: Pick<CasePairing, 'candidate' | 'paired'>,
  columns: { readonly baseline: MetricColumn; readonly candidate: MetricColumn },
): ZeroRecall | null {
  const missed: string[] = []
  const found: string[] = []
  let n = 0
  for (const { id } of candidate) {
    const scores = columns.candidate.get(id)
    if (!isScored(scores)) continue
    n += 1
    ;(mean(scores.values) === 1 ? missed : found).push(id)
  }
  if (n === 0) return null
  const shared = new Set(paired.map(({ id }) => id))
  const before = (id: string): readonly number[] => (shared.has(id) ? (columns.baseline.get(id)?.values ?? []) : [])
  const wasMissed = (id: string): boolean => before(id).length > 0 && before(id).every((value) => value === 1)
  return {
    n,
    missed: missed.sort(),
    newly_missed: missed.filter((id) => before(id).some((value) => value === 0)),
    still_missed: missed.filter(wasMissed),
    found_again: found.filter(wasMissed).sort(),
  }
}
