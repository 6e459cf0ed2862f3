import { type CaseClass, classOf, type RoundsPlan } from '../../model/run/rounds-plan.js'
import { casesInOrder, type GateInRounds, scoredValues, type TryValue } from './gate-in-rounds.js'

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
