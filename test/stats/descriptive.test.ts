import { describe, expect, test } from 'vitest'
import {
  mean,
  populationStandardDeviation,
  sampleStandardDeviation,
  sum,
  sumOfSquaredDeviations,
} from '../../src/stats/moments.js'
import { percentile, percentileOfSorted } from '../../src/stats/percentile.js'
import { roundingStep, roundNoise } from '../../src/stats/round-noise.js'
import oracle from '../oracle/stats-descriptive.json' with { type: 'json' }
import { relativeError } from './relative-error.js'

describe('mean and deviations agree with exact arithmetic', () => {
  test.each(oracle.basicStats)('$id', ({ input, expected }) => {
    expect(relativeError(mean(input.values), expected.mean)).toBeLessThan(1e-12)
    expect(relativeError(populationStandardDeviation(input.values), expected.populationStdDev)).toBeLessThan(1e-9)
    if (expected.sampleStdDev === null) expect(sampleStandardDeviation(input.values)).toBeNull()
    else expect(relativeError(sampleStandardDeviation(input.values), expected.sampleStdDev)).toBeLessThan(1e-9)
  })
})

describe('percentiles agree with numpy', () => {
  test.each(oracle.percentiles)('$id', ({ input, expected }) => {
    for (const [name, value] of Object.entries(expected)) {
      const share = Number(name.slice(1)) / 100
      const found = percentile(input.values, share)
      expect(relativeError(found, value)).toBeLessThan(1e-12)
      expect(percentileOfSorted(new Float64Array(input.values).sort(), share)).toBe(found)
    }
  })

  test('sort numbers as numbers, leave the input alone, and need some', () => {
    const values = [10, 9, 1]
    expect(percentile(values, 0.5)).toBe(9)
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(values).toEqual([10, 9, 1])
    for (const of of [percentile, percentileOfSorted]) {
      expect(() => of([], 0.5)).toThrow(new RangeError('percentile of no values'))
      for (const share of [95, -0.1, NaN])
        expect(() => of([1], share)).toThrow(new RangeError(`percentile at ${share}: must be from 0 to 1`))
    }
  })
})

test('a mean or deviation of nothing is an error, not 0', () => {
  expect(() => mean([])).toThrow(new RangeError('mean of no values'))
  expect(() => sumOfSquaredDeviations([])).toThrow(new RangeError('mean of no values'))
  expect(() => populationStandardDeviation([])).toThrow(new RangeError('deviation of no values'))
  expect(sampleStandardDeviation([])).toBeNull()
})

test('worked examples', () => {
  expect(mean([0.1, 0.2, 0.6])).toBe(0.3)
  expect(sampleStandardDeviation([1, 2, 3])).toBe(1)
  expect(populationStandardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2)
  expect(sumOfSquaredDeviations([1, 2, 3])).toBe(2)
})

test('a sum does not lose small terms beside large ones', () => {
  expect(sum([1, 1e100, 1, -1e100])).toBe(2)
  expect(sum([])).toBe(0)
  expect(sum([1, Infinity])).toBe(Infinity)
})

test('equal values have a deviation of exactly 0, also where their mean is none of them', () => {
  expect(mean([0.003, 0.003, 0.003])).not.toBe(0.003)
  expect(sampleStandardDeviation([0.003, 0.003, 0.003])).toBe(0)
})

test('the second pass takes back what the mean was rounded by', () => {
  // Doubles have steps of 2 from 2 ** 53 on, so the mean of these is off by 2/3; exactly, the squares add up to 8/3.
  const [low, high] = [2 ** 53, 2 ** 53 + 2]
  expect(sumOfSquaredDeviations([low, high, high])).toBeCloseTo(8 / 3, 14)
})

test('rounding shows the ties that binary fractions hide', () => {
  expect(0.3 - 0.1).not.toBe(0.2)
  expect(roundNoise(0.3 - 0.1)).toBe(0.2)
  expect(roundNoise(0.1 + 0.2 - 0.3)).toBe(0)
  expect(Object.is(roundNoise(-1e-17), 0)).toBe(true)
  expect(roundNoise(-2e-9)).toBe(-2e-9)
  expect(roundNoise(123456789.123)).toBe(123456789.123)
  expect(roundNoise(-Infinity)).toBe(-Infinity)
  expect(roundNoise(1e300)).toBe(1e300)
})

test('halves are rounded up, of a billionth as of ten thousand', () => {
  // 1/1024 is 976,562.5 billionths, without any rounding.
  expect(roundNoise(1 / 1024)).toBe(0.000976563)
  expect(roundNoise(15_000, 1e4)).toBe(20_000)
  expect(roundNoise(30_000, 1e4)).toBe(30_000)
})

test('what counts as noise grows and shrinks with the figures', () => {
  expect(roundingStep([0, -1], [1])).toBe(1e-9)
  expect(roundingStep([0.6])).toBe(1e-9)
  expect(roundingStep([5])).toBe(1e-8)
  expect(roundingStep([0.000002, 0.0000031])).toBe(1e-14)
  expect(roundingStep([], [0])).toBe(1e-9)
  expect(roundingStep([Infinity, 4e11])).toBe(1e3)
  expect(roundingStep([4e11, Infinity, 5])).toBe(1e3)
  expect(roundNoise(0.0000003 - 0.0000001, 1e-15)).toBe(0.0000002)
  expect(roundNoise(123_456_789_012, 1e3)).toBe(123_456_789_000)
})
