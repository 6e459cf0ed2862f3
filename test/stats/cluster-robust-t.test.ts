import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterRobustT, clusterSums, isRounding, sumClusters } from '../../src/stats/clusters.js'
import { pairedT } from '../../src/stats/paired-t.js'
import oracle from '../oracle/stats-cluster-robust.json' with { type: 'json' }
import { relativeError } from './relative-error.js'

function expectLimit(actual: number | null, expected: number | null): void {
  if (expected === null) expect(actual).toBeNull()
  else expect(Math.abs((actual ?? NaN) - expected)).toBeLessThan(1e-8)
}

describe('CR2 agrees with the independent implementation, which was checked against clubSandwich', () => {
  test.each(oracle.cases)('$id', ({ differences, clusters, alpha, ...expected }) => {
    const result = clusterRobustT({ differences, clusters, alpha })
    expect(result.k).toBe(expected.k)
    expect(result.mean).toBeCloseTo(expected.mean, 10)
    expect(relativeError(result.df, expected.df)).toBeLessThan(1e-8)
    expect(relativeError(result.p, expected.p)).toBeLessThan(1e-6)
    expectLimit(result.low, expected.lower)
    expectLimit(result.high, expected.interval?.[1] ?? null)
  })
})

test('with one case per cluster, CR2 is the paired t test', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 40 }), (differences) => {
      const result = clusterRobustT({ differences, clusters: differences.map(() => null), alpha: 0.05 })
      const plain = pairedT(differences, 0.05)
      expect(result.degenerate).toBe(plain?.degenerate)
      expect(relativeError(result.df, plain?.df ?? NaN)).toBeLessThan(1e-10)
      expect(result.p).toBeCloseTo(plain?.p ?? NaN, 10)
      expectLimit(result.low, plain?.low ?? null)
      expectLimit(result.high, plain?.high ?? null)
    }),
  )
})

test('k clusters that all changed equally are like constant differences of k cases', () => {
  const differences = [0.1, 0.3, 0.2, 0.2, 0.2, 0.15, 0.25, 0.2, 0.2, 0.2]
  const clusters = ['a', 'a', 'b', 'b', 'c', 'd', 'd', 'e', 'f', 'f']
  const result = clusterRobustT({ differences, clusters, alpha: 0.05 })
  expect(result).toMatchObject({ k: 6, se: 0, t: null, p: 2 ** -5, degenerate: 'constant-difference' })
  expect(result.low).toBeCloseTo(0.2, 15)
  expect(clusterRobustT({ differences, clusters, alpha: 2 ** -5 })).toMatchObject({ low: null, high: null })
  const zero = clusterRobustT({ differences: [0, 0, 0], clusters: ['a', 'a', 'b'], alpha: 0.05 })
  expect(zero).toMatchObject({ p: 1, low: null, high: null, degenerate: 'zero-differences' })
})

test('a single cluster, or lists of different lengths, is an error', () => {
  expect(() => clusterRobustT({ differences: [1, 2], clusters: ['a', 'a'], alpha: 0.05 })).toThrow(
    new RangeError('cluster-robust t of fewer than two clusters'),
  )
  expect(() => clusterSums([1, 2], ['a'])).toThrow(new RangeError('differences and clusters must be of one length'))
})

test('clusters have their cases and sums in order of first appearance', () => {
  expect(sumClusters([1, 2, 6, 3], ['b', null, 'b', 'a'])).toEqual({ sizes: [2, 1, 1], sums: [7, 2, 3] })
})

test('a sum of residuals counts as rounding up to one step per case', () => {
  expect([2, -2, 2.1, -2.1, 0.4].map((residual) => isRounding(residual, 2, 1))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

test('a null cluster is a separate cluster', () => {
  expect(clusterSums([1, 2, 6, 3], ['a', 'a', null, null])).toEqual({
    mean: 3,
    sizes: [2, 1, 1],
    residuals: [-3, 3, 0],
    isFlat: false,
  })
})
