import { expect, test } from 'vitest'
import { reciprocalRank } from '../../../src/core/metrics/mrr.js'

test.each([
  [[0, 0, 1, 1], 1 / 3],
  [[0.2, 1], 1],
  [[0, 0], 0],
  [[], 0],
  [[...Array<number>(20).fill(0), 1], 1 / 21],
])('reciprocal rank of %j is %d: the whole list counts', (gains, value) => {
  expect(reciprocalRank(gains)).toBe(value)
})
