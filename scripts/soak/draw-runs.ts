import type { Random } from '../../src/stats/random.js'

/** A suite of a system whose answers are drawn anew every night. */
export interface DrawnSuite {
  readonly cases: number
  readonly trials: number
  /** Mean chance to pass. */
  readonly pass_rate: number
  /** Share of the cases that are no sure pass or fail. */
  readonly flaky: number
  /** The first so many of `drawRun`'s. */
  readonly gates: number
}

/** The values of a run, gate by gate, case by case, trial by trial. */
export type Values = readonly (readonly (readonly number[])[])[]

/** What a case is like. */
export interface Chances {
  readonly pass: number
  /** Of each retrieved span to be relevant, and of each expected one to be found. */
  readonly found: number
  /** ln of the tokens of a typical answer. */
  readonly tokens: number
}

/** The cases of a suite: sure ones, and flaky ones around the same mean. */
export function drawChances({ cases, pass_rate, flaky }: DrawnSuite, random: Random): readonly Chances[] {
  return Array.from({ length: cases }, () => {
    const spread = Math.min(pass_rate, 1 - pass_rate) * (2 * random() - 1)
    const pass = random() < flaky ? pass_rate + spread : random() < pass_rate ? 1 : 0
    return { pass, found: 0.3 + 0.65 * random(), tokens: 6 + 2 * random() }
  })
}

/** One night: success, precision, tokens, recall and groundedness of every trial, as many of them as the suite has gates. */
export function drawRun({ trials, gates }: DrawnSuite, chances: readonly Chances[], random: Random): Values {
  const share = (chance: number, of: number): number => {
    let hits = 0
    for (let index = 0; index < of; index++) if (random() < chance) hits += 1
    return hits / of
  }
  const metrics: readonly ((chance: Chances) => number)[] = [
    ({ pass }) => (random() < pass ? 1 : 0),
    ({ found }) => share(found, 5),
    // Twelve uniform draws are as good as normal here: a deviation of .25 from night to night and trial to trial.
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
