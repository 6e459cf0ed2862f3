import type { RuleSet } from '../model/rules.js'
import type { ScoredRun } from '../model/run.js'
import { findComparability } from './comparability.js'
import { countPasses } from './flips.js'
import { applyRules } from './apply-rules.js'
import { indexTrials } from './metric-columns.js'
import { pairCases } from './pair-cases.js'
import { findUnconfirmed } from './zero-tolerance.js'

const SUCCESS = { id: 'success' }

/**
 * The cases that zero tolerance wants asked again, sorted by id, and how often each at most: `CONFIRMING_TRIALS` less the scored ones
 * that there are. None where success cannot be compared, and none of a deterministic target, which proves a flip at once.
 */
export function planConfirmations(input: {
  readonly baseline: ScoredRun
  readonly candidate: ScoredRun
  readonly ruleSet?: RuleSet
}): readonly { readonly case_id: string; readonly trials: number }[] {
  const [baseline, candidate] = [applyRules(input.ruleSet, input.baseline), applyRules(input.ruleSet, input.candidate)]
  if (findComparability(baseline, candidate).redefined.has(SUCCESS.id)) return []
  const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings
  const passes = countPasses({
    pairing: pairCases(baseline, candidate, input.ruleSet?.subset),
    baseline: indexTrials(baseline.trials)(SUCCESS),
    candidate: indexTrials(candidate.trials)(SUCCESS),
    confirmations: new Map(),
  })
  return findUnconfirmed(passes, { scope, isDeterministic })
}
