import type { Interval } from '../../model/result/metric-comparison.js'
import { clusterBootstrapTBound, clusterRobustT, sumClusters } from '../../stats/clusters.js'
import { gaffkeBound } from '../../stats/gaffke-bound.js'
import { roundNoise } from '../../stats/round-noise.js'
import type { MarginSeries, TestInput } from './paired-input.js'
import { constantBound } from './paired-t-row.js'
import { makeBound, NO_TEST, once, type RowBound, type ZeroTest } from './row-outcome.js'

/** Fewer clusters never show `no-regression`. */
export const ENOUGH_CLUSTERS = 20
/** Fewer clusters are warned about. */
export const FEW_CLUSTERS = 10

/** The CR2 cluster-robust t test; clusters that all lost the same count as constant differences of K cases. */
export function testClustered(
  differences: readonly number[],
  clusters: readonly string[],
  alpha: number,
  noise: number,
): ZeroTest {
  const test = clusterRobustT({ differences, clusters, alpha, noise })
  if (test === null) return NO_TEST
  const { df, low, high, se } = test
  // Clusters whose gains and losses cancel have no change to be sure of, whatever the last bit of the mean says.
  const hasNoChange = test.degenerate !== null && Math.abs(test.mean) <= noise
  const method = test.degenerate === null ? 'cr2-t' : 'point'
  const interval: Interval | null = low === null || high === null || hasNoChange ? null : { low, high, method }
  return { p: hasNoChange ? 1 : test.p, df, interval, se }
}

/** The CR2 t bound, Gaffke's over clusters where the metric is bounded, and the cluster bootstrap-t bound; none when nothing differs. */
export function boundClustered(
  input: TestInput,
  clusters: readonly string[],
  series: MarginSeries,
): readonly RowBound[] {
  if (input.all_equal) return []
  const { alpha } = input
  const { values: differences, noise } = series
  const seed = `${input.seed}/cluster-bootstrap-t`
  return [
    makeBound('cr2-t', series, () => robustBound(series, clusters, alpha)),
    ...boundClusterSums(series, clusters, { alpha, seed: `${input.seed}/cluster-gaffke` }),
    makeBound('cluster-bootstrap-t', series, () =>
      clusterBootstrapTBound({ differences, clusters, alpha, seed, noise }),
    ),
  ]
}

/**
 * Gaffke's bound with clusters for cases: the mean of x_g = Σ_{i∈g}(dᵢ − limit)/n̄ over the K clusters, n̄ = n/K, is Δ − limit, and no cluster
 * of those sizes can have less than x₀ = (worst − limit)·max n_g/n̄. So the bound of Δ is limit + L, which is above the limit when L is above
 * 0, and it does not lean on how the clusters differ: losses that few clusters carry alone are what the other two bounds miss
 * (docs/decision-rules.md#gaffke-over-clusters). With one case in every cluster it is Gaffke's bound of the cases. None where the metric is
 * unbounded.
 * @example 20 clusters of 5 cases, no loss but in one that lost all, margin .05: worst −1, x₀ = −.95, 19 of x_g = .05 and one −.95
 */
function boundClusterSums(
  series: MarginSeries,
  clusters: readonly string[],
  draws: { readonly alpha: number; readonly seed: string },
): readonly RowBound[] {
  const { values, worst, limit } = series
  if (worst === null) return []
  const gaffke = once(() => {
    const { sizes, sums } = sumClusters(
      values.map((value) => value - limit),
      clusters,
    )
    const mean = values.length / sizes.length
    const shares = sums.map((sum) => roundNoise(sum / mean, series.noise))
    return gaffkeBound({ values: shares, worst: ((worst - limit) * Math.max(...sizes)) / mean, ...draws })
  })
  const { method, bound } = makeBound('cluster-gaffke', series, () => limit + gaffke().lower)
  return [{ method, bound: once(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(0) })) }]
}

function robustBound({ values, noise }: MarginSeries, clusters: readonly string[], alpha: number): number | null {
  const test = clusterRobustT({ differences: values, clusters, alpha, noise })
  if (test === null) return null
  return test.degenerate === null ? test.low : constantBound(test.mean, test.k, alpha)
}
