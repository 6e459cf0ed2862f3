import { pick } from '../../model/omit-undefined.js'
import { comparedGateSchema, type ArmPair, COSTS } from '../../model/result/comparison.js'
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
 * Adjusts p by Holm's method over the `significant` gates of all pairs at once, severity fail and warn apart
 * (docs/decision-rules.md#families), so that the chance of any false claim about any pair is at most alpha. Other gates keep their p.
 * @example three pairs with one gate each, p .01, .02, .04: adjusted .03, .04, .04
 */
export function adjustPairs(pairs: readonly Pick<PairComparison, 'gates'>[]) {
  const members = pairs.flatMap(({ gates }, pair) => gates.map(({ gate, p }) => ({ pair, gate, p })))
  const adjusted = adjustFamilies(members)
  const isDeciding = ({ gate, p }: (typeof members)[number]): boolean =>
    p !== null && gate.severity === 'fail' && gate.evidence === 'significant'
  return {
    /** The adjusted p of a gate, by the index of its comparison and its id; `null` if nothing was tested. */
    of: (pair: number, gate: string): number | null =>
      adjusted[members.findIndex((one) => one.pair === pair && one.gate.id === gate)]?.p ?? null,
    /** The number of gates in the family of severity fail. */
    family: members.filter(isDeciding).length,
  }
}

/**
 * Describes a pair gate by gate, with the better arm by the whole family. An arm is better if its adjusted p is below alpha and the gate is
 * `improved` in the comparison that has it as the candidate; that verdict also considers totals, unequal trials and missing cases.
 */
export function describePair(
  names: readonly string[],
  [one, other]: readonly [number, number],
  compare: (baseline: number, candidate: number) => PairComparison,
  /** The p of a gate of this pair, adjusted over the whole family. */
  pOf: (gate: string) => number | null,
): ArmPair {
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
      // Only for a proven difference is it worth asking which arm improved on the other.
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
 * Adjusts the metrics and tags of several candidates together, because one table shows them all. `gateP` gives a gate's p over all pairs.
 */
export function exploreTogether(pairs: readonly MeasuredPair[], gateP: AdjustedPairs['of']): readonly MeasuredPair[] {
  const explored = adjustExplored(pairs, (place, { gate }) => gateP(place, gate.id))
  const tests = sum(pairs.map(({ metrics, slices }) => metrics.filter(({ p }) => p !== null).length + slices.length))
  return pairs.map((pair, place) => ({
    ...pair,
    ...explored[place],
    facts: { ...pair.facts, explored: { tests, candidates: pairs.length } },
  }))
}

/** A scored run and its name in the comparison. */
export interface ComparedArm {
  readonly name: string
  readonly scored: ScoredRun
}

/** Compares two arms, given by index. Each comparison is made once, when it is first requested. */
export type ComparePlaces = (baseline: number, candidate: number) => MeasuredPair

/** Two to ten arms, the baseline first, and the rules that judge all of them. */
export interface RankedArms extends Required<Pick<CompareInput, 'ruleSet' | 'failOn' | 'inference'>> {
  readonly arms: readonly ComparedArm[]
}

/**
 * Returns a function that compares two arms like any two runs, all by one set of rules. Comparisons with the baseline have every metric;
 * the others, of which there can be many, only what decides: the gates, success for zero tolerance, and cost and tokens.
 */
export function comparePlaces({ arms, ruleSet, failOn, inference }: RankedArms): ComparePlaces {
  const deciding = new Set(['success', ...COSTS, ...ruleSet.rules.gates.map(({ metric }) => metric)])
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
  /** Judges all pairs of one direction at once, because they share their looks. */
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
    // A judged pair holds the values of each case, and ten arms make 45 pairs.
    judged.delete(key)
    return pair
  }
}

/** Returns every pair of indices once, the lower index first; pairs with the first arm come first. */
export function pairPlaces(arms: readonly unknown[]): readonly (readonly [number, number])[] {
  return arms.flatMap((_, one) => arms.slice(one + 1).map((__, more) => [one, one + 1 + more] as const))
}
