import { bisect } from './bisect.js'
import { noncentralTUpperTail } from './noncentral-t.js'
import { normalQuantile } from './normal.js'
import { studentTQuantile } from './student-t.js'

/**
 * The power of the two-sided paired t test for a true mean of `dz` standard deviations of the differences, both tails
 * counted; `n` > 1, fractions allowed.
 * Source: Cohen 1988, Statistical Power Analysis, 2.2, by the noncentral t distribution; R `power.t.test(strict =
 * TRUE)`.
 * @example pairedTPower({ dz: 0.5, n: 34, alpha: 0.05 }) // 0.8077775
 */
export function pairedTPower({ dz, n, alpha }: { dz: number; n: number; alpha: number }): number {
  const df = n - 1
  const t = studentTQuantile(1 - alpha / 2, df)
  const shift = dz * Math.sqrt(n)
  return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift })
}

/**
 * The smallest true mean, in standard deviations of the differences, that `n` pairs find with the given power (above
 * alpha): `dz` by the noncentral t distribution, `normalDz` by its normal approximation, (z(1 − alpha/2) + z(power))/√n,
 * which is too small for few pairs.
 * @example pairedTDetectableEffect({ n: 20, alpha: 0.05, power: 0.8 }) // dz 0.6604416, normalDz 0.6264535
 */
export function pairedTDetectableEffect({ n, alpha, power }: { n: number; alpha: number; power: number }): {
  dz: number
  normalDz: number
} {
  return {
    dz: firstReaching((dz) => pairedTPower({ dz, n, alpha }) < power, 0),
    normalDz: (normalQuantile(1 - alpha / 2) + normalQuantile(power)) / Math.sqrt(n),
  }
}

/**
 * The number of pairs, as a fraction to be rounded up, that find a true mean of `dz` ≠ 0 with the given power.
 * @example pairedTSampleSize({ dz: 0.5, alpha: 0.05, power: 0.8 }) // 33.37, so 34
 */
export function pairedTSampleSize({ dz, alpha, power }: { dz: number; alpha: number; power: number }): number {
  return firstReaching((n) => pairedTPower({ dz, n, alpha }) < power, 2)
}

/** Where a rising power no longer falls short, from `low` on. */
function firstReaching(fallsShort: (x: number) => boolean, low: number): number {
  let high = Math.max(1, 2 * low)
  while (fallsShort(high)) high *= 2
  return bisect({ low, high, tolerance: 1e-10 * high, holds: fallsShort })
}
