import { leastWhole } from './bisect.js'
import { normalUpperTail } from './distributions/normal.js'

/** Intervals of Simpson's rule between two looks; the error of a level is below 1e-7. */
const INTERVALS = 128
/** Standard deviations below 0 that are left out: a path that low does not come back. */
const DEPTH = 6

/**
 * The chance that a Brownian path, seen at some rounds (whole numbers, rising), is at one of them at least `height` standard
 * deviations above 0.
 * Source: the recursion of Armitage, McPherson & Rowe 1969, J. R. Stat. Soc. A 132:235, backwards from the last look, so that a small
 * chance keeps its digits.
 * @example crossingProbability(2.289, [1, 2, 3]) // .0250: Pocock 1977, Biometrika 64:191, table 1 (two-sided .05)
 */
export function crossingProbability(height: number, looks: readonly number[]): number {
  if (height === Infinity) return 0
  /** By how high the path is at a look: the chance to cross at a later one. */
  let later = (_path: number): number => 0
  for (let at = looks.length - 1; at >= 0; at--) {
    const round = looks[at] as number
    const step = Math.sqrt(round - (looks[at - 1] ?? 0))
    const limit = height * Math.sqrt(round)
    const nodes = at === looks.length - 1 ? [] : integrate(later, limit, -DEPTH * Math.sqrt(round))
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
function integrate(of: (place: number) => number, limit: number, low: number): { place: number; weight: number }[] {
  const width = (limit - low) / INTERVALS
  return Array.from({ length: INTERVALS + 1 }, (_, index) => {
    const place = low + index * width
    const share = index === 0 || index === INTERVALS ? 1 : index % 2 === 1 ? 4 : 2
    return { place, weight: ((share * width) / 3) * of(place) }
  })
}

/**
 * The one height that is crossed at some look with chance `level`, rounded up to three decimals.
 * Source: Pocock 1977, Biometrika 64:191, whose constants are for looks from the first on and 2·`level`.
 * @example heightOfLooks(0.05, [2, 3]) // 1.840
 */
export function heightOfLooks(level: number, looks: readonly number[]): number {
  return (leastWhole(8000, (height) => crossingProbability(height / 1000, looks) <= level) ?? 8000) / 1000
}
