import { expect, test } from 'vitest'
import { averagePrecision, harmonicMean } from '../../../src/metrics/retrieval/ranking.js'

test.each([
  [[0, 1, 1], 3, (1 / 2 + 2 / 3) / 3],
  [[1, 0.5], 2, 1],
  [[0, 0], 2, 0],
  [[], 1, 0],
])('the average precision of %j with %i expected is %d', (gains, expected, value) => {
  expect(averagePrecision(gains, expected)).toBeCloseTo(value, 15)
})

test.each([
  [0.4, 2 / 3, 0.5],
  [1, 1, 1],
  [0, 0.5, 0],
  [0, 0, 0],
])('the harmonic mean of precision %d and recall %d is %d', (precision, recall, value) => {
  expect(harmonicMean(precision, recall)).toBeCloseTo(value, 15)
})
