import { type Random, seededRandom, shuffled } from '../../src/stats/random.js'

/** A simulated suite: the number of cases, the share of flaky ones, and how close the others are to always giving the same answer. */
export interface World {
  readonly n: number
  /** The share of cases with a pass rate from Beta(½, ½): most of these nearly always pass or nearly always fail, some are near 50 %. */
  readonly flaky: number
  /** The largest distance of the other pass rates from 1 (85 % of these cases) or from 0. */
  readonly near: number
}

/** The kind of a change: how it alters the pass rates, and of how many cases. */
export type Change = 'nothing' | 'tenth-broken' | 'two-broken' | 'swap' | 'spread'
export const CHANGES: readonly Change[] = ['nothing', 'tenth-broken', 'two-broken', 'swap', 'spread']

/** One simulated pull request. The answers are drawn beforehand, so all policies see the same ones; each reads those it would ask for. */
export interface Drawn {
  readonly n: number
  /** Whether each try passes, by case. The first tries are those that a policy with a recorded baseline uses. */
  readonly main: readonly (readonly boolean[])[]
  readonly change: readonly (readonly boolean[])[]
}

const STEADY_THAT_PASS = 0.85
/** More tries of each side than any policy reads. */
const MAIN_TRIES = 36
const CHANGE_TRIES = 24
/** The number of cases that a swap breaks, and of those it fixes. */
const SWAPPED = 3
/** The factor by which a spread loss lowers every pass rate: no case breaks, all get worse. */
const KEPT = 0.9

/** Draws the pass rates of a suite on main. */
export function drawRates({ n, flaky, near }: World, random: Random): readonly number[] {
  return Array.from({ length: n }, (_, index) => {
    // The arcsine distribution, Beta(½, ½), by its inverse.
    if (index < Math.round(flaky * n)) return Math.sin((Math.PI / 2) * random()) ** 2
    const off = near * random()
    return random() < STEADY_THAT_PASS ? 1 - off : off
  })
}

/** Returns the pass rates after a change: broken cases never pass, fixed ones always pass, a spread loss takes a tenth of every rate. */
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

/** Draws one pull request. The same seed gives the same one, whatever was drawn before. */
export function drawPullRequest(world: World, change: Change, seed: string): Drawn {
  const random = seededRandom(`${seed}/${world.n}/${world.flaky}/${world.near}/${change}`)
  const main = drawRates(world, random)
  return drawAnswers(main, changeRates(main, change, random), random)
}

function indicesOf(values: readonly number[], holds: (value: number) => boolean): readonly number[] {
  return values.flatMap((value, index) => (holds(value) ? [index] : []))
}
