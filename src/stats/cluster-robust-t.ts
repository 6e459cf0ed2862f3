import { clusterSums } from './cluster-sums.js'
import type { Degenerate } from './paired-t.js'
import { studentTQuantile, studentTTwoSidedP } from './student-t.js'
import { sum } from './sum.js'

interface ClusterRobustFacts {
  /** Number of clusters. */
  readonly k: number
  readonly mean: number
  /** 0 when degenerate. */
  readonly se: number
  /** Satterthwaite's, rarely whole. */
  readonly df: number
  /** Two-sided. */
  readonly p: number
}

/**
 * `low` and `high` are the two-sided interval at 1 − alpha, each end the one-sided bound at alpha/2; null where there
 * is none.
 */
export type ClusterRobustT = ClusterRobustFacts &
  (
    | { readonly degenerate: null; readonly t: number; readonly low: number; readonly high: number }
    | { readonly degenerate: Degenerate; readonly t: null; readonly low: number | null; readonly high: number | null }
  )

/**
 * The t test about 0 of the mean over cases when cases come in clusters. `clusters` is aligned with
 * `differences` (already rounded by `roundNoise`, in steps of `noise`); null is a cluster of its own.
 * Source: CR2 of Bell & McCaffrey 2002, Surv. Methodol. 28:169, and Pustejovsky & Tipton 2018, J. Bus. Econ. Stat.
 * 36:672, for an intercept alone with independent, equal variances as the working model: w = n_g/n, V = Σ E_g²/(1 −
 * w_g)/n², df = 1/(Σ w² + (Σ a)² − Σ a²) with a = w²/(1 − w). With one case in every cluster it is `pairedT`.
 * All E_g = 0 is treated as `pairedT` treats constant differences, with k in place of n; a mean of 0 then has p = 1.
 * @throws RangeError below two clusters.
 * @example clusterRobustT({ differences: [1, 2, 6], clusters: ['a', 'b', 'c'], alpha: 0.05 }) // t 1.9640, df 2, as pairedT
 */
export function clusterRobustT({
  differences,
  clusters,
  alpha,
  noise,
}: {
  differences: readonly number[]
  clusters: readonly (string | null)[]
  alpha: number
  noise?: number
}): ClusterRobustT {
  const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise)
  const k = sizes.length
  if (k < 2) throw new RangeError('cluster-robust t of fewer than two clusters')
  const n = differences.length
  const shares = sizes.map((size) => size / n)
  const leverages = shares.map((share) => share ** 2 / (1 - share))
  const squared = (values: readonly number[]): number => sum(values.map((value) => value ** 2))
  const df = 1 / (squared(shares) + sum(leverages) ** 2 - squared(leverages))
  if (isFlat) {
    const allZero = differences.every((difference) => difference === 0)
    const signFlipP = 2 ** (1 - k)
    const end = !allZero && signFlipP < alpha ? mean : null
    return {
      k,
      mean,
      se: 0,
      df,
      t: null,
      p: mean === 0 ? 1 : signFlipP,
      low: end,
      high: end,
      degenerate: allZero ? 'zero-differences' : 'constant-difference',
    }
  }
  const se = Math.sqrt(sum(residuals.map((residual, index) => residual ** 2 / (1 - (shares[index] as number))))) / n
  const t = mean / se
  const reach = studentTQuantile(1 - alpha / 2, df) * se
  return { k, mean, se, df, t, p: studentTTwoSidedP(t, df), low: mean - reach, high: mean + reach, degenerate: null }
}
