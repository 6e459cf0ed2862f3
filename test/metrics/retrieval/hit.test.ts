import { expect, test } from 'vitest'
import { hitAtK } from '../../../src/metrics/retrieval/ranking.js'

test.each([
  [[0, 0, 1], 3, 1],
  [[0, 0, 1], 2, 0],
  [[0.1], 1, 1],
  [[], 5, 0],
])('hit of %j at %i is %i', (gains, k, value) => {
  expect(hitAtK(gains, k)).toBe(value)
})
