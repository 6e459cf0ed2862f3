import { expect, test } from 'vitest'
import { mapResponse } from '../../../../src/measure/targets/http/options.js'

const MAPPING = {
  answer: '$.choices[0].text',
  spans: { each: '$.docs[*]', path: '$.file', text: '$.content.text', start_line: '$.line' },
  sources: '$.docs[*].file',
  usage: { input_tokens: '$.usage.in', output_tokens: '$.usage.out' },
  progress: { achieved: { each: '$.steps', step_id: '$' } },
}
const map = (body: unknown) => mapResponse(MAPPING, body)

test('fields, nested fields and lists of them are found in any JSON', () => {
  const docs = [{ file: 'a.md', content: { text: 'A' }, line: 3 }, { content: {} }, { file: 'b.md', line: null }]
  expect(map({ choices: [{ text: 'Yes.' }], docs, usage: { in: 0 }, steps: ['s1', 's2'] })).toEqual({
    answer: 'Yes.',
    // An item without a path keeps its rank.
    spans: [{ path: 'a.md', text: 'A', start_line: 3 }, {}, { path: 'b.md' }],
    sources: ['a.md', 'b.md'],
    usage: { input_tokens: 0 },
    progress: { achieved: [{ step_id: 's1' }, { step_id: 's2' }] },
  })
})

test('missing values are left out; an empty list is a value', () => {
  expect(map({ choices: [], docs: [], usage: null, steps: null })).toEqual({ spans: [], sources: [] })
  expect(map('text')).toEqual({})
})

test('a value that should be a list is kept for the protocol to refuse', () => {
  expect(mapResponse({ spans: { each: '$.docs', path: '$.file' } }, { docs: 'a.md' })).toEqual({ spans: 'a.md' })
})

test('an answer in parts is joined', () => {
  const parts = (body: unknown) => mapResponse({ answer: '$.content[*].text' }, body)
  expect(parts({ content: [{ type: 'think' }, { text: 'Pl' }, { text: 'ums' }] })).toEqual({ answer: 'Plums' })
  expect(parts({ content: [{ text: 1 }] })).toEqual({ answer: [1] })
})
