import { describe, expect, test } from 'vitest'
import { findParetoFront } from '../../src/stats/pareto-front.js'

describe('the Pareto front', () => {
  test.each([
    [
      'the dearer and worse is off it',
      [
        [1, 0.8],
        [2, 0.7],
        [3, 0.9],
      ],
      [true, false, true],
    ],
    [
      'as good for more is off it',
      [
        [1, 0.8],
        [2, 0.8],
      ],
      [true, false],
    ],
    [
      'worse for as much is off it',
      [
        [1, 0.8],
        [1, 0.7],
      ],
      [true, false],
    ],
    [
      'equals are both on it',
      [
        [1, 0.8],
        [1, 0.8],
      ],
      [true, true],
    ],
    ['a single one is on it', [[5, 0]], [true]],
    [
      'an unknown cost is neither on it nor in anybody’s way',
      [
        [null, 1],
        [2, 0.5],
        [1, null],
      ],
      [null, true, null],
    ],
    [
      'an unknown quality is not taken for 0',
      [
        [1, null],
        [2, 0],
      ],
      [null, true],
    ],
    ['nothing known', [[null, 1]], [null]],
    ['none', [], []],
  ] as const)('%s', (_what, points, front) => {
    expect(findParetoFront(points.map(([cost, quality]) => ({ cost, quality })))).toEqual(front)
  })
})
