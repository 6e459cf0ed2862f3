import type { GateResult } from '../../model/result/gate-result.js'
import { holm } from '../../stats/multiplicity.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type GateCases, NO_GATE_CASES } from '../pair/gate-cases.js'
import { evidenceOf, type GateEvidence, orInvalid } from '../test/gate-evidence.js'
import { type AdjustedP, type GateSettings, makeGateResult } from './gate-result.js'
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
  const ps = gates.map(({ test, checked: { gate } }) => {
    if (test.kind !== 'tested') return null
    const judged = judgedOf(gate.id)
    return judged === null ? test.outcome.p : judged.kind === 'fact' ? null : (judged.outcome.figures?.p ?? null)
  })
  const adjusted = ps.map((p): AdjustedP => ({ p, family_size: 1, others: [] }))
  for (const severity of ['fail', 'warn'] as const) {
    const members = gates.flatMap(({ checked: { gate } }, index) => {
      const p = ps[index] ?? null
      return p !== null && gate.severity === severity && gate.evidence === 'significant' ? [{ p, index }] : []
    })
    holm(members.map(({ p }) => p)).forEach((p, position) => {
      const member = members[position]
      if (member === undefined) return
      const others = members.filter((one) => one !== member).map((one) => one.p)
      adjusted[member.index] = { p, family_size: members.length, others }
    })
  }
  return adjusted
}
