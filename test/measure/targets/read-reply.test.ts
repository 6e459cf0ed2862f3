import { describe, expect, test } from 'vitest'
import { readReply } from '../../../src/measure/targets/read-reply.js'
import type { JsonRecord } from '../../../src/model/json.js'

describe('a reply as other programs write it', () => {
  test.each<[string, JsonRecord, object]>([
    [
      'Python’s null for what is missing',
      {
        answer: 'x',
        error: null,
        abstained: null,
        spans: [{ path: 'a.md', start_line: null, text: null }],
        usage: { input_tokens: 3, output_tokens: null, cached_tokens: null },
        model: null,
        ttft_ms: null,
        tools: [{ name: 'f', ok: null, duration_ms: null }],
        attempts: null,
        steps: [{ type: null, text: 's' }],
        resources: { memory_mb: null },
      },
      {
        answer: 'x',
        error: null,
        spans: [{ path: 'a.md' }],
        usage: { input_tokens: 3 },
        tools: [{ name: 'f' }],
        steps: [{ text: 's' }],
        resources: {},
      },
    ],
    [
      'numbers as texts, and whole numbers with a fraction',
      { answer: 'x', cost_usd: '0.25', ttft_ms: '12.5', spans: [{ start_line: '3', end_line: 4.0, tokens: '7.0' }] },
      { answer: 'x', cost_usd: 0.25, ttft_ms: 12.5, spans: [{ start_line: 3, end_line: 4, tokens: 7 }] },
    ],
    [
      'OpenAI’s calls of tools',
      {
        answer: '',
        tools: [
          { id: 'c1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } },
          { name: 'g', function: 'f' },
        ],
      },
      {
        answer: '',
        tools: [
          {
            id: 'c1',
            type: 'function',
            name: 'f',
            arguments: '{"a":1}',
            function: { name: 'f', arguments: '{"a":1}' },
          },
          { name: 'g', function: 'f' },
        ],
      },
    ],
    [
      'an answer in parts, with a provider’s usage',
      { answer: [{ type: 'text', text: 'Plums' }], usage: { promptTokenCount: 4, candidatesTokenCount: 2 } },
      { answer: 'Plums', usage: { input_tokens: 4, output_tokens: 2 } },
    ],
  ])('%s', (_, fields, reply) => {
    const given = structuredClone(fields)
    expect(readReply(fields, 100)).toEqual({ kind: 'reply', reply })
    expect(fields, 'what was given stays').toEqual(given)
  })

  test.each([false, '', {}, [], 0])('has no error if `error` is %j', (error) => {
    expect(readReply({ answer: 'x', error }, 100)).toMatchObject({ kind: 'reply', reply: { answer: 'x' } })
  })

  test.each<[JsonRecord, string]>([
    [{ answer: null }, '`answer`: Invalid input: expected string, received null'],
    [{ answer: [1] }, '`answer`: Invalid input: expected string, received array'],
    [{ answer: 'x', cost_usd: 'cheap' }, '`cost_usd`: Invalid input: expected number, received string'],
    [{ answer: 'x', usage: { input_tokens: -1 } }, '`usage.input_tokens`: Too small: expected number to be >=0'],
    [{ answer: 'x', tools: [null] }, '`tools[0]`: Invalid input: expected object, received null'],
  ])('is invalid: %j', (fields, message) => {
    const read = readReply(fields, 100)
    expect(read.kind === 'failure' && read.failure.message).toBe(`The reply breaks the protocol: ${message}`)
  })
})

test('a reply nested too deeply is invalid, also one that needs a repair', () => {
  const deep = `{"answer":"x","cost_usd":null,"tools":[{"name":"a","arguments":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`
  expect(readReply(JSON.parse(deep) as JsonRecord, deep.length)).toEqual({
    kind: 'failure',
    failure: { kind: 'protocol', message: 'The reply is nested too deeply to be stored.' },
  })
})

test('attempts and components accept the token names of any provider', () => {
  const read = readReply(
    {
      answer: 'x',
      attempts: [
        { model: 'a', usage: { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 } },
        { model: 'b', promptTokenCount: 21, candidatesTokenCount: 9, thoughtsTokenCount: 600 },
        { model: 'c', tokens_in: 5, tokens_out: 2 },
        { model: 'd', input_tokens: 3, output_tokens: 1, cached_tokens: 2 },
      ],
      components: [{ type: 'CONTEXT', name: 'input', usage: { input_tokens: 4, cache_read_input_tokens: 40 } }],
    },
    10,
  )
  expect(read).toMatchObject({
    reply: {
      attempts: [
        { model: 'a', input_tokens: 12, output_tokens: 7 },
        { model: 'b', input_tokens: 21, output_tokens: 609 },
        { model: 'c', input_tokens: 5, output_tokens: 2 },
        { model: 'd', input_tokens: 3, output_tokens: 1, cached_tokens: 2 },
      ],
      components: [{ name: 'input', input_tokens: 44, cached_tokens: 40 }],
    },
  })
})

describe('an empty answer of a model that asks for a tool', () => {
  const tools = [{ name: 'search' }]
  test.each<[string, JsonRecord, object]>([
    ['OpenAI', { answer: '', tools, finish_reason: 'tool_calls' }, { answer: '', abstained: false }],
    ['OpenAI, with null for the text', { answer: null, finish_reason: 'tool_calls' }, { answer: '', abstained: false }],
    ['Anthropic', { answer: '', tools, finish_reason: 'tool_use' }, { answer: '', abstained: false }],
    ['one that says that it declines', { answer: '', abstained: true, finish_reason: 'tool_use' }, { abstained: true }],
  ])('does not decline, as with the target `openai`: %s', (_what, fields, expected) => {
    expect(readReply(fields, 100)).toMatchObject({ kind: 'reply', reply: expected })
  })

  test.each<[string, JsonRecord]>([
    ['an agent that called a tool and then stopped', { answer: '', tools, finish_reason: 'stop' }],
    ['an agent that does not say why it stopped', { answer: '', tools }],
    ['a text beside the request', { answer: 'I look it up.', tools, finish_reason: 'tool_calls' }],
  ])('is something else than %s', (_what, fields) => {
    expect(readReply(fields, 100)).toEqual({ kind: 'reply', reply: fields })
  })
})
