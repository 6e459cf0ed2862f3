import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exponentialDraws, gammaDraws } from '../../src/stats/gaffke-bound.js'
import { incompleteGamma } from '../../src/stats/distributions/normal.js'
import { seededRandom, shuffled } from '../../src/stats/random.js'

/** Returns Kolmogorov's distance of a sample from its distribution, times √n. It exceeds 1.95 in one of 1,000 samples. */
function kolmogorovDistance(sample: readonly number[], cumulative: (x: number) => number): number {
  const sorted = Float64Array.from(sample).sort()
  const distances = Array.from(sorted, (x, rank) =>
    Math.max(cumulative(x) - rank / sorted.length, (rank + 1) / sorted.length - cumulative(x)),
  )
  return Math.max(...distances) * Math.sqrt(sorted.length)
}

const sampleOf = (draw: () => number): number[] => Array.from({ length: 20_000 }, draw)

describe('the seeded generator', () => {
  test('gives the same numbers for the same seed in every version', () => {
    const random = seededRandom('1')
    expect([random(), random(), random()]).toEqual([0.4443524475209415, 0.9179098880849779, 0.14796206448227167])
  })

  test('gives other numbers for another seed', () => {
    expect(seededRandom('1/success/gaffke')()).not.toBe(seededRandom('1/success/bootstrap-t')())
    expect(seededRandom('')()).not.toBe(seededRandom('0')())
  })

  test('is uniform from 0 to below 1', () => {
    const sample = sampleOf(seededRandom('uniform'))
    expect(sample.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(kolmogorovDistance(sample, (x) => x)).toBeLessThan(1.95)
  })

  // Fisher–Yates from the end: each place takes one of the items up to its own place.
  test.each<[string, readonly number[], readonly number[]]>([
    ['the first of them', [0, 0, 0], [2, 3, 4, 1]],
    ['its own', [0.99, 0.99, 0.99], [1, 2, 3, 4]],
    ['any', [0.5, 0.4, 0.5], [1, 4, 2, 3]],
  ])('shuffles with one draw fewer than items, and each place takes %s', (_, draws, order) => {
    const left = [...draws]
    expect(shuffled([1, 2, 3, 4], () => left.shift() ?? NaN)).toEqual(order)
    expect(left).toEqual([])
  })

  test('shuffles to a permutation and does not change the input', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items]
        const result = shuffled(items, seededRandom(seed))
        expect(items).toEqual(before)
        expect(result.sort((left, right) => left - right)).toEqual(before.sort((left, right) => left - right))
      }),
    )
  })
})

describe('draws', () => {
  test.each(['a', 'b', 'c'])('exponential, seed %s', (seed) => {
    const sample = sampleOf(exponentialDraws(seededRandom(seed)))
    expect(kolmogorovDistance(sample, (x) => -Math.expm1(-x))).toBeLessThan(1.95)
    // About 9 of 20,000 values are expected in the tail of the ziggurat.
    expect(sample.filter((x) => x > 7.7).length).toBeGreaterThan(1)
    expect(sample.filter((x) => x > 7.7).length).toBeLessThan(30)
  })

  test.each([2, 12, 400])('gamma of shape %d', (shape) => {
    const sample = sampleOf(gammaDraws(shape, seededRandom(`gamma ${shape}`)))
    expect(kolmogorovDistance(sample, (x) => incompleteGamma({ a: shape, x }).lower)).toBeLessThan(1.95)
  })
})
