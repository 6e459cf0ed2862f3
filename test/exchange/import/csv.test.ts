import { expect, test } from 'vitest'
import { importTexts, readExamples } from './read-examples.js'

const read = (text: string) => importTexts('csv', [{ path: 'table.csv', text }])

test('a row becomes a case, and what has no place in one is noted once', () => {
  const { cases, notes } = importTexts('csv', readExamples('csv'))
  expect(cases.map(({ draft, line }) => ({ line, ...draft }))).toEqual([
    {
      line: 2,
      id: 'opening',
      query: 'When does the library open?',
      tags: ['hours', 'public'],
      difficulty: 'easy',
      expected_spans: [{ path: 'documents/library.md' }],
      expected_answer: ['nine', '9 a.m.'],
    },
    {
      line: 3,
      id: 'how-many-books-at-most-may-a-reader-borrow',
      query: 'How many books, at most, may a reader borrow?',
      tags: ['borrowing'],
      expected_spans: [{ path: 'documents/library.md' }],
      expected_answer: 'ten',
    },
    {
      line: 4,
      id: 'late',
      query: 'What does a late book\ncost a day?',
      tags: ['fees'],
      difficulty: 'hard',
      expected_spans: [{ path: 'documents/library.md' }, { path: 'documents/fees.md' }],
      expected_answer: 'twenty cents',
    },
  ])
  expect(notes).toEqual([{ file: 'questions.csv', line: 1, message: 'columns not imported: owner.' }])
})

test.each([
  ['Query;Ground Truth\nwhy?;so;\n', [{ id: 'why', query: 'why?', expected_answer: 'so' }]],
  [
    'input\tcontains\tcritical\nwhy?\tso;there\tyes',
    [{ id: 'why', query: 'why?', checks: [{ contains: 'so' }, { contains: 'there' }], critical: true }],
  ],
  ['text,notes\n为什么？,see 3', [{ id: '为什么', query: '为什么？', notes: 'see 3' }]],
])('%j is understood by its header', (text, drafts) => {
  expect(read(text).cases.map(({ draft }) => draft)).toEqual(drafts)
})

test('rows that lack something are noted at their line', () => {
  const { notes, cases } = read('question,answer,difficulty\n,a,easy\nwhy,b\nwho,c,tricky\n')
  expect(cases).toHaveLength(2)
  expect(notes.map(({ line, message }) => `${line ?? '-'}: ${message}`)).toEqual([
    '2: row skipped: it has no question.',
    '3: the row has 2 fields and the header 3.',
    '4: difficulty `tricky` not imported: it is not one of easy, medium, hard, branching, coordination, hard_coordination.',
  ])
})

test.each([
  ['', 'table.csv cannot be imported as csv: the file is empty.'],
  [
    'a,b\n',
    'table.csv:1 cannot be imported as csv: no column is named query, question, text, input, prompt, user_input.',
  ],
  ['question\n"why', 'table.csv:2 cannot be imported as csv: a quote is opened here and never closed. Close it.'],
])('%j is refused', (text, message) => {
  expect(() => read(text)).toThrow(`${message} docs/import.md shows the format.`)
})
