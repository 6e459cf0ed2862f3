import { holm } from '../../stats/multiplicity.js'
import type { GateEvidence } from './gate-evidence.js'

export interface AdjustedP {
  readonly p: number | null
  /** Gates in the family; 1 outside a family. */
  readonly family_size: number
  /** The p-values of the other gates in the family. */
  readonly others: readonly number[]
}

/**
 * Holm's adjusted p over the `significant` gates that have one, severity fail and warn apart; the p itself outside a
 * family (docs/decision-rules.md#families). In order of the gates.
 */
export function adjustByFamily(gates: readonly Pick<GateEvidence, 'checked' | 'test'>[]): readonly AdjustedP[] {
  const ps = gates.map(({ test }) => (test.kind === 'tested' ? test.outcome.p : null))
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
