import { expect, test } from 'vitest'
import { recallAtK } from '../../../src/metrics/retrieval/ranking.js'

test.each([
  [[1, 0, 1], 3, 5, 2 / 3],
  [[1, 0, 1], 3, 1, 1 / 3],
  [[0, 0], 1, 5, 0],
  [[], 4, 5, 0],
])('recall of %j with %i expected at %i is %d', (gains, expected, k, value) => {
  expect(recallAtK(gains, expected, k)).toBe(value)
})
