import { describe, expect, test } from 'vitest'
import { cohenKappa, spearman } from '../../src/stats/agreement.js'

type Pairs = readonly (readonly [number, number])[]

/** Repeats each pair `count` times. */
const repeat = (...counted: readonly (readonly [number, number, number])[]): Pairs =>
  counted.flatMap(([count, one, other]) => Array.from({ length: count }, () => [one, other] as const))

describe('Cohen’s κ', () => {
  test.each<[string, Pairs, number | null]>([
    [
      'half of what chance leaves',
      [
        [1, 1],
        [1, 1],
        [0, 0],
        [0, 1],
      ],
      0.5,
    ],
    // Observed agreement is 70 %, expected agreement 50 %.
    ['as often published: 20 and 15 alike, 5 and 10 not', repeat([20, 1, 1], [5, 1, 0], [10, 0, 1], [15, 0, 0]), 0.4],
    [
      'as chance would have it',
      [
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
      0,
    ],
    [
      'always the contrary',
      [
        [1, 0],
        [0, 1],
      ],
      -1,
    ],
    [
      'all the same value',
      [
        [1, 1],
        [1, 1],
      ],
      null,
    ],
    ['nothing', [], null],
  ])('%s', (_what, pairs, expected) => {
    const kappa = cohenKappa(pairs)
    if (expected === null) expect(kappa).toBeNull()
    else expect(kappa).toBeCloseTo(expected, 12)
  })
})

describe('Spearman’s correlation', () => {
  test.each<[string, Pairs, number | null]>([
    [
      'two neighbours swapped',
      [
        [1, 1],
        [2, 3],
        [3, 2],
        [4, 4],
      ],
      0.8,
    ],
    [
      'the same order on another scale',
      [
        [1, 10],
        [2, 100],
        [3, 1000],
      ],
      1,
    ],
    [
      'the contrary order',
      [
        [1, 3],
        [2, 2],
        [3, 1],
      ],
      -1,
    ],
    // Ranks 1.5, 1.5, 3 and 1, 2.5, 2.5: covariance 0.75, spreads 1.5 each.
    [
      'ties on both sides',
      [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      0.5,
    ],
    [
      'a constant side',
      [
        [1, 1],
        [1, 2],
      ],
      null,
    ],
    [
      'two items',
      [
        [1, 2],
        [2, 3],
      ],
      1,
    ],
    ['one item', [[1, 1]], null],
    ['none', [], null],
  ])('%s', (_what, pairs, expected) => {
    const rho = spearman(pairs)
    if (expected === null) expect(rho).toBeNull()
    else expect(rho).toBeCloseTo(expected, 12)
  })
})
