import { type Gate, SEVERITIES } from '../../model/suite/gate.js'
import { holm } from '../../stats/multiplicity.js'

/** The p of a gate beside those of its family; null where nothing was tested. */
export interface AdjustedP {
  readonly p: number | null
  /** Gates in the family; 1 outside a family. */
  readonly family_size: number
  /** The p-values of the other gates in the family. */
  readonly others: readonly number[]
}

/**
 * Holm's adjusted p over the `significant` gates that have one, severity fail and warn apart; the p itself outside a family
 * (docs/decision-rules.md#families). In order of the gates.
 */
export function adjustFamilies(
  tests: readonly { readonly gate: Pick<Gate, 'severity' | 'evidence'>; readonly p: number | null }[],
): readonly AdjustedP[] {
  const adjusted = tests.map(({ p }): AdjustedP => ({ p, family_size: 1, others: [] }))
  for (const severity of SEVERITIES) {
    const members = tests.flatMap(({ gate, p }, index) =>
      p !== null && gate.severity === severity && gate.evidence === 'significant' ? [{ p, index }] : [],
    )
    holm(members.map(({ p }) => p)).forEach((p, position) => {
      const member = members[position]
      if (member === undefined) return
      const others = members.filter((one) => one !== member).map((one) => one.p)
      adjusted[member.index] = { p, family_size: members.length, others }
    })
  }
  return adjusted
}
