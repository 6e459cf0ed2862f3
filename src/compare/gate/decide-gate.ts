import type { Evidence } from '../../model/suite/gate.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import type { ExactOutcome } from '../test/exact-gate.js'
import type { Untestable } from '../test/gate-without-test.js'
import type { RowOutcome } from '../test/row-outcome.js'

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
