import { changeRates, drawRates, type World } from '../../benchmark/world.js'
import type { Answers } from '../../benchmark/in-rounds.js'
import type { Random } from '../../../src/stats/random.js'

/** A suite and a change that are hard to judge. The true loss of the mean is exactly `loss`. */
export interface Attack {
  readonly name: string
  /** Draws the pass rates of main and of the change, by case. */
  readonly draw: (n: number, loss: number, random: Random) => readonly (readonly [main: number, change: number])[]
  /** True if some cases break even if the mean stays the same, so that "worse" is right about them. */
  readonly breaks_cases?: true
}

const fill = <T>(n: number, one: (index: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, index) => one(index))
const clamp = (rate: number): number => Math.min(1, Math.max(0, rate))

/** Draws the pass rates of an ordinary suite. `lose` distributes the total loss over the cases, so that the mean falls by `loss`. */
function inSuite(
  world: Omit<World, 'n'>,
  lose: (rates: readonly number[], total: number) => readonly number[],
): Attack['draw'] {
  return (n, loss, random) => {
    const rates = drawRates({ n, ...world }, random)
    const changed = lose(rates, loss * n)
    return rates.map((rate, index) => [rate, changed[index] ?? rate])
  }
}

/** Takes at most `each` from one case after the other until `total` is lost; the cases with the highest `order` come first. */
function takeInTurn(
  rates: readonly number[],
  total: number,
  each: number,
  order: (rate: number) => number,
): readonly number[] {
  const changed = [...rates]
  let left = total
  const places = rates.map((rate, index) => ({ index, key: order(rate) })).sort((a, b) => b.key - a.key)
  for (const { index } of places) {
    const taken = Math.min(left, each, changed[index] ?? 0)
    changed[index] = (changed[index] ?? 0) - taken
    left -= taken
  }
  return changed
}

const TYPICAL = { flaky: 0.2, near: 0.01 }

/** Raises the pass rates of failing cases and lowers those of passing ones, so that `total` is lost overall. */
function loosen(rates: readonly number[], total: number): readonly number[] {
  const [failing, passing] = [rates.filter((rate) => rate < 0.1).length, rates.filter((rate) => rate >= 0.9).length]
  const gain = passing === 0 ? 0 : Math.min(0.3, (0.5 * passing - total) / Math.max(1, failing))
  const loss = (total + gain * failing) / Math.max(1, passing)
  return rates.map((rate) => (rate < 0.1 ? rate + gain : rate >= 0.9 ? rate - loss : rate))
}

/** Draws an ordinary suite in which all steadily passing cases lose equally. */
export const drawLossy = inSuite(TYPICAL, (rates, total) => {
  const passing = rates.filter((rate) => rate >= 0.9).length
  return rates.map((rate) => (rate >= 0.9 ? rate - total / passing : rate))
})

/** The patterns in which a loss of exactly the margin, or none, is distributed over the cases. */
export const PATTERNS: readonly Attack[] = [
  { name: 'one-sided: main always passes, all lose alike', draw: (n, loss) => fill(n, () => [1, 1 - loss]) },
  {
    name: 'sparse: main always passes, few cases break',
    draw: (n, loss) => fill(n, (index) => [1, 1 - clamp(loss * n - index)]),
  },
  {
    name: 'half-broken: main always passes, few cases become coins',
    draw: (n, loss) => fill(n, (index) => [1, 1 - Math.min(0.5, Math.max(0, loss * n - 0.5 * index))]),
  },
  {
    name: 'skewed: main always passes, a fifth of the cases carries it',
    draw: (n, loss) => fill(n, (index) => [1, index < n / 5 ? 1 - 5 * loss : 1]),
  },
  { name: 'thin: all at 99 %, all lose alike', draw: (n, loss) => fill(n, () => [0.99, 0.99 - loss]) },
  { name: 'all at 90 %, all lose alike', draw: (n, loss) => fill(n, () => [0.9, 0.9 - loss]) },
  { name: 'coins, all lose alike', draw: (n, loss) => fill(n, () => [0.5, 0.5 - loss]) },
  {
    name: 'a fifth coins, the steady cases lose alike',
    draw: (n, loss) => fill(n, (index) => (index < n / 5 ? [0.5, 0.5] : [1, 1 - (loss * 5) / 4])),
  },
  { name: 'ordinary, the steady cases lose alike', draw: drawLossy },
  {
    name: 'ordinary, few steady cases break',
    draw: inSuite(TYPICAL, (rates, total) => takeInTurn(rates, total, 1, (rate) => rate)),
  },
  {
    name: 'ordinary, the flaky cases lose first',
    draw: inSuite(TYPICAL, (rates, total) => takeInTurn(rates, total, 0.5, (rate) => -Math.abs(rate - 0.6))),
  },
  {
    name: 'half flaky, the flaky cases lose first',
    draw: inSuite({ flaky: 0.5, near: 0.02 }, (rates, total) =>
      takeInTurn(rates, total, 0.5, (rate) => -Math.abs(rate - 0.6)),
    ),
  },
  {
    // The judge errs in up to a fifth of the answers to a case, at a rate per case that is the same on both sides.
    name: 'a judge that errs alike on both sides, what passes loses alike',
    draw: (n, loss, random) => {
      const judged = drawRates({ n, ...TYPICAL }, random).map((rate) => rate + 0.2 * random() * (1 - 2 * rate))
      const passing = judged.filter((rate) => rate >= 0.5).length
      return judged.map((rate) => [rate, rate >= 0.5 ? rate - (loss * n) / passing : rate])
    },
  },
  { name: 'more random both ways', draw: inSuite(TYPICAL, loosen) },
  {
    name: 'less random: coins settle',
    breaks_cases: true,
    draw: (n, loss) => fill(n, (index) => [0.5, clamp(n * (0.5 - loss) - index)]),
  },
  {
    name: 'hidden: twice the loss breaks few cases, many others gain half of it back',
    draw: (n, loss) =>
      fill(n, (index) => (index % 2 === 0 ? [1, 1 - clamp(2 * loss * n - index / 2)] : [0.3, 0.3 + 2 * loss])),
  },
  {
    name: 'main always passes, half of the loss is in few cases, half in all',
    draw: (n, loss) => fill(n, (index) => [1, (1 - loss / 2) * (1 - clamp((loss / (2 - loss)) * n - index))]),
  },
]

/** Draws independent answers from the pass rates. */
export function independent(rates: readonly (readonly [number, number])[], random: Random): Answers {
  return {
    main: (index) => (random() < (rates[index]?.[0] ?? 0) ? 1 : 0),
    change: (index) => (random() < (rates[index]?.[1] ?? 0) ? 1 : 0),
  }
}

/** Simulates a cache: each further try of the change repeats its first answer with probability `share`. */
export function copied(rates: readonly (readonly [number, number])[], random: Random, share: number): Answers {
  const { main, change } = independent(rates, random)
  const first = new Map<number, number>()
  return {
    main,
    change: (index, round) => {
      const before = first.get(index)
      if (before !== undefined && random() < share) return before
      const value = change(index, round)
      if (before === undefined) first.set(index, value)
      return value
    },
  }
}

/** Simulates a drift: when main was measured, every pass rate was higher by `points` (lower if negative). */
export function drifted(rates: readonly (readonly [number, number])[], random: Random, points: number): Answers {
  const shifted = rates.map(([main, change]): [number, number] => [clamp(main + points), change])
  return independent(shifted, random)
}

const BAD_MINUTES = 0.1
const HIT = 1 / 3
const LOST = 0.6

/** Simulates bad minutes on both sides: in a tenth of the minutes, the pass rate of a third of the cases is lower by .6. */
export function withBadMinutes(rates: readonly (readonly [number, number])[], random: Random): Answers {
  const hits = new Map<string, ReadonlySet<number>>()
  const lossIn = (key: string, index: number): number => {
    let own = hits.get(key)
    if (own === undefined) {
      const isBad = random() < BAD_MINUTES
      own = new Set(isBad ? rates.flatMap((_, at) => (random() < HIT ? [at] : [])) : [])
      hits.set(key, own)
    }
    return own.has(index) ? LOST : 0
  }
  const draw = (rate: number): number => (random() < rate ? 1 : 0)
  return {
    main: (index, minute) => draw((rates[index]?.[0] ?? 0) - lossIn(`main ${minute}`, index)),
    change: (index, round) => draw((rates[index]?.[1] ?? 0) - lossIn(`change ${round}`, index)),
  }
}

/** Draws an ordinary suite with one of the changes of the benchmark. */
export function ordinary(
  world: World,
  change: Parameters<typeof changeRates>[1],
  random: Random,
): readonly (readonly [number, number])[] {
  const main = drawRates(world, random)
  const after = changeRates(main, change, random)
  return main.map((rate, index) => [rate, after[index] ?? rate])
}
