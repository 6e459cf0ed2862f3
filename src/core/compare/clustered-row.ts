import type { Interval } from '../model/comparison.js'
import { clusterBootstrapTBound } from '../stats/cluster-bootstrap-t-bound.js'
import { clusterRobustT } from '../stats/cluster-robust-t.js'
import { constantBound } from './constant-series.js'
import { makeBound, NO_TEST, type RowBound, type ZeroTest } from './row-outcome.js'
import type { MarginSeries, TestInput } from './paired-input.js'

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

/** The CR2 t bound and the cluster bootstrap-t bound; none when nothing differs. */
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
    makeBound('cluster-bootstrap-t', series, () =>
      clusterBootstrapTBound({ differences, clusters, alpha, seed, noise }),
    ),
  ]
}

function robustBound({ values, noise }: MarginSeries, clusters: readonly string[], alpha: number): number | null {
  const test = clusterRobustT({ differences: values, clusters, alpha, noise })
  if (test === null) return null
  return test.degenerate === null ? test.low : constantBound(test.mean, test.k, alpha)
}
