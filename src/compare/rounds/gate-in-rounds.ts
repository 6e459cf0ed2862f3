import type { CaseClass, RoundsPlan } from '../../model/run/rounds-plan.js'
import type { Gate } from '../../model/suite/gate.js'
import { mean, sum, sumOfSquaredDeviations } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'

/** The value of a try for the gate's metric; `null` if unscored. Tries that do not count for the metric are left out. */
export type TryValue = number | null

/** All tries of one case, scored by one gate's metric. */
export interface CaseTries {
  /** Main's recorded tries, in order. */
  readonly main: readonly TryValue[]
  /** Main's tries that were asked side by side with the change, by round (`baseline: ref`); these replace the recorded tries. */
  readonly beside?: readonly (readonly TryValue[])[] | undefined
  /** Numbers of failed tries that the metric does not score, of main and of the change by round; absent if there are none. */
  readonly failed?: { readonly main: number; readonly rounds: readonly number[] } | undefined
  /** The change's tries, by round. */
  readonly rounds: readonly (readonly TryValue[])[]
  /** The number of first rounds in which no two answers of the change have the same text; absent if their texts are unknown. */
  readonly unlike_rounds?: number
  /** Further tries of a case that failed all its tries, by the round in which they were asked. They are no part of the case's mean. */
  readonly asked_on: readonly (readonly TryValue[])[]
}

/** A gate with a margin that is judged on these cases, with its tries. */
export interface GateInRounds extends Pick<Gate, 'id' | 'severity' | 'evidence'> {
  /** The gate's pair of arms, if several pairs are looked at together; absent for a single pair. */
  readonly pair?: number | undefined
  readonly values: 'yes-no' | 'number'
  /** 1 if higher is better, −1 if lower is better. */
  readonly sign: 1 | -1
  /** W: the range of the metric, 1 for yes/no; not used with a margin on the log scale. */
  readonly width: number
  /** `relative`: a share of main's mean. `log`: a limit for mean log ratios (`logMargin`). */
  readonly margin: { readonly kind: 'absolute' | 'relative' | 'log'; readonly value: number }
  /** Whether the gate has a `where`: it is then read only at the end of the rounds and does not prolong them. */
  readonly is_slice: boolean
  /** Every case that the gate may compare, by case id: in both suites with the same text, and not stale. */
  readonly cases: ReadonlyMap<string, CaseTries>
}

/** Returns a gate's cases in the order of their ids, by code unit. */
export function sortCases({ cases }: Pick<GateInRounds, 'cases'>): readonly (readonly [string, CaseTries])[] {
  return [...cases].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Returns the scored values; empty if fewer than half of the tries are scored. */
export function scoredValues(tries: readonly TryValue[]): readonly number[] {
  const scored = tries.filter((value) => value !== null)
  return scored.length * 2 >= tries.length ? scored : []
}

/** Counts the yes/no values that are the good one. */
export function countGood({ sign }: Pick<GateInRounds, 'sign'>, values: readonly number[]): number {
  return values.filter((value) => value === (sign === 1 ? 1 : 0)).length
}

/** Converts tries to the scale of the margin. */
export function scaleTries({ margin }: Pick<GateInRounds, 'margin'>, tries: readonly number[]): readonly number[] {
  return margin.kind === 'log' ? tries.map(Math.log) : tries
}

/** Returns the unbiased variance of tries; 0 for fewer than two. */
export function varianceOf(tries: readonly number[]): number {
  return tries.length < 2 ? 0 : sumOfSquaredDeviations(tries) / (tries.length - 1)
}

/** Whether a gate is read at each look, so that it can end the rounds. */
export function isReadAtEachLook(gate: Pick<GateInRounds, 'severity' | 'evidence' | 'is_slice'>): boolean {
  return gate.severity === 'fail' && gate.evidence !== 'threshold' && !gate.is_slice
}

/**
 * Returns a function for u and the degrees of freedom of a mean over n cases. u is W/n times the mean of 1/k over the steady cases, or over
 * all if none is steady; without cases, as if there were one. Log ratios have u = 0 and n − 1 degrees of freedom.
 */
export function stepOf(
  { margin, width }: Pick<GateInRounds, 'margin' | 'width'>,
  cases: readonly { readonly class: CaseClass; readonly tries: number }[],
): (n: number) => { readonly step: number; readonly df: number | null } {
  if (margin.kind === 'log') return (n) => ({ step: 0, df: Math.max(1, n - 1) })
  const steady = cases.filter((one) => one.class === 'steady')
  const weights = (steady.length === 0 ? cases : steady).map(({ tries }) => 1 / tries)
  const weight = weights.length === 0 ? 1 : mean(weights)
  return (n) => ({ step: (width / n) * weight, df: null })
}

/** The input of a replay. The gates may belong to several pairs of arms with one plan; Holm's method runs over all of them. */
export interface RoundsInput {
  readonly plan: RoundsPlan
  /** The gates of the plan; no two pairs share an id. */
  readonly gates: readonly GateInRounds[]
  /** The gates that are decided by another row, which Holm's method includes; absent if there are none. */
  readonly others?: readonly OtherGate[] | undefined
  /** Number of complete recorded rounds, from 1. */
  readonly complete: number
  /** Whether nothing more can be asked: the budget or the time has run out, or the tries are recorded ones. */
  readonly is_final: boolean
  /** Returns whether a gate cannot get good news after a round: its scored share is too small, or tries are missing unevenly. */
  readonly forbidsGoodNews?: ((gate: GateInRounds, round: number) => boolean) | undefined
  /** Returns whether a gate has no p in its family after a round, because too few of its cases are scored. */
  readonly leavesFamily?: ((gate: GateInRounds, round: number) => boolean) | undefined
}

/** A gate that is not decided in rounds but belongs to the same family. */
export interface OtherGate extends Pick<GateInRounds, 'severity' | 'evidence' | 'pair'> {
  readonly p: number
}

/** How many standard errors a round of main may deviate. */
const HEIGHT = 2.8
/** With fewer rounds, nothing shows which of them deviates. */
const MIN_ROUNDS = 3

/**
 * Finds the rounds of one run of main, by index from 0, whose mean differs too much from that of the others, for example because the
 * provider had a bad minute. Each is asked again once and replaced; all are judged on their first answers. The limit uses the standard
 * error of this run's tries, but at least the effect of one lost try. Unscored tries are left out, case by case.
 * @param cases the values of each case, by round
 * @param width the range of the metric
 */
export function findBadRounds(cases: readonly (readonly TryValue[])[], width: number): readonly number[] {
  const count = Math.max(0, ...cases.map(({ length }) => length))
  if (count < MIN_ROUNDS) return []
  const variance = sum(cases.map((tries) => varianceOf(scoredValues(tries))))
  return Array.from({ length: count }, (_, round) => round).filter((round) => {
    const differences = cases.flatMap((tries) => {
      const own = tries[round] ?? null
      const others = scoredValues(tries.filter((_, index) => index !== round))
      return own === null || others.length === 0 ? [] : [own - mean(others)]
    })
    const n = differences.length
    if (n === 0) return false
    const limit = Math.max(Math.sqrt((variance * count) / (count - 1)), width) / n
    return Math.abs(mean(differences)) > HEIGHT * limit + EPSILON * width
  })
}
