import { logBetaKernel } from './incomplete-beta.js'
import { mean as meanOf } from './mean.js'
import { sampleDeviation } from './sample-deviation.js'
import { studentTQuantile, studentTTwoSidedP } from './student-t.js'

/** Why a t statistic does not exist: there is no spread to divide by. */
export type Degenerate = 'zero-differences' | 'constant-difference'

interface PairedFacts {
  readonly n: number
  readonly mean: number
  /** Sample standard deviation, n − 1. */
  readonly sd: number
  readonly df: number
  /** Two-sided. */
  readonly p: number
}

/**
 * `low` and `high` are the two-sided interval at 1 − alpha, each end the one-sided bound at alpha/2; null where there
 * is none. Effect sizes: `cohenDz` is mean/sd, `hedgesG` the same with Hedges' exact small-sample correction.
 */
export type PairedT = PairedFacts &
  (
    | {
        readonly degenerate: null
        readonly t: number
        readonly low: number
        readonly high: number
        readonly cohenDz: number
        readonly hedgesG: number
      }
    | {
        readonly degenerate: Degenerate
        readonly t: null
        readonly low: number | null
        readonly high: number | null
        readonly cohenDz: null
        readonly hedgesG: null
      }
  )

/**
 * The paired t test about 0, from differences already rounded by `roundNoise`; null below two of them.
 * Source: Student 1908, Biometrika 6:1. Without spread there is no t (R and SciPy refuse, too), so verdict-rules
 * decides: all zero means p = 1 and no interval; all equal to x ≠ 0 means the exact sign-flip p = 2^(1−n), and the
 * interval is the point x when that is below alpha, else none.
 * @example pairedT([-1.2, -2.4, -1.3, -1.3, 0, -1, -1.8, -0.8, -4.6, -1.4], 0.05) // t -4.0621, p 0.00283 (Student's sleep data)
 */
export function pairedT(differences: readonly number[], alpha: number): PairedT | null {
  const [first] = differences
  const sd = sampleDeviation(differences)
  if (first === undefined || sd === null) return null
  const n = differences.length
  const df = n - 1
  if (sd === 0) {
    const p = first === 0 ? 1 : 2 ** (1 - n)
    const end = first !== 0 && p < alpha ? first : null
    const degenerate = first === 0 ? 'zero-differences' : 'constant-difference'
    return { n, mean: first, sd, t: null, df, p, low: end, high: end, cohenDz: null, hedgesG: null, degenerate }
  }
  const mean = meanOf(differences)
  const standardError = sd / Math.sqrt(n)
  const t = mean / standardError
  const reach = studentTQuantile(1 - alpha / 2, df) * standardError
  const cohenDz = mean / sd
  return {
    n,
    mean,
    sd,
    t,
    df,
    p: studentTTwoSidedP(t, df),
    low: mean - reach,
    high: mean + reach,
    cohenDz,
    hedgesG: cohenDz * hedgesCorrection(df),
    degenerate: null,
  }
}

/**
 * Γ(df/2) / (√(df/2)·Γ((df − 1)/2)), which is √(2π/df) / B((df − 1)/2, ½); 0 at df = 1. Hedges 1981, J. Educ. Stat.
 * 6:107.
 */
function hedgesCorrection(df: number): number {
  if (df === 1) return 0
  const a = (df - 1) / 2
  const x = a / (a + 0.5)
  const y = 0.5 / (a + 0.5)
  const logInverseBeta = logBetaKernel({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y)
  return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta)
}
