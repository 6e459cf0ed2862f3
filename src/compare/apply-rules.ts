import type { RuleSet } from '../model/suite/rules.js'
import type { ScoredRun } from '../model/run/run.js'

/**
 * Both arms are judged alike, so what only the rules differ in is no difference of the arms. One failing trial proves a flip
 * only where the target is deterministic by the word of both.
 */
export function applyRules(ruleSet: RuleSet | undefined, scored: ScoredRun): ScoredRun {
  if (ruleSet === undefined) return scored
  const { run } = scored
  const deterministic = run.settings.deterministic && ruleSet.rules.settings.deterministic
  return { ...scored, run: { ...run, settings: { ...run.settings, ...ruleSet.rules.settings, deterministic } } }
}
