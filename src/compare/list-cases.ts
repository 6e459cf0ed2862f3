import type { Comparison } from '../model/comparison.js'
import type { RuleSet } from '../model/rules.js'
import type { Run } from '../model/run.js'
import { mean } from '../stats/mean.js'
import { isScored, type MetricColumn } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'

/** The cases by what became of them; `success` is the candidate's, and a case fails below half of its trials. */
export function listCases({
  pairing,
  success,
  run,
  ruleSet,
}: {
  readonly pairing: CasePairing
  readonly success: MetricColumn
  readonly run: Run
  readonly ruleSet: RuleSet | undefined
}): Comparison['cases'] {
  const { edited, added, removed, stale, deleted, outside } = pairing
  const failing = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => {
      const scores = success.get(id)
      return isScored(scores) && mean(scores.values) < 0.5
    })
  const staleFailing = failing(stale)
  const isUnasked = ruleSet?.subset !== undefined && ruleSet.subset !== run.subset
  return {
    shared: pairing.paired.length,
    edited,
    added,
    removed,
    edited_failing: failing(edited),
    ...(stale.length === 0 ? {} : { stale }),
    ...(staleFailing.length === 0 ? {} : { stale_failing: staleFailing }),
    ...(deleted.length === 0 ? {} : { deleted }),
    ...(run.subset === null || outside === 0
      ? {}
      : { subset: { selection: run.subset, outside, ...(isUnasked ? { unasked: true as const } : {}) } }),
  }
}
