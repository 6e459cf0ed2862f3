import { describe, expect, test } from 'vitest'
import { weightedKappa } from '../../src/stats/agreement.js'
import { cohenKappa } from '../../src/stats/agreement.js'
import { seededRandom } from '../../src/stats/random.js'

const repeat = (pair: readonly [number, number], times: number) => Array.from({ length: times }, () => pair)

describe('weightedKappa', () => {
  test('for yes and no is Cohen’s κ: 20, 5, 10 and 15 of 50', () => {
    const pairs = [...repeat([1, 1], 20), ...repeat([1, 0], 5), ...repeat([0, 1], 10), ...repeat([0, 0], 15)]
    const found = weightedKappa(pairs, 1)
    expect(found?.kappa).toBeCloseTo(0.4, 12)
    expect(found?.kappa).toBeCloseTo(cohenKappa(pairs) ?? NaN, 12)
  })

  test('counts a near miss as nearly equal', () => {
    const far =
      weightedKappa(
        [
          [5, 1],
          [4, 4],
          [2, 2],
          [1, 1],
        ],
        4,
      )?.kappa ?? NaN
    const near =
      weightedKappa(
        [
          [5, 4],
          [4, 4],
          [2, 2],
          [1, 1],
        ],
        4,
      )?.kappa ?? NaN
    expect(near).toBeGreaterThan(0.9)
    expect(far).toBeLessThan(0.3)
  })

  test('has an interval that contains the true value in about 95 % of samples', () => {
    const random = seededRandom('kappa')
    const draw = (): readonly [number, number] => {
      const truth = 1 + Math.floor(random() * 5)
      const said = random() < 0.7 ? truth : 1 + Math.floor(random() * 5)
      return [said, truth]
    }
    const truth = weightedKappa(Array.from({ length: 20_000 }, draw), 4)?.kappa ?? NaN
    const held = Array.from({ length: 400 }, () => weightedKappa(Array.from({ length: 80 }, draw), 4)).filter(
      (found) => (found?.low ?? 2) <= truth && truth <= (found?.high ?? -2),
    ).length
    expect(held / 400).toBeGreaterThan(0.91)
    expect(held / 400).toBeLessThan(0.98)
  })

  test('has the interval of Fleiss, Cohen and Everitt, cut at 1', () => {
    const alike = [1, 2, 3, 4, 5].flatMap((grade, index) => repeat([grade, grade], [4, 3, 3, 5, 4][index] ?? 0))
    const near = [...repeat([1, 2], 2), ...repeat([3, 2], 2), ...repeat([4, 5], 2), [2, 4], [5, 3], [1, 5]] as const
    // Equation 13 over the whole 5-by-5 table in NumPy; κ equals scikit-learn's cohen_kappa_score(weights='quadratic').
    const cut = weightedKappa([...alike, ...near], 4)
    expect(cut?.kappa).toBeCloseTo(0.742173112338858, 12)
    expect(cut?.low).toBeCloseTo(0.4772446885138325, 12)
    expect(cut?.high).toBe(1)
    const far = weightedKappa([...alike, ...near, [5, 2], [2, 5]], 4)
    expect(far?.kappa).toBeCloseTo(0.6190476190476192, 12)
    expect(far?.low).toBeCloseTo(0.32210179953196605, 12)
    expect(far?.high).toBeCloseTo(0.9159934385632723, 12)
    expect(
      weightedKappa(
        [
          [0, 0],
          [1, 1],
        ],
        1,
      ),
    ).toEqual({ kappa: 1, low: 1, high: 1 })
  })

  test('is null if chance could not have disagreed, and has no interval for a single pair', () => {
    expect(weightedKappa([], 4)).toBeNull()
    expect(
      weightedKappa(
        [
          [4, 4],
          [4, 4],
        ],
        4,
      ),
    ).toBeNull()
    expect(weightedKappa([[4, 3]], 4)).toMatchObject({ low: null, high: null })
  })
})
