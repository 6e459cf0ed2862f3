import { describe, expect, test } from 'vitest'
import { bootstrapTBound } from '../../../src/core/stats/bootstrap-t-bound.js'
import { clusterBootstrapTBound } from '../../../src/core/stats/cluster-bootstrap-t-bound.js'
import { pairedT } from '../../../src/core/stats/paired-t.js'
import { perRunBootstrap } from '../../../src/core/stats/per-run-bootstrap.js'
import { percentile } from '../../../src/core/stats/percentile.js'
import { seededRandom } from '../../../src/core/stats/random.js'
import { roundNoise } from '../../../src/core/stats/round-noise.js'
import { upperDraw } from '../../../src/core/stats/upper-draw.js'

/** Near-normal values: sums of 12 uniform ones. */
function nearNormal(n: number, seed: string): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: n }, () => {
    let total = -6
    for (let term = 0; term < 12; term++) total += random()
    return roundNoise(total)
  })
}

const alpha = 0.05

describe('bootstrap-t', () => {
  test('on near-normal values it is near the t bound', () => {
    const values = nearNormal(80, 'a')
    const bound = bootstrapTBound({ values, alpha, seed: '1' })
    expect(Math.abs((bound ?? NaN) - (pairedT(values, alpha)?.low ?? NaN))).toBeLessThan(0.03)
  })

  test('it is lower than the t bound where losses are rare and large', () => {
    const values = [...new Array<number>(56).fill(0.01), 0, -1, -1, -0.8]
    expect(bootstrapTBound({ values, alpha, seed: '1' })).toBeLessThan(pairedT(values, alpha)?.low ?? NaN)
  })

  test('a shift of the values shifts it, a large offset included', () => {
    const values = nearNormal(30, 'b')
    const bound = bootstrapTBound({ values, alpha, seed: '1' }) ?? NaN
    const shifted = bootstrapTBound({ values: values.map((value) => value + 1e6), alpha, seed: '1' }) ?? NaN
    expect(shifted - 1e6).toBeCloseTo(bound, 6)
  })

  test.each([
    { why: 'no values', values: [] },
    { why: 'one value', values: [0.2] },
    { why: 'all equal', values: [0.1, 0.1, 0.1] },
    // (59/60)^60 = 36 % of the resamples miss the one that differs.
    { why: 'too many flat resamples', values: [...new Array<number>(59).fill(0), -1] },
  ])('no bound: $why', ({ values }) => {
    expect(bootstrapTBound({ values, alpha, seed: '1' })).toBeNull()
  })

  test('the seed decides', () => {
    const values = nearNormal(20, 'c')
    expect(bootstrapTBound({ values, alpha, seed: '1' })).toBe(bootstrapTBound({ values, alpha, seed: '1' }))
    expect(bootstrapTBound({ values, alpha, seed: '1' })).not.toBe(bootstrapTBound({ values, alpha, seed: '2' }))
  })
})

describe('cluster bootstrap-t', () => {
  test('with one case in every cluster it is near the bootstrap-t', () => {
    const differences = nearNormal(60, 'd')
    const alone = clusterBootstrapTBound({ differences, clusters: differences.map(() => null), alpha, seed: '1' })
    expect(Math.abs((alone ?? NaN) - (bootstrapTBound({ values: differences, alpha, seed: '1' }) ?? NaN))).toBeLessThan(
      0.03,
    )
  })

  test('copies of a case in its cluster add nothing', () => {
    const differences = nearNormal(30, 'e')
    const names = differences.map((_, index) => `c${index}`)
    const twice = { differences: [...differences, ...differences], clusters: [...names, ...names] }
    expect(clusterBootstrapTBound({ ...twice, alpha, seed: '1' })).toBeCloseTo(
      clusterBootstrapTBound({ differences, clusters: names, alpha, seed: '1' }) ?? NaN,
      12,
    )
  })

  test.each([
    { why: 'no differences', differences: [], clusters: [] },
    { why: 'one cluster', differences: [1, 2, 3], clusters: ['a', 'a', 'a'] },
    { why: 'flat', differences: [1, 1, 1], clusters: ['a', 'a', 'b'] },
    {
      why: 'flat between clusters, though not inside',
      differences: [0.1, 0.3, 0.2, 0.2],
      clusters: ['a', 'a', 'b', 'b'],
    },
    // 9 of 10 clusters alike: 35 % of the resamples miss the other.
    {
      why: 'too many flat resamples',
      differences: [...new Array<number>(18).fill(0.1), -1, -1],
      clusters: Array.from({ length: 20 }, (_, index) => `c${Math.floor(index / 2)}`),
    },
  ])('no bound: $why', ({ differences, clusters }) => {
    expect(clusterBootstrapTBound({ differences, clusters, alpha, seed: '1' })).toBeNull()
  })
})

describe('the per-run bootstrap', () => {
  const p95 = (values: readonly number[]): number => percentile(values, 0.95)
  const baseline = nearNormal(200, 'f')

  test('no difference: p = 1 and a point at 0', () => {
    expect(perRunBootstrap({ baseline, candidate: baseline, figure: p95, orientation: -1, seed: '1', alpha })).toEqual({
      p: 1,
      low: 0,
      high: 0,
    })
  })

  test('a shift of every case: the smallest p there is, oriented so that positive is better', () => {
    const candidate = baseline.map((value) => roundNoise(value + 0.5))
    const result = perRunBootstrap({ baseline, candidate, figure: p95, orientation: -1, seed: '1', alpha })
    expect(result.p).toBe(2 / 10_001)
    expect(result.low).toBeCloseTo(-0.5, 9)
    expect(result.high).toBeCloseTo(-0.5, 9)
  })

  test('whole clusters are drawn: one cluster has no spread', () => {
    const candidate = nearNormal(200, 'g')
    const clusters = baseline.map(() => 'all')
    const result = perRunBootstrap({
      baseline,
      candidate,
      figure: p95,
      orientation: 1,
      clusters,
      seed: '1',
      draws: 50,
      alpha,
    })
    const difference = roundNoise(p95(candidate) - p95(baseline))
    expect([result.low, result.high]).toEqual([difference, difference])
  })

  test('a resample without a figure counts against both sides', () => {
    const candidate = baseline.map((value) => value + 1)
    const figure = (values: readonly number[]): number => (values.includes(baseline[0] ?? NaN) ? p95(values) : NaN)
    expect(perRunBootstrap({ baseline, candidate, figure: () => 1, orientation: 1, seed: '1', alpha }).p).toBe(1)
    expect(() => perRunBootstrap({ baseline, candidate, figure, orientation: 1, seed: '1', alpha })).toThrow(
      new RangeError('percentile of no values'),
    )
  })

  test('values may be anything that the figure understands', () => {
    const pairs = baseline.map((value) => ({ confidence: value, correct: value > 0 }))
    const share = (values: readonly { correct: boolean }[]): number =>
      values.filter(({ correct }) => correct).length / values.length
    const wrong = pairs.map((pair) => ({ ...pair, correct: false }))
    const result = perRunBootstrap({
      baseline: pairs,
      candidate: wrong,
      figure: share,
      orientation: 1,
      seed: '1',
      alpha,
    })
    expect(result.p).toBe(2 / 10_001)
    expect(result.high).toBeLessThan(0)
  })
})

test('the upper draw is the ⌈(1 − alpha/2)·draws⌉-th smallest, also where the product is not exact', () => {
  const ranks = Float64Array.from({ length: 10_000 }, (_, index) => index + 1)
  expect(upperDraw(ranks, 0.05)).toBe(9750)
  expect(upperDraw(ranks, 0.01)).toBe(9950)
  expect(upperDraw(ranks, 0.1)).toBe(9500)
  expect(upperDraw(ranks, 0.0501)).toBe(9750)
  expect(upperDraw(Float64Array.of(3, 1, 2, 4), 0.5)).toBe(3)
  expect(upperDraw(Float64Array.of(1, Infinity), 0.05)).toBeNull()
})
