import { type CaseTries, type GateInRounds, findBadRounds } from '../../src/compare/rounds/gate-in-rounds.js'
import type { FurtherTries, GateOutcome } from '../../src/compare/rounds/measure-look.js'
import { decideFact } from '../../src/compare/rounds/decide-fact.js'
import { planRounds } from '../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../src/compare/rounds/replay-rounds.js'
import type { GateVerdict } from '../../src/model/result/verdict.js'
import { MAX_ROUNDS, type RoundsPlan } from '../../src/model/run/rounds-plan.js'

/** Draws the answers of the cases. An answer is a number from which each gate reads its value. Each call counts as one more answer. */
export interface Answers {
  /** `minute` numbers the times at which all cases of main are asked, from 0. */
  readonly main: (index: number, minute: number) => number
  /** `round` counts from 1. */
  readonly change: (index: number, round: number) => number
}

/** A fail gate of a simulated suite. */
export interface GateDesign extends Pick<GateInRounds, 'values' | 'sign' | 'width' | 'margin'> {
  readonly read: (answer: number) => number
}

/** The gate on `success` with a margin of 5 points. The answer of a passing try is 1. */
export const SUCCESS_GATE: GateDesign = {
  values: 'yes-no',
  sign: 1,
  width: 1,
  margin: { kind: 'absolute', value: 0.05 },
  read: (answer) => answer,
}

export interface Decision extends Pick<GateOutcome, 'because'> {
  readonly verdict: GateVerdict
}

export interface InRounds {
  /** The decision of the first gate. */
  readonly outcome: Decision
  /** The decisions of all gates. */
  readonly outcomes: readonly Decision[]
  /** The number of answers of the change, over all cases. */
  readonly asked: number
}

const ALPHA = 0.05
/** The number of tries of main in one run. */
const RUN_OF_MAIN = 5

export interface RoundsOptions {
  readonly mainTries: number
  readonly gates?: readonly GateDesign[]
  readonly cap?: number
  /** Whether the target is declared deterministic; for a single gate only. */
  readonly isDeterministic?: boolean
}

/** The tries of a case so far, by gate. */
interface OpenCase {
  readonly index: number
  readonly tries: readonly { readonly main: number[]; readonly rounds: number[][]; readonly asked_on: number[][] }[]
}

interface Opened {
  readonly designs: readonly GateDesign[]
  readonly gates: readonly GateInRounds[]
  readonly cases: ReadonlyMap<string, OpenCase>
}

/**
 * Decides pull requests in rounds with the product's own code: plans each from the tries of main, then asks in rounds until its gates are
 * decided. All plans are made in one call, so that the heights of the looks are computed only once.
 */
export function decideInRounds(n: number, all: readonly Answers[], options: RoundsOptions): readonly InRounds[] {
  const { cap = MAX_ROUNDS } = options
  const opened = all.map((answers, index) => openGates(n, answers.main, options, index))
  const plan = planRounds({ gates: opened.flatMap(({ gates }) => gates), cap, alpha: ALPHA })
  return opened.map((one, index) => {
    const ids = new Set(one.gates.map(({ id }) => id))
    const own: RoundsPlan = {
      ...plan,
      classes: Object.fromEntries([...one.cases.keys()].map((id) => [id, plan.classes[id] ?? 'steady'])),
      gates: plan.gates.filter(({ id }) => ids.has(id)),
    }
    const ask = all[index] as Answers
    return options.isDeterministic === true ? askForFacts(own, one, ask) : askInRounds(own, one, ask)
  })
}

function openGates(n: number, answer: Answers['main'], options: RoundsOptions, at: number): Opened {
  const { mainTries, gates: designs = [SUCCESS_GATE] } = options
  const runs = Array.from({ length: Math.ceil(mainTries / RUN_OF_MAIN) }, (_, run) =>
    measureMain(n, Math.min(RUN_OF_MAIN, mainTries - run * RUN_OF_MAIN), designs, (index, minute) =>
      answer(index, 2 * RUN_OF_MAIN * run + minute),
    ),
  )
  const cases = new Map(
    Array.from({ length: n }, (_, index): [string, OpenCase] => {
      const main = runs.flatMap((run) => run[index] ?? [])
      const tries = designs.map(({ read }) => ({ main: main.map(read), rounds: [], asked_on: [] }))
      return [`${at}/${String(index).padStart(4, '0')}`, { index, tries }]
    }),
  )
  const gates = designs.map(({ read: _, ...design }, place): GateInRounds => ({
    ...design,
    id: `gate ${at}/${place}`,
    severity: 'fail',
    evidence: 'significant',
    is_slice: false,
    cases: new Map([...cases].map(([id, { tries }]) => [id, tries[place] as CaseTries])),
  }))
  return { designs, gates, cases }
}

/** Measures main once. A round that differs too much from the others on any gate is asked once more. */
function measureMain(
  n: number,
  tries: number,
  designs: readonly GateDesign[],
  answer: Answers['main'],
): readonly (readonly number[])[] {
  const cases = Array.from({ length: n }, (_, index) => Array.from({ length: tries }, (_try, at) => answer(index, at)))
  const bad = designs
    .filter(({ margin }) => margin.kind !== 'log')
    .flatMap(({ read, width }) =>
      findBadRounds(
        cases.map((own) => own.map(read)),
        width,
      ),
    )
  for (const round of new Set(bad)) cases.forEach((own, index) => (own[round] = answer(index, RUN_OF_MAIN + round)))
  return cases
}

/** Asks as a run does: whole rounds, then further tries of the cases that failed all their tries. */
function askInRounds(
  plan: RoundsPlan,
  opened: Opened,
  { change }: Answers,
  from = { complete: 0, asked: 0 },
): InRounds {
  const { gates, designs } = opened
  let { complete, asked } = from
  const record = (round: number, kind: 'rounds' | 'asked_on', { case: id, tries }: FurtherTries): void => {
    for (let index = 0; index < tries; index++) {
      const isGood = answerOnce(opened, { id, round, kind, change })
      asked++
      // With one gate, a case is asked on until it is good once. With several gates, the decision is checked after each answer.
      if (kind === 'asked_on' && (isGood || designs.length > 1)) return
    }
  }
  for (;;) {
    const { next, gates: outcomes } = replayRounds({ plan, gates, complete, is_final: false })
    if (next.kind === 'end') {
      const [outcome] = outcomes
      if (outcome === undefined) throw new Error('no gate was decided')
      return { outcome, outcomes, asked }
    }
    if (next.kind === 'ask-round') for (const one of next.ask) record(next.round, 'rounds', one)
    for (const one of next.ask_on) record(next.round, 'asked_on', one)
    if (next.kind === 'ask-round') complete = next.round
  }
}

/** Asks a case once and stores the value of each gate. Returns whether the answer is good for the first gate. */
function answerOnce(
  { designs, cases }: Opened,
  { id, round, kind, change }: { id: string; round: number; kind: 'rounds' | 'asked_on'; change: Answers['change'] },
): boolean {
  const own = cases.get(id)
  if (own === undefined) throw new Error(`${id} is no case`)
  const answer = change(own.index, round)
  own.tries.forEach((tries, place) => {
    while (tries[kind].length < round) tries[kind].push([])
    tries[kind][round - 1]?.push(designs[place]?.read(answer) ?? 0)
  })
  const [first = SUCCESS_GATE] = designs
  return first.read(answer) === (first.sign === 1 ? 1 : 0)
}

/**
 * Asks as a run does with a target declared deterministic: cases that differ are asked once more. If a second answer shows that the target
 * is not deterministic, asks in rounds instead.
 */
function askForFacts(plan: RoundsPlan, opened: Opened, answers: Answers): InRounds {
  const { gates, cases } = opened
  const [gate] = gates
  if (gate === undefined) throw new Error('there is no gate')
  const decide = () =>
    decideFact(
      gate,
      [...cases].map(
        ([
          id,
          {
            tries: [own],
          },
        ]) => {
          const again = own?.asked_on[0]?.[0] ?? null
          return { id, main: own?.main ?? [], change: own?.rounds[0]?.[0] ?? own?.main[0] ?? 0, again }
        },
      ),
    )
  const atFirst = decide()
  if (atFirst.kind === 'refuted') return askInRounds(plan, opened, answers)
  const ask = (id: string, kind: 'rounds' | 'asked_on') =>
    answerOnce(opened, { id, round: 1, kind, change: answers.change })
  for (const id of cases.keys()) ask(id, 'rounds')
  const seen = decide()
  const repeated = seen.kind === 'fact' ? seen.unrepeated : []
  for (const id of repeated) ask(id, 'asked_on')
  const fact = decide()
  const asked = cases.size + repeated.length
  if (fact.kind === 'refuted') return askInRounds(plan, opened, answers, { complete: 1, asked })
  const outcome: Decision = { verdict: fact.verdict, because: null }
  return { outcome, outcomes: [outcome], asked }
}
