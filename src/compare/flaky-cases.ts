import type { FlakyCase, Passes } from '../model/reliability.js'
import type { MetricColumn } from './metric-columns.js'

/** Cases whose success differs between the trials of one arm, least stable first, then by id. */
export function findFlakyCases(
  ids: readonly string[],
  columns: { readonly baseline: MetricColumn; readonly candidate: MetricColumn },
): readonly FlakyCase[] {
  return ids
    .map((id) => ({
      case_id: id,
      baseline: passesOf(columns.baseline, id),
      candidate: passesOf(columns.candidate, id),
    }))
    .filter((entry) => instabilityOf(entry) > 0)
    .sort((a, b) => instabilityOf(b) - instabilityOf(a) || (a.case_id < b.case_id ? -1 : 1))
}

/** Success of one case in one arm; null without a scored trial. */
function passesOf(success: MetricColumn, caseId: string): Passes | null {
  const values = success.get(caseId)?.values ?? []
  return values.length === 0 ? null : { passed: values.filter((value) => value === 1).length, trials: values.length }
}

/** p(1 − p) of the less stable arm. */
function instabilityOf({ baseline, candidate }: FlakyCase): number {
  const spread = (passes: Passes | null): number =>
    passes === null ? 0 : (passes.passed * (passes.trials - passes.passed)) / passes.trials ** 2
  return Math.max(spread(baseline), spread(candidate))
}
