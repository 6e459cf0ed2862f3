import { expect, test } from 'vitest'
import { countFound } from '../../../src/metrics/retrieval/ranking.js'

test.each<[readonly number[], number | undefined, number]>([
  [[1, 0, 0.5], 2, 1],
  [[1, 0, 0.5], 3, 2],
  [[1, 0, 0.5], 10, 2],
  [[1, 0, 0.5], undefined, 2],
  [[], 5, 0],
])('the number of expected spans among %j, in the first %s, is %i', (gains, k, found) => {
  expect(countFound(gains, k)).toBe(found)
})
