import type { GateResult } from '../../model/result/gate-result.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type GateCases, NO_GATE_CASES } from '../pair/gate-cases.js'
import { type AdjustedP, adjustFamilies } from '../test/adjust-families.js'
import { evidenceOf, type GateEvidence, orInvalid } from '../test/gate-evidence.js'
import { type GateSettings, makeGateResult } from './gate-result.js'
import type { JudgedOnTheseCases } from './judge-these-cases.js'

const OUTSIDE_FAMILY = { p: null, family_size: 1, others: [] }

export interface DecidedGate {
  readonly evidence: GateEvidence
  readonly result: GateResult
}

/**
 * Measures every gate, adjusts their p together and decides each, in order. A gate that cannot be computed is a bug of Goldenpair: it is
 * `invalid` and leaves its family, and all others are decided without it. `judgedOf` says which gates are judged on these cases, and how.
 */
export function decideGates(
  gates: readonly CheckedGate[],
  casesOf: (gate: CheckedGate) => GateCases,
  measure: (gate: CheckedGate, cases: GateCases) => GateEvidence,
  settings: GateSettings,
  judgedOf: (gateId: string) => JudgedOnTheseCases | null = () => null,
): readonly DecidedGate[] {
  let evidence = gates.map((gate) => {
    let cases = NO_GATE_CASES
    return orInvalid(
      () => measure(gate, (cases = casesOf(gate))),
      (cause) => evidenceOf(gate, cases, cause),
    )
  })
  for (;;) {
    const adjusted = adjustByFamily(evidence, judgedOf)
    const decided = evidence.map((gate, index) =>
      orInvalid(
        () => ({
          evidence: gate,
          result: makeGateResult(gate, adjusted[index] ?? OUTSIDE_FAMILY, settings, judgedOf(gate.checked.gate.id)),
        }),
        (cause) => ({ evidence: evidenceOf(gate.checked, gate.cases, cause), result: null }),
      ),
    )
    const whole = decided.flatMap(({ evidence: gate, result }) => (result === null ? [] : [{ evidence: gate, result }]))
    if (whole.length === decided.length) return whole
    // Some bounds and checks are only drawn for the result; without their gates the families are smaller.
    evidence = decided.map(({ evidence: gate }) => gate)
  }
}

/**
 * Holm's adjusted p over the `significant` gates that have one, severity fail and warn apart; the p itself outside a
 * family (docs/decision-rules.md#families). In order of the gates.
 */
export function adjustByFamily(
  gates: readonly Pick<GateEvidence, 'checked' | 'test'>[],
  judgedOf: (gateId: string) => JudgedOnTheseCases | null = () => null,
): readonly AdjustedP[] {
  return adjustFamilies(
    gates.map(({ test, checked: { gate } }) => {
      if (test.kind !== 'tested') return { gate, p: null }
      const judged = judgedOf(gate.id)
      if (judged === null) return { gate, p: test.outcome.p }
      return { gate, p: judged.kind === 'fact' ? null : (judged.outcome.figures?.p ?? null) }
    }),
  )
}
