import { findBadRounds } from '../../src/compare/rounds/bad-rounds.js'
import type { GateInRounds } from '../../src/compare/rounds/gate-in-rounds.js'
import { planRounds } from '../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../src/compare/rounds/replay-rounds.js'
import type { RoundsPlan } from '../../src/model/run/rounds-plan.js'
import type { FurtherTries, GateOutcome } from '../../src/compare/rounds/rounds-outcome.js'

/** A case whose tries are asked for while the rounds go on. */
interface OpenCase {
  readonly index: number
  readonly main: number[]
  readonly rounds: number[][]
  readonly asked_on: number[][]
}

/** What a case answers: a passing try is 1. Each call is one more answer that is paid for. */
export interface Answers {
  /** `minute`: a number of its own for each time that main's cases are asked, from 0. */
  readonly main: (index: number, minute: number) => number
  /** `round` from 1. */
  readonly change: (index: number, round: number) => number
}

export interface InRounds {
  readonly outcome: GateOutcome
  /** Answers of the change, of all cases together. */
  readonly asked: number
  readonly hopeless: boolean
}

const ALPHA = 0.05
/** Tries of main in one run. */
const RUN_OF_MAIN = 5

export interface RoundsOptions {
  readonly mainTries: number
  readonly margin?: number
  readonly cap?: number
  readonly sign?: 1 | -1
}

/**
 * Pull requests by the product's own code: for each a plan from main's tries, then rounds until the gate on `success` is decided. The plans
 * are made in one call, which computes the heights of the looks once.
 */
export function decideInRounds(n: number, all: readonly Answers[], options: RoundsOptions): readonly InRounds[] {
  const { cap = 3 } = options
  const opened = all.map((answers, index) => openGate(n, answers.main, { ...options, id: `success ${index}` }))
  const plan = planRounds({ gates: opened.map(({ gate }) => gate), cap, alpha: ALPHA })
  return opened.map(({ gate, cases }, index) => {
    const own: RoundsPlan = {
      ...plan,
      classes: Object.fromEntries([...cases.keys()].map((id) => [id, plan.classes[id] ?? 'steady'])),
      gates: plan.gates.filter(({ id }) => id === gate.id),
    }
    return askInRounds(own, gate, cases, all[index] as Answers)
  })
}

type OpenCases = ReadonlyMap<string, OpenCase>

function openGate(
  n: number,
  answer: Answers['main'],
  { mainTries, margin = 0.05, sign = 1, id }: RoundsOptions & { readonly id: string },
): { readonly gate: GateInRounds; readonly cases: OpenCases } {
  const runs = Array.from({ length: Math.ceil(mainTries / RUN_OF_MAIN) }, (_, run) =>
    measureMain(n, Math.min(RUN_OF_MAIN, mainTries - run * RUN_OF_MAIN), (index, minute) =>
      answer(index, 2 * RUN_OF_MAIN * run + minute),
    ),
  )
  const cases = new Map(
    Array.from({ length: n }, (_, index): [string, OpenCase] => [
      `${id}/${String(index).padStart(4, '0')}`,
      { index, main: runs.flatMap((run) => run[index] ?? []), rounds: [], asked_on: [] },
    ]),
  )
  const kind = { severity: 'fail', evidence: 'significant', values: 'yes-no', width: 1, is_slice: false } as const
  return { gate: { ...kind, id, sign, margin: { kind: 'absolute', value: margin }, cases }, cases }
}

/** Asks as a run does: whole rounds, and on where a case failed all its tries. */
function askInRounds(plan: RoundsPlan, gate: GateInRounds, cases: OpenCases, { change }: Answers): InRounds {
  const good = gate.sign === 1 ? 1 : 0
  let [complete, asked] = [0, 0]
  const record = (round: number, kind: 'rounds' | 'asked_on', { case: id, tries }: FurtherTries): void => {
    const own = cases.get(id)
    if (own === undefined) throw new Error(`${id} is no case`)
    while (own[kind].length < round) own[kind].push([])
    for (let index = 0; index < tries; index++) {
      const value = change(own.index, round)
      asked++
      own[kind][round - 1]?.push(value)
      // A case is asked on only until it is good once.
      if (kind === 'asked_on' && value === good) return
    }
  }
  for (;;) {
    const { next, gates } = replayRounds({ plan, gates: [gate], complete, is_final: false })
    if (next.kind === 'end') {
      const [outcome] = gates
      if (outcome === undefined) throw new Error('no gate was decided')
      return { outcome, asked, hopeless: plan.gates[0]?.hopeless === true }
    }
    if (next.kind === 'ask-round') for (const one of next.ask) record(next.round, 'rounds', one)
    for (const one of next.ask_on) record(next.round, 'asked_on', one)
    if (next.kind === 'ask-round') complete = next.round
  }
}

/** A run of main: a round that differs too much from the others is asked again once. */
function measureMain(n: number, tries: number, answer: Answers['main']): readonly (readonly number[])[] {
  const cases = Array.from({ length: n }, (_, index) => Array.from({ length: tries }, (_try, at) => answer(index, at)))
  for (const round of findBadRounds(cases, 1))
    cases.forEach((own, index) => (own[round] = answer(index, RUN_OF_MAIN + round)))
  return cases
}
