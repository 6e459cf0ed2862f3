import { describe, expect, test } from 'vitest'
import { crossingProbability, heightOfLooks } from '../../src/stats/looks.js'
import { normalUpperTail } from '../../src/stats/distributions/normal.js'
import { startRandom } from '../compare/second-implementation/numbers.js'

describe('heights of looks', () => {
  test.each([
    { level: 0.05, looks: [1, 2, 3], height: 1.993 },
    { level: 0.05, looks: [2, 3], height: 1.84 },
    { level: 0.05, looks: [3], height: 1.645 },
    { level: 0.025, looks: [1, 2, 3], height: 2.29 },
    { level: 0.05, looks: [1, 2], height: 1.876 },
    { level: 0.05, looks: [2], height: 1.645 },
    { level: 0.025, looks: [1, 2], height: 2.179 },
    { level: 0.05, looks: [1], height: 1.645 },
    { level: 0.025, looks: [1], height: 1.96 },
  ])('$looks at $level: $height', ({ level, looks, height }) => {
    expect(heightOfLooks(level, looks)).toBe(height)
  })

  // Pocock 1977, Biometrika 64:191, table 1, and Jennison & Turnbull 2000, Group Sequential Methods, table 2.1 (two-sided levels).
  test.each([
    { level: 0.1, constants: [1.645, 1.875, 1.992, 2.067, 2.122] },
    { level: 0.05, constants: [1.96, 2.178, 2.289, 2.361, 2.413] },
    { level: 0.01, constants: [2.576, 2.772, 2.873, 2.939, 2.986] },
  ])("Pocock's constants at $level", ({ level, constants }) => {
    constants.forEach((constant, index) => {
      const looks = Array.from({ length: index + 1 }, (_, at) => at + 1)
      expect(Math.abs(heightOfLooks(level / 2, looks) - constant)).toBeLessThanOrEqual(0.0011)
      expect(crossingProbability(constant, looks)).toBeCloseTo(level / 2, 4)
    })
  })
})

describe('the probability to cross', () => {
  test.each([-1, 0, 0.5, 1.96, 5, 8])('with one look is a normal tail: %d', (height) => {
    expect(crossingProbability(height, [1])).toBeCloseTo(normalUpperTail(height), 12)
    expect(crossingProbability(height, [3])).toBeCloseTo(normalUpperTail(height), 12)
  })

  test('from height 0 is that of a random sign: 1 − ½, 1 − ⅜ and 1 − 5/16', () => {
    // Sparre Andersen 1953: the probability that a symmetric walk is below 0 at each of its first n steps is C(2n, n)/4ⁿ.
    expect(crossingProbability(0, [1])).toBeCloseTo(1 / 2, 6)
    expect(crossingProbability(0, [1, 2])).toBeCloseTo(5 / 8, 6)
    expect(crossingProbability(0, [1, 2, 3])).toBeCloseTo(11 / 16, 6)
  })

  // 1 − Φ₂(h, h; √(first/last)) by SciPy's multivariate_normal.cdf: the looks are far apart, and the path may fall deep between them.
  test.each([
    { height: 1.96, looks: [4, 400], chance: 0.04895911483540116 },
    { height: 1.2, looks: [4, 400], chance: 0.21285418165027337 },
    { height: 1.645, looks: [1, 9], chance: 0.09212225381687822 },
    { height: 2, looks: [2, 50], chance: 0.044130450087977446 },
  ])('at $looks is that of two normals: $chance', ({ height, looks, chance }) => {
    expect(crossingProbability(height, looks)).toBeCloseTo(chance, 6)
  })

  test('is 0 without a look', () => {
    expect(crossingProbability(1, [])).toBe(0)
  })

  test('lies, if small, between that of one look and the sum over all looks', () => {
    for (const height of [4, 6, 8]) {
      const chance = crossingProbability(height, [1, 2, 3])
      expect(chance).toBeGreaterThan(normalUpperTail(height) * 2)
      expect(chance).toBeLessThan(normalUpperTail(height) * 3)
    }
    expect(crossingProbability(Infinity, [1, 2, 3])).toBe(0)
  })

  test('agrees with simulated paths', () => {
    const random = startRandom(7)
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const paths = 200_000
    const crossed = { early: 0, late: 0 }
    for (let path = 0; path < paths; path++) {
      const [one, two, three] = [normal(), normal(), normal()]
      const [second, third] = [(one + two) / Math.sqrt(2), (one + two + three) / Math.sqrt(3)]
      if (Math.max(one, second, third) >= 1.993) crossed.early++
      if (Math.max(second, third) >= 1.84) crossed.late++
    }
    // .002 is about four standard errors of a share of .05.
    expect(Math.abs(crossed.early / paths - 0.05)).toBeLessThan(0.002)
    expect(Math.abs(crossed.late / paths - 0.05)).toBeLessThan(0.002)
  })
})
