import { type GatePlan, type RoundsPlan, classOf } from '../../model/run/rounds-plan.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { agreementProbability } from '../../stats/broken-case.js'
import { type DifferenceSpread, crossingProbability, heightOfSlack, slack } from '../../stats/looks.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { mean, sum } from '../../stats/moments.js'
import { pairedT } from '../../stats/paired-t.js'
import { EPSILON, roundingStep, roundNoise } from '../../stats/round-noise.js'
import { countFlips } from '../test/paired-rows.js'
import {
  type GateInRounds,
  type TryValue,
  sortCases,
  countGood,
  scaleTries,
  scoredValues,
  stepOf,
  varianceOf,
} from './gate-in-rounds.js'

/** z(.995): by chance, repeated answers agree that often in less than 1 % of looks. */
const AGREEMENT_HEIGHT = 2.576
/** Fewest cases that must vary on main before agreement is evidence. */
const MIN_VARYING = 3

/** Measures everything about a gate at one look that does not depend on other gates; `null` without a pair. */
export function measureLook(gate: GateInRounds, { heights }: GatePlan, pairs: readonly PairedCase[], cap: number) {
  const { margin, sign } = gate
  if (pairs.length === 0) return null
  const n = pairs.length
  const isLog = margin.kind === 'log'
  const noise = isLog ? EPSILON : roundingStep(pairs.flatMap(({ main, tries }) => [...main, ...tries]))
  const cases = pairs.map((one) => ({ ...one, main: scaleTries(gate, one.main), tries: scaleTries(gate, one.tries) }))
  /** `part` is the share of main's value to compare with: 1, or for a relative margin the share that the change must keep. */
  const difference = (tries: readonly number[], main: readonly number[], part = 1): number =>
    roundNoise(sign * (mean(tries) - part * mean(main)), noise)
  const differences = cases.map(({ main, tries }) => difference(tries, main))
  const hasCopies = areCopies(gate, pairs)
  const lengths = pairs.map((one) => ({ class: one.class, tries: hasCopies ? 1 : one.tries.length }))
  const spreadOf = (part: number): DifferenceSpread => {
    const variances = cases.map(({ main, tries }, index) =>
      tries.length >= 2 && main.length >= 2
        ? varianceOf(tries) / tries.length + (part ** 2 * varianceOf(main)) / main.length
        : (differences[index] ?? 0) ** 2,
    )
    const single = hasCopies ? sum(differences.map((one) => one ** 2)) : 0
    return { variance: Math.max(sum(variances), single) / n ** 2, ...stepOf(gate, lengths)(n) }
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
    /** Number of paired cases. */
    n,
    /** Means of the values themselves, also for log ratios. */
    means: { main, change },
    /** D: the mean difference; positive is better. */
    delta,
    /** V: the variance of D. */
    variance: spread.variance,
    /** u: the weight of one lost try. */
    step: spread.step,
    /** m at this look; for a relative margin, the share times main's mean. */
    margin: size,
    /** D − slack(zN); a greater loss is ruled out. */
    lower: delta - slack(heights.lower, spread),
    /** D + slack(zC). */
    upper: delta + reach,
    /** D − slack(zC); above 0 if the change is better. */
    lower_change: delta - reach,
    /** Two-sided p over all looks. With one try a side and one look, p of McNemar's mid-p or of the paired t test. */
    p: isOneTry
      ? pOfOneTry(gate, differences)
      : Math.min(1, 2 * crossingProbability(heightOfSlack(Math.abs(delta), spread), looks)),
    /** Whether there is one try a side and one look; then p alone decides whether there is a change. */
    is_one_try: isOneTry,
    /** D of each round alone, for the rounds in which the gate has tries. */
    round_deltas: roundDeltas(cases, (tries, before) => difference(scaleTries(gate, tries), before)),
    /** Whether the repeated tries agree too often, so that a cache or a fixed seed must have answered. */
    has_copies: hasCopies,
    /** For a relative margin: the mean of eᵢ and its V. */
    shifted: shift === null ? null : { mean: shift.mean, variance: shift.spread.variance },
    /** Whether D reaches −m. */
    reaches_margin: delta < -noise && (shift === null ? delta <= -size + noise : shift.mean <= noise),
    /** Whether the interval rules out a loss of the margin, which evidence `non-inferior` requires. */
    rules_out_margin:
      shift === null
        ? delta - slack(heights.lower, spread) > -size + noise
        : shift.mean - slack(heights.lower, shift.spread) > noise,
    /** One step of rounding for the values (docs/decision-rules.md#rounding). */
    noise,
    /** For log ratios: mean of the change over mean of main; `null` on other scales. */
    ratio_of_means: isLog ? change / main : null,
  }
}

/** The figures of one gate after one look. `broke` lists the cases that broke for sure, in order. */
export type LookFigures = Readonly<NonNullable<ReturnType<typeof measureLook>> & { broke: readonly string[] }>

export interface GateOutcome {
  readonly id: string
  readonly verdict: Extract<GateVerdict, 'regressed' | 'improved' | 'no-regression' | 'inconclusive' | 'breached'>
  /** The line of docs/decision-rules.md that applied; `null` for `breached`, which is evidence `threshold` with a loss of the margin. */
  readonly line: 1 | 2 | 3 | 4 | 5 | null
  /** `worse` if a loss is proven but not shown to reach the margin, or if cases broke for sure. */
  readonly because: 'worse' | null
  /** Whether a `no-regression` gate has a proven loss within the margin. */
  readonly slightly_worse: boolean
  readonly suspect: boolean
  /** The round of the look that decided the gate. */
  readonly round: number
  /** p of this look, adjusted by Holm's method over the `significant` gates of its severity and pair; `null` without a pair. */
  readonly p_adjusted: number | null
  /** Number of gates in that family, including this one; 1 outside a family. */
  readonly family_size: number
  /** `null` if no case is paired. */
  readonly figures: LookFigures | null
}

/** Further tries to ask of a case in one round. */
export interface FurtherTries {
  /** The pair whose change is asked, if several are looked at; absent in a round, which asks all arms. */
  readonly pair?: number | undefined
  readonly case: string
  readonly tries: number
}

/** What to do after a round. */
export type NextStep =
  /** No look yet: these cases failed all their tries. Ask each again, try by try, until one is good or `tries` more have failed. */
  | { readonly kind: 'ask-on'; readonly round: number; readonly ask_on: readonly FurtherTries[] }
  /** Ask the next round: cases of its plan, and another further try of failed cases. */
  | {
      readonly kind: 'ask-round'
      readonly round: number
      readonly ask: readonly FurtherTries[]
      readonly ask_on: readonly FurtherTries[]
    }
  | { readonly kind: 'end' }

export interface RoundsOutcome {
  /** The look at which the rounds ended, or else the newest. */
  readonly round: number
  /** Whether every gate that keeps the rounds going is decided, or a fail gate regressed. */
  readonly is_decided: boolean
  /** In order of the input. Unless `next` is `end`, the outcome if nothing more were asked. */
  readonly gates: readonly GateOutcome[]
  readonly next: NextStep
}

function pOfOneTry({ values }: GateInRounds, differences: readonly number[]): number {
  // The interval of the t test is not used, so its alpha does not matter.
  return values === 'yes-no' ? mcnemar(countFlips(differences)).midP : (pairedT(differences, 0.05)?.p ?? 1)
}

/** Computes D of each round alone, against all of main's tries. Leaves out rounds without a scored try. */
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

/** Whether a cache or a fixed seed seems to answer: too many of the cases that vary on main give the same answer in all their tries. */
function areCopies(gate: GateInRounds, pairs: readonly PairedCase[]): boolean {
  if (gate.values !== 'yes-no') return false
  const repeated = pairs.filter((one) => one.class === 'varying' && one.tries.length >= 2)
  if (repeated.length < MIN_VARYING) return false
  const expected = repeated.map(({ main, tries }) => {
    const good = countGood(gate, main)
    return agreementProbability({ good, bad: main.length - good, next: tries.length })
  })
  const isAlike = (one: PairedCase): boolean => !one.is_unlike && one.tries.every((value) => value === one.tries[0])
  const seen = repeated.filter(isAlike).length
  return seen - 0.5 - sum(expected) > AGREEMENT_HEIGHT * Math.sqrt(sum(expected.map((one) => one * (1 - one))))
}

/** A case that is scored on both sides after some of the rounds. */
export type PairedCase = Readonly<ReturnType<typeof pairTries>[number]>

/** Pairs the cases of a gate after some of the complete rounds, sorted by id. Cases without a class are in no statistic. */
export function pairTries(
  gate: GateInRounds,
  plan: RoundsPlan,
  { round, complete }: { readonly round: number; readonly complete: number },
) {
  return sortCases(gate).flatMap(([id, own]) => {
    const { main: recorded, beside, rounds, asked_on: askedOn, unlike_rounds: unlike = 0 } = own
    const kind = classOf(plan, id)
    const main = scoredValues(beside?.slice(0, round).flat() ?? recorded)
    const tries = scoredValues(rounds.slice(0, round).flat())
    if (kind === undefined || main.length === 0 || tries.length === 0) return []
    return [
      {
        id,
        class: kind,
        /** Scored values only. */
        main,
        tries,
        /** The values of `tries` by round; a round without scored tries is empty. */
        rounds: rounds.slice(0, round).map(omitUnscored),
        asked_on: askedOn.slice(0, round).flat(),
        /** Whether no two tries have the same text, so that none is a copy of another. */
        is_unlike: unlike >= round,
        /** Scored tries of later complete rounds, including further tries of failed cases there. */
        later: omitUnscored([...rounds.slice(round, complete).flat(), ...askedOn.slice(round, complete).flat()]),
      },
    ]
  })
}

const omitUnscored = (tries: readonly TryValue[]): readonly number[] => tries.filter((value) => value !== null)
