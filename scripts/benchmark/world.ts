import { type Random, seededRandom, shuffled } from '../../src/stats/random.js'

/** A suite as teams have it: how many cases, how many of them flaky, and how far the others are from always answering alike. */
export interface World {
  readonly n: number
  /** The share of cases whose pass rate comes from Beta(½, ½): most of these pass or fail nearly always, some are coins. */
  readonly flaky: number
  /** The pass rates of all others are within this of 1 (85 %) or of 0. */
  readonly near: number
}

/** What a change does to the pass rates, and to how many cases. */
export type Change = 'nothing' | 'tenth-broken' | 'two-broken' | 'swap' | 'spread'
export const CHANGES: readonly Change[] = ['nothing', 'tenth-broken', 'two-broken', 'swap', 'spread']

/** One simulated pull request. All policies see the same: the answers are drawn beforehand, and each policy reads those that it would ask for. */
export interface Drawn {
  readonly n: number
  /** Whether try `index` of a case passes. The first of them are those that every policy with a baseline records. */
  readonly main: readonly (readonly boolean[])[]
  readonly change: readonly (readonly boolean[])[]
}

const STEADY_THAT_PASS = 0.85
/** More than any policy reads. */
const MAIN_TRIES = 36
const CHANGE_TRIES = 24
/** A swap breaks so many cases and mends as many. */
const SWAPPED = 3
/** A spread loss leaves every case so much of its pass rate: no case breaks, all get worse. */
const KEPT = 0.9

/** The pass rates of a suite on main. */
export function drawRates({ n, flaky, near }: World, random: Random): readonly number[] {
  return Array.from({ length: n }, (_, index) => {
    // The arcsine distribution, by its inverse.
    if (index < Math.round(flaky * n)) return Math.sin((Math.PI / 2) * random()) ** 2
    const off = near * random()
    return random() < STEADY_THAT_PASS ? 1 - off : off
  })
}

/** The pass rates after a change: broken cases never pass, mended ones always do, a spread loss takes a tenth from all. */
export function changeRates(rates: readonly number[], change: Change, random: Random): readonly number[] {
  if (change === 'spread') return rates.map((rate) => KEPT * rate)
  const passing = shuffled(
    indicesOf(rates, (rate) => rate > 0.5),
    random,
  )
  const failing = shuffled(
    indicesOf(rates, (rate) => rate <= 0.5),
    random,
  )
  const broken = { nothing: 0, 'tenth-broken': Math.round(rates.length / 10), 'two-broken': 2, swap: SWAPPED }[change]
  const changed = [...rates]
  for (const index of passing.slice(0, broken)) changed[index] = 0
  for (const index of failing.slice(0, change === 'swap' ? SWAPPED : 0)) changed[index] = 1
  return changed
}

/** Draws the answers of both sides. */
export function drawAnswers(main: readonly number[], change: readonly number[], random: Random): Drawn {
  const draw = (rates: readonly number[], tries: number): readonly (readonly boolean[])[] =>
    rates.map((rate) => Array.from({ length: tries }, () => random() < rate))
  return { n: main.length, main: draw(main, MAIN_TRIES), change: draw(change, CHANGE_TRIES) }
}

/** The pull request with this number; the same for the same seed, whatever is drawn before it. */
export function drawPullRequest(world: World, change: Change, seed: string): Drawn {
  const random = seededRandom(`${seed}/${world.n}/${world.flaky}/${world.near}/${change}`)
  const main = drawRates(world, random)
  return drawAnswers(main, changeRates(main, change, random), random)
}

function indicesOf(values: readonly number[], holds: (value: number) => boolean): readonly number[] {
  return values.flatMap((value, index) => (holds(value) ? [index] : []))
}
