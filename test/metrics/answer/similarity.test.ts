import { expect, test } from 'vitest'
import { nearestCosine } from '../../../src/metrics/answer/overlap.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

test.each<[string, readonly number[], readonly (readonly number[])[], number | null]>([
  ['one direction, whatever the length', [1, 1], [[3, 3]], 1],
  ['at a right angle', [1, 0], [[0, 5]], 0],
  [
    'the nearest of several',
    [3, 4],
    [
      [0, 1],
      [4, 3],
      [-3, -4],
    ],
    0.96,
  ],
  ['opposite', [1, 2], [[-1, -2]], 0],
  [
    'a vector of zeros',
    [1, 2],
    [
      [0, 0],
      [1, 2],
    ],
    null,
  ],
  ['nothing to compare with', [1, 2], [], null],
])('the cosine of vectors: %s', (_what, vector, others, cosine) => {
  const nearest = nearestCosine(vector, others)
  if (cosine === null) expect(nearest).toBeNull()
  else expect(nearest).toBeCloseTo(cosine, 12)
})

const scoring = { ...DEFAULT_SCORING, judged: ['similarity' as const] }
const expected = { expected_answer: 'yes' }

test.each([
  ['nobody was asked', {}, 'no judge scored it'],
  [
    'the model gave nothing',
    { similarity: { error: 'it has 1 vector for 2 texts' } },
    'the judge gave nothing usable: it has 1 vector for 2 texts',
  ],
])('the similarity is unscored, never 0, if %s', (_what, judgments, reason) => {
  const { scores, unscored } = scoreWith(expected, makeReply(), { scoring }, judgments)
  expect([scores['answer.similarity'], unscored['answer.similarity']]).toEqual([undefined, reason])
})

test('the similarity is 0 for a failed trial, and does not apply if the suite does not ask or the case expects no answer', () => {
  expect(scoreWith(expected, makeFailure('crash', 'x'), { scoring }).scores['answer.similarity']).toBe(0)
  for (const [golden, settings] of [
    [{}, { scoring }],
    [expected, {}],
  ] as const) {
    const { scores, unscored } = scoreWith(golden, makeReply(), settings, { similarity: { similarity: 1 } })
    expect([scores['answer.similarity'], unscored['answer.similarity']]).toEqual([undefined, undefined])
  }
})
