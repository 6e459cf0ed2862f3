import type { ZeroRecall } from '../../model/result/finding.js'
import { mean } from '../../stats/moments.js'
import { isScored, type MetricColumn } from '../pair/metric-columns.js'
import type { CasePairing } from '../pair/pair-cases.js'

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
