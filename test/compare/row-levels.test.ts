import { describe, expect, test } from 'vitest'
import { applyRow } from '../../src/compare/test/apply-row.js'
import { makeTestInput } from '../../src/compare/test/paired-input.js'
import type { MetricFacts } from '../../src/model/metric.js'
import { clusterBootstrapTBound } from '../../src/stats/clusters.js'
import { perRunBootstrap } from '../../src/stats/per-run-resampling.js'
import { seededRandom } from '../../src/stats/random.js'
import { resampledPercentile } from '../../src/stats/run-figures/percentile-figure.js'
import { SUCCESS } from './build-runs.js'

const LATENCY: MetricFacts = { ...SUCCESS, kind: 'continuous', unit: 's', direction: 'lower', range: [0, null] }
const random = seededRandom('levels')
const draw = (n: number): readonly number[] => Array.from({ length: n }, () => Math.round(1000 * random()) / 10)

function pairsOf(baseline: readonly number[], candidate: readonly number[], clusters: readonly string[] = []) {
  const arm = (value: number) => ({ trials: 1, values: [value], record: [value] })
  return baseline.map((value, index) => ({
    case_id: `c${index}`,
    cluster: clusters[index],
    baseline: arm(value),
    candidate: arm(candidate[index] ?? value),
  }))
}

// No oracle gives resampled values to the last digit; the tests in test/stats compare them with their oracles.
describe('a row uses the level of the suite', () => {
  test('in the bound of resampled clusters', () => {
    const clusters = Array.from({ length: 60 }, (_, index) => `g${index % 24}`)
    const input = makeTestInput({
      metric: LATENCY,
      pairs: pairsOf(draw(60), draw(60), clusters),
      alpha: 0.05,
      seed: '1',
    })
    const bounds = applyRow(input, { kind: 'absolute', value: 5 })?.bounds() ?? []
    const bound = bounds.find(({ method }) => method === 'cluster-bootstrap-t')?.value
    const at = (alpha: number): number | null =>
      clusterBootstrapTBound({ differences: input.differences, clusters, alpha, seed: '1/cluster-bootstrap-t' })
    expect(bound).toBe(at(0.05))
    expect(bound).toBeLessThan(at(0.2) ?? -Infinity)
  })

  test('in the interval of a percentile of the run', () => {
    const metric: MetricFacts = { ...LATENCY, per_run: { figure: 'percentile', of: 'latency', percentile: 95 } }
    const arms = { baseline: draw(200), candidate: draw(200) }
    const input = makeTestInput({
      metric,
      pairs: pairsOf(arms.baseline, arms.candidate),
      alpha: 0.05,
      seed: '1',
    })
    const interval = applyRow(input, { kind: 'relative', value: 0.1 })?.checks().percentile
    const at = (alpha: number) =>
      perRunBootstrap({
        n: 200,
        baseline: resampledPercentile(arms.baseline, 0.95),
        candidate: resampledPercentile(arms.candidate, 0.95),
        orientation: -1,
        seed: '1/per-run',
        alpha,
      })
    expect(interval).toEqual({ low: at(0.05).low, high: at(0.05).high })
    expect(interval?.low).toBeLessThan(at(0.2).low)
  })
})
