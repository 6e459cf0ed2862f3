import type { Evidence } from '../../model/suite/gate.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { type ExactOutcome, findExactCause, type Untestable } from '../test/exact-values.js'
import { type GateEvidence, missingCases } from '../test/gate-evidence.js'
import type { RowOutcome } from '../test/row-outcome.js'
import { canLose } from '../../format/format-possible.js'
import type { Margin } from '../../model/metric.js'
import type { Reason } from '../../model/result/reason.js'
import { isWorseSizeOpen } from '../../model/relative-change.js'
import { type TestInput, findSingle } from '../test/paired-input.js'
import { ENOUGH_CLUSTERS } from '../test/paired-rows.js'
import { findTooFew, valuesOfArms } from '../test/per-run-row.js'
import type { Figures } from './gate-power.js'

/** A gate's measured state, ready for docs/decision-rules.md#the-verdict-of-a-gate. */
interface GateState {
  readonly evidence: Evidence
  readonly breaks_bound: boolean
  readonly test: Untestable | ExactOutcome | TestedState
}

interface TestedState {
  readonly kind: 'tested'
  readonly outcome: RowOutcome
  readonly p_adjusted: number | null
  readonly alpha: number
  readonly missing_unevenly: boolean
  readonly deterministic: boolean
}

export interface GateDecision {
  readonly verdict: GateVerdict
  readonly suspect: boolean
  /** The gate fails; it fails the run only with severity `fail`. */
  readonly failed: boolean
}

/** The gate's verdict: the first line of docs/decision-rules.md#the-verdict-of-a-gate that holds, and whether the gate fails. */
export function decideGate({ evidence, breaks_bound: breaksBound, test }: GateState): GateDecision {
  if (test.kind === 'invalid') return { verdict: 'invalid', suspect: false, failed: false }
  if (breaksBound) return { verdict: 'breached', suspect: false, failed: true }
  if (test.kind === 'bounds-only') return { verdict: 'within-bounds', suspect: false, failed: false }
  if (test.kind === 'not-comparable') return { verdict: 'not-comparable', suspect: false, failed: false }
  if (test.kind === 'exact') return decideExact(evidence, test)
  const verdict = verdictOf(evidence, test)
  return {
    verdict,
    suspect: verdict === 'inconclusive' && test.outcome.reaches_margin && !test.outcome.information_only,
    failed: hasFailed(evidence, verdict, test),
  }
}

/** The verdict of one number on each side: a difference that is known needs no level, and what is inside the margin is shown to be. */
function decideExact(evidence: Evidence, { delta, reaches_margin: reaches }: ExactOutcome): GateDecision {
  if (reaches) return { verdict: evidence === 'threshold' ? 'breached' : 'regressed', suspect: false, failed: true }
  const verdict = delta === 0 ? 'unchanged' : delta > 0 ? 'improved' : 'no-regression'
  return { verdict, suspect: false, failed: false }
}

function verdictOf(evidence: Evidence, test: TestedState): GateVerdict {
  return findChange(evidence, test) ?? (isNonInferior(test) ? 'no-regression' : 'inconclusive')
}

/**
 * Lines 5 to 9 of docs/decision-rules.md#the-verdict-of-a-gate, which look at no bound and so draw nothing; null leaves the verdict to the
 * bounds.
 */
export function findChange(evidence: Evidence, test: TestedState): GateVerdict | null {
  const { outcome, alpha, p_adjusted: p } = test
  const isSignificant = p !== null && p < alpha
  if (evidence === 'threshold' && outcome.reaches_margin) return 'breached'
  if (outcome.information_only && !outcome.all_equal) return 'inconclusive'
  if (isUnchanged(test)) return 'unchanged'
  if (evidence !== 'threshold' && isSignificant && outcome.reaches_margin) return 'regressed'
  if (isSignificant && outcome.delta > 0 && canImprove(test)) return 'improved'
  return null
}

function isUnchanged(test: TestedState): boolean {
  return test.outcome.all_equal && !test.missing_unevenly
}

function canImprove({ outcome, alpha, missing_unevenly: missingUnevenly }: TestedState): boolean {
  const { matched_trials: matched } = outcome
  const isMatched = matched === null || (matched.delta > 0 && matched.p < alpha)
  return !missingUnevenly && !outcome.total_contradicts && isMatched
}

/** Line 10: every bound of the row is above the margin, the total agrees, nothing is missing unevenly. */
function isNonInferior({ outcome, missing_unevenly: missingUnevenly }: TestedState): boolean {
  return outcome.bounds_hold && !outcome.total_contradicts && !missingUnevenly
}

function hasFailed(evidence: Evidence, verdict: GateVerdict, test: TestedState): boolean {
  switch (evidence) {
    case 'significant':
      return verdict === 'regressed'
    case 'threshold':
      return verdict === 'breached'
    case 'non-inferior':
      return !isNonInferior(test) && !(test.deterministic && isUnchanged(test))
  }
}

interface Details {
  readonly p_adjusted: number | null
  readonly alpha: number
  readonly figures: Figures
}

/** Why a gate has its verdict: the first cause that alone would give it. */
export function findCause(evidence: GateEvidence, decision: GateDecision, details: Details): Reason {
  const { test, broken_bound: broken, candidate_value: value } = evidence
  if (test.kind === 'invalid') return test.cause
  if (broken !== null && value !== null) {
    const { kind: side, limit } = broken
    return { kind: 'outside-bound', side, value: value === Infinity ? null : value, limit }
  }
  if (test.kind === 'bounds-only') return { kind: 'within-bounds' }
  if (test.kind === 'not-comparable') return test.cause
  if (test.kind === 'exact') return findExactCause(test)
  return findTestedCause(evidence, test, { ...details, decision })
}

/** A tested gate's input and what its row made of it. */
type Tested = Extract<GateEvidence['test'], { readonly kind: 'tested' }>

function findTestedCause(
  evidence: GateEvidence,
  { input, outcome }: Tested,
  { p_adjusted: p, alpha, figures, decision }: Details & { readonly decision: GateDecision },
): Reason {
  const { series, row } = outcome
  const margin: Margin =
    series.relative === null ? { kind: 'absolute', value: series.size } : { kind: 'relative', value: series.relative }
  const tested = { p: p ?? 1, alpha }
  const typical = row === 'log-ratio'
  switch (decision.verdict) {
    case 'breached':
      return { kind: 'beyond-threshold', loss: sizeOf(input, outcome), margin }
    case 'regressed':
      return { kind: 'beyond-margin', loss: sizeOf(input, outcome), margin, ...tested }
    case 'improved':
      return { kind: 'better', gain: sizeOf(input, outcome), slightly: outcome.delta < series.size, ...tested }
    case 'unchanged':
      return { kind: 'unchanged', cases: input.pairs.length, rules_out: possible(input, figures, 'can_rule_out') }
    case 'no-regression':
      return tested.p < alpha && outcome.delta < 0
        ? { kind: 'slightly-worse', typical }
        : { kind: 'inside-margin', margin, typical }
    case 'inconclusive':
    case 'invalid':
    case 'not-comparable':
    case 'within-bounds': {
      const isWorse = isWorseSizeOpen({ ...decision, p_adjusted: p, delta: outcome.delta }, alpha)
      const worse = isWorse ? evidence.checked.margin : null
      return findOpen(evidence, { input, outcome }, { p_adjusted: p, alpha, worse, figures })
    }
  }
}

/** What kept the gate from a verdict. */
function findOpen(
  { missing_unevenly: missingUnevenly, cases }: GateEvidence,
  { input, outcome }: Omit<Tested, 'kind'>,
  { p_adjusted: p, alpha, worse, figures }: Details & { readonly worse: Margin | null },
): Reason {
  const { cluster_count: clusters } = input
  if (outcome.information_only) return findTooFew(input)
  if (missingUnevenly) return missingCases(cases)
  const single = findSingle(input)
  if (single !== null) return single
  if (outcome.total_contradicts && outcome.ratio_of_means !== null)
    return { kind: 'total-contradicts', worse, change: outcome.ratio_of_means - 1 }
  if (outcome.matched_trials !== null && p !== null && p < alpha && outcome.delta > 0 && !outcome.bounds_hold)
    return { kind: 'unequal-trials' }
  if (outcome.row === 'per-run') return { kind: 'change-only', worse }
  if (clusters !== null && clusters < ENOUGH_CLUSTERS && hasBoundsAbove(outcome))
    return { kind: 'few-clusters', worse, clusters, needed: ENOUGH_CLUSTERS }
  return {
    kind: 'limits',
    worse,
    flags: possible(input, figures, 'can_flag'),
    rules_out: possible(input, figures, 'can_rule_out'),
  }
}

function hasBoundsAbove({ bounds }: RowOutcome): boolean {
  return bounds.length > 0 && bounds.every((bound) => bound.above_margin)
}

/** A figure beside the gate; null where there is none, or the metric cannot get worse by so much. */
function possible(input: TestInput, figures: Figures, which: 'can_flag' | 'can_rule_out'): Margin | null {
  const { [which]: value, figures_unit: kind } = figures
  const { baseline } = valuesOfArms(input)
  return value === null || !canLose(input.metric, { kind, value }, baseline) ? null : { kind, value }
}

/** The size of the change: turned back from the log scale to a share of the baseline. */
function sizeOf({ metric }: TestInput, { row, delta }: RowOutcome): Margin {
  return row === 'log-ratio'
    ? { kind: 'relative', value: Math.expm1(metric.direction === 'lower' ? -delta : delta) }
    : { kind: 'absolute', value: Math.abs(delta) }
}
