import { bisect } from './bisect.js'
import { normalQuantile, normalUpperTail } from './distributions/normal.js'
import { studentTQuantile, studentTUpperTail } from './distributions/student-t.js'

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
