import { describe, expect, test } from 'vitest'
import { gaffkeIntervals } from '../../../src/core/stats/gaffke-intervals.js'
import { roundNoise } from '../../../src/core/stats/round-noise.js'
import oracle from '../../oracle/stats-gaffke.json' with { type: 'json' }

describe('Gaffke intervals agree with the independent implementation', () => {
  test.each(oracle.cases)('$id', ({ id, values, worst, alpha, low, high, tolerance }) => {
    const [interval] = gaffkeIntervals({ series: [{ values, width: -worst }], alpha, seed: id })
    expect(Math.abs((interval?.low ?? NaN) - low)).toBeLessThanOrEqual(tolerance)
    expect(Math.abs((interval?.high ?? NaN) - high)).toBeLessThanOrEqual(tolerance)
  })
})

const wave = (n: number, height: number): number[] =>
  Array.from({ length: n }, (_, index) => roundNoise(height * Math.sin(index + 1)))
/** So few distinct values that they take draws of their own. */
const steps = Array.from({ length: 300 }, (_, index) => (index % 10 === 0 ? -1 : 0))

test('what a series gets depends on itself alone, not on what is drawn beside it', () => {
  const settings = { alpha: 0.05, seed: '1', draws: 2000 }
  const series = [
    { values: wave(40, 0.3), width: 1 },
    { values: wave(40, 0.8), width: 1 },
    { values: steps, width: 1 },
    { values: wave(25, 2), width: 4 },
    { values: [0, 0, 0], width: 1 },
  ]
  const together = gaffkeIntervals({ ...settings, series })
  const alone = series.map((one) => gaffkeIntervals({ ...settings, series: [one] })[0])
  expect(together).toEqual(alone)
  expect(gaffkeIntervals({ ...settings, seed: '2', series })).not.toEqual(together)
})

test('a mirrored series has the mirrored interval, as both ends take the same weights', () => {
  const values = wave(40, 0.5)
  const mirrored = values.map((value) => -value)
  const [one, other] = gaffkeIntervals({
    series: [
      { values, width: 1 },
      { values: mirrored, width: 1 },
    ],
    alpha: 0.05,
    seed: '1',
  })
  expect(other?.low).toBe(-(one?.high ?? NaN))
  expect(other?.high).toBe(-(one?.low ?? NaN))
})

test('equal values need no draws', () => {
  const end = 1 - 0.025 ** (1 / 3)
  expect(gaffkeIntervals({ series: [{ values: [0, 0, 0], width: 1 }], alpha: 0.05, seed: '1' })).toEqual([
    { low: -end, high: end },
  ])
  expect(gaffkeIntervals({ series: [], alpha: 0.05, seed: '1' })).toEqual([])
})
