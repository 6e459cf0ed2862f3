import type { Comparison, GateResult } from '../../model/comparison.js'

/** The gate that the run's verdict hangs on. */
export function primaryGate(comparison: Comparison): GateResult | null {
  return comparison.gates.find((result) => result.gate.id === comparison.verdict.primary) ?? null
}

/** Gates whose failure fails the run, the primary first. */
export function failedGates(comparison: Comparison): GateResult[] {
  const primary = comparison.verdict.primary
  return comparison.gates
    .filter((result) => result.failed && result.gate.severity === 'fail')
    .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
}

/** Guardrails (so not the primary gate) that cannot tell. */
export function undecidedGuardrails(comparison: Comparison): GateResult[] {
  return comparison.gates.filter(
    (result) =>
      result.gate.severity === 'fail' &&
      result.verdict === 'inconclusive' &&
      !result.failed &&
      result.gate.id !== comparison.verdict.primary,
  )
}

/** Guardrails that could not be compared: good news of the others says nothing of them. */
export function uncomparedGuardrails(comparison: Comparison): GateResult[] {
  return comparison.gates.filter(
    (result) =>
      result.gate.severity === 'fail' &&
      result.verdict === 'not-comparable' &&
      result.gate.id !== comparison.verdict.primary,
  )
}
