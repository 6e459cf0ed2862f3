import type { Random } from '../../src/stats/random.js'

/** A suite of a simulated system whose answers are drawn again every night. */
export interface DrawnSuite {
  readonly cases: number
  readonly trials: number
  /** The mean pass rate of the cases. */
  readonly pass_rate: number
  /** The share of cases that neither always pass nor always fail. */
  readonly flaky: number
  /** The number of gates; the first ones of those in `drawRun`. */
  readonly gates: number
}

/** The values of a run by gate, case and trial. */
export type Values = readonly (readonly (readonly number[])[])[]

/** The properties of a case from which its answers are drawn. */
export interface Chances {
  readonly pass: number
  /** The chance of each retrieved span to be relevant, and of each expected span to be found. */
  readonly found: number
  /** The natural logarithm of the tokens of a typical answer. */
  readonly tokens: number
}

/** Draws the cases of a suite: stable ones, and flaky ones with the same mean pass rate. */
export function drawChances({ cases, pass_rate, flaky }: DrawnSuite, random: Random): readonly Chances[] {
  return Array.from({ length: cases }, () => {
    const spread = Math.min(pass_rate, 1 - pass_rate) * (2 * random() - 1)
    const pass = random() < flaky ? pass_rate + spread : random() < pass_rate ? 1 : 0
    return { pass, found: 0.3 + 0.65 * random(), tokens: 6 + 2 * random() }
  })
}

/** Draws the values of a night: success, precision, tokens, recall and groundedness of every trial, up to the suite's number of gates. */
export function drawRun({ trials, gates }: DrawnSuite, chances: readonly Chances[], random: Random): Values {
  const share = (chance: number, of: number): number => {
    let hits = 0
    for (let index = 0; index < of; index++) if (random() < chance) hits += 1
    return hits / of
  }
  const metrics: readonly ((chance: Chances) => number)[] = [
    ({ pass }) => (random() < pass ? 1 : 0),
    ({ found }) => share(found, 5),
    // Nearly normal: the sum of twelve uniform draws, scaled to a standard deviation of .25 between trials.
    ({ tokens: level }) => Math.exp(level + 0.25 * (12 * share12(random) - 6)),
    ({ found }) => share(found, 3),
    ({ pass, found }) => share((pass + found) / 2, 4),
  ]
  return metrics.slice(0, gates).map((drawOne) => chances.map((chance) => times(trials, () => drawOne(chance))))
}

function share12(random: Random): number {
  let sum = 0
  for (let index = 0; index < 12; index++) sum += random()
  return sum / 12
}

function times(count: number, draw: () => number): readonly number[] {
  return Array.from({ length: count }, draw)
}
