import { type GatePlan, type RoundsPlan, classOf } from '../../model/run/rounds-plan.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { chanceOfAgreement } from '../../stats/broken-case.js'
import { type Spread, crossingProbability, heightOfSlack, slack } from '../../stats/looks.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { mean, sum } from '../../stats/moments.js'
import { pairedT } from '../../stats/paired-t.js'
import { EPSILON, noiseOf, roundNoise } from '../../stats/round-noise.js'
import {
  type GateInRounds,
  type TryValue,
  casesInOrder,
  countGood,
  scaleTries,
  scoredValues,
  stepOf,
  varianceOf,
} from './gate-in-rounds.js'

/** z(.995): repeated answers agree by chance in less than 1 % of looks. */
const AGREEMENT_HEIGHT = 2.576
/** So many cases must vary on main before agreement says anything. */
const FEWEST_VARYING = 3

/** Everything about a gate at one look that does not depend on other gates; null without a pair. */
export function measureLook(gate: GateInRounds, { heights }: GatePlan, pairs: readonly PairedCase[], cap: number) {
  const { margin, sign } = gate
  if (pairs.length === 0) return null
  const n = pairs.length
  const isLog = margin.kind === 'log'
  const noise = isLog ? EPSILON : noiseOf(pairs.flatMap(({ main, tries }) => [...main, ...tries]))
  const cases = pairs.map((one) => ({ ...one, main: scaleTries(gate, one.main), tries: scaleTries(gate, one.tries) }))
  /** The part of main's value that counts is 1 but with a relative margin, where it is what the change must keep. */
  const difference = (tries: readonly number[], main: readonly number[], part = 1): number =>
    roundNoise(sign * (mean(tries) - part * mean(main)), noise)
  const differences = cases.map(({ main, tries }) => difference(tries, main))
  const hasCopies = areCopies(gate, pairs)
  const lengths = pairs.map((one) => ({ class: one.class, tries: hasCopies ? 1 : one.tries.length }))
  const spreadOf = (part: number): Spread => {
    const variances = cases.map(({ main, tries }, index) =>
      tries.length >= 2 && main.length >= 2
        ? varianceOf(tries) / tries.length + (part ** 2 * varianceOf(main)) / main.length
        : (differences[index] ?? 0) ** 2,
    )
    const single = hasCopies ? sum(differences.map((one) => one ** 2)) : 0
    return { variance: Math.max(sum(variances), single) / n ** 2, ...stepOf(gate, n, lengths) }
  }
  const spread = spreadOf(1)
  const delta = mean(differences)
  const main = mean(pairs.map((one) => mean(one.main)))
  const change = mean(pairs.map((one) => mean(one.tries)))
  const kept = 1 - sign * margin.value
  const shift =
    margin.kind === 'relative'
      ? { mean: mean(cases.map((one) => difference(one.tries, one.main, kept))), spread: spreadOf(kept) }
      : null
  const size = shift === null ? margin.value : margin.value * main
  const reach = slack(heights.change, spread)
  const looks = Array.from({ length: cap }, (_, index) => index + 1)
  const isOneTry = cap === 1 && pairs.every((one) => one.main.length === 1 && one.tries.length === 1)
  return {
    /** Paired cases. */
    n,
    /** Of the values themselves, log ratios too. */
    means: { main, change },
    /** D, and its planned margin's unit: mean differences, positive is better. */
    delta,
    /** V. */
    variance: spread.variance,
    /** u: the weight of one lost try. */
    step: spread.step,
    /** m at this look; of a relative margin the share of main's mean. */
    margin: size,
    /** D − slack(zN): a greater loss is ruled out. */
    lower: delta - slack(heights.lower, spread),
    /** D + slack(zC). */
    upper: delta + reach,
    /** D − slack(zC), above 0 where the change is better. */
    lower_change: delta - reach,
    /** Two-sided, over all looks; with one try a side and one look that of McNemar's mid-p or of the paired t test. */
    p: isOneTry
      ? pOfOneTry(gate, differences)
      : Math.min(1, 2 * crossingProbability(heightOfSlack(Math.abs(delta), spread), looks)),
    /** One try a side and one look: p alone says whether there is a change. */
    is_one_try: isOneTry,
    /** D of each round alone, of the rounds in which the gate has tries. */
    round_deltas: roundDeltas(cases, (tries, before) => difference(scaleTries(gate, tries), before)),
    /** The repeated tries agree too often: a cache or a fixed seed answers. */
    has_copies: hasCopies,
    /** Of a relative margin: the mean of eᵢ and its V. */
    shifted: shift === null ? null : { mean: shift.mean, variance: shift.spread.variance },
    /** D reaches −m. */
    reaches_margin: delta < -noise && (shift === null ? delta <= -size + noise : shift.mean <= noise),
    /** A loss of the margin is ruled out, by the interval alone: what evidence `non-inferior` asks for. */
    rules_out_margin:
      shift === null
        ? delta - slack(heights.lower, spread) > -size + noise
        : shift.mean - slack(heights.lower, shift.spread) > noise,
    /** One step of rounding, of the values (docs/decision-rules.md#rounding). */
    noise,
    /** Log ratios: mean of the change over mean of main; null on other scales. */
    ratio_of_means: isLog ? change / main : null,
  }
}

/** The figures of one gate after one look; `broke`: the cases that broke for sure, in order. */
export type LookFigures = Readonly<NonNullable<ReturnType<typeof measureLook>> & { broke: readonly string[] }>

export interface GateOutcome {
  readonly id: string
  readonly verdict: Extract<GateVerdict, 'regressed' | 'improved' | 'no-regression' | 'inconclusive' | 'breached'>
  /** The line of docs/decision-rules.md that held. `breached` has none: evidence `threshold` and a loss of the margin. */
  readonly line: 1 | 2 | 3 | 4 | 5 | null
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

function pOfOneTry({ values }: GateInRounds, differences: readonly number[]): number {
  const count = (sign: number): number => differences.filter((one) => Math.sign(one) === sign).length
  // The interval of the t test is not read.
  return values === 'yes-no'
    ? mcnemar({ worse: count(-1), better: count(1) }).midP
    : (pairedT(differences, 0.05)?.p ?? 1)
}

/** D of each round alone, against all of main's tries; a round in which no case has a scored try is left out. */
function roundDeltas(
  cases: readonly PairedCase[],
  difference: (tries: readonly number[], main: readonly number[]) => number,
): readonly number[] {
  const count = Math.max(...cases.map(({ rounds }) => rounds.length))
  return Array.from({ length: count }, (_, round) =>
    cases.flatMap(({ main, rounds }) => {
      const tries = rounds[round] ?? []
      return tries.length === 0 ? [] : [difference(tries, main)]
    }),
  ).flatMap((differences) => (differences.length === 0 ? [] : [mean(differences)]))
}

/** Whether a cache or a fixed seed answers: of the cases that vary on main, too many give the same answer in all their tries. */
function areCopies(gate: GateInRounds, pairs: readonly PairedCase[]): boolean {
  if (gate.values !== 'yes-no') return false
  const repeated = pairs.filter((one) => one.class === 'varying' && one.tries.length >= 2)
  if (repeated.length < FEWEST_VARYING) return false
  const expected = repeated.map(({ main, tries }) => {
    const good = countGood(gate, main)
    return chanceOfAgreement({ good, bad: main.length - good, next: tries.length })
  })
  const seen = repeated.filter(({ tries }) => tries.every((value) => value === tries[0])).length
  return seen - 0.5 - sum(expected) > AGREEMENT_HEIGHT * Math.sqrt(sum(expected.map((one) => one * (1 - one))))
}

/** A case that is scored on both sides after some rounds. */
export type PairedCase = Readonly<ReturnType<typeof pairTries>[number]>

/** The paired cases of a gate after some of the complete rounds, sorted by id. Cases without a class are in no statistic. */
export function pairTries(
  gate: GateInRounds,
  plan: RoundsPlan,
  { round, complete }: { readonly round: number; readonly complete: number },
) {
  return casesInOrder(gate).flatMap(([id, { main: recorded, beside, rounds, asked_on: askedOn }]) => {
    const kind = classOf(plan, id)
    const main = scoredValues(beside?.slice(0, round).flat() ?? recorded)
    const tries = scoredValues(rounds.slice(0, round).flat())
    if (kind === undefined || main.length === 0 || tries.length === 0) return []
    return [
      {
        id,
        class: kind,
        /** Scored values. */
        main,
        tries,
        /** Those of `tries` by round; empty where none is scored. */
        rounds: rounds.slice(0, round).map(omitUnscored),
        asked_on: askedOn.slice(0, round).flat(),
        /** Scored tries of later complete rounds, and those asked on there. */
        later: omitUnscored([...rounds.slice(round, complete).flat(), ...askedOn.slice(round, complete).flat()]),
      },
    ]
  })
}

function omitUnscored(tries: readonly TryValue[]): readonly number[] {
  return tries.filter((value) => value !== null)
}
