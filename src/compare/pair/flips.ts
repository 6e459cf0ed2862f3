import type { PairedPasses } from '../../model/result/finding.js'
import type { Flip } from '../../model/result/pair-comparison.js'
import { compareNaturally } from '../../model/natural-order.js'
import type { Passes } from '../../model/result/noise.js'
import { type Arms, type MetricColumn, NO_CASES, indexTrials } from './metric-columns.js'
import { type CasePairing, pairCases } from './pair-cases.js'
import { CONFIRMING_TRIALS } from '../../model/result/confirmation.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import type { ZeroTolerance } from '../../model/suite/suite.js'
import { findComparability } from './comparability.js'
import { applyRules, SUCCESS } from './open-pair.js'

/** Counts the passes of every comparable case in both arms, sorted by case id. Confirmation re-runs count for the candidate. */
export function countPasses(
  { paired }: Pick<CasePairing, 'paired'>,
  { baseline, candidate }: Arms<MetricColumn>,
  confirmations: MetricColumn = NO_CASES,
): readonly PairedPasses[] {
  return paired.map(({ id, critical }) => ({
    case_id: id,
    critical,
    baseline: countCasePasses(id, baseline),
    candidate: countCasePasses(id, candidate, confirmations),
  }))
}

/** Counts the passes among the scored trials of a case. */
export function countCasePasses(caseId: string, ...columns: readonly MetricColumn[]): Passes {
  const values = columns.flatMap((column) => column.get(caseId)?.values ?? [])
  return { passed: values.filter((value) => value === 1).length, trials: values.length }
}

const KINDS: readonly Flip['kind'][] = ['newly-failing', 'newly-passing', 'flaky']

/**
 * Finds the cases whose success differs between the arms. Order: confirmed flips, then newly failing cases (critical first), newly passing
 * and flaky ones, each in natural order of ids. A case with no scored trial on one side is not a flip.
 */
export function findFlips(passes: readonly PairedPasses[], confirmed: ReadonlySet<string>): readonly Flip[] {
  const flips = passes.flatMap((entry): Flip[] => {
    const kind = kindOf(entry.baseline, entry.candidate)
    return kind === null ? [] : [{ ...entry, kind, confirmed: confirmed.has(entry.case_id) }]
  })
  const rank = (flip: Flip): number => 2 * KINDS.indexOf(flip.kind) + (flip.critical ? 0 : 1)
  return flips.sort(
    (a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b) || compareNaturally(a.case_id, b.case_id),
  )
}

function kindOf(baseline: PairedPasses['baseline'], candidate: PairedPasses['candidate']): Flip['kind'] | null {
  if (baseline.trials === 0 || candidate.trials === 0) return null
  if (baseline.passed * candidate.trials === candidate.passed * baseline.trials) return null
  if (baseline.passed === baseline.trials && candidate.passed === 0) return 'newly-failing'
  return baseline.passed === 0 && candidate.passed === candidate.trials ? 'newly-passing' : 'flaky'
}

interface ZeroToleranceRule {
  readonly scope: ZeroTolerance
  /** Whether one failing trial is proof. */
  readonly isDeterministic: boolean
}

/**
 * Returns ids of the cases in scope that passed in every scored baseline trial, pass in no candidate trial, and fail in at least 3 scored
 * candidate trials (1 with a deterministic target), re-runs included (docs/decision-rules.md#zero-tolerance).
 */
export function findConfirmedFailures(
  passes: readonly PairedPasses[],
  { scope, isDeterministic }: ZeroToleranceRule,
): readonly string[] {
  const needed = isDeterministic ? 1 : CONFIRMING_TRIALS
  return findNewlyFailing(passes, scope)
    .filter(({ candidate }) => candidate.trials >= needed)
    .map(({ case_id: caseId }) => caseId)
}

/**
 * Returns the newly failing cases in scope that are not confirmed yet, in the given order, with how many more failing trials each needs.
 * @example findUnconfirmed([{ case_id: 'a', critical: true, baseline: { passed: 1, trials: 1 }, candidate: { passed: 0, trials: 1 } }], { scope: 'critical', isDeterministic: false }) // [{ case_id: 'a', trials: 2 }]
 */
export function findUnconfirmed(passes: readonly PairedPasses[], { scope, isDeterministic }: ZeroToleranceRule) {
  if (isDeterministic) return []
  return findNewlyFailing(passes, scope)
    .map(({ case_id, candidate }) => ({ case_id, trials: CONFIRMING_TRIALS - candidate.trials }))
    .filter(({ trials }) => trials > 0)
}

/** Returns ids of the cases in scope that passed in every scored baseline trial and have no scored candidate trial. */
export function findUnscored(passes: readonly PairedPasses[], scope: ZeroTolerance): readonly string[] {
  return findPassing(passes, scope)
    .filter(({ candidate }) => candidate.trials === 0)
    .map(({ case_id: caseId }) => caseId)
}

/** Returns the cases that passed in every scored baseline trial and pass in no scored candidate trial, with at least one of each. */
function findNewlyFailing(passes: readonly PairedPasses[], scope: ZeroTolerance): readonly PairedPasses[] {
  return findPassing(passes, scope).filter(({ candidate }) => candidate.passed === 0 && candidate.trials > 0)
}

/** Returns the cases in scope that passed in every scored baseline trial, with at least one such trial. */
function findPassing(passes: readonly PairedPasses[], scope: ZeroTolerance): readonly PairedPasses[] {
  if (scope === 'off') return []
  return passes
    .filter(({ critical }) => scope === 'all' || critical)
    .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials)
}

/**
 * Lists the cases to ask again for zero tolerance, sorted by id, with the largest number of further trials each: `CONFIRMING_TRIALS` minus
 * the scored ones. Empty if success cannot be compared or the target is deterministic, because then one failure is proof.
 */
export function planConfirmations(input: {
  readonly baseline: ScoredRun
  readonly candidate: ScoredRun
  readonly ruleSet?: RuleSet
}): readonly { readonly case_id: string; readonly trials: number }[] {
  const [baseline, candidate] = [applyRules(input.ruleSet, input.baseline), applyRules(input.ruleSet, input.candidate)]
  if (findComparability(baseline, candidate).redefined.has(SUCCESS)) return []
  const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings
  const passes = countPasses(pairCases(baseline, candidate, input.ruleSet), {
    baseline: indexTrials(baseline.trials)({ id: SUCCESS }),
    candidate: indexTrials(candidate.trials)({ id: SUCCESS }),
  })
  return findUnconfirmed(passes, { scope, isDeterministic })
}
