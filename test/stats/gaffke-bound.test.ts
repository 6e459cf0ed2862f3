import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gaffkeBound } from '../../src/stats/gaffke-bound.js'
import { mean } from '../../src/stats/moments.js'
import { clopperPearson } from '../../src/stats/newcombe-interval.js'
import oracle from '../oracle/stats-gaffke.json' with { type: 'json' }

const repeat = (value: number, times: number): number[] => new Array<number>(times).fill(value)

describe('Gaffke agrees with the independent implementation', () => {
  test.each(oracle.cases)('$id', ({ id, values, worst, alpha, limit, ...expected }) => {
    const bound = gaffkeBound({ values, worst, alpha, seed: id })
    const mirrored = gaffkeBound({ values: values.map((value) => -value), worst, alpha, seed: id })
    expect(Math.abs(bound.lower - expected.low)).toBeLessThanOrEqual(expected.tolerance)
    expect(Math.abs(-mirrored.lower - expected.high)).toBeLessThanOrEqual(expected.tolerance)
    expect(Math.abs(bound.shareAtOrBelow(limit) - expected.share)).toBeLessThanOrEqual(expected.shareTolerance + 1e-12)
  })
})

test('equal values need no draws', () => {
  const { lower, shareAtOrBelow } = gaffkeBound({ values: [0, 0, 0], worst: -1, alpha: 0.05, seed: '1' })
  expect(lower).toBe(-(1 - 0.025 ** (1 / 3)))
  expect(shareAtOrBelow(lower)).toBeCloseTo(0.025, 14)
  expect(shareAtOrBelow(-1)).toBe(0)
  expect(shareAtOrBelow(-2)).toBe(0)
  expect(shareAtOrBelow(0)).toBe(1)
})

test('equal values that are all the worst one', () => {
  const { lower, shareAtOrBelow } = gaffkeBound({ values: [-1, -1], worst: -1, alpha: 0.05, seed: '1' })
  expect(lower).toBe(-1)
  expect([shareAtOrBelow(-1.1), shareAtOrBelow(-1)]).toEqual([0, 1])
})

test('with two-point data it is the end of Clopper and Pearson', () => {
  const values = [...repeat(1, 30), ...repeat(0, 12)]
  const { lower } = gaffkeBound({ values, worst: 0, alpha: 0.05, seed: '1', draws: 40_000 })
  expect(Math.abs(lower - clopperPearson({ successes: 30, n: 42, alpha: 0.05 }).low)).toBeLessThan(0.005)
})

test('the bound is the first draw above a share of alpha/2', () => {
  const { lower, shareAtOrBelow } = gaffkeBound({ values: [0.1, -0.4, 0.2], worst: -1, alpha: 0.05, seed: '1' })
  expect(shareAtOrBelow(lower)).toBe(0.0251)
  expect(shareAtOrBelow(lower - 1e-12)).toBe(0.025)
})

test('no values are an error', () => {
  expect(() => gaffkeBound({ values: [], worst: -1, alpha: 0.05, seed: '1' })).toThrow(
    new RangeError('Gaffke bound of no values'),
  )
})

test('it lies between the worst value and the mean, whatever the order of the cases', () => {
  const values = fc.array(
    fc.integer({ min: -100, max: 100 }).map((whole) => whole / 100),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(values, fc.string(), (list, seed) => {
      const { lower } = gaffkeBound({ values: list, worst: -1, alpha: 0.05, seed, draws: 400 })
      expect(lower).toBeGreaterThanOrEqual(-1)
      expect(lower).toBeLessThanOrEqual(mean(list) + 1e-12)
      expect(gaffkeBound({ values: list.toReversed(), worst: -1, alpha: 0.05, seed, draws: 400 }).lower).toBe(lower)
    }),
    { numRuns: 50 },
  )
})
