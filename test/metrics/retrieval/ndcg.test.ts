import { describe, expect, test } from 'vitest'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeReply, scoreWith } from '../make-trial.js'
import { ndcgAtK } from '../../../src/metrics/retrieval/ranking.js'

describe('nDCG', () => {
  test.each([
    ['linear', 0.667718],
    ['exp', 0.659304],
  ] as const)('with %s gain, A 1 and B 0.8 retrieved as x, B, A give %d', (gain, value) => {
    expect(ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, { k: 5, gain })).toBeCloseTo(value, 6)
  })

  test('uses the case’s expected spans as the ideal, so a miss lowers it: .335435 (the retrieved list as ideal would give .630930)', () => {
    expect(ndcgAtK({ gains: [0, 0.8, 0], ideal: [1, 0.8] }, { k: 5, gain: 'linear' })).toBeCloseTo(0.335435, 6)
  })

  test.each(['linear', 'exp'] as const)(
    'is exactly 1 for the best order, even if more than k are expected (%s)',
    (gain) => {
      expect(ndcgAtK({ gains: [1, 0.8, 0.3], ideal: [1, 0.8, 0.3] }, { k: 3, gain })).toBe(1)
      expect(ndcgAtK({ gains: [1], ideal: [1, 1, 1] }, { k: 1, gain })).toBe(1)
    },
  )

  test.each(['linear', 'exp'] as const)('is a number for the smallest and the largest relevance (%s)', (gain) => {
    expect(ndcgAtK({ gains: [0, 1e-300], ideal: [1e-300] }, { k: 5, gain })).toBeCloseTo(1 / Math.log2(3), 12)
    expect(ndcgAtK({ gains: [0, 100], ideal: [100, 100] }, { k: 5, gain })).toBeCloseTo(
      1 / Math.log2(3) / (1 + 1 / Math.log2(3)),
      12,
    )
  })

  test('follows the suite: `ndcg_gain: exp`', () => {
    const golden = { expected_spans: [{ path: 'A' }, { path: 'B', relevance: 0.8 }] }
    const reply = makeReply({ spans: ['x', 'B', 'A'].map((path) => ({ path })) })
    const scoring = { ...DEFAULT_SCORING, ndcg_gain: 'exp' as const }
    expect(scoreWith(golden, reply, { scoring }).scores['retrieval.ndcg@5']).toBeCloseTo(0.659304, 6)
    expect(scoreWith(golden, reply).scores['retrieval.ndcg@5']).toBeCloseTo(0.667718, 6)
  })
})
