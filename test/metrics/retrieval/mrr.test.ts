import { expect, test } from 'vitest'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeReply, scoreWith } from '../make-trial.js'
import { reciprocalRank } from '../../../src/metrics/retrieval/ranking.js'

test.each([
  [[0, 0, 1, 1], 1 / 3],
  [[0.2, 1], 1],
  [[0, 0], 0],
  [[], 0],
  [[...Array<number>(20).fill(0), 1], 1 / 21],
])('reciprocal rank of %j is %d: the whole list counts', (gains, value) => {
  expect(reciprocalRank(gains)).toBe(value)
})

test.each([
  [null, 1 / 3],
  [3, 1 / 3],
  [2, 0],
])('with `mrr_cutoff: %j` a span at rank 3 gives %d', (cutoff, value) => {
  const reply = makeReply({ spans: [{ path: 'x' }, { path: 'y' }, { path: 'a' }] })
  const scoring = { ...DEFAULT_SCORING, mrr_cutoff: cutoff }
  expect(scoreWith({ expected_spans: [{ path: 'a' }] }, reply, { scoring }).scores['retrieval.mrr']).toBe(value)
})
