import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bootstrapTBound, resampleMeans, upperQuantile } from '../../src/stats/bootstrap-intervals.js'
import { clusterBootstrapTBound } from '../../src/stats/clusters.js'
import { pairedT } from '../../src/stats/paired-t.js'
import { type ResampledFigure, perRunBootstrap } from '../../src/stats/per-run-resampling.js'
import { percentile } from '../../src/stats/percentile.js'
import { seededRandom } from '../../src/stats/random.js'
import { roundNoise } from '../../src/stats/round-noise.js'
import { resampledPercentile } from '../../src/stats/run-figures/percentile-figure.js'

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

function bootstrapT(values: readonly number[], seed: string): number | null {
  const resamples = resampleMeans({ values, seed })
  return resamples === null ? null : bootstrapTBound(resamples, alpha)
}

/** All n^n resamples of n items, each as likely as every other. */
function resamplesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.reduce<readonly (readonly Item[])[]>(
    (drawn) => drawn.flatMap((one) => items.map((item) => [...one, item])),
    [[]],
  )
}

/** The t below or at which the share q of all resamples lies. */
const quantileOf = (ts: readonly number[], q: number): number =>
  ts.toSorted((a, b) => a - b)[Math.ceil(q * ts.length) - 1] ?? NaN

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('bootstrap-t', () => {
  // Shares of all resamples that lie in the middle of equal t, so that 10,000 draws hit the same one.
  test.each([0.25, 0.523, 0.593, 0.711, 0.7575, 0.829, 0.89])('at %f it is that of all 256 resamples', (q) => {
    const values = [1, 2, 4, 9]
    const errorOf = (drawn: readonly number[]): number =>
      Math.sqrt(drawn.reduce((sum, value) => sum + (value - meanOf(drawn)) ** 2, 0) / 3 / 4)
    const ts = resamplesOf(values).map((drawn) =>
      new Set(drawn).size === 1 ? Infinity : (meanOf(drawn) - meanOf(values)) / errorOf(drawn),
    )
    const resamples = resampleMeans({ values, seed: '1' })
    if (resamples === null) throw new Error('nothing to resample')
    expect(bootstrapTBound(resamples, 2 * (1 - q))).toBeCloseTo(
      meanOf(values) - quantileOf(ts, q) * errorOf(values),
      12,
    )
    expect(resamples.statistics).toHaveLength(10_000)
    expect(bootstrapTBound(resamples, 0.01)).toBeNull()
  })

  test('on near-normal values it is near the t bound', () => {
    const values = nearNormal(80, 'a')
    const bound = bootstrapT(values, '1')
    expect(Math.abs((bound ?? NaN) - (pairedT(values, alpha)?.low ?? NaN))).toBeLessThan(0.03)
  })

  test('it is lower than the t bound where losses are rare and large', () => {
    const values = [...new Array<number>(56).fill(0.01), 0, -1, -1, -0.8]
    expect(bootstrapT(values, '1')).toBeLessThan(pairedT(values, alpha)?.low ?? NaN)
  })

  test('a shift of the values shifts it, a large offset included', () => {
    const values = nearNormal(30, 'b')
    const bound = bootstrapT(values, '1') ?? NaN
    const shifted =
      bootstrapT(
        values.map((value) => value + 1e6),
        '1',
      ) ?? NaN
    expect(shifted - 1e6).toBeCloseTo(bound, 6)
  })

  test.each([
    { why: 'no values', values: [] },
    { why: 'one value', values: [0.2] },
    { why: 'all equal', values: [0.1, 0.1, 0.1] },
    // (59/60)^60 = 36 % of the resamples miss the one that differs.
    { why: 'too many flat resamples', values: [...new Array<number>(59).fill(0), -1] },
  ])('no bound: $why', ({ values }) => {
    expect(bootstrapT(values, '1')).toBeNull()
  })

  test('a resample of equal values has no t, on either side of the mean', () => {
    const { shifts, statistics } = resampleMeans({ values: [1, 2], seed: '1', draws: 100 }) ?? {}
    expect(new Set(shifts)).toEqual(new Set([-0.5, 0, 0.5]))
    expect(statistics).toEqual(shifts?.map((shift) => (shift === 0 ? 0 : Infinity)))
  })

  test('the seed decides', () => {
    const values = nearNormal(20, 'c')
    expect(bootstrapT(values, '1')).toBe(bootstrapT(values, '1'))
    expect(bootstrapT(values, '1')).not.toBe(bootstrapT(values, '2'))
  })
})

describe('cluster bootstrap-t', () => {
  test('with one case in every cluster it is near the bootstrap-t', () => {
    const differences = nearNormal(60, 'd')
    const alone = clusterBootstrapTBound({ differences, clusters: differences.map(() => null), alpha, seed: '1' })
    expect(Math.abs((alone ?? NaN) - (bootstrapT(differences, '1') ?? NaN))).toBeLessThan(0.03)
  })

  // As above: each share lies in the middle of equal t.
  test.each([0.6715, 0.7575, 0.8435, 0.8905])('at %f it is that of all 256 resamples', (q) => {
    const groups = [[1, 2], [4], [-1, 0, 2.5], [3, 3.5]]
    const differences = groups.flat()
    const clusters = groups.flatMap((group, at) => group.map(() => `c${at}`))
    const errorOf = (drawn: readonly (readonly number[])[]): number => {
      const mean = meanOf(drawn.flat())
      const sums = drawn.map((group) => group.reduce((sum, value) => sum + value - mean, 0))
      return Math.sqrt((4 / 3) * sums.reduce((sum, own) => sum + own ** 2, 0)) / drawn.flat().length
    }
    const ts = resamplesOf(groups).map((drawn) =>
      new Set(drawn).size === 1 ? Infinity : (meanOf(drawn.flat()) - meanOf(differences)) / errorOf(drawn),
    )
    const bound = (level: number) => clusterBootstrapTBound({ differences, clusters, alpha: level, seed: '1' })
    expect(bound(2 * (1 - q))).toBeCloseTo(meanOf(differences) - quantileOf(ts, q) * errorOf(groups), 12)
    // One resample in 64 is of one cluster alone.
    expect(bound(0.01)).toBeNull()
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
    {
      why: 'too many flat resamples, which lie below the mean',
      differences: [...new Array<number>(18).fill(-0.1), 1, 1],
      clusters: Array.from({ length: 20 }, (_, index) => `c${Math.floor(index / 2)}`),
    },
  ])('no bound: $why', ({ differences, clusters }) => {
    expect(clusterBootstrapTBound({ differences, clusters, alpha, seed: '1' })).toBeNull()
  })
})

describe('the per-run bootstrap', () => {
  const baseline = nearNormal(200, 'f')
  const p95 = (values: readonly number[]): ResampledFigure => resampledPercentile(values, 0.95)
  const settings = { n: 200, orientation: 1, seed: '1', alpha } as const

  test('no difference: a point at 0', () => {
    const same = { baseline: p95(baseline), candidate: p95(baseline) }
    expect(perRunBootstrap({ ...settings, ...same, orientation: -1 })).toEqual({ low: 0, high: 0 })
  })

  test('a shift of every case: a point, oriented so that positive is better', () => {
    const shifted = baseline.map((value) => roundNoise(value + 0.5))
    const arms = { baseline: p95(baseline), candidate: p95(shifted) }
    const result = perRunBootstrap({ ...settings, ...arms, orientation: -1 })
    expect(result.low).toBeCloseTo(-0.5, 9)
    expect(result.high).toBeCloseTo(-0.5, 9)
  })

  test('whole clusters are drawn: one cluster has no spread', () => {
    const other = nearNormal(200, 'g')
    const arms = { baseline: p95(baseline), candidate: p95(other) }
    const result = perRunBootstrap({ ...settings, ...arms, clusters: baseline.map(() => 'all'), draws: 50 })
    const difference = roundNoise(percentile(other, 0.95) - percentile(baseline, 0.95))
    expect([result.low, result.high]).toEqual([difference, difference])
  })

  test('clusters of one case each are cases', () => {
    const arms = { baseline: p95(baseline), candidate: p95(nearNormal(200, 'g')) }
    const clusters = baseline.map(() => null)
    expect(perRunBootstrap({ ...settings, ...arms, clusters })).toEqual(perRunBootstrap({ ...settings, ...arms }))
  })

  test('the interval is the middle of as many differences as draws, and those that do not exist are left out', () => {
    // 0, 37, 73, 9 … of a hundred and one, each once; of those below 100 the 5 % lie below 4.95.
    const drawn = (missing: number) => {
      let draw = -1
      const candidate = (): number => {
        draw++
        const value = (37 * draw) % 101
        return value >= missing ? NaN : value
      }
      return { baseline: () => 0, candidate, draws: 101, alpha: 0.1 }
    }
    expect(perRunBootstrap({ ...settings, ...drawn(101) })).toEqual({ low: 5, high: 95 })
    expect(perRunBootstrap({ ...settings, ...drawn(101), orientation: -1 })).toEqual({ low: -95, high: -5 })
    expect(perRunBootstrap({ ...settings, ...drawn(100) })).toEqual({ low: 4.95, high: 94.05 })
  })

  test('resamples without a figure have no interval', () => {
    const missing = { baseline: () => NaN, candidate: () => 1 }
    expect(() => perRunBootstrap({ ...settings, ...missing })).toThrow(new RangeError('percentile of no values'))
  })

  test('a figure may be anything that counts tell, such as a share of the cases', () => {
    const share =
      (isGood: (value: number) => boolean): ResampledFigure =>
      (counts, size) =>
        baseline.reduce((good, value, index) => good + (isGood(value) ? (counts[index] ?? 0) : 0), 0) / size
    const arms = { baseline: share((value) => value > 0), candidate: share(() => false) }
    const result = perRunBootstrap({ ...settings, ...arms })
    expect(result.high).toBeLessThan(0)
  })
})

test('a percentile told by counts is that of the resample itself', () => {
  expect(resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3)).toBe(10)
  const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 12 })
  const share = fc.constantFrom(0, 0.05, 0.5, 0.9, 0.95, 1)
  fc.assert(
    fc.property(values, fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }), share, (list, drawn, p) => {
      const counts = Int32Array.from(list, (_, index) => drawn[index] ?? 0)
      if (!counts.includes(1)) counts[0] = 1
      const resample = list.flatMap((value, index) => new Array<number>(counts[index] ?? 0).fill(value))
      expect(resampledPercentile(list, p)(counts, resample.length)).toBe(percentile(resample, p))
    }),
  )
})

test('the upper draw is the ⌈(1 − alpha/2)·draws⌉-th smallest, also where the product is not exact', () => {
  const ranks = Float64Array.from({ length: 10_000 }, (_, index) => index + 1)
  expect(upperQuantile(ranks, 0.05)).toBe(9750)
  expect(upperQuantile(ranks, 0.01)).toBe(9950)
  expect(upperQuantile(ranks, 0.1)).toBe(9500)
  expect(upperQuantile(ranks, 0.0501)).toBe(9750)
  expect(upperQuantile(Float64Array.of(3, 1, 2, 4), 0.5)).toBe(3)
  expect(upperQuantile(Float64Array.of(1, Infinity), 0.05)).toBeNull()
})
