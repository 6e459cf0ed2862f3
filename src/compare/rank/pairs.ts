import type { Pair } from '../../model/result/comparison.js'
import type { MeasuredPair } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { adjustFamilies } from '../test/adjust-families.js'
import type { ComparePlaces } from './compare-places.js'

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
export function adjustPairs(pairs: readonly Pick<PairComparison, 'gates'>[]): AdjustedPairs {
  const members = pairs.flatMap(({ gates }, pair) =>
    gates.map(({ gate, p }) => ({ key: keyOf(pair, gate.id), gate, p })),
  )
  const adjusted = adjustFamilies(members)
  const pOf = new Map(members.map(({ key }, at) => [key, adjusted[at]?.p ?? null]))
  const isDeciding = ({ gate, p }: (typeof members)[number]): boolean =>
    p !== null && gate.severity === 'fail' && gate.evidence === 'significant'
  return { of: (pair, gate) => pOf.get(keyOf(pair, gate)) ?? null, family: members.filter(isDeciding).length }
}

function keyOf(pair: number, gate: string): string {
  return `${pair} ${gate}`
}

/**
 * A pair gate by gate, with who is better by the whole family: the one that `improved` on the other as the candidate of a comparison,
 * which also looks at totals, unequal trials and missing cases, and has adjusted p < alpha beside it.
 */
export function describePair(input: {
  readonly names: readonly string[]
  readonly place: readonly [number, number]
  /** Of the pair among all pairs. */
  readonly index: number
  readonly compare: ComparePlaces
  readonly adjusted: AdjustedPairs
  readonly alpha: number
}): Pair {
  const { names, place, index, compare, adjusted, alpha } = input
  const [one, other] = place
  const { verdict, cases, gates } = compare(one, other)
  return {
    baseline: names[one] ?? '',
    candidate: names[other] ?? '',
    verdict: verdict.word,
    because: verdict.because,
    shared: cases.shared,
    gates: gates.map(({ gate: { id }, n, row, baseline, candidate, delta, interval, p, ...result }) => {
      const pAdjusted = adjusted.of(index, id)
      // Only a difference that the family allows is worth asking which of the two improved on the other.
      const isProven = row === 'fact' || (pAdjusted !== null && pAdjusted < alpha)
      const isClear = isProven && delta !== null && delta !== 0
      const improved = isClear && (delta > 0 ? compare(one, other) : compare(other, one))
      const isBetter =
        improved !== false && improved.gates.some(({ gate, verdict: word }) => gate.id === id && word === 'improved')
      return {
        gate: id,
        n,
        row,
        baseline,
        candidate,
        delta,
        interval,
        p,
        p_adjusted: pAdjusted,
        verdict: result.verdict,
        suspect: result.suspect,
        failed: result.failed,
        cause: result.cause,
        better: !isBetter ? null : (delta ?? 0) > 0 ? 'candidate' : 'baseline',
      }
    }),
  }
}

/**
 * Several candidates are explored together: the p of every metric and tag of all of them by Benjamini and Hochberg at once, as one table shows
 * them all. Where a gate lends a metric its numbers, `gateP` gives the p of that gate over all pairs.
 */
export function exploreTogether(
  pairs: readonly MeasuredPair[],
  gateP: (pair: number, gate: string) => number | null,
): readonly MeasuredPair[] {
  const tests = pairs.map(listTests)
  const all = benjaminiHochberg(tests.flat())
  return pairs.map((pair, place) => {
    const start = tests.slice(0, place).flat().length
    const adjusted = all.slice(start, start + (tests[place]?.length ?? 0))
    const tested = pair.metrics.filter(({ p }) => p !== null)
    const pOf = new Map(tested.map(({ metric }, at) => [metric.id, adjusted[at] ?? 1]))
    const lenders = pair.gates.filter(({ gate, row }) => gate.where === null && row !== null)
    const metrics = pair.metrics.map((metric) => {
      const lender = lenders.find(({ gate }) => gate.metric === metric.metric.id)
      return {
        ...metric,
        p_adjusted: lender === undefined ? (pOf.get(metric.metric.id) ?? null) : gateP(place, lender.gate.id),
      }
    })
    const slices = pair.slices.map((slice, at) => ({ ...slice, p_adjusted: adjusted[tested.length + at] ?? 1 }))
    return {
      ...pair,
      ...{ metrics, slices },
      facts: { ...pair.facts, explored: { tests: all.length, candidates: pairs.length } },
    }
  })
}

/** The p of the metrics that were tested, then of the tags. */
function listTests({ metrics, slices }: PairComparison): readonly number[] {
  return [...metrics.flatMap(({ p }) => p ?? []), ...slices.map(({ result }) => result.p ?? 1)]
}
