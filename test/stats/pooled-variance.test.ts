import { describe, expect, test } from 'vitest'
import { pooledVariance } from '../../src/stats/moments.js'

describe('the variance within groups', () => {
  // The within-group mean square (MSB/F) of SciPy 1.17.1's f_oneway, and values by hand.
  test.each([
    { groups: [[1, 3], [2, 2, 5], [7]], variance: 8 / 3, df: 3 },
    {
      groups: [
        [0.5, 0.7, 0.6],
        [0.2, 0.4, 0],
        [0.9, 0.9],
        [0.1, 0.3, 0.5, 0.3],
        [0.8, 0.6, 1],
        [0.4, 0.4, 0.7],
      ],
      variance: 0.32 / 12,
      df: 12,
    },
    { groups: [[0.1, 0.1, 0.1], [5, 5], [2]], variance: 0, df: 3 },
  ])('of $groups is $variance on $df degrees of freedom', ({ groups, variance, df }) => {
    const within = pooledVariance(groups)
    expect(within?.variance).toBeCloseTo(variance, 14)
    expect(within?.df).toBe(df)
  })

  test('needs a group with two values', () => expect(pooledVariance([[1], [2], []])).toBeNull())
})
