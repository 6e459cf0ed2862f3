import { type CaseClass, type GatePlan, type RoundsPlan, classOf } from '../../model/run/rounds-plan.js'
import { chanceOfAgreement } from '../../stats/broken-case.js'
import { type Spread, crossingProbability, heightOfSlack, slack } from '../../stats/looks.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { mean, sum } from '../../stats/moments.js'
import { pairedT } from '../../stats/paired-t.js'
import { EPSILON, noiseOf, roundNoise } from '../../stats/round-noise.js'
import {
  type GateInRounds,
  type LookFigures,
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
export function measureLook(
  gate: GateInRounds,
  { heights }: GatePlan,
  pairs: readonly PairedCase[],
  cap: number,
): Omit<LookFigures, 'broke'> | null {
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
    n,
    means: { main, change },
    delta,
    variance: spread.variance,
    step: spread.step,
    margin: size,
    lower: delta - slack(heights.lower, spread),
    upper: delta + reach,
    lower_change: delta - reach,
    p: isOneTry
      ? pOfOneTry(gate, differences)
      : Math.min(1, 2 * crossingProbability(heightOfSlack(Math.abs(delta), spread), looks)),
    is_one_try: isOneTry,
    round_deltas: roundDeltas(cases, (tries, before) => difference(scaleTries(gate, tries), before)),
    has_copies: hasCopies,
    shifted: shift === null ? null : { mean: shift.mean, variance: shift.spread.variance },
    reaches_margin: delta < -noise && (shift === null ? delta <= -size + noise : shift.mean <= noise),
    rules_out_margin:
      shift === null
        ? delta - slack(heights.lower, spread) > -size + noise
        : shift.mean - slack(heights.lower, shift.spread) > noise,
    noise,
    ratio_of_means: isLog ? change / main : null,
  }
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
export interface PairedCase {
  readonly id: string
  readonly class: CaseClass
  /** Scored values. */
  readonly main: readonly number[]
  readonly tries: readonly number[]
  /** Those of `tries` by round; empty where none is scored. */
  readonly rounds: readonly (readonly number[])[]
  readonly asked_on: readonly TryValue[]
  /** Scored tries of later complete rounds, and those asked on there. */
  readonly later: readonly number[]
}

/** The paired cases of a gate after some of the complete rounds, sorted by id. Cases without a class are in no statistic. */
export function pairTries(
  gate: GateInRounds,
  plan: RoundsPlan,
  { round, complete }: { readonly round: number; readonly complete: number },
): readonly PairedCase[] {
  return casesInOrder(gate).flatMap(([id, { main: recorded, beside, rounds, asked_on: askedOn }]): PairedCase[] => {
    const kind = classOf(plan, id)
    const main = scoredValues(beside?.slice(0, round).flat() ?? recorded)
    const tries = scoredValues(rounds.slice(0, round).flat())
    if (kind === undefined || main.length === 0 || tries.length === 0) return []
    return [
      {
        id,
        class: kind,
        main,
        tries,
        rounds: rounds.slice(0, round).map(omitUnscored),
        asked_on: askedOn.slice(0, round).flat(),
        later: omitUnscored([...rounds.slice(round, complete).flat(), ...askedOn.slice(round, complete).flat()]),
      },
    ]
  })
}

function omitUnscored(tries: readonly TryValue[]): readonly number[] {
  return tries.filter((value) => value !== null)
}
