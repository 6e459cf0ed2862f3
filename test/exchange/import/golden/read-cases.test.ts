import { expect, test } from 'vitest'
import { importTexts, readExamples } from '../read-examples.js'

const read = (text: string) => importTexts('csv', [{ path: 'table.csv', text }])

test('a row becomes a case, and columns that fit nowhere are noted once', () => {
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
])('%j is recognised by its header', (text, drafts) => {
  expect(read(text).cases.map(({ draft }) => draft)).toEqual(drafts)
})

test('incomplete rows are noted with their line', () => {
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
    'table.csv:1 cannot be imported as csv: no field is named query, question, user_input, input, prompt, text. Its first record is {"a":"","b":""}; say which field has the question, e.g. --map query=a.',
  ],
  ['question\n"why', 'table.csv:2 cannot be imported as csv: a quote is opened here and never closed. Close it.'],
])('%j is refused', (text, message) => {
  expect(() => read(text)).toThrow(`${message} docs/import.md shows the format.`)
})

const drafts = (format: string, text: string, map = {}) => {
  const { cases, notes, summary } = importTexts(format, [{ path: 'set', text }], map)
  return { cases: cases.map(({ draft }) => draft), notes: notes.map(({ message }) => message), summary }
}

test.each<[string, string, unknown, readonly Record<string, unknown>[]]>([
  [
    'a list by itself, in camel case',
    'json',
    [{ id: 7, userQuery: 'why?', expectedOutput: 'so', tags: ['a', 'b'] }],
    [{ id: '7', query: 'why?', tags: ['a', 'b'], expected_answer: 'so' }],
  ],
  [
    'a list of texts',
    'json',
    ['why?', 'how?'],
    [
      { id: 'why', query: 'why?' },
      { id: 'how', query: 'how?' },
    ],
  ],
  [
    'under `queries`, beside other lists',
    'json',
    { documents: [{ path: 'a.md' }], queries: [{ query: 'why?', category: 'x', intent: 'y' }] },
    [{ id: 'why', query: 'why?', tags: ['x', 'y'] }],
  ],
  [
    'deeper, under names of its own',
    'json',
    { set: { train: [{ question: 'why?', ground_truth: ['so', 'thus'] }] } },
    [{ id: 'why', query: 'why?', expected_answer: ['so', 'thus'] }],
  ],
  [
    'by id',
    'json',
    { q1: { question: 'why?' }, q2: { question: 'how?' } },
    [
      { id: 'q1', query: 'why?' },
      { id: 'q2', query: 'how?' },
    ],
  ],
  [
    // https://docs.llamaindex.ai: EmbeddingQAFinetuneDataset
    'queries and relevant documents by id, as llama-index writes them',
    'json',
    { queries: { q1: 'why?' }, corpus: { d1: 'text' }, relevant_docs: { q1: ['d1', 'd2'] } },
    [{ id: 'q1', query: 'why?', expected_spans: [{ path: 'd1' }, { path: 'd2' }] }],
  ],
  [
    // https://docs.llamaindex.ai: LabelledRagDataset
    'llama-index’ examples, whose contexts are passages',
    'json',
    {
      examples: [
        {
          query: 'why?',
          query_by: { model_name: 'm', type: 'ai' },
          reference_contexts: ['The first line.\nThe second line.'],
          reference_answer: 'so',
        },
      ],
    },
    [{ id: 'why', query: 'why?', expected_answer: 'so' }],
  ],
  [
    // https://rajpurkar.github.io/SQuAD-explorer/: the format of version 2
    'questions within paragraphs, as SQuAD has them',
    'json',
    {
      data: [
        { title: 't', paragraphs: [{ context: 'c', qas: [{ id: '5', question: 'why?', answers: [{ text: 'so' }] }] }] },
      ],
    },
    [{ id: '5', query: 'why?', expected_answer: 'so' }],
  ],
  [
    'a column each, as data frames write them',
    'json',
    { question: ['why?', 'how?'], ground_truth: ['so', 'thus'] },
    [
      { id: 'why', query: 'why?', expected_answer: 'so' },
      { id: 'how', query: 'how?', expected_answer: 'thus' },
    ],
  ],
  [
    // https://langfuse.com/docs: dataset items; LangSmith's examples have `inputs` and `outputs`
    'objects for input and output',
    'json',
    {
      data: [{ id: 'i1', input: { question: 'why?' }, expectedOutput: { answer: 'so' }, metadata: { source: 'a.md' } }],
    },
    [{ id: 'i1', query: 'why?', expected_spans: [{ path: 'a.md' }], expected_answer: 'so' }],
  ],
  [
    // https://github.com/openai/evals: samples of Match
    'a chat whose last question counts',
    'jsonl',
    {
      input: [
        { role: 'system', content: 'Be short.' },
        { role: 'user', content: 'why?' },
      ],
      ideal: 'so',
    },
    [{ id: 'why', query: 'why?', expected_answer: 'so' }],
  ],
  [
    'an expected answer before the system’s own',
    'json',
    [{ question: 'why?', answer: 'what it said', ground_truth: 'so', contexts: ['a.md'] }],
    [{ id: 'why', query: 'why?', expected_spans: [{ path: 'a.md' }], expected_answer: 'so' }],
  ],
  [
    'places in every spelling',
    'yaml',
    [
      {
        question: 'why?',
        sources: [
          { file: 'a.md', section: 'Time limits' },
          { path: 'b.ts', start_line: 3, end_line: 9, relevance: 2 },
          'https://docs.example/fees#late',
          'docs/*.md',
          { any_of: ['c.md', 'd.md'] },
          ['e.md', 'f.md'],
        ],
      },
    ],
    [
      {
        id: 'why',
        query: 'why?',
        expected_spans: [
          { path: 'b.ts', start_line: 3, end_line: 9, relevance: 2 },
          { path: 'a.md', symbol: 'Time limits' },
          { path: 'https://docs.example/fees#late' },
          { path: 'docs/*.md' },
          { path: '{c.md,d.md}' },
          { path: '{e.md,f.md}' },
        ],
      },
    ],
  ],
])('%s', (_, format, value, expected) => {
  expect(drafts(format, JSON.stringify(value)).cases).toEqual(expected)
})

test('lists in a cell are read in JSON and in Python notation', () => {
  const { cases } = drafts('csv', 'question,sources,tags\nwhy?,"[\'a.md\', \'b.md\']","[""x"", ""y""]"\n')
  expect(cases).toEqual([
    { id: 'why', query: 'why?', tags: ['x', 'y'], expected_spans: [{ path: 'a.md' }, { path: 'b.md' }] },
  ])
})

test('the report says which fields were used and which were not', () => {
  const set = { samples: [{ question: 'why?', reference: 'so', reference_contexts: ['One.\nTwo.'], score: 1 }] }
  expect(drafts('json', JSON.stringify(set))).toMatchObject({
    notes: [
      'fields not imported: score.',
      '`reference_contexts` has the text of passages and no names of them, so nothing is expected of retrieval there. Name the documents in a field `source`.',
    ],
    summary: [
      'set under `samples`: question → query, reference → expected_answer, reference_contexts → expected_spans.',
    ],
  })
})

test('a person can say which field has which meaning', () => {
  const text = '[{"frage": "warum?", "antwort": "darum", "query": "SELECT 1"}]'
  expect(drafts('json', text, { query: 'frage', expected_answer: 'antwort' }).cases).toEqual([
    { id: 'warum', query: 'warum?', expected_answer: 'darum' },
  ])
})

test.each([
  [{ query: 'fragen' }, '--map query=fragen: no field is named `fragen`; did you mean frage?'],
  [
    { frage: 'query' },
    '--map frage=query: a case has no `frage`; it takes one of id, query, answer, contains, tags, source, criteria, key_points, tools, answer_mode, difficulty, critical, notes.',
  ],
  [
    {},
    'no field is named query, question, user_input, input, prompt, text. Its first record is {"frage":"warum?","n":1}; say which field has the question, e.g. --map query=frage.',
  ],
])('--map %j is refused if a name does not exist', (map, message) => {
  expect(() => drafts('json', '[{"frage": "warum?", "n": 1}]', map)).toThrow(message)
})

test('an object without a list of questions is shown as found', () => {
  expect(() => drafts('json', '{"model": {"name": "x"}, "seed": 1}')).toThrow(
    'set cannot be imported as json: it has no list of questions, such as `[{ "question": …, "answer": … }]` or `{ "queries": [ … ] }`; it begins {"model":{"name":"x"},"seed":1}.',
  )
})

test('a column name that occurs twice is read once, and the second column is named', () => {
  expect(drafts('csv', 'question,answer,answer\nwhy?,so,thus\n')).toMatchObject({
    cases: [{ query: 'why?', expected_answer: 'so' }],
    notes: ['columns not imported: answer (2).'],
  })
})
