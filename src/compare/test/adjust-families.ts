import { type Gate, SEVERITIES } from '../../model/suite/gate.js'
import { holm } from '../../stats/multiplicity.js'

/** The adjusted p of a gate and the p-values of its family; `p` is `null` if nothing was tested. */
export interface AdjustedP {
  readonly p: number | null
  /** Number of gates in the family; 1 outside a family. */
  readonly family_size: number
  /** The p-values of the other gates in the family. */
  readonly others: readonly number[]
}

/**
 * Adjusts p by Holm's method over the `significant` gates that have one, severity fail and warn apart. Gates outside a family keep their p
 * (docs/decision-rules.md#families). Results are in order of the gates.
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
