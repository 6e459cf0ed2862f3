import { expect, test } from 'vitest'
import { gatherQuestions } from '../../../../src/exchange/import/logs/gather-questions.js'

const at = { file: 'log', line: 1 }

function gather(...values: readonly unknown[]) {
  const gatherer = gatherQuestions({ readSpans: () => null, mask: (text) => text, fields: {} })
  for (const value of values) gatherer.add(value, at)
  return gatherer.finish()
}

test.each<[string, readonly unknown[], readonly string[]]>([
  [
    'one question in several spellings',
    [{ query: 'How?' }, { query: ' how ' }, { query: '“how …' }, { query: 'how not' }],
    ['3 How?', '1 how not'],
  ],
  ['a page of an API', [{ data: [{ input: 'a' }, { input: 'b' }], meta: { page: 1 } }], ['1 a', '1 b']],
  [
    'a trace of Langfuse with its observations',
    [
      {
        ...{ id: 't', input: { question: 'a' }, output: 'yes' },
        observations: [
          { id: 'o1', type: 'GENERATION', input: 'Answer from …' },
          { id: 'o2', type: 'RETRIEVER', input: 'a', output: [{ id: 'd1' }] },
        ],
      },
      { trace: { id: 'u', input: 'b' }, observations: [{ id: 'o3', type: 'SPAN', input: 'c' }] },
    ],
    ['1 a: yes: d1', '1 b'],
  ],
  [
    'observations in the names of its exports to a bucket, root last',
    [
      { id: 'o2', trace_id: 't', parent_observation_id: 'o1', type: 'GENERATION', input: 'Answer from …' },
      { id: 'o1', trace_id: 't', parent_observation_id: null, type: 'SPAN', input: 'a' },
    ],
    ['1 a'],
  ],
  [
    'a log of its own with an id for each conversation',
    [
      { trace_id: 't', query: 'a' },
      { trace_id: 't', query: 'b' },
    ],
    ['1 a', '1 b'],
  ],
])('%s', (_, values, wanted) => {
  expect(
    gather(...values).questions.map(({ query, count, answer, retrieved }) =>
      [`${count} ${query}`, answer, ...retrieved.map(({ item }) => item.path)]
        .filter((part) => part !== null)
        .join(': '),
    ),
  ).toEqual(wanted)
})

test('retrieved items with names that no case can expect are counted', () => {
  const retrieved = ['a\nb', 'x'.repeat(301), 'docs/a.md'].map((path) => ({ path }))
  const { questions, leftOut } = gather({ query: 'a', retrieved }, { query: '?!', retrieved })
  expect(questions[0]?.retrieved.map(({ item }) => item.path)).toEqual(['docs/a.md'])
  expect([leftOut.items, leftOut.item_at]).toEqual([2, at])
})

test('records without a question are counted by reason', () => {
  const { questions, leftOut } = gather(...[3, {}, { query: 'x'.repeat(4001) }, { query: '?!' }, null, 'text'])
  expect(questions).toEqual([])
  expect(leftOut.count).toBe(6)
  expect(leftOut.named.map(({ reason, count }) => [count, reason])).toEqual([
    [3, 'it is not a JSON object'],
    [1, 'it has no question under a known name'],
    [1, 'its question is longer than 4000 characters'],
    [1, 'its question has no word'],
  ])
})
