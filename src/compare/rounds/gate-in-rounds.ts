import type { CaseClass, RoundsPlan } from '../../model/run/rounds-plan.js'
import type { Gate } from '../../model/suite/gate.js'
import { mean, sum, sumOfSquaredDeviations } from '../../stats/moments.js'
import type { GateVerdict } from '../../model/result/verdict.js'
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
  readonly forbidsGoodNews?: ((gateId: string, round: number) => boolean) | undefined
}

/** A gate that is not decided in rounds and is in the family of those that are. */
export interface OtherGate extends Pick<GateInRounds, 'severity' | 'evidence' | 'pair'> {
  readonly p: number
}

/** The figures of one gate after one look. */
export interface LookFigures {
  /** Paired cases. */
  readonly n: number
  /** Of the values themselves, log ratios too. */
  readonly means: { readonly main: number; readonly change: number }
  /** D, and its planned margin's unit: mean differences, positive is better. */
  readonly delta: number
  /** V. */
  readonly variance: number
  /** u: the weight of one lost try. */
  readonly step: number
  /** m at this look; of a relative margin the share of main's mean. */
  readonly margin: number
  /** D − slack(zN): a greater loss is ruled out. */
  readonly lower: number
  /** D + slack(zC). */
  readonly upper: number
  /** D − slack(zC), above 0 where the change is better. */
  readonly lower_change: number
  /** Two-sided, over all looks; with one try a side and one look that of McNemar's mid-p or of the paired t test. */
  readonly p: number
  /** D of each round alone, of the rounds in which the gate has tries. */
  readonly round_deltas: readonly number[]
  /** The repeated tries agree too often: a cache or a fixed seed answers. */
  readonly has_copies: boolean
  /** The cases that broke for sure, in order. */
  readonly broke: readonly string[]
  /** Of a relative margin: the mean of eᵢ and its V. */
  readonly shifted: { readonly mean: number; readonly variance: number } | null
  /** D reaches −m. */
  readonly reaches_margin: boolean
  /** A loss of the margin is ruled out, by the interval alone: what evidence `non-inferior` asks for. */
  readonly rules_out_margin: boolean
  /** One try a side and one look: p alone says whether there is a change. */
  readonly is_one_try: boolean
  /** One step of rounding, of the values (docs/decision-rules.md#rounding). */
  readonly noise: number
  /** Log ratios: mean of the change over mean of main; null on other scales. */
  readonly ratio_of_means: number | null
}

/** The line of docs/decision-rules.md that held. `breached` has none: evidence `threshold` and a loss of the margin. */
export type RoundsLine = 1 | 2 | 3 | 4 | 5

export interface GateOutcome {
  readonly id: string
  readonly verdict: Extract<GateVerdict, 'regressed' | 'improved' | 'no-regression' | 'inconclusive' | 'breached'>
  readonly line: RoundsLine | null
  /** A loss is proven that is not shown to reach the margin, or cases broke for sure. */
  readonly because: 'worse' | null
  /** `no-regression`, and a loss within the margin is proven. */
  readonly slightly_worse: boolean
  readonly suspect: boolean
  /** The round of the look that decided it. */
  readonly round: number
  /** After Holm's method over the `significant` gates of its severity and pair, by the p of this look; null without a pair. */
  readonly p_adjusted: number | null
  /** Gates in that family, this one included; 1 outside of one. */
  readonly family_size: number
  /** Null where no case is paired. */
  readonly figures: LookFigures | null
}

/** Further tries of a case in one round. */
export interface FurtherTries {
  /** Whose change they are asked of, where several pairs are looked at; absent in a round, which all arms are asked. */
  readonly pair?: number | undefined
  readonly case: string
  readonly tries: number
}

/** What is to be done after a round. */
export type NextStep =
  /** No look yet: these cases failed all their tries and are asked on, one try after another, until one is good or so many more failed. */
  | { readonly kind: 'ask-on'; readonly round: number; readonly ask_on: readonly FurtherTries[] }
  /** The next round: cases of its plan, and those that are asked on once more in it. */
  | {
      readonly kind: 'ask-round'
      readonly round: number
      readonly ask: readonly FurtherTries[]
      readonly ask_on: readonly FurtherTries[]
    }
  | { readonly kind: 'end' }

export interface RoundsOutcome {
  /** The look at which the rounds ended, or the newest. */
  readonly round: number
  /** Every gate that keeps rounds going is decided, or a fail gate regressed. */
  readonly is_decided: boolean
  /** In order of the input. Unless `next` is `end`, what it would be if nothing more were asked. */
  readonly gates: readonly GateOutcome[]
  readonly next: NextStep
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
