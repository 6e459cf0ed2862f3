import { expect, test } from 'vitest'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const CASE = { expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', symbol: 'f' }] }
const IDS = ['retrieval.returned', 'retrieval.duplicates', 'retrieval.matched-by-path']

test.each([
  [
    'spans, one of them twice',
    makeReply({ spans: [{ path: 'a.ts' }, { path: 'b.ts', symbol: 'f' }, { path: './a.ts' }] }),
    [2, 1, 0.5],
  ],
  ['spans that find nothing', makeReply({ spans: [{ path: 'x.ts' }] }), [1, 0, 'no expected span was retrieved']],
  ['an empty list', makeReply({ spans: [] }), [0, 0, 'no expected span was retrieved']],
  ['no spans', makeReply(), IDS.map(() => 'the target reported no spans')],
  ['a failed trial', makeFailure('crash', 'exit code 1'), IDS.map(() => 'the trial failed (crash): exit code 1')],
])('%s', (_what, observation, expected) => {
  const { scores, unscored } = scoreWith(CASE, observation)
  expect(IDS.map((id) => scores[id] ?? unscored[id])).toEqual(expected)
})

test('a case without expected spans has none of them', () => {
  const { scores, unscored } = scoreWith({}, makeReply({ spans: [{ path: 'x.ts' }] }))
  expect(Object.keys({ ...scores, ...unscored }).filter((id) => IDS.includes(id))).toEqual([])
})
