import { groupBy } from '../model/group-by.js'
import { upperQuantile } from './bootstrap-intervals.js'
import { mean as meanOf, sum } from './moments.js'
import { seededRandom } from './random.js'
import { EPSILON } from './round-noise.js'
import { studentTQuantile, studentTTwoSidedP } from './distributions/student-t.js'

/**
 * Tests whether the mean over cases is 0, for cases that come in clusters. `clusters` is aligned with `differences`; a `null` entry is a
 * cluster of its own. Expects differences rounded by `roundNoise`, in steps of `noise`.
 * Source: CR2 of Bell & McCaffrey 2002, Surv. Methodol. 28:169, and Pustejovsky & Tipton 2018, J. Bus. Econ. Stat. 36:672, for an intercept
 * alone with independent, equal variances as the working model: w = n_g/n, V = Σ E_g²/(1 − w_g)/n², df = 1/(Σ w² + (Σ a)² − Σ a²)
 * with a = w²/(1 − w). With one case in every cluster this equals `pairedT`.
 * If all E_g = 0, the result is that of `pairedT` for constant differences, with k in place of n; p is 1 if the mean is 0, and `se` is 0.
 * `k` is the number of clusters, `df` are Satterthwaite's, rarely whole; all else as in `pairedT`.
 * @throws RangeError below two clusters.
 * @example clusterRobustT({ differences: [1, 2, 6], clusters: ['a', 'b', 'c'], alpha: 0.05 }) // t 1.9640, df 2, as pairedT
 */
export function clusterRobustT(input: {
  readonly differences: readonly number[]
  readonly clusters: readonly (string | null)[]
  readonly alpha: number
  readonly noise?: number
}) {
  const { differences, clusters, alpha, noise } = input
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
    const degenerate = allZero ? ('zero-differences' as const) : ('constant-difference' as const)
    return { k, mean, se: 0, df, t: null, p: mean === 0 ? 1 : signFlipP, low: end, high: end, degenerate }
  }
  const se = Math.sqrt(sum(residuals.map((residual, index) => residual ** 2 / (1 - (shares[index] as number))))) / n
  const t = mean / se
  const reach = studentTQuantile(1 - alpha / 2, df) * se
  return { k, mean, se, df, t, p: studentTTwoSidedP(t, df), low: mean - reach, high: mean + reach, degenerate: null }
}

/**
 * Computes the sizes and residual sums of the clusters. `clusters` is aligned with `differences`; a `null` entry is a cluster of its own.
 * The differences were rounded to steps of `noise`, so an E_g of up to n_g steps counts as 0. For example, one loss of 2/3 equals two of
 * 1/3 but for a billionth, which must not become a standard error (docs/decision-rules.md#rounding).
 * @throws RangeError for no differences or lists of different lengths.
 * @example clusterSums([1, 2, 6], ['a', 'a', null]) // mean 3, sizes [2, 1], residuals [-3, 3]
 */
export function clusterSums(differences: readonly number[], clusters: readonly (string | null)[], noise = EPSILON) {
  const mean = meanOf(differences)
  const groups = groupByCluster(differences, clusters)
  const residuals = groups.map((group) => {
    const residual = sum(group.map((difference) => difference - mean))
    return isRounding(residual, group.length, noise) ? 0 : residual
  })
  return {
    /** The mean over cases, not over clusters. */
    mean,
    /** Number of cases of each cluster, in order of first appearance. */
    sizes: groups.map((group) => group.length),
    /** E_g = Σ(dᵢ − mean) over the cases of each cluster; 0 if the sum is no larger than rounding. */
    residuals,
    /** Whether all E_g are 0, that is, all clusters have the same mean. */
    isFlat: residuals.every((residual) => residual === 0),
  }
}

/**
 * Returns the number of cases and the sum of each cluster, in order of first appearance.
 * @example sumClusters([1, 2, 6], ['a', 'a', null]) // sizes [2, 1], sums [3, 6]
 */
export function sumClusters(values: readonly number[], clusters: readonly (string | null)[]) {
  const groups = groupByCluster(values, clusters)
  return { sizes: groups.map((group) => group.length), sums: groups.map(sum) }
}

function groupByCluster(
  values: readonly number[],
  clusters: readonly (string | null)[],
): readonly (readonly number[])[] {
  if (values.length !== clusters.length) throw new RangeError('differences and clusters must be of one length')
  const groups = groupBy(values.entries(), ([at]) => clusters[at] ?? at)
  return [...groups.values()].map((own) => own.map(([, value]) => value))
}

/** Whether the residual sum of `size` cases is no larger than the rounding of their differences. */
export function isRounding(residual: number, size: number, noise: number): boolean {
  return Math.abs(residual) <= noise * size
}

/**
 * Computes the cluster bootstrap-t lower bound of the mean over cases at level 1 − alpha/2. `null` if there are fewer than two clusters,
 * the clusters do not differ, or too many resamples have no spread. `clusters` as in `clusterRobustT`.
 * Source: Cameron, Gelbach & Miller 2008, Rev. Econ. Stat. 90:414 (pairs cluster bootstrap-t). `draws` resamples of k whole clusters;
 * se = √(ΣE_g²)/n, in a resample with its own mean and n (the source's k/(k − 1) cancels out); a resample with all E_g* = 0 counts as
 * t* = +∞. L = mean − t*₍q₎·se with the ⌈(1 − alpha/2)·draws⌉-th smallest t*. Cost: draws × k at about 15 ns.
 * @example clusterBootstrapTBound({ differences: [1, 1, 1], clusters: ['a', 'a', 'b'], alpha: 0.05, seed: '1' }) // null
 */
export function clusterBootstrapTBound(input: {
  readonly differences: readonly number[]
  readonly clusters: readonly (string | null)[]
  readonly alpha: number
  readonly seed: string
  readonly draws?: number
  readonly noise?: number
}): number | null {
  const { differences, clusters, alpha, seed, draws = 10_000, noise = EPSILON } = input
  if (differences.length === 0) return null
  const { mean, sizes, residuals, isFlat } = clusterSums(differences, clusters, noise)
  const k = sizes.length
  if (isFlat) return null
  const standardError = (squares: number, n: number): number => Math.sqrt(squares) / n
  const counts = Float64Array.from(sizes)
  const residual = Float64Array.from(residuals)
  const drawnClusters = new Int32Array(k)
  const random = seededRandom(seed)
  const statistics = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw++) {
    let total = 0
    let cases = 0
    for (let drawn = 0; drawn < k; drawn++) {
      const cluster = Math.floor(random() * k)
      drawnClusters[drawn] = cluster
      total += residual[cluster] as number
      cases += counts[cluster] as number
    }
    // The residuals are relative to the mean of all cases, so this is mean* − mean.
    const shift = total / cases
    let squares = 0
    for (const cluster of drawnClusters) {
      const size = counts[cluster] as number
      const own = (residual[cluster] as number) - size * shift
      if (!isRounding(own, size, noise)) squares += own ** 2
    }
    statistics[draw] = squares === 0 ? Infinity : shift / standardError(squares, cases)
  }
  const t = upperQuantile(statistics, alpha)
  const se = standardError(sum(residuals.map((value) => value ** 2)), differences.length)
  return t === null ? null : mean - t * se
}
