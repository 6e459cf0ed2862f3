import type { GateResult } from '../../model/result/gate-result.js'
import type { Reason } from '../../model/result/reason.js'
import { UserError } from '../../model/error.js'
import type { CheckedGate } from './check-gates.js'
import { adjustByFamily } from './families.js'
import { type GateCases, NO_GATE_CASES } from './gate-cases.js'
import { evidenceOf, type GateEvidence } from './gate-evidence.js'
import { type GateSettings, makeGateResult } from './gate-result.js'

const OUTSIDE_FAMILY = { p: null, family_size: 1, others: [] }

export interface DecidedGate {
  readonly evidence: GateEvidence
  readonly result: GateResult
}

/**
 * Measures every gate, adjusts their p together and decides each, in order. A gate that cannot be computed is a bug of Goldenpair: it is
 * `invalid` and leaves its family, and all others are decided without it.
 */
export function decideGates(
  gates: readonly CheckedGate[],
  casesOf: (gate: CheckedGate) => GateCases,
  measure: (gate: CheckedGate, cases: GateCases) => GateEvidence,
  settings: GateSettings,
): readonly DecidedGate[] {
  let evidence = gates.map((gate) => {
    let cases = NO_GATE_CASES
    return orInvalid(
      () => measure(gate, (cases = casesOf(gate))),
      (cause) => evidenceOf(gate, cases, cause),
    )
  })
  for (;;) {
    const adjusted = adjustByFamily(evidence)
    const decided = evidence.map((gate, index) =>
      orInvalid(
        () => ({ evidence: gate, result: makeGateResult(gate, adjusted[index] ?? OUTSIDE_FAMILY, settings) }),
        (cause) => ({ evidence: evidenceOf(gate.checked, gate.cases, cause), result: null }),
      ),
    )
    const whole = decided.flatMap(({ evidence: gate, result }) => (result === null ? [] : [{ evidence: gate, result }]))
    if (whole.length === decided.length) return whole
    // Some bounds and checks are only drawn for the result; without their gates the families are smaller.
    evidence = decided.map(({ evidence: gate }) => gate)
  }
}

/** The value, or what stands in for it when computing it fails, which is a bug of Goldenpair. What the user can mend is thrown on. */
export function orInvalid<Value, Other>(compute: () => Value, instead: (cause: Reason) => Other): Value | Other {
  try {
    return compute()
  } catch (error) {
    if (error instanceof UserError) throw error
    return instead({ kind: 'bug', message: error instanceof Error ? error.message : String(error) })
  }
}
