import { pick } from '../../model/omit-undefined.js'
import { comparedGateSchema, type Pair, SPENT } from '../../model/result/comparison.js'
import type { MeasuredPair } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import { adjustFamilies } from '../test/adjust-families.js'
import type { FailOn } from '../../model/result/verdict.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { Inference } from '../../model/suite/inference.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { compareRuns } from '../decide/compare-runs.js'
import { type JudgedPair, judgePairs } from '../decide/rounds-of-run.js'
import { type CompareInput, openPair } from '../pair/open-pair.js'

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
    gates: gates.map((result) => {
      const { gate, row, delta } = result
      const pAdjusted = adjusted.of(index, gate.id)
      // Only a difference that the family allows is worth asking which of the two improved on the other.
      const isProven = row === 'fact' || (pAdjusted !== null && pAdjusted < alpha)
      const isClear = isProven && delta !== null && delta !== 0
      const improved = !isClear ? [] : (delta > 0 ? compare(one, other) : compare(other, one)).gates
      const isBetter = improved.some((own) => own.gate.id === gate.id && own.verdict === 'improved')
      return {
        gate: gate.id,
        ...pick(result, TAKEN_OVER),
        p_adjusted: pAdjusted,
        better: !isBetter ? null : (delta ?? 0) > 0 ? 'candidate' : 'baseline',
      }
    }),
  }
}

const TAKEN_OVER = comparedGateSchema.keyof().options

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

/** A scored run under the name that it goes by beside the others. */
export interface ComparedArm {
  readonly name: string
  readonly scored: ScoredRun
}

/** The comparison of two arms, by their places in the list; made once, when first asked for. */
export type ComparePlaces = (baseline: number, candidate: number) => MeasuredPair

/** Two to ten arms, the baseline first, and what they are all judged by. */
export interface RankedArms {
  readonly arms: readonly ComparedArm[]
  readonly ruleSet: RuleSet
  readonly failOn: FailOn
  readonly inference: Inference
}

/**
 * Compares arms as any two runs are compared, all by one set of rules. Those with the baseline have every metric; the others
 * only what decides (the gates, success for zero tolerance, and what they take), as they are many and nobody reads the rest.
 */
export function comparePlaces({ arms, ruleSet, failOn, inference }: RankedArms): ComparePlaces {
  const deciding = new Set(['success', ...SPENT, ...ruleSet.rules.gates.map(({ metric }) => metric)])
  const inputOf = (baseline: number, candidate: number): CompareInput => {
    const runOf = (place: number): ScoredRun => {
      const scored = arms[place]?.scored
      if (scored === undefined) throw new RangeError(`no arm ${place}`)
      const metrics = scored.run.metrics.filter(({ id }) => baseline === 0 || deciding.has(id))
      return { ...scored, run: { ...scored.run, metrics } }
    }
    return { baseline: runOf(baseline), candidate: runOf(candidate), ruleSet, failOn, inference }
  }
  const judged = new Map<string, JudgedPair>()
  /** All pairs in one direction are judged at once, since they share their looks. */
  const judgeAll = (isForward: boolean): void => {
    const places = pairPlaces(arms).map(([one, other]) =>
      isForward ? ([one, other] as const) : ([other, one] as const),
    )
    const pairs = judgePairs(places.map((place) => openPair(inputOf(...place))))
    for (const [at, pair] of pairs.entries()) judged.set(places[at]?.join(' ') ?? '', pair)
  }
  const compared = new Map<string, MeasuredPair>()
  return (baseline, candidate) => {
    const key = `${baseline} ${candidate}`
    if (inference === 'these-cases' && !judged.has(key)) judgeAll(baseline < candidate)
    const pair = compared.get(key) ?? compareRuns(inputOf(baseline, candidate), judged.get(key))
    compared.set(key, pair)
    return pair
  }
}

/** Every pair of places once, the lower first; those with the first arm come first. */
export function pairPlaces(arms: readonly unknown[]): readonly (readonly [number, number])[] {
  return arms.flatMap((_, one) => arms.slice(one + 1).map((__, more) => [one, one + 1 + more] as const))
}
