import { expect, test } from 'vitest'
import { ndcgAtK } from '../../../src/core/metrics/ndcg.js'

test('gain is linear: A 1, B 0.8 retrieved as x, B, A gives .667718 (exponential gain would give .659304)', () => {
  expect(ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, 5)).toBeCloseTo(0.667718, 6)
})

test('the ideal is what the case expects, so a miss lowers it: .335435 (the retrieved list as ideal would give .630930)', () => {
  expect(ndcgAtK({ gains: [0, 0.8, 0], ideal: [1, 0.8] }, 5)).toBeCloseTo(0.335435, 6)
})

test('the best order is exactly 1, also when more is expected than k', () => {
  expect(ndcgAtK({ gains: [1, 0.8, 0.3], ideal: [1, 0.8, 0.3] }, 3)).toBe(1)
  expect(ndcgAtK({ gains: [1], ideal: [1, 1, 1] }, 1)).toBe(1)
})
