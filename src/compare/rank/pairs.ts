import { pick } from '../../model/omit-undefined.js'
import { comparedGateSchema, type Pair, SPENT } from '../../model/result/comparison.js'
import type { MeasuredPair } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { sum } from '../../stats/moments.js'
import { adjustFamilies } from '../test/adjust-families.js'
import { adjustExplored } from '../test/measure-metrics.js'
import type { ScoredRun } from '../../model/run/run.js'
import { compareRuns } from '../decide/compare-runs.js'
import { type JudgedPair, judgePairs } from '../decide/rounds-of-run.js'
import { type CompareInput, openPair } from '../pair/open-pair.js'

/** Adjusted p-values by pair and gate. */
type AdjustedPairs = ReturnType<typeof adjustPairs>

/**
 * Holm over the `significant` gates of all pairs at once, severity fail and warn apart: as docs/decision-rules.md#families has it, with all
 * pairs in the place of the one, so that any false claim about any pair has at most the chance alpha. Other gates keep their p.
 * @example three pairs with one gate each, p .01, .02, .04: adjusted .03, .04, .04
 */
export function adjustPairs(pairs: readonly Pick<PairComparison, 'gates'>[]) {
  const members = pairs.flatMap(({ gates }, pair) => gates.map(({ gate, p }) => ({ pair, gate, p })))
  const adjusted = adjustFamilies(members)
  const isDeciding = ({ gate, p }: (typeof members)[number]): boolean =>
    p !== null && gate.severity === 'fail' && gate.evidence === 'significant'
  return {
    /** Of the gate with this id in the comparison at this place; null where nothing was tested. */
    of: (pair: number, gate: string): number | null =>
      adjusted[members.findIndex((one) => one.pair === pair && one.gate.id === gate)]?.p ?? null,
    /** Members of the family of severity fail. */
    family: members.filter(isDeciding).length,
  }
}

/**
 * A pair gate by gate, with who is better by the whole family: the one that `improved` on the other as the candidate of a comparison,
 * which also looks at totals, unequal trials and missing cases, and has adjusted p < alpha beside it.
 */
export function describePair(
  names: readonly string[],
  [one, other]: readonly [number, number],
  compare: (baseline: number, candidate: number) => PairComparison,
  /** Of a gate of this pair, over the whole family. */
  pOf: (gate: string) => number | null,
): Pair {
  const { alpha, verdict, cases, gates } = compare(one, other)
  return {
    baseline: names[one] ?? '',
    candidate: names[other] ?? '',
    verdict: verdict.word,
    because: verdict.because,
    shared: cases.shared,
    gates: gates.map((result) => {
      const { gate, row, delta } = result
      const pAdjusted = pOf(gate.id)
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

/** Several candidates are explored together, as one table shows them all. `gateP` gives the p of a gate over all pairs. */
export function exploreTogether(pairs: readonly MeasuredPair[], gateP: AdjustedPairs['of']): readonly MeasuredPair[] {
  const explored = adjustExplored(pairs, (place, { gate }) => gateP(place, gate.id))
  const tests = sum(pairs.map(({ metrics, slices }) => metrics.filter(({ p }) => p !== null).length + slices.length))
  return pairs.map((pair, place) => ({
    ...pair,
    ...explored[place],
    facts: { ...pair.facts, explored: { tests, candidates: pairs.length } },
  }))
}

/** A scored run under the name that it goes by beside the others. */
export interface ComparedArm {
  readonly name: string
  readonly scored: ScoredRun
}

/** The comparison of two arms, by their places in the list; made once, when first asked for. */
export type ComparePlaces = (baseline: number, candidate: number) => MeasuredPair

/** Two to ten arms, the baseline first, and what they are all judged by. */
export interface RankedArms extends Required<Pick<CompareInput, 'ruleSet' | 'failOn' | 'inference'>> {
  readonly arms: readonly ComparedArm[]
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
    const known = compared.get(key)
    if (known !== undefined) return known
    if (inference === 'these-cases' && !judged.has(key)) judgeAll(baseline < candidate)
    const pair = compareRuns(inputOf(baseline, candidate), judged.get(key))
    compared.set(key, pair)
    // With the values of each case; of ten arms there are 45.
    judged.delete(key)
    return pair
  }
}

/** Every pair of places once, the lower first; those with the first arm come first. */
export function pairPlaces(arms: readonly unknown[]): readonly (readonly [number, number])[] {
  return arms.flatMap((_, one) => arms.slice(one + 1).map((__, more) => [one, one + 1 + more] as const))
}
