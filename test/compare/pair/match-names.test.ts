import { describe, expect, test } from 'vitest'
import { matchNames } from '../../../src/compare/pair/match-names.js'
import { makeCase } from '../../metrics/make-trial.js'

const cases = (...named: readonly (readonly [id: string, query?: string])[]) =>
  named.map(([id, query = `question ${id}`]) => makeCase({ id, query }))
const matched = (baseline: ReturnType<typeof cases>, candidate: ReturnType<typeof cases>) => {
  const { by, matches } = matchNames(baseline, candidate)
  return { by, matches: [...matches].map(([id, base]) => `${id} → ${base.id}`) }
}

test.each([
  ['prompt_hash', 'of hashes, whatever is asked now', ['why, on Monday?', 'how, on Monday?'], ['y1 → x2', 'y2 → x1']],
  ['index', 'of row numbers, where the questions agree', ['how?', 'why?'], ['y1 → x2', 'y2 → x1']],
  ['index', 'of row numbers, but not where other questions stand there', ['who?', 'when?'], []],
])('by a column %s %s', (column, _what, [one = '', other = ''], matches) => {
  const baseline = cases(['x1', 'why?'], ['x2', 'how?'])
  const candidate = cases(['y1', one], ['y2', other])
  const keys = [
    { column, keys: { x1: 'k1', x2: 'k2' } },
    { column, keys: { y1: 'k2', y2: 'k1' } },
  ]
  const { by, matches: found } = matchNames(baseline, candidate, keys)
  expect({ by, matches: [...found].map(([id, base]) => `${id} → ${base.id}`) }).toEqual({
    by: matches.length === 0 ? null : 'column',
    matches,
  })
})

describe('cases of two files are the same', () => {
  test.each<[string, ReturnType<typeof cases>, ReturnType<typeof cases>, { by: string | null; matches: string[] }]>([
    ['by their ids', cases(['a'], ['b']), cases(['a'], ['b']), { by: null, matches: [] }],
    [
      'where ids are made anew, by their questions',
      cases(['x1', 'why?'], ['x2', 'how?']),
      cases(['y1', 'how?'], ['y2', 'why?']),
      { by: 'question', matches: ['y1 → x2', 'y2 → x1'] },
    ],
    [
      'where numbers got zeros and texts other blanks, by what they mean',
      cases(['1', 'why?'], ['2', 'how?']),
      cases(['1.0', 'why? '], ['2.0', 'how?']),
      { by: 'id-spelling', matches: ['1.0 → 1', '2.0 → 2'] },
    ],
    [
      'where one of many ids is spelled in another way',
      cases(['a'], ['b'], ['caf\u00e9']),
      cases(['a'], ['b'], ['cafe\u0301']),
      { by: 'id-spelling', matches: ['cafe\u0301 → caf\u00e9'] },
    ],
    [
      'where rows are numbered and come in another order',
      cases(['0', 'why?'], ['1', 'how?'], ['2', 'who?']),
      cases(['0', 'who?'], ['1', 'why?'], ['2', 'how?']),
      { by: 'question', matches: ['0 → 2', '1 → 0', '2 → 1'] },
    ],
    [
      'without a variable that is the same in the whole file, such as the date',
      cases(['q: 1, d: 1', 'q: 1\nd: May'], ['q: 2, d: 1', 'q: 2\nd: May'], ['q: 3, d: 1', 'q: 3\nd: May']),
      cases(['q: 1, d: 2', 'q: 1\nd: June'], ['q: 2, d: 2', 'q: 2\nd: June'], ['q: 3, d: 2', 'q: 3\nd: June']),
      {
        by: 'question-without-constants',
        matches: ['q: 1, d: 2 → q: 1, d: 1', 'q: 2, d: 2 → q: 2, d: 1', 'q: 3, d: 2 → q: 3, d: 1'],
      },
    ],
    [
      'in a text with another line end or another date',
      cases(['a', 'one\ntwo'], ['b', 'On 2026-11-25?']),
      cases(['a', 'one\r\ntwo'], ['b', 'On 2026-11-26?']),
      { by: null, matches: ['a → a', 'b → b'] },
    ],
    [
      'where a log of an outage has the id in place of the question',
      cases(['a', 'why?'], ['b', 'how?'], ['c', 'who?']),
      cases(['a', 'why?'], ['b', 'how?'], ['c', 'c']),
      { by: null, matches: ['c → c'] },
    ],
    [
      'where a log of an outage says nothing of what is expected',
      [makeCase({ id: 'a', query: 'why?', expected_answer: 'so' })],
      [makeCase({ id: 'a', query: 'why?' })],
      { by: null, matches: ['a → a'] },
    ],
    [
      'but not where two of a file have one question',
      cases(['x1', 'why?'], ['x2', 'why?']),
      cases(['y1', 'why?'], ['y2', 'why?']),
      { by: null, matches: [] },
    ],
    ['but not where nothing agrees', cases(['x1'], ['x2']), cases(['y1'], ['y2']), { by: null, matches: [] }],
  ])('%s', (_what, baseline, candidate, expected) => {
    expect(matched(baseline, candidate)).toEqual(expected)
  })
})
