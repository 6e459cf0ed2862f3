import { bisect, leastWhole } from './bisect.js'
import { normalQuantile, normalUpperTail } from './distributions/normal.js'
import { studentTQuantile, studentTUpperTail } from './distributions/student-t.js'

/** Intervals of Simpson's rule between two looks; the error of a level is below 1e-7. */
const INTERVALS = 128
/** Enough to come close, in a sixteenth of the time. */
const FEW_INTERVALS = 32
/** Standard deviations below 0 that are left out: a path that low does not come back. */
const DEPTH = 6

/**
 * The chance that a Brownian path, seen at some rounds (whole numbers, rising), is at one of them at least `height` standard
 * deviations above 0.
 * Source: the recursion of Armitage, McPherson & Rowe 1969, J. R. Stat. Soc. A 132:235, backwards from the last look, so that a small
 * chance keeps its digits.
 * @example crossingProbability(2.289, [1, 2, 3]) // .0250: Pocock 1977, Biometrika 64:191, table 1 (two-sided .05)
 */
export function crossingProbability(height: number, looks: readonly number[], intervals = INTERVALS): number {
  if (height === Infinity) return 0
  /** By how high the path is at a look: the chance to cross at a later one. */
  let later = (_path: number): number => 0
  for (let at = looks.length - 1; at >= 0; at--) {
    const round = looks[at] as number
    const step = Math.sqrt(round - (looks[at - 1] ?? 0))
    const limit = height * Math.sqrt(round)
    const nodes = at === looks.length - 1 ? [] : integrate(later, limit, -DEPTH * Math.sqrt(round), intervals)
    later = (path) => {
      let chance = normalUpperTail((limit - path) / step)
      for (const { place, weight } of nodes) {
        const distance = (place - path) / step
        chance += (weight * Math.exp((-distance * distance) / 2)) / (step * Math.sqrt(2 * Math.PI))
      }
      return chance
    }
  }
  return later(0)
}

/** Places below a limit with their weights by Simpson's rule, times the function there. */
function integrate(of: (place: number) => number, limit: number, low: number, intervals: number) {
  const width = (limit - low) / intervals
  return Array.from({ length: intervals + 1 }, (_, index) => {
    const place = low + index * width
    const share = index === 0 || index === intervals ? 1 : index % 2 === 1 ? 4 : 2
    return { place, weight: ((share * width) / 3) * of(place) }
  })
}

/** In thousandths. */
const HIGHEST = 8000

/**
 * The one height that is crossed at some look with chance `level`, rounded up to three decimals.
 * Source: Pocock 1977, Biometrika 64:191, whose constants are for looks from the first on and 2·`level`.
 * @example heightOfLooks(0.05, [2, 3]) // 1.840
 */
export function heightOfLooks(level: number, looks: readonly number[]): number {
  const isEnough = (height: number, intervals = INTERVALS) =>
    crossingProbability(height / 1000, looks, intervals) <= level
  let height = leastWhole(HIGHEST, (whole) => isEnough(whole, FEW_INTERVALS)) ?? HIGHEST
  while (height < HIGHEST && !isEnough(height)) height++
  while (height > 1 && isEnough(height - 1)) height--
  return height / 1000
}

/** How far a mean difference of fixed cases with random tries may be off. */
export interface Spread {
  /** Of the mean difference. */
  readonly variance: number
  /** The weight of one lost try in it; 0 where no single try can lose a case. */
  readonly step: number
  /** Of Student's t in place of the normal distribution; null takes the latter. */
  readonly df: number | null
}

/**
 * How far the true mean difference may be from the one seen, at `height` standard deviations: u·(c₀ − z) + z·√(V + u²) with c₀ = −ln(1 −
 * Φ(z)). Without any difference it is u·c₀, the bound of Clopper & Pearson 1934 for no loss (Hoeffding 1956, Ann. Math. Stat. 27:713:
 * unequal chances only help); with many it is z·√V (Wilson 1927; Tango 1998, Stat. Med. 17:891). With `df` it is t·√V, t of the chance of z.
 * @example slack(1.6448536, { variance: 0, step: 1 / 60, df: null }) // 0.0499 = −ln .05/60
 */
export function slack(height: number, { variance, step, df }: Spread): number {
  const tail = normalUpperTail(height)
  if (df !== null) return -studentTQuantile(tail, df) * Math.sqrt(variance)
  return step * (-Math.log(tail) - height) + height * Math.sqrt(variance + step * step)
}

/**
 * The height, 0 or more, at which the slack is `distance` (0 or more): Infinity where nothing varies and there is a distance.
 * @example heightOfSlack(0.0499, { variance: 0, step: 1 / 60, df: null }) // 1.645
 */
export function heightOfSlack(distance: number, spread: Spread): number {
  const { variance, step, df } = spread
  if (variance === 0 && step === 0) return distance > 0 ? Infinity : 0
  if (distance <= slack(0, spread)) return 0
  if (df !== null) return -normalQuantile(studentTUpperTail(distance / Math.sqrt(variance), df))
  return bisect({ low: 0, high: 38, tolerance: 1e-9, holds: (height) => slack(height, spread) < distance })
}
