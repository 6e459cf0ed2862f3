import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benjaminiHochberg, holm } from '../../src/stats/multiplicity.js'
import { minFlips } from '../../src/stats/mcnemar.js'
import { expectedMaximum, normalUpperTail } from '../../src/stats/distributions/normal.js'
import oracle from '../oracle/stats-multiplicity.json' with { type: 'json' }
import { relativeError } from './relative-error.js'

describe('adjusted p-values agree with R', () => {
  test.each(oracle.cases)('$id', ({ input, expected }) => {
    for (const { actual, known } of [
      { actual: holm(input.p), known: expected.holm },
      { actual: benjaminiHochberg(input.p), known: expected.benjaminiHochberg },
    ]) {
      expect(actual).toHaveLength(known.length)
      known.forEach((p, index) => expect(relativeError(actual[index], p)).toBeLessThan(1e-12))
    }
  })
})

test('worked examples', () => {
  expect(holm([0.04, 0.03])).toEqual([0.06, 0.06])
  expect(benjaminiHochberg([0.01, 0.02, 0.9])).toEqual([0.03, 0.03, 0.9])
  expect(holm([])).toEqual([])
  expect(benjaminiHochberg([])).toEqual([])
})

test('adjusted p-values keep their order and stay between the raw values and 1, and Holm is the stricter method', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (ps) => {
      const strict = holm(ps)
      const loose = benjaminiHochberg(ps)
      ps.forEach((p, index) => {
        const [holms = NaN, bhs = NaN] = [strict[index], loose[index]]
        expect(bhs).toBeGreaterThanOrEqual(p)
        expect(holms).toBeGreaterThanOrEqual(bhs * (1 - 1e-15))
        expect(holms).toBeLessThanOrEqual(1)
        ps.forEach((other, at) => {
          if (other >= p) expect(strict[at]).toBeGreaterThanOrEqual(holms)
        })
      })
    }),
  )
})

describe('the largest of several standard normals', () => {
  // ∫ x·k·φ(x)·Φ(x)^(k−1) dx by the trapezium rule over ±9.
  const integrate = (count: number): number => {
    const step = 0.001
    let sum = 0
    for (let x = -9; x <= 9; x += step)
      sum +=
        x * count * (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * (1 - normalUpperTail(x)) ** (count - 1) * step
    return sum
  }

  test.each([1, 2, 3, 5, 10])('of %i has the mean that the integral gives', (count) => {
    expect(expectedMaximum(count)).toBeCloseTo(integrate(count), 5)
  })

  test('is not defined above ten', () => {
    expect(() => expectedMaximum(11)).toThrow(RangeError)
  })
})

test.each([
  ['alone', 0.05, [], 5],
  ['at another level', 0.01, [], 7],
  ['at a level that five reach and do not pass', 2 ** -5, [], 6],
  ['with two gates that show nothing', 0.05, [0.4, 0.6], 6],
  ['with two gates that show more', 0.05, [1e-9, 1e-9], 5],
] as const)('the fewest flips that can be significant: %s', (_, alpha, others, expected) => {
  expect(minFlips({ alpha, others })).toBe(expected)
})
