import { describe, expect, test } from 'vitest'
import { missesAll } from '../../../src/metrics/retrieval/retrieved-spans.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

test.each([
  [[0, 0], 1],
  [[], 1],
  [[0, 0, 0.1], 0],
])('for the gains %j everything is missed: %i', (gains, value) => {
  expect(missesAll(gains)).toBe(value)
})

describe('the failing criteria of a single run', () => {
  const golden = { expected_spans: [{ path: 'a.ts' }] }
  const criteria = (observation: Parameters<typeof scoreWith>[1], more: object = {}) => {
    const { scores, unscored } = scoreWith({ ...golden, ...more }, observation)
    return ['retrieval.zero-recall', 'answer.empty'].map((id) => scores[id] ?? unscored[id])
  }

  test.each([
    ['a reply that found nothing', makeReply({ answer: 'x', spans: [{ path: 'b.ts' }] }), {}, [1, 0]],
    ['an empty list', makeReply({ answer: '\n', spans: [] }), {}, [1, 1]],
    [
      'a hit at rank 12',
      makeReply({ answer: 'x', spans: [...'bcdefghijkl', 'a'].map((name) => ({ path: `${name}.ts` })) }),
      {},
      [0, 0],
    ],
    ['a reply without spans', makeReply({ answer: 'x' }), {}, ['the target reported no spans', 0]],
    ['a failed trial', makeFailure('timeout', 'too slow'), {}, [1, 1]],
    [
      'an empty answer where it must abstain',
      makeReply({ answer: '' }),
      { answer_mode: 'must_abstain', expected_spans: [] },
      [undefined, undefined],
    ],
    [
      'an empty answer where it must ask back',
      makeReply({ answer: '' }),
      { answer_mode: 'must_clarify', expected_spans: [] },
      [undefined, 1],
    ],
  ])('%s', (_what, observation, more, expected) => {
    expect(criteria(observation, more)).toEqual(expected)
  })
})
