import { expect, test } from 'vitest'
import { cleanId, makeCaseId } from '../../../src/exchange/import/importer.js'
import { schemaLine } from '../../../src/model/version.js'
import { makeIdsUnique, writeCases } from '../../../src/exchange/import/write-cases.js'

test('a case file looks as if written by hand', () => {
  const text = writeCases(
    ['Imported.\nrm -rf'],
    [
      { id: '007', query: 'no', tags: ['a'], expected_spans: [{ path: 'a.md', relevance: 2 }] },
      { id: 'b', query: 'two\nlines', checks: [{ contains: ': #' }, { json_schema: { type: 'object' } }] },
    ],
  )
  expect(text).toBe(
    [
      schemaLine('case'),
      '# Imported. rm -rf',
      '- id: "007"',
      '  query: no',
      '  tags: [ a ]',
      '  expected_spans:',
      '    - { path: a.md, relevance: 2 }',
      '- id: b',
      '  query: |-',
      '    two',
      '    lines',
      '  checks:',
      '    - { contains: ": #" }',
      '    - json_schema:',
      '        type: object',
      '',
    ].join('\n'),
  )
})

test('lines of a text that share a line with other values stay in quotes', () => {
  expect(writeCases([], [{ id: 'a', query: 'q', tags: ['a:\nb'], checks: [{ contains: '::\n=' }] }])).toBe(
    ['- id: a', '  query: q', '  tags: [ "a:\\nb" ]', '  checks:', '    - { contains: "::\\n=" }', ''].join('\n'),
  )
})

test('a hundred thousand cases with one id are numbered in order, skipping numbers in use', () => {
  const cases = Array.from({ length: 100_000 }, () => ({ draft: { id: 'a', query: 'q' }, file: 'f', line: 1 }))
  const ids = makeIdsUnique({ cases, notes: [] }, new Set(['a-3'])).cases.map(({ draft }) => draft.id)
  expect([ids[0], ids[1], ids[2], ids.at(-1)]).toEqual(['a', 'a-2', 'a-4', 'a-100001'])
})

test('ids in use get a number and a note; if there are very many, the first ten are named', () => {
  const cases = Array.from({ length: 13 }, (_, index) => ({
    draft: { id: 'a', query: 'q' },
    file: 'f',
    line: index + 1,
  }))
  const separated = makeIdsUnique({ cases, notes: [] }, new Set(['a-2']))
  expect(separated.cases.slice(0, 3).map(({ draft }) => draft.id)).toEqual(['a', 'a-3', 'a-4'])
  expect(new Set(separated.cases.map(({ draft }) => draft.id)).size).toBe(13)
  expect(separated.notes).toHaveLength(11)
  expect(separated.notes[0]).toEqual({
    file: 'f',
    line: 2,
    message: 'id `a` is already used: this case becomes `a-3`.',
  })
  expect(separated.notes.at(-1)?.message).toBe('2 more ids are already used; from here on they get a number.')
})

test.each([
  ['How long is bread baked?', 'how-long-is-bread-baked'],
  ['¿Qué?', 'qué'],
  ['!!!', 'case'],
  ['word '.repeat(40), Array.from({ length: 12 }, () => 'word').join('-')],
])('%j is named %j', (text, id) => {
  expect(makeCaseId(text, 'case')).toBe(id)
})

test.each([
  [' a\tb\n', 'a b'],
  ['\u0000', null],
  ['x'.repeat(300), 'x'.repeat(200)],
])('the id %j is cleaned to %j', (id, clean) => {
  expect(cleanId(id)).toBe(clean)
})
