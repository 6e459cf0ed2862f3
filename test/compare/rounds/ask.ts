import type { RoundsPlan } from '../../../src/model/run/rounds-plan.js'
import type { CaseTries, GateInRounds, RoundsInput } from '../../../src/compare/rounds/gate-in-rounds.js'
import type { FurtherTries, RoundsOutcome } from '../../../src/compare/rounds/measure-look.js'
import { replayRounds } from '../../../src/compare/rounds/replay-rounds.js'

/** The answers of a case in order: in its rounds, and when it is asked on. */
export interface Answers {
  readonly tries: readonly (number | null)[]
  readonly asked_on: readonly (number | null)[]
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
    forbidsGoodNews,
  }: { readonly stopAfter?: number | undefined } & Pick<RoundsInput, 'forbidsGoodNews'> = {},
): Asked {
  let state = gates
  let [complete, asked, askedOn] = [0, 0, 0]
  const record = (round: number, kind: 'rounds' | 'asked_on', { case: id, tries }: FurtherTries): void => {
    state = state.map((gate) => {
      const before = gate.cases.get(id)
      if (before === undefined) return gate
      const answers = answersOf(gate.id, id)[kind === 'rounds' ? 'tries' : 'asked_on']
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
      const after: CaseTries = { ...before, [kind]: list }
      return { ...gate, cases: new Map([...gate.cases, [id, after]]) }
    })
    if (kind === 'rounds') asked += tries
    else askedOn += tries
  }
  for (;;) {
    const outcome = replayRounds({ plan, gates: state, complete, is_final: complete === stopAfter, forbidsGoodNews })
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
