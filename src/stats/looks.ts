import { bisect, smallestInteger } from './bisect.js'
import { normalQuantile, normalUpperTail } from './distributions/normal.js'
import { studentTQuantile, studentTUpperTail } from './distributions/student-t.js'

/** Intervals of Simpson's rule between two looks. With this many, the error of a level is below 1e-7. */
const INTERVALS = 128
/** Intervals for a first approximation, in a sixteenth of the time. */
const FEW_INTERVALS = 32
/** Standard deviations below 0 at which the integration starts: a path below does not come back. */
const DEPTH = 6

/**
 * Computes the chance that a Brownian path, observed at the given rounds (rising whole numbers), is at least `height` standard deviations
 * above 0 at one of them.
 * Source: the recursion of Armitage, McPherson & Rowe 1969, J. R. Stat. Soc. A 132:235, backwards from the last look, so that small chances
 * stay accurate.
 * @example crossingProbability(2.289, [1, 2, 3]) // .0250: Pocock 1977, Biometrika 64:191, table 1 (two-sided .05)
 */
export function crossingProbability(height: number, looks: readonly number[], intervals = INTERVALS): number {
  if (height === Infinity) return 0
  /** Maps the height of the path at a look to the chance of crossing at a later look. */
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

/** Returns places below the limit, each with its Simpson weight times the function value there. */
function integrate(of: (place: number) => number, limit: number, low: number, intervals: number) {
  const width = (limit - low) / intervals
  return Array.from({ length: intervals + 1 }, (_, index) => {
    const place = low + index * width
    const share = index === 0 || index === intervals ? 1 : index % 2 === 1 ? 4 : 2
    return { place, weight: ((share * width) / 3) * of(place) }
  })
}

/** Largest height that is tried, in thousandths. */
const HIGHEST = 8000

/**
 * Finds the height, the same at every look, that is crossed at some look with chance `level`, rounded up to three decimals.
 * Source: Pocock 1977, Biometrika 64:191, whose constants are for looks from the first on and 2·`level`.
 * @example heightOfLooks(0.05, [2, 3]) // 1.840
 */
export function heightOfLooks(level: number, looks: readonly number[]): number {
  const isEnough = (height: number, intervals = INTERVALS) =>
    crossingProbability(height / 1000, looks, intervals) <= level
  let height = smallestInteger(HIGHEST, (whole) => isEnough(whole, FEW_INTERVALS)) ?? HIGHEST
  while (height < HIGHEST && !isEnough(height)) height++
  while (height > 1 && isEnough(height - 1)) height--
  return height / 1000
}

/** Uncertainty of a mean difference, for fixed cases with random tries. */
export interface DifferenceSpread {
  /** Variance of the mean difference. */
  readonly variance: number
  /** Weight of one lost try in the mean difference; 0 if no single try can lose a case. */
  readonly step: number
  /** Degrees of freedom of Student's t; `null` uses the normal distribution. */
  readonly df: number | null
}

/**
 * Computes how far the true mean difference may be from the observed one at z = `height` standard deviations: u·(c₀ − z) + z·√(V + u²) with
 * u = `step`, V = `variance` and c₀ = −ln(1 − Φ(z)). Without any difference this is u·c₀, the bound of Clopper & Pearson 1934 for no loss
 * (Hoeffding 1956, Ann. Math. Stat. 27:713: unequal chances only help). With many differences it is z·√V (Wilson 1927; Tango 1998, Stat.
 * Med. 17:891). With `df` it is t·√V, where t has the same tail probability as z.
 * @example slack(1.6448536, { variance: 0, step: 1 / 60, df: null }) // 0.0499 = −ln .05/60
 */
export function slack(height: number, { variance, step, df }: DifferenceSpread): number {
  const tail = normalUpperTail(height)
  if (df !== null) return -studentTQuantile(tail, df) * Math.sqrt(variance)
  return step * (-Math.log(tail) - height) + height * Math.sqrt(variance + step * step)
}

/**
 * Finds the height (0 or more) at which the slack equals `distance` (0 or more). Infinity if nothing varies and the distance is above 0.
 * @example heightOfSlack(0.0499, { variance: 0, step: 1 / 60, df: null }) // 1.645
 */
export function heightOfSlack(distance: number, spread: DifferenceSpread): number {
  const { variance, step, df } = spread
  if (variance === 0 && step === 0) return distance > 0 ? Infinity : 0
  if (distance <= slack(0, spread)) return 0
  if (df !== null) return -normalQuantile(studentTUpperTail(distance / Math.sqrt(variance), df))
  return bisect({ low: 0, high: 38, tolerance: 1e-9, holds: (height) => slack(height, spread) < distance })
}
