import { describe, expect, test } from 'vitest'
import {
  bcaInterval,
  bootstrapTBound,
  percentileInterval,
  resampleMeans,
  studentisedInterval,
} from '../../src/stats/bootstrap-intervals.js'
import { mean } from '../../src/stats/moments.js'
import oracle from '../oracle/bootstrap-intervals.json' with { type: 'json' }

/** Returns the shifts of all n^n resamples, which are equally likely. */
function allShifts(values: readonly number[]): Float64Array {
  const centre = mean(values)
  let sums = [0]
  for (let drawn = 0; drawn < values.length; drawn++) {
    sums = sums.flatMap((total) => values.map((value) => total + value - centre))
  }
  return Float64Array.from(sums, (total) => total / values.length)
}

interface Ends {
  readonly low: number
  readonly high: number
}

function expectEnds(actual: Ends | null, [low, high]: readonly number[]): void {
  expect(actual?.low).toBeCloseTo(low ?? NaN, 12)
  expect(actual?.high).toBeCloseTo(high ?? NaN, 12)
}

function expectNear(actual: Ends | null, expected: Ends & { readonly tolerance: number }): void {
  expect(Math.abs((actual?.low ?? NaN) - expected.low)).toBeLessThan(expected.tolerance)
  expect(Math.abs((actual?.high ?? NaN) - expected.high)).toBeLessThan(expected.tolerance)
}

describe('over all resamples, the intervals agree with enumeration', () => {
  test.each(oracle.exact)('$id', ({ values, alpha, percentile, bca }) => {
    const centre = mean(values)
    const all = {
      mean: centre,
      centred: Float64Array.from(values, (value) => value - centre),
      shifts: allShifts(values),
    }
    expectEnds(percentileInterval(all, alpha), percentile)
    expectEnds(bcaInterval(all, alpha), bca)
  })
})

describe('over 10,000 resamples, the intervals agree with SciPy within the noise of the draws', () => {
  test.each(oracle.drawn)('$id', ({ id, values, alpha, percentile, bca, studentised }) => {
    const resamples = resampleMeans({ values, seed: id })
    if (resamples === null) throw new Error('nothing to resample')
    expectNear(percentileInterval(resamples, alpha), percentile)
    expectNear(bcaInterval(resamples, alpha), bca)
    expectNear(studentisedInterval(resamples, alpha), studentised)
    expect(studentisedInterval(resamples, alpha)?.low).toBe(bootstrapTBound(resamples, alpha))
  })
})

test('worked examples', () => {
  const five = { mean: 5, shifts: Float64Array.of(-2, -1, 0, 1, 2) }
  expect(percentileInterval(five, 0.5)).toEqual({ low: 4, high: 6 })
  const four = { mean: 5, standardError: 1, statistics: Float64Array.of(-1, 0, 1, 2) }
  expect(bootstrapTBound(four, 0.5)).toBe(4)
  expect(studentisedInterval(four, 0.5)).toEqual({ low: 4, high: 5 })
})

test('equal values, or fewer than two, cannot be resampled', () => {
  expect(resampleMeans({ values: [1, 1, 1], seed: '1' })).toBeNull()
  expect(resampleMeans({ values: [1], seed: '1' })).toBeNull()
  expect(resampleMeans({ values: [], seed: '1' })).toBeNull()
})

test('there is no BCa interval if every resampled mean is on one side of the mean', () => {
  const onOneSide = { mean: 0, centred: Float64Array.of(-1, 1), shifts: Float64Array.of(0.1, 0.2) }
  expect(bcaInterval(onOneSide, 0.05)).toBeNull()
  expect(bcaInterval({ ...onOneSide, centred: Float64Array.of(-1, -1, 2) }, 0.05)).toBeNull()
})

test('there is no BCa interval if the acceleration would reverse the percentiles', () => {
  const centred = Float64Array.of(9, ...new Array<number>(9).fill(-1))
  const shifts = Float64Array.from({ length: 1000 }, (_, index) => (index === 0 ? 1 : -1))
  expect(bcaInterval({ mean: 0, centred, shifts }, 1e-12)).toBeNull()
  const mirror = (values: Float64Array): Float64Array => values.map((value) => -value)
  expect(bcaInterval({ mean: 0, centred: mirror(centred), shifts: mirror(shifts) }, 1e-12)).toBeNull()
})

test('a resampled mean that differs from the mean only by rounding counts half, whatever the size of the values', () => {
  for (const size of [1e-6, 1, 1e6]) {
    // The values have no skew; one mean lies below, one above, and two equal the mean. So the BCa interval is the percentile interval.
    const [centred, shifts] = [
      Float64Array.of(-size, 0, size),
      Float64Array.of(-size, 1e-14 * size, 2e-14 * size, size),
    ]
    const plain = percentileInterval({ mean: 0, shifts }, 0.5)
    const bca = bcaInterval({ mean: 0, centred, shifts }, 0.5)
    expect((bca?.low ?? NaN) / plain.low).toBeCloseTo(1, 12)
    expect((bca?.high ?? NaN) / plain.high).toBeCloseTo(1, 12)
  }
})

test('one resample without spread counts against both ends of the studentised interval', () => {
  // The fourth of five is the upper draw: 2 in −3, −1, 0, 2, ∞, and 3 in the mirrored −2, 0, 1, 3, ∞.
  const five = { mean: 5, standardError: 1, statistics: Float64Array.of(2, -1, Infinity, 0, -3) }
  expect(studentisedInterval(five, 0.5)).toEqual({ low: 3, high: 8 })
})

test('too many resamples without spread count against both ends of the studentised interval', () => {
  const resamples = resampleMeans({ values: [...new Array<number>(59).fill(0), -1], seed: '1' })
  if (resamples === null) throw new Error('nothing to resample')
  expect(studentisedInterval(resamples, 0.05)).toBeNull()
  expect(percentileInterval(resamples, 0.05).high).toBeCloseTo(0, 15)
})
