import { bisect } from './bisect.js'
import { incompleteBeta, logBetaKernel, logGamma } from './distributions/special-functions.js'
import { mean as meanOf, sampleStandardDeviation } from './moments.js'
import { normalQuantile } from './distributions/normal.js'
import { studentTQuantile, studentTTwoSidedP, studentTUpperTail } from './distributions/student-t.js'

/**
 * Computes the paired t test about 0, from differences already rounded by `roundNoise`; `null` for fewer than two. p is two-sided; `low` and
 * `high` are the two-sided interval at 1 − alpha, each end the one-sided bound at alpha/2; `null` if there is no interval. Effect sizes:
 * `cohenDz` is mean/sd with the sample standard deviation, `hedgesG` the same with Hedges' exact small-sample correction. `degenerate` says
 * that the differences have no spread to divide by; then `t` and the effect sizes are `null`.
 * Source: Student 1908, Biometrika 6:1. Without spread there is no t (R and SciPy refuse, too), so docs/decision-rules.md#paired-t decides:
 * if all differences are 0, p = 1 and there is no interval; if all equal x ≠ 0, p is the exact sign-flip p = 2^(1−n), and the interval is
 * the point x if p is below alpha, else there is none.
 * @example pairedT([-1.2, -2.4, -1.3, -1.3, 0, -1, -1.8, -0.8, -4.6, -1.4], 0.05) // t -4.0621, p 0.00283 (Student's sleep data)
 */
export function pairedT(differences: readonly number[], alpha: number) {
  const [first] = differences
  const sd = sampleStandardDeviation(differences)
  if (first === undefined || sd === null) return null
  const n = differences.length
  const df = n - 1
  if (sd === 0) {
    const p = first === 0 ? 1 : 2 ** (1 - n)
    const end = p < alpha ? first : null
    const degenerate = first === 0 ? ('zero-differences' as const) : ('constant-difference' as const)
    return { n, mean: first, sd, t: null, df, p, low: end, high: end, cohenDz: null, hedgesG: null, degenerate }
  }
  const mean = meanOf(differences)
  const standardError = sd / Math.sqrt(n)
  const t = mean / standardError
  const reach = studentTQuantile(1 - alpha / 2, df) * standardError
  const [low, high] = [mean - reach, mean + reach]
  const cohenDz = mean / sd
  const hedgesG = cohenDz * hedgesCorrection(df)
  return { n, mean, sd, t, df, p: studentTTwoSidedP(t, df), low, high, cohenDz, hedgesG, degenerate: null }
}

/** Computes Γ(df/2) / (√(df/2)·Γ((df − 1)/2)), which is √(2π/df) / B((df − 1)/2, ½); 0 at df = 1. Hedges 1981, J. Educ. Stat. 6:107. */
function hedgesCorrection(df: number): number {
  if (df === 1) return 0
  const a = (df - 1) / 2
  const x = a / (a + 0.5)
  const y = 0.5 / (a + 0.5)
  const logInverseBeta = logBetaKernel({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y)
  return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta)
}

/**
 * Returns the power of the two-sided paired t test of `n` pairs (more than 1, fractions allowed) as a function of the true mean in standard
 * deviations of the differences. Both tails are counted.
 * Source: Cohen 1988, Statistical Power Analysis, 2.2, by the noncentral t distribution; R `power.t.test(strict = TRUE)`.
 * @example pairedTPower({ n: 34, alpha: 0.05 })(0.5) // 0.8077775
 */
export function pairedTPower({ n, alpha }: { n: number; alpha: number }): (dz: number) => number {
  const df = n - 1
  const t = studentTQuantile(1 - alpha / 2, df)
  return (dz) => {
    const shift = dz * Math.sqrt(n)
    return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift })
  }
}

/**
 * Computes the smallest true mean, in standard deviations of the differences, that `n` pairs detect with the given power (above alpha).
 * `dz` uses the noncentral t distribution. `normalDz` is its normal approximation, (z(1 − alpha/2) + z(power))/√n, which is too small for
 * few pairs.
 * @example pairedTDetectableEffect({ n: 20, alpha: 0.05, power: 0.8 }) // dz 0.6604416, normalDz 0.6264535
 */
export function pairedTDetectableEffect({ n, alpha, power }: { n: number; alpha: number; power: number }) {
  const powerAt = pairedTPower({ n, alpha })
  return {
    dz: firstReaching((dz) => powerAt(dz) < power),
    normalDz: (normalQuantile(1 - alpha / 2) + normalQuantile(power)) / Math.sqrt(n),
  }
}

/** Finds the point from 0 on where a rising power is first reached. */
function firstReaching(fallsShort: (x: number) => boolean): number {
  let high = 1
  while (fallsShort(high)) high *= 2
  return bisect({ low: 0, high, tolerance: 1e-10 * high, holds: fallsShort })
}

/**
 * Computes P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`, for t ≥ 0;
 * absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series over whole and half k with λ = shift²/2 and the sign of the shift: ½ Σ
 * (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)), every term from the one before.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
export function noncentralTUpperTail({ t, df, shift }: { t: number; df: number; shift: number }): number {
  if (shift === 0) return studentTUpperTail(t, df)
  const lambda = shift ** 2 / 2
  // The weights are Poisson-like: terms this far from their mean are negligible (Bernstein's bound is below 1e-14).
  const reach = 8 * Math.sqrt(lambda) + 20
  const first = Math.max(0, Math.floor(lambda - reach))
  const series = (start: number): number => sumTails({ t, df, lambda, start, end: lambda + reach })
  return (series(first) + Math.sign(shift) * series(first + 0.5)) / 2
}

/** Computes Σ e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)) over k = start, start + 1 … end. */
function sumTails(range: { t: number; df: number; lambda: number; start: number; end: number }): number {
  const { t, df, lambda, start, end } = range
  const square = t * t
  const at = { x: square / (square + df), y: df / (square + df), b: df / 2 }
  let a = start + 0.5
  let weight = Math.exp(start * Math.log(lambda) - lambda - logGamma(start + 1))
  let tail = incompleteBeta({ ...at, a }).upper
  // x^a·y^b/(a·B(a, b)), the difference from this tail to the next (DLMF 8.17.20).
  let step = Math.exp(logBetaKernel({ ...at, a })) / a
  let total = 0
  for (let k = start; k <= end; k++) {
    total += weight * tail
    weight *= lambda / (k + 1)
    tail += step
    step *= (at.x * (a + at.b)) / (a + 1)
    a++
  }
  return total
}
