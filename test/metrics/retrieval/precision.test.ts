import { expect, test } from 'vitest'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'
import { precisionAtK, precisionOfReturned } from '../../../src/metrics/retrieval/ranking.js'

test.each([
  [[1, 0, 1], 5, 0.4],
  [[1, 0, 1], 3, 2 / 3],
  [[1, 0, 1], 1, 1],
  [[0.1, 0, 0], 1, 1],
  [[], 5, 0],
])('precision of %j at %i is %d: empty places count as misses', (gains, k, value) => {
  expect(precisionAtK(gains, k)).toBe(value)
})

test.each([
  [[1, 0, 1], 5, 2 / 3],
  [[1, 0, 1], 2, 0.5],
  [[], 5, 0],
])('precision among returned spans of %j at %i is %d', (gains, k, value) => {
  expect(precisionOfReturned(gains, k)).toBe(value)
})

const CASE = { expected_spans: [{ path: 'a.ts' }] }

test('`precision_divisor: returned` divides by the number of returned spans, in precision and in F1', () => {
  const reply = makeReply({ spans: [{ path: 'a.ts' }, { path: 'x.ts' }] })
  const returned = scoreWith(CASE, reply, { scoring: { ...DEFAULT_SCORING, precision_divisor: 'returned' } }).scores
  expect(returned['retrieval.precision@5']).toBe(0.5)
  expect(returned['retrieval.f1@5']).toBeCloseTo(2 / 3, 12)
  const { scores } = scoreWith(CASE, reply)
  expect(scores['retrieval.precision@5']).toBe(0.2)
  expect(scores['retrieval.f1@5']).toBeCloseTo(1 / 3, 12)
})

test('a reply without spans is unscored, an empty list is 0', () => {
  expect(scoreWith(CASE, makeReply()).unscored['retrieval.precision@5']).toBe('the target reported no spans')
  expect(scoreWith(CASE, makeReply({ spans: [] })).scores['retrieval.precision@5']).toBe(0)
})

test('a failed trial is 0, and a failure of the infrastructure is unscored', () => {
  expect(scoreWith(CASE, makeFailure('timeout', 'no reply in 120 s')).scores['retrieval.precision@5']).toBe(0)
  expect(scoreWith(CASE, makeFailure('infrastructure', 'rate limited')).unscored['retrieval.precision@5']).toBe(
    'infrastructure failure: rate limited',
  )
})

test('a case without expected spans is in neither list', () => {
  const { scores, unscored } = scoreWith({}, makeReply({ spans: [{ path: 'a.ts' }] }))
  expect(Object.keys({ ...scores, ...unscored }).filter((id) => id.startsWith('retrieval.'))).toEqual([])
})
