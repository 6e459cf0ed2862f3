import type { CaseClass, RoundsPlan } from '../../model/run/rounds-plan.js'
import type { Gate } from '../../model/suite/gate.js'
import { mean, sum, sumOfSquaredDeviations } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'

/** The value of a try by the gate's metric; null where it is unscored. A try that does not count for the metric is left out. */
export type TryValue = number | null

/** All tries of one case as one gate's metric scores them. */
export interface CaseTries {
  /** Main's recorded tries, in order. */
  readonly main: readonly TryValue[]
  /** Main's tries that were asked beside the change, by round (`baseline: ref`): they are compared in place of the recorded ones. */
  readonly beside?: readonly (readonly TryValue[])[] | undefined
  /** Tries that the target failed and that the metric says nothing of, of main and of the change by round; absent: there are none. */
  readonly failed?: { readonly main: number; readonly rounds: readonly number[] } | undefined
  /** The change's tries, by round. */
  readonly rounds: readonly (readonly TryValue[])[]
  /** The round in which a case that failed all its tries was asked on: those further tries, which are no part of its mean. */
  readonly asked_on: readonly (readonly TryValue[])[]
}

/** A gate with a margin that is judged on these cases, and its tries. */
export interface GateInRounds extends Pick<Gate, 'id' | 'severity' | 'evidence'> {
  /** Its pair of arms, where several are looked at together; absent: there is one. */
  readonly pair?: number | undefined
  readonly values: 'yes-no' | 'number'
  /** 1 where higher is better, -1 where lower is. */
  readonly sign: 1 | -1
  /** W: the range of the metric, 1 for yes/no; not looked at with a margin on the log scale. */
  readonly width: number
  /** `relative`: a share of main's mean. `log`: of mean log ratios (`logMargin`). */
  readonly margin: { readonly kind: 'absolute' | 'relative' | 'log'; readonly value: number }
  /** It has a `where`: it is read where the rounds end and prolongs nothing. */
  readonly is_slice: boolean
  /** By case id: every case that it may compare, in both suites with the same text and not stale. */
  readonly cases: ReadonlyMap<string, CaseTries>
}

/** Its cases in the order of their ids, by code unit. */
export function casesInOrder({ cases }: Pick<GateInRounds, 'cases'>): readonly (readonly [string, CaseTries])[] {
  return [...cases].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** The scored values; none where fewer than half of the tries are scored. */
export function scoredValues(tries: readonly TryValue[]): readonly number[] {
  const scored = tries.filter((value) => value !== null)
  return scored.length * 2 >= tries.length ? scored : []
}

/** How many yes/no values are the good one. */
export function countGood({ sign }: Pick<GateInRounds, 'sign'>, values: readonly number[]): number {
  return values.filter((value) => value === (sign === 1 ? 1 : 0)).length
}

/** On the scale of the margin. */
export function scaleTries({ margin }: Pick<GateInRounds, 'margin'>, tries: readonly number[]): readonly number[] {
  return margin.kind === 'log' ? tries.map(Math.log) : tries
}

/** The unbiased variance of tries; 0 below two. */
export function varianceOf(tries: readonly number[]): number {
  return tries.length < 2 ? 0 : sumOfSquaredDeviations(tries) / (tries.length - 1)
}

/** Whether it can end the rounds at any look, before they have ended for another reason. */
export function isReadAtEachLook(gate: Pick<GateInRounds, 'severity' | 'evidence' | 'is_slice'>): boolean {
  return gate.severity === 'fail' && gate.evidence !== 'threshold' && !gate.is_slice
}

/**
 * u and the degrees of freedom of a mean over n cases: W/n times the mean of 1/k over steady cases, or over all where none is steady; with no
 * case as if it were one. Log ratios have no u, and n − 1 degrees of freedom.
 */
export function stepOf(
  { margin, width }: Pick<GateInRounds, 'margin' | 'width'>,
  n: number,
  cases: readonly { readonly class: CaseClass; readonly tries: number }[],
): { readonly step: number; readonly df: number | null } {
  if (margin.kind === 'log') return { step: 0, df: Math.max(1, n - 1) }
  const steady = cases.filter((one) => one.class === 'steady')
  const weights = (steady.length === 0 ? cases : steady).map(({ tries }) => 1 / tries)
  return { step: (width / n) * (weights.length === 0 ? 1 : mean(weights)), df: null }
}

/** What a replay reads. The gates may be those of several pairs of arms with one plan: Holm's method runs over all of them. */
export interface RoundsInput {
  readonly plan: RoundsPlan
  /** Those of the plan, by id, which no two pairs share. */
  readonly gates: readonly GateInRounds[]
  /** The p of gates that another row decides, for Holm's method; absent: there are none. */
  readonly others?: readonly OtherGate[] | undefined
  /** Complete rounds that are recorded, from 1. */
  readonly complete: number
  /** Nothing more can be asked: the budget or the time has ended, or the tries are recorded ones. */
  readonly is_final: boolean
  /** Whether good news of a gate is forbidden after a round: its scored share is too small, or cases are missing unevenly. */
  readonly forbidsGoodNews?: ((gate: GateInRounds, round: number) => boolean) | undefined
}

/** A gate that is not decided in rounds and is in the family of those that are. */
export interface OtherGate extends Pick<GateInRounds, 'severity' | 'evidence' | 'pair'> {
  readonly p: number
}

/** So many standard errors a round of main may be off. */
const HEIGHT = 2.8
/** With fewer nobody can tell which of them is off. */
const FEWEST_ROUNDS = 3

/**
 * The rounds of one run of main, by index from 0, whose mean differs too much from that of the others: a bad minute of the provider. Each is
 * asked again once and replaced. All are judged on their first answers. The standard error is that of the tries of this run, and one lost
 * try counts at least. Unscored tries are left out, case by case.
 * @param cases the values of each case, by round
 * @param width the range of the metric
 */
export function findBadRounds(cases: readonly (readonly TryValue[])[], width: number): readonly number[] {
  const count = Math.max(0, ...cases.map(({ length }) => length))
  if (count < FEWEST_ROUNDS) return []
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
