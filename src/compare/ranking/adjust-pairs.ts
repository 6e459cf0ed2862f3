import type { DecidedPair } from '../../model/result/pair-comparison.js'
import { SEVERITIES } from '../../model/suite/gate.js'
import { holm } from '../../stats/multiplicity.js'

/** Adjusted p-values by pair and gate. */
export interface AdjustedPairs {
  /** Of the gate with this id in the comparison at this place; null where nothing was tested. */
  readonly of: (pair: number, gate: string) => number | null
  /** Members of the family of severity fail. */
  readonly family: number
}

/**
 * Holm over the `significant` gates of all pairs at once, severity fail and warn apart: as docs/decision-rules.md#families has it, with all
 * pairs in the place of the one, so that any false claim about any pair has at most the chance alpha. Other gates keep their p.
 * @example three pairs with one gate each, p .01, .02, .04: adjusted .03, .04, .04
 */
export function adjustPairs(pairs: readonly Pick<DecidedPair, 'gates'>[]): AdjustedPairs {
  const adjusted = new Map(
    pairs.flatMap(({ gates }, pair) => gates.map(({ gate, p }) => [keyOf(pair, gate.id), p] as const)),
  )
  let family = 0
  for (const severity of SEVERITIES) {
    const members = pairs.flatMap(({ gates }, pair) =>
      gates.flatMap(({ gate, p }) =>
        p !== null && gate.severity === severity && gate.evidence === 'significant'
          ? [{ key: keyOf(pair, gate.id), p }]
          : [],
      ),
    )
    holm(members.map(({ p }) => p)).forEach((p, place) => {
      const member = members[place]
      if (member !== undefined) adjusted.set(member.key, p)
    })
    if (severity === 'fail') family = members.length
  }
  return { of: (pair, gate) => adjusted.get(keyOf(pair, gate)) ?? null, family }
}

function keyOf(pair: number, gate: string): string {
  return `${pair} ${gate}`
}
