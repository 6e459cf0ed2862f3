import type { RoundsPlan } from '../../model/run/rounds-plan.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import type { GateInRounds } from './gate-in-rounds.js'

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
