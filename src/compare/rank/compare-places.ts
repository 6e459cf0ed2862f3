import { SPENT } from '../../model/result/comparison.js'
import type { MeasuredPair } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { FailOn } from '../../model/result/verdict.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { Inference } from '../../model/suite/inference.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { compareRuns } from '../decide/compare-runs.js'
import { type JudgedPair, judgePairs } from '../decide/rounds-of-run.js'
import { type CompareInput, openPair, type OpenPair } from '../pair/open-pair.js'

/** A scored run under the name that it goes by beside the others. */
export interface ComparedArm {
  readonly name: string
  readonly scored: ScoredRun
}

/** The comparison of two arms, by their places in the list; made once, when first asked for. */
export type ComparePlaces = (baseline: number, candidate: number) => PairComparison

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
export function comparePlaces({ arms, ruleSet, failOn, inference }: RankedArms): {
  readonly compare: ComparePlaces
  /** Each arm but the first against it. */
  readonly measured: readonly MeasuredPair[]
} {
  const deciding = new Set(['success', ...SPENT, ...ruleSet.rules.gates.map(({ metric }) => metric)])
  const inputOf = (baseline: number, candidate: number): CompareInput => {
    const runOf = (place: number): ScoredRun => {
      const scored = arms[place]?.scored
      if (scored === undefined) throw new RangeError(`no arm ${place}`)
      return baseline === 0 ? scored : { ...scored, run: onlyMetrics(scored.run, deciding) }
    }
    return { baseline: runOf(baseline), candidate: runOf(candidate), ruleSet, failOn, inference }
  }
  const places = pairPlaces(arms)
  const opened = new Map<string, { readonly pair: OpenPair; readonly judged: JudgedPair }>()
  /** All pairs in one direction are judged at once, since they share their looks. */
  const openAll = (isForward: boolean): void => {
    const directed = places.map(([one, other]) => (isForward ? ([one, other] as const) : ([other, one] as const)))
    const pairs = directed.map(([one, other]) => openPair(inputOf(one, other)))
    for (const [at, judged] of judgePairs(pairs).entries()) {
      const pair = pairs[at]
      if (pair !== undefined) opened.set(directed[at]?.join(' ') ?? '', { pair, judged })
    }
  }
  const measure = (baseline: number, candidate: number): MeasuredPair => {
    const key = `${baseline} ${candidate}`
    if (inference === 'these-cases' && !opened.has(key)) openAll(baseline < candidate)
    return compareRuns(inputOf(baseline, candidate), opened.get(key))
  }
  const measured = arms.slice(1).map((_, place) => measure(0, place + 1))
  const known = new Map(measured.map((pair, place) => [`0 ${place + 1}`, pair]))
  const compare: ComparePlaces = (baseline, candidate) => {
    const key = `${baseline} ${candidate}`
    const comparison = known.get(key) ?? measure(baseline, candidate)
    known.set(key, comparison)
    return comparison
  }
  return { compare, measured }
}

/** Every pair of places once, the lower first; those with the first arm come first. */
export function pairPlaces(arms: readonly unknown[]): readonly (readonly [number, number])[] {
  return arms.flatMap((_, one) => arms.slice(one + 1).map((__, more) => [one, one + 1 + more] as const))
}

function onlyMetrics(run: ScoredRun['run'], ids: ReadonlySet<string>): ScoredRun['run'] {
  return { ...run, metrics: run.metrics.filter(({ id }) => ids.has(id)) }
}
