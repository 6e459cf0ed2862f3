import { logMargin } from '../../../src/model/relative-change.js'
import type { Random } from '../../../src/stats/random.js'
import { type Answers, type GateDesign, SUCCESS_GATE } from '../../benchmark/in-rounds.js'
import { drawRates } from '../../benchmark/world.js'

/** A metric with numeric values, and a change whose true mean loss is exactly `loss`. */
export interface NumberWorld {
  readonly name: string
  readonly gate: GateDesign
  /** The loss from which on the gate must not report "no regression". */
  readonly margin: number
  readonly draw: (n: number, loss: number, random: Random) => Answers
}

const MARGIN = 0.05
const ratio: GateDesign = { ...SUCCESS_GATE, values: 'number' }

/** Draws an answer of one side to a case, independently for each try. */
type Side = (index: number) => number

const both = (main: Side, change: Side): Answers => ({ main, change })

/** Draws the share of `spans` that are found. */
function share(chance: number, spans: number, random: Random): number {
  let hits = 0
  for (let span = 0; span < spans; span++) if (random() < chance) hits++
  return hits / spans
}

const chancesOf = (n: number, random: Random): readonly number[] =>
  Array.from({ length: n }, () => 0.35 + 0.6 * random())

/** Recall of three spans. `lose` returns the probability of a case after the change. */
const recall =
  (lose: (chance: number, index: number, n: number, loss: number) => number): NumberWorld['draw'] =>
  (n, loss, random) => {
    const chances = chancesOf(n, random)
    const of = (index: number): number => chances[index] ?? 0
    return both(
      (index) => share(of(index), 3, random),
      (index) => share(lose(of(index), index, n, loss), 3, random),
    )
  }

/** Main always answers 1; `draw` draws the answers of the change. */
const onesAgainst =
  (draw: (index: number, n: number, loss: number, random: Random) => number): NumberWorld['draw'] =>
  (n, loss, random) =>
    both(
      () => 1,
      (index) => draw(index, n, loss, random),
    )

const GRADES = 4
const OFF = 0.15

/** Grades from 1 to 5. A grade is one too low in 15 % of the tries and one too high in 15 %; a loss lowers a grade by one. */
const drawGrades: NumberWorld['draw'] = (n, loss, random) => {
  const levels = Array.from({ length: n }, () => (random() < 0.5 ? 3 : 4))
  const read: Side = (index) => {
    const chance = random()
    return (levels[index] ?? 0) + (chance < OFF ? -1 : chance < 2 * OFF ? 1 : 0)
  }
  return both(read, (index) => read(index) - (random() < loss ? 1 : 0))
}

const RELATIVE = 0.1

/** Tokens: ln of the tokens has a standard deviation of .25 between tries, nearly normal (the sum of twelve uniform draws). */
const drawTokens: NumberWorld['draw'] = (n, loss, random) => {
  const levels = Array.from({ length: n }, () => 6 + 2 * random())
  const noise = (): number => 0.25 * (Array.from({ length: 12 }, random).reduce((sum, one) => sum + one) - 6)
  return both(
    (index) => Math.exp((levels[index] ?? 0) + noise()),
    (index) => Math.exp((levels[index] ?? 0) + loss + noise()),
  )
}

export const NUMBERS: readonly NumberWorld[] = [
  {
    name: 'recall in thirds, all lose alike',
    gate: ratio,
    margin: MARGIN,
    draw: recall((chance, _i, _n, loss) => chance - loss),
  },
  {
    name: 'recall in thirds, few cases lose much',
    gate: ratio,
    margin: MARGIN,
    draw: recall((chance, index, n, loss) => chance - Math.min(0.35, Math.max(0, loss * n - 0.35 * index))),
  },
  {
    name: 'main always finds all, few cases find nothing',
    gate: ratio,
    margin: MARGIN,
    draw: onesAgainst((index, n, loss, random) => (random() < loss * n - index ? 0 : 1)),
  },
  {
    name: 'main always finds all, all lose all now and then',
    gate: ratio,
    margin: MARGIN,
    draw: onesAgainst((_index, _n, loss, random) => (random() < loss ? 0 : 1)),
  },
  {
    name: 'main always finds all, a fifth of the cases carries the loss',
    gate: ratio,
    margin: MARGIN,
    draw: onesAgainst((index, n, loss, random) => (index < n / 5 && random() < 5 * loss ? 0 : 1)),
  },
  {
    name: 'thin: every answer loses the same little',
    gate: ratio,
    margin: MARGIN,
    draw: onesAgainst((_index, _n, loss) => 1 - loss),
  },
  {
    name: 'rare gains among many small losses',
    gate: ratio,
    margin: MARGIN,
    draw: (_n, loss, random) => {
      const lost = (0.025 + loss) / 0.95
      return both(
        () => 0.5,
        () => (random() < 0.05 ? 1 : 0.5 - lost),
      )
    },
  },
  {
    name: 'grades 1 to 5',
    gate: { ...ratio, width: GRADES, margin: { kind: 'absolute', value: MARGIN * GRADES } },
    margin: MARGIN * GRADES,
    draw: drawGrades,
  },
  {
    name: 'precision of five passages, a tenth less',
    gate: { ...ratio, margin: { kind: 'relative', value: RELATIVE } },
    margin: RELATIVE,
    draw: (n, loss, random) => {
      const chances = chancesOf(n, random)
      return both(
        (index) => share(chances[index] ?? 0, 5, random),
        (index) => share((1 - loss) * (chances[index] ?? 0), 5, random),
      )
    },
  },
  {
    name: 'tokens, a tenth more',
    gate: { ...ratio, sign: -1, width: 0, margin: { kind: 'log', value: logMargin(RELATIVE, -1) } },
    margin: logMargin(RELATIVE, -1),
    draw: drawTokens,
  },
]

/** Returns yes/no gates of one suite with separate pass rates. Each gate reads one bit of the answer. */
export function severalGates(count: number): readonly GateDesign[] {
  return Array.from({ length: count }, (_, place) => ({ ...SUCCESS_GATE, read: (answer) => (answer >> place) & 1 }))
}

/** Draws the answers of a suite with several gates, from the pass rates of main and of the change by gate and case. */
export function answersOfSeveral(
  gates: readonly (readonly (readonly [main: number, change: number])[])[],
  random: Random,
): Answers {
  const draw = (side: 0 | 1, index: number): number =>
    gates.reduce((bits, rates, place) => bits | (random() < (rates[index]?.[side] ?? 0) ? 1 << place : 0), 0)
  return both(
    (index) => draw(0, index),
    (index) => draw(1, index),
  )
}

/** Draws the answers of a target that is deterministic except for a share `odd` of inverted answers. The first `broken` cases break. */
export function nearlyDeterministic(n: number, broken: number, random: Random, odd = 0.01): Answers {
  const truth = drawRates({ n, flaky: 0, near: 0 }, random).map((rate, index) => (index < broken ? 1 : rate))
  const draw = (rate: number): number => (random() < odd ? 1 - rate : rate)
  return both(
    (index) => draw(truth[index] ?? 0),
    (index) => draw(index < broken ? 0 : (truth[index] ?? 0)),
  )
}
