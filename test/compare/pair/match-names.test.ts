import { describe, expect, test } from 'vitest'
import { isLost, matchNames } from '../../../src/compare/pair/match-names.js'
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

test.each([
  ['of another name pairs nothing', 'other_hash', { x1: 'k1', x2: 'k2', x3: 'k3' }, []],
  ['pairs nothing that it has no value of', 'prompt_hash', { x1: 'k1', x2: 'k2' }, ['y1 → x1', 'y2 → x2']],
])('a column %s', (_what, column, own, matches) => {
  const baseline = cases(['x1'], ['x2'], ['x3'])
  const candidate = cases(['y1'], ['y2'], ['y3'])
  const old = { column, keys: own }
  const now = { column: 'prompt_hash', keys: { y1: 'k1', y2: 'k2' } }
  const { matches: found } = matchNames(baseline, candidate, [old, now])
  expect([...found].map(([id, base]) => `${id} → ${base.id}`)).toEqual(matches)
  // If one side does not have the column, nothing can be paired.
  for (const keys of [[old], [undefined, now]]) expect(matchNames(baseline, candidate, keys).matches.size).toBe(0)
})

describe('an id is the same in another spelling', () => {
  test.each([
    ['12.0', '12', true],
    ['1.00', '1', true],
    ['-1.0', '-1', true],
    ['+1.0', '+1', true],
    [' a  b', 'a b', true],
    ['a b', 'ab', false],
    ['v1.0', 'v1', false],
    ['1.05', '15', false],
    ['10', '1', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    const rest: [string, string][] = [['a', 'why?'], ['b', 'how?']] // prettier-ignore
    const { by, matches } = matched(cases(...rest, [one, 'who?']), cases(...rest, [other, 'who?']))
    expect({ by, matches }).toEqual(
      isSame ? { by: 'id-spelling', matches: [`${other} → ${one}`] } : { by: null, matches: [] },
    )
  })
})

test.each([
  ['its id stands in place of the question', { query: 'a' }, { query: 'why?' }, true],
  ['it has no expected answer any more', { query: 'why?' }, { query: 'why?', expected_answer: 'so' }, true],
  ['its id always was the question', { query: 'a' }, { query: 'a' }, false],
  ['it never had an expected answer', { query: 'why?' }, { query: 'how?' }, false],
  [
    'it still has an expected answer',
    { query: 'why?', expected_answer: 'no' },
    { query: 'why?', expected_answer: 'so' },
    false,
  ],
])('a row was lost or not: %s', (_what, now, before, expected) => {
  expect(isLost(makeCase({ id: 'a', ...now }), makeCase({ id: 'a', ...before }))).toBe(expected)
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
      'where one question was edited under its id, without that case',
      cases(['a'], ['b'], ['c', 'why?']),
      cases(['a'], ['b'], ['c', 'how long?']),
      { by: null, matches: [] },
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
      'where the baseline is the log of an outage',
      cases(['a', 'why?'], ['b', 'how?'], ['c', 'c']),
      cases(['a', 'why?'], ['b', 'how?'], ['c', 'who?']),
      { by: null, matches: ['c → c'] },
    ],
    [
      'where one file has a date that the other leaves out',
      cases(['x1', 'why? 2026-11-25'], ['x2', 'how? 2026-11-25']),
      cases(['y1', 'why?'], ['y2', 'how?']),
      { by: 'question-without-constants', matches: ['y1 → x1', 'y2 → x2'] },
    ],
    [
      'but not where nothing is left of a question',
      cases(['x1', 'd: May'], ['x2', 'why?\nd: May'], ['x3', 'how?\nd: May']),
      cases(['y1', 'd: June'], ['y2', 'why?\nd: June'], ['y3', 'how?\nd: June']),
      { by: 'question-without-constants', matches: ['y2 → x2', 'y3 → x3'] },
    ],
    [
      'but not where lines run together',
      cases(['x1', 'a\nb\nd: 1'], ['x2', 'c\nd\nd: 1'], ['x3', 'e\nf\nd: 1']),
      cases(['y1', 'ab\nd: 2'], ['y2', 'cd\nd: 2'], ['y3', 'ef\nd: 2']),
      { by: null, matches: [] },
    ],
    [
      'but not without a line that two cases have by chance',
      cases(['x1', 'why?\nd: May'], ['x2', 'how?\nd: May']),
      cases(['y1', 'why?\nd: June'], ['y2', 'how?\nd: June']),
      { by: null, matches: [] },
    ],
    [
      'but not where just half of the ids agree',
      cases(['a', 'why?'], ['b', 'how?']),
      cases(['a', 'why? '], ['c', 'who?']),
      { by: null, matches: [] },
    ],
    [
      'but not where the ids agree in a small part of one file',
      cases(['a', 'why?'], ['b', 'how?'], ['c', 'who?'], ['d', 'when?']),
      cases(['a', 'why? ']),
      { by: null, matches: [] },
    ],
    [
      'but not where just half of the questions agree',
      cases(['x1', 'why?'], ['x2', 'how?']),
      cases(['y1', 'why?'], ['y2', 'who?']),
      { by: null, matches: [] },
    ],
    [
      'but not where two of the baseline have one question',
      cases(['x1', 'why?'], ['x2', 'why?'], ['x3', 'how?']),
      cases(['y1', 'why?'], ['y2', 'how?']),
      { by: null, matches: [] },
    ],
    [
      'but not where two of the candidate have one question',
      cases(['x1', 'why?'], ['x2', 'how?'], ['x3', 'who?']),
      cases(['y1', 'why?'], ['y2', 'how?'], ['y3', 'why?']),
      { by: null, matches: [] },
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
