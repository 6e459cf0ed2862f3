import { sum } from './moments.js'
import { seededRandom } from './random.js'
import { roundingStep, roundNoise } from './round-noise.js'

/** A value of a sequence; only values of one group are compared. */
export interface GroupedValue {
  readonly value: number
  readonly group: string
  /** Seed of the draw that breaks ties. It must not depend on the value, and must stay the same from night to night. */
  readonly seed: string
}

interface Ranked {
  readonly value: number
  readonly group: string
  readonly draw: number
}

/** The bets: each pays `power * p ** (power - 1)` on a rank p. A power of 1 is no bet; half of the capital starts there. */
const BETS = [
  { power: 1, share: 0.5 },
  { power: 0.5, share: 0.25 },
  { power: 0.25, share: 0.25 },
] as const

/** Share of the capital redistributed after every value, so that a late decline still finds capital on each bet. */
const DEALT = 0.02

/** Limit of the capital. A higher capital would prove nothing more, and would take longer to fall after a recovery. */
const MAX_CAPITAL = 1e4

/**
 * Returns what a capital of 1 becomes through bets that later values are smaller than earlier ones (a test martingale). As long as nothing
 * changes, the values of each group are exchangeable, so the rank of each value among those before it is uniform and independent of the
 * earlier ranks (Vovk, Nouretdinov & Gammerman 2003, Testing exchangeability on-line, ICML). The capital is then 1 on average, and the
 * chance that it ever reaches C is at most 1/C, however often one looks (Ville 1939; Howard, Ramdas, McAuliffe & Sekhon 2021, Annals of
 * Statistics 49:1055). No distribution, range or noise of the values is assumed.
 * Ties are broken at random. The mean of the possible ranks of a tied value would be wrong: a long row of ties would cost nothing, and the
 * first value below it would pay as if the bets before had been lost (once in 300 nights, it reached 20 in one year of seven).
 * The mixture of bets is that of Vovk et al. 2021, Retrain or not retrain: conformal test martingales for change-point detection (COPA).
 * @param from index of the first value that is bet on; values before it only serve for comparison
 * @example bettingCapital([{ value: 1, group: '', seed: 'a' }, { value: 0, group: '', seed: 'b' }]) // 1.274: of ranks 1 and 1/2
 */
export function bettingCapital(values: readonly GroupedValue[], from = 0): number {
  const noise = roundingStep(values.map(({ value }) => value))
  const ranked = values.map(({ value, group, seed }): Ranked => {
    return { value: roundNoise(value, noise), group, draw: seededRandom(`${seed}/ties`)() }
  })
  let stakes: readonly number[] = BETS.map(({ share }) => share)
  for (let index = from; index < ranked.length; index++) {
    const { low, high } = placeOf(ranked, index)
    const paid = stakes.map((stake, at) => stake * payOf(BETS[at]?.power ?? 1, low, high))
    const total = sum(paid)
    const capital = Math.min(MAX_CAPITAL, total)
    stakes = BETS.map(({ share }, at) => capital * ((1 - DEALT) * ((paid[at] ?? 0) / total) + DEALT * share))
  }
  return sum(stakes)
}

/** Returns both ends of a value's rank in its group so far (itself included), as shares: 0 to 1/n for the smallest of n. */
function placeOf(values: readonly Ranked[], index: number): { readonly low: number; readonly high: number } {
  const own = values[index] as Ranked
  let [smaller, all] = [0, 1]
  for (let at = 0; at < index; at++) {
    const { value, group, draw } = values[at] as Ranked
    if (group !== own.group) continue
    all += 1
    if (value < own.value || (value === own.value && draw < own.draw)) smaller += 1
  }
  return { low: smaller / all, high: (smaller + 1) / all }
}

/** Returns the mean of `power * p ** (power - 1)` over p from low to high. */
const payOf = (power: number, low: number, high: number): number => (high ** power - low ** power) / (high - low)
