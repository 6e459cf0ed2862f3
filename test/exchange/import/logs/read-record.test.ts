import { describe, expect, test } from 'vitest'
import { maskPersonalData } from '../../../../src/exchange/import/logs/gather-questions.js'
import { readRecord } from '../../../../src/exchange/import/logs/read-record.js'

const say = (role: string, content: unknown): object => ({ role, content })

describe('the question of a record', () => {
  test.each<[string, Record<string, unknown>, string | null]>([
    ['a text', { question: ' How? ' }, 'How?'],
    ['the first known name', { input: 'two', query: 'one' }, 'one'],
    ['a blank one is none', { query: '  ', input: 'two' }, 'two'],
    [
      'the last message of the user',
      { messages: [say('user', 'hi'), say('assistant', 'yes?'), say('user', 'How?'), say('tool', '3')] },
      'How?',
    ],
    ['a message in parts', { input: [say('user', [{ type: 'text', text: 'How?' }])] }, 'How?'],
    [
      'a message of the conventions of OpenTelemetry',
      { input: [{ role: 'user', parts: [{ type: 'text', content: 'How?' }] }] },
      'How?',
    ],
    ['a message of LangChain', { input: { messages: [[{ type: 'human', content: 'How?' }]] } }, 'How?'],
    ['messages of the system only', { messages: [say('system', 'Be kind.')] }, null],
    ['arguments of a function', { input: { args: ['How?'], kwargs: {} } }, 'How?'],
    ['named arguments', { input: { args: [], kwargs: { question: 'How?' } } }, 'How?'],
    ['JSON in a text', { input: '{"inputs":{"query":"How?"}}' }, 'How?'],
    ['a text that only begins like JSON', { query: '{how}' }, '{how}'],
    ['a request of a chat', { request: { model: 'm', messages: [say('user', 'How?')] } }, 'How?'],
    ["a plain log's message", { level: 'info', message: 'started', text: 'started' }, null],
    ['numbers', { query: 7 }, null],
    ['what every object has', JSON.parse('{"__proto__": {"query": "How?"}}') as Record<string, unknown>, null],
    [
      'what is nested without end',
      { input: Array.from({ length: 30 }).reduce<unknown>((inner) => [inner], 'How?') },
      null,
    ],
  ])('%s', (_, record, wanted) => expect(readRecord(record).query).toBe(wanted))

  test('stands where the user says', () => {
    const record = { text: 'a', event: { body: '{"said":"How?"}' }, 'a.b': 'dotted' }
    expect(
      ['text', 'event.body.said', 'a.b', 'event.none', 'toString'].map((query) => readRecord(record, { query }).query),
    ).toEqual(['a', 'How?', 'dotted', null, null])
  })
})

test.each<[string, Record<string, unknown>, string | null]>([
  ['a text', { answer: 'Yes.' }, 'Yes.'],
  ['a choice', { response: { choices: [{ message: say('assistant', 'Yes.') }] } }, 'Yes.'],
  ['messages', { output: [say('user', 'How?'), say('assistant', 'Yes.')] }, 'Yes.'],
  ['none', { question: 'How?' }, null],
])('the answer of a record: %s', (_, record, wanted) => expect(readRecord(record).answer).toBe(wanted))

test.each<[string, unknown, unknown[]]>([
  ['paths', ['docs/a.md', 'a text of several words'], [{ path: 'docs/a.md' }]],
  [
    'objects',
    [
      { path: 'a', start_line: 2, end_line: 5, text: '…' },
      { file: 'b', startLine: 5, endLine: 2 },
    ],
    [{ path: 'a', start_line: 2, end_line: 5 }, { path: 'b' }],
  ],
  ['metadata', [{ page_content: '…', metadata: { source: 'docs/a.md' } }], [{ path: 'docs/a.md' }]],
  ['ids that are numbers', [{ id: 7 }], [{ path: '7' }]],
  [
    'the hash of a text',
    [
      { path: 'a', hash: `sha256:${'0'.repeat(64)}` },
      { path: 'b', hash: 'x' },
    ],
    [{ path: 'a', hash: `sha256:${'0'.repeat(64)}` }, { path: 'b' }],
  ],
  ['JSON in a text', '[{"doc_id":"d1"}]', [{ path: 'd1' }]],
  ['texts without a name', [{ text: 'only words' }, null, 3], []],
  [
    'another name than one with a line break',
    [{ path: 'a\nb', id: 'd1' }, { path: ' d2\n' }],
    [{ path: 'd1' }, { path: 'd2' }],
  ],
  [
    'at most 20',
    Array.from({ length: 30 }, (_, index) => `d${index}`),
    Array.from({ length: 20 }, (_, index) => ({ path: `d${index}` })),
  ],
])('what was retrieved: %s', (_, contexts, wanted) => {
  expect(readRecord({ query: 'q', contexts }).retrieved).toEqual(wanted)
  expect(readRecord({ query: 'q', output: { answer: 'a', source_documents: contexts } }).retrieved).toEqual(wanted)
  expect(readRecord({ query: 'q', found: { here: contexts } }, { retrieved: 'found.here' }).retrieved).toEqual(wanted)
})

test.each([
  ['I am ann@example.org, +49 170 1234567', 'I am (e-mail), (number)'],
  ['card 4111 1111 1111 1111 or (030) 123-456-78', 'card (number) or (number)'],
  ['order 12345678, version 1.2.3, in 2026-11', 'order 12345678, version 1.2.3, in 2026-11'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def', '(hidden)'],
  ['an a@b and an @mention', 'an a@b and an @mention'],
])('personal data: %s', (text, wanted) => expect(maskPersonalData(text)).toBe(wanted))
