import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exponentialDraws, gaffkeBound, gammaDraws } from '../../src/stats/gaffke-bound.js'
import { mean } from '../../src/stats/moments.js'
import { clopperPearson } from '../../src/stats/newcombe-interval.js'
import oracle from '../oracle/stats-gaffke.json' with { type: 'json' }

const repeat = (value: number, times: number): number[] => new Array<number>(times).fill(value)

describe("Gaffke's bound agrees with the independent implementation", () => {
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

test('equal values that are all the worst value have that bound', () => {
  const { lower, shareAtOrBelow } = gaffkeBound({ values: [-1, -1], worst: -1, alpha: 0.05, seed: '1' })
  expect(lower).toBe(-1)
  expect([shareAtOrBelow(-1.1), shareAtOrBelow(-1)]).toEqual([0, 1])
})

test('for two-point data the bound is the Clopper–Pearson limit', () => {
  const values = [...repeat(1, 30), ...repeat(0, 12)]
  const { lower } = gaffkeBound({ values, worst: 0, alpha: 0.05, seed: '1', draws: 40_000 })
  expect(Math.abs(lower - clopperPearson({ successes: 30, n: 42, alpha: 0.05 }).low)).toBeLessThan(0.005)
})

test('the bound is the first draw above a share of alpha/2', () => {
  const { lower, shareAtOrBelow } = gaffkeBound({ values: [0.1, -0.4, 0.2], worst: -1, alpha: 0.05, seed: '1' })
  expect(shareAtOrBelow(lower)).toBe(0.0251)
  expect(shareAtOrBelow(lower - 1e-12)).toBe(0.025)
})

test('no values is an error', () => {
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

/** Returns a generator that yields these numbers instead of random ones. */
const given = (...numbers: readonly number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? NaN
}
/** Returns the random number that selects this layer and this place in it (0 to 1). */
const at = (layer: number, place: number): number => (layer + place) / 256

describe('a draw of the exponential distribution', () => {
  // The layers of Marsaglia & Tsang 2000 begin at 7.697…, 6.941…; e^−7.69 is .7 % of the way from the first one's density to the second's.
  const START = 7.69711747013105
  const x = 0.999 * START
  test.each([
    ['in the core of its layer is its place there', [at(1, 0.9)], 0.9 * START],
    ['in the tail starts again after it', [at(0, 0.9999), at(1, 0.5)], START + 0.5 * START],
    ['in the tail may be in it again', [at(0, 0.9999), at(0, 0.9999), at(1, 0.5)], 2 * START + 0.5 * START],
    ['at the edge of its layer is taken below the density', [at(1, 0.999), 0.006], x],
    ['at the edge of its layer is drawn again above the density', [at(1, 0.999), 0.016, at(1, 0.5)], 0.5 * START],
  ])('%s', (_what, numbers, expected) => {
    expect(exponentialDraws(given(...numbers))()).toBeCloseTo(expected, 12)
  })
})

describe('a draw of the gamma distribution', () => {
  // Cheng 1977: if the first number is ½, then v = 0 and x is the shape.
  test.each([
    ['the shape', [0.5, 0.5], 10],
    ['the next one after a first number of 0', [0, 0.5, 0.5, 0.5], 10],
    ['the next one after a second number of 0', [0.9, 0, 0.5, 0.5], 10],
    ['the next one after one that is too rare', [0.0001, 0.9999, 0.9999, 0.9999, 0.5, 0.5], 10],
  ])('is %s', (_what, numbers, expected) => {
    expect(gammaDraws(10, given(...numbers))()).toBeCloseTo(expected, 12)
  })
})
