import type { RoundsPlan } from '../../../src/model/run/rounds-plan.js'
import type { CaseTries, GateInRounds, RoundsInput } from '../../../src/compare/rounds/gate-in-rounds.js'
import type { FurtherTries, RoundsOutcome } from '../../../src/compare/rounds/measure-look.js'
import { replayRounds } from '../../../src/compare/rounds/replay-rounds.js'

/** The answers of a case in order: in its rounds, and when it is asked on. */
export interface Answers {
  readonly tries: readonly (number | null)[]
  readonly asked_on: readonly (number | null)[]
  /** Main's answers where it is asked beside the change. */
  readonly beside?: readonly (number | null)[] | undefined
}

/** By gate id and case id. */
export type AnswersOf = (gateId: string, caseId: string) => Answers

export interface Asked {
  readonly outcome: RoundsOutcome
  readonly gates: readonly GateInRounds[]
  readonly asked: number
  readonly asked_on: number
}

/** Asks as a run does, one try after another, until the rounds end or the budget of `stopAfter` tries is spent. */
export function askInRounds(
  plan: RoundsPlan,
  gates: readonly GateInRounds[],
  answersOf: AnswersOf,
  {
    stopAfter,
    ...rest
  }: { readonly stopAfter?: number | undefined } & Pick<
    RoundsInput,
    'forbidsGoodNews' | 'leavesFamily' | 'others'
  > = {},
): Asked {
  const state = gates.map((gate) => ({ ...gate, cases: new Map(gate.cases) }))
  let [complete, asked, askedOn] = [0, 0, 0]
  const record = (round: number, kind: 'rounds' | 'asked_on', { case: id, tries, pair }: FurtherTries): void => {
    for (const gate of state) {
      const before = gate.cases.get(id)
      // A round asks all arms; further tries are of one pair.
      if (before === undefined || (pair !== undefined && pair !== gate.pair)) continue
      const own = answersOf(gate.id, id)
      const answers = own[kind === 'rounds' ? 'tries' : 'asked_on']
      const from = before[kind].flat().length
      const list: (readonly (number | null)[])[] = Array.from(
        { length: round },
        (_, index) => before[kind][index] ?? [],
      )
      // A case without further answers keeps failing.
      const next = Array.from({ length: tries }, (_, index) =>
        answers[from + index] === undefined ? (gate.sign === 1 ? 0 : 1) : (answers[from + index] ?? null),
      )
      list[round - 1] = [...(list[round - 1] ?? []), ...next]
      const besides = kind === 'rounds' && before.beside !== undefined
      const beside = [...(before.beside ?? []), (own.beside ?? []).slice(from, from + tries)]
      const after: CaseTries = { ...before, [kind]: list, ...(besides ? { beside } : {}) }
      gate.cases.set(id, after)
    }
    if (kind === 'rounds') asked += tries
    else askedOn += tries
  }
  for (;;) {
    const outcome = replayRounds({ plan, gates: state, complete, is_final: complete === stopAfter, ...rest })
    const { next } = outcome
    if (next.kind === 'end') return { outcome, gates: state, asked, asked_on: askedOn }
    if (next.kind === 'ask-on') {
      for (const one of next.ask_on) record(next.round, 'asked_on', { ...one, tries: 1 })
      continue
    }
    for (const one of next.ask) record(next.round, 'rounds', one)
    for (const one of next.ask_on) record(next.round, 'asked_on', one)
    complete = next.round
  }
}
