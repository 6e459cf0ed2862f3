import { createServer } from 'node:http'
import { APIConnectionError } from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../../src/io/clock.js'
import { readProviderFailure } from '../../../src/measure/providers/ask-chat.js'
import { openProvider } from '../../../src/measure/providers/openai-client.js'
import type { Scripted } from '../../doubles/openai/script.js'
import { type OpenAiDouble, startOpenAiDouble } from '../../doubles/openai/server.js'
import { accessTo, askProvider } from './ask-double.js'

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(async () => double[Symbol.asyncDispose]())

const ask = async (scripted: Scripted, limits: { isStreamed?: boolean } = {}) => {
  double.answerNext(scripted)
  return askProvider({ providers: accessTo(double), ...limits })
}

const REPLY = { text: 'Because.', usage: { input: 12, output: 3, cached: 8 } }
const READ = {
  model: 'gpt-4.1-mini-2026-01-01',
  fingerprint: 'fp_double',
  text: 'Because.',
  refusal: null,
  finishReason: 'stop',
  calls: [],
  spent: { model: 'gpt-4.1-mini-2026-01-01', input_tokens: 12, output_tokens: 3, cached_tokens: 8 },
}

test('a reply is the same whole and as a stream, except for the time of its first text', async () => {
  expect(await ask(REPLY)).toEqual({ kind: 'replied', reply: { ...READ, firstTextMs: null } })
  expect(await ask(REPLY, { isStreamed: true })).toEqual({
    kind: 'replied',
    reply: { ...READ, firstTextMs: expect.any(Number) as number },
  })
  expect(double.requests.at(-1)?.body.stream_options).toEqual({ include_usage: true })
})

test.each([false, true])(
  'refusal, tool calls, filter and missing usage are read (streamed: %s)',
  async (isStreamed) => {
    const reply = async (scripted: Scripted) => ask(scripted, { isStreamed })
    expect(await reply({ refusal: 'I will not.' })).toMatchObject({ reply: { text: '', refusal: 'I will not.' } })
    const calls = [
      { name: 'search', arguments: { q: 'plum' } },
      { name: 'open', arguments: '{"half' },
    ]
    expect(await reply({ calls })).toMatchObject({
      reply: {
        finishReason: 'tool_calls',
        calls: [
          { id: 'call_0', name: 'search', arguments: '{"q":"plum"}' },
          { id: 'call_1', name: 'open', arguments: '{"half' },
        ],
      },
    })
    expect(await reply({ text: null, finish_reason: 'content_filter', usage: null })).toMatchObject({
      reply: { text: '', finishReason: 'content_filter', spent: null },
    })
  },
)

describe('errors', () => {
  /** Either message can occur; it depends on which end of the socket is read first. */
  const BROKEN: unknown = expect.stringMatching(/^The connection to URL failed: (?:ECONNRESET|other side closed)\.$/)
  const LATER = new Date('2026-01-01T00:02:00Z').toUTCString()
  /** Adds the charge: a failure with a status costs only what was reported; a lost request may have been billed. */
  const billed = (expected: object): object => ({ ...expected, charge: 'status' in expected ? 'reported' : 'unknown' })

  test.each<[string, Scripted, object]>([
    [
      'a rate limit with Retry-After in seconds',
      { status: 429, message: 'Slow down.', headers: { 'retry-after': '7' } },
      { kind: 'infrastructure', status: 429, retry_after_s: 7, message: 'URL answered 429: Slow down.' },
    ],
    [
      'a rate limit with Retry-After as a date',
      { status: 429, headers: { 'retry-after': LATER } },
      { kind: 'infrastructure', status: 429, retry_after_s: 120, message: 'URL answered 429: A refusal of the script' },
    ],
    [
      'a rate limit with retry-after-ms',
      { status: 429, headers: { 'retry-after-ms': '1500', 'retry-after': '2' } },
      { kind: 'infrastructure', status: 429, retry_after_s: 1.5, message: 'URL answered 429: A refusal of the script' },
    ],
    [
      'a rate limit without any',
      { status: 429 },
      { kind: 'infrastructure', status: 429, message: 'URL answered 429: A refusal of the script' },
    ],
    [
      'a rate limit in GitHub’s words',
      { status: 403, message: 'secondary rate limit', headers: { 'retry-after': '60' } },
      { kind: 'infrastructure', status: 403, retry_after_s: 60, message: 'URL answered 403: secondary rate limit' },
    ],
    [
      'a server’s fault, as a page',
      {
        raw: `<html>\n<h1>Bad   gateway</h1>${'.'.repeat(600)}`,
        status: 502,
        headers: { 'content-type': 'text/html' },
      },
      {
        kind: 'infrastructure',
        status: 502,
        message: `URL answered 502: <html> <h1>Bad gateway</h1>${'.'.repeat(472)}…`,
      },
    ],
    [
      'a server’s fault without a body',
      { raw: '', status: 503 },
      { kind: 'infrastructure', status: 503, message: 'URL answered 503' },
    ],
    [
      'an unknown model',
      { status: 404, message: 'The model `gpt-9` does not exist', code: 'model_not_found' },
      { kind: 'other', status: 404, message: 'URL answered 404: The model `gpt-9` does not exist' },
    ],
    [
      'a fault in the words of FastAPI',
      { raw: '{"detail":[{"loc":["body","top_k"],"msg":"Extra inputs are not permitted"}]}', status: 422 },
      { kind: 'other', status: 422, message: 'URL answered 422: body.top_k: Extra inputs are not permitted' },
    ],
    [
      'a message with a key in it',
      { status: 400, message: 'No header api_key=sk-abcdefghijklmnop1234 please' },
      { kind: 'other', status: 400, message: 'URL answered 400: No header api_key=(hidden) please' },
    ],
    [
      'JSON that is cut off',
      { raw: '{"id":"chatcmpl-1","choices":[{"mess' },
      { kind: 'infrastructure', message: 'The connection to URL failed: its JSON is cut off or broken.' },
    ],
    ['a body whose connection breaks', { text: 'Because.', cut: 'reset' }, { kind: 'infrastructure', message: BROKEN }],
    ['a connection that breaks at once', 'reset', { kind: 'infrastructure', message: BROKEN }],
    [
      'a page instead of a reply',
      { raw: 'Welcome', headers: { 'content-type': 'text/html' } },
      {
        kind: 'infrastructure',
        message: 'The connection to URL failed: status 200 with an error: a page instead of JSON.',
      },
    ],
    [
      'a rate limit inside a 200',
      { raw: '{"error":{"message":"Provider returned error","code":429},"user_id":"u"}' },
      { kind: 'infrastructure', status: 429, message: 'URL answered 429: Provider returned error' },
    ],
    [
      'choices that are null',
      { raw: '{"id":null,"object":"chat.completion","choices":null,"usage":null}' },
      {
        kind: 'infrastructure',
        message: 'The connection to URL failed: status 200 with an error: `choices` is null.',
      },
    ],
    [
      'a reply that ends in an error',
      { raw: '{"choices":[{"finish_reason":"error","message":{"content":"Half an ans"}}]}' },
      {
        kind: 'infrastructure',
        message: 'The connection to URL failed: status 200 with an error: `finish_reason` is `error`.',
      },
    ],
    [
      'a fault of the request inside a 200',
      { raw: '{"error":{"message":"no such parameter","type":"invalid_request_error"}}' },
      { kind: 'other', status: 400, message: 'URL answered 400: no such parameter' },
    ],
    [
      'a reply of another form',
      { raw: '{"choices":[{"message":{"content":7}}]}' },
      {
        kind: 'unreadable',
        message:
          'The provider’s reply is not a chat completion: `choices[0].message.content`: Invalid input: expected string, received number.',
      },
    ],
    [
      'a reply without a choice',
      { raw: '{"choices":[]}' },
      { kind: 'unreadable', message: 'The provider’s reply contains no choice.' },
    ],
  ])('%s', async (_, scripted, expected) => {
    const outcome = await ask(scripted)
    expect(JSON.parse(JSON.stringify(outcome).replaceAll(double.url, 'URL'))).toEqual(
      outcome instanceof Error || outcome.kind === 'unreadable' ? expected : billed(expected),
    )
  })

  test.each<[string, Scripted, object]>([
    ['a stream that is reset', { text: 'Because.', cut: 'reset' }, { kind: 'infrastructure', message: BROKEN }],
    [
      'a stream that just ends',
      { text: 'Because.', cut: 'end' },
      { kind: 'infrastructure', message: 'The connection to URL failed: its stream ended too early.' },
    ],
    [
      'a stream that tells of an outage',
      sse('{"error":{"message":"The server had an error","type":"server_error","code":null,"param":null}}'),
      { kind: 'infrastructure', message: 'URL broke off its reply: The server had an error' },
    ],
    [
      'a stream that tells of a mistake',
      sse('{"error":{"message":"Invalid prompt","type":"invalid_request_error","code":"invalid_prompt","param":null}}'),
      { kind: 'other', message: 'URL broke off its reply: Invalid prompt' },
    ],
    [
      'an error in place of a stream',
      { raw: '{"error":{"message":"Provider returned error","code":502}}' },
      { kind: 'infrastructure', status: 502, message: 'URL answered 502: Provider returned error' },
    ],
    [
      'a page in place of a stream',
      { raw: '<html><body>Be right back', headers: { 'content-type': 'text/html' } },
      {
        kind: 'infrastructure',
        message: 'The connection to URL failed: status 200 with an error: a page instead of JSON.',
      },
    ],
    [
      'a stream that ends in an error',
      sse('{"choices":[{"delta":{"content":"Half"},"finish_reason":"error"}]}'),
      { kind: 'infrastructure', message: 'The provider broke off its reply: `finish_reason` is `error`.' },
    ],
    [
      'a stream of broken JSON',
      sse('{"choices":[{'),
      { kind: 'infrastructure', message: 'The connection to URL failed: its JSON is cut off or broken.' },
    ],
  ])('%s', async (_, scripted, expected) => {
    const outcome = await ask(scripted, { isStreamed: true })
    expect(JSON.parse(JSON.stringify(outcome).replaceAll(double.url, 'URL'))).toEqual(billed(expected))
  })

  test('an address without a listener', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await new Promise((resolve) => server.close(resolve))
    const openaiBaseUrl = `http://127.0.0.1:${port}/v1`
    expect(await askProvider({ providers: { ...accessTo(double), openaiBaseUrl } })).toEqual({
      kind: 'infrastructure',
      message: `The connection to ${openaiBaseUrl} failed: ECONNREFUSED.`,
      // The question was never sent.
      charge: 'reported',
    })
  })

  test('a name that cannot be resolved at the moment', async () => {
    const facts = { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }
    const cause = Object.assign(new Error('getaddrinfo EAI_AGAIN llm.example.com'), facts)
    const error = new APIConnectionError({ cause: new TypeError('fetch failed', { cause }) })
    const provider = await openProvider({}, { providers: accessTo(double), env: {} })
    expect(await readProviderFailure(error, { provider, clock: systemClock })).toEqual({
      kind: 'infrastructure',
      message: `The connection to ${double.url} failed: getaddrinfo EAI_AGAIN llm.example.com.`,
      charge: 'reported',
    })
  })

  test('a late reply: before its headers, in its body and in its stream', async () => {
    const never = new Promise(() => undefined)
    for (const [scripted, isStreamed] of [
      ['silence', false],
      [{ after: never }, false],
      [{ after: never }, true],
    ] as const) {
      // On a busy machine the request may be given up before the double reads it. Then another test must not get this answer.
      await using own = await startOpenAiDouble()
      own.answerNext(scripted)
      expect(await askProvider({ providers: accessTo(own), isStreamed, timeoutMs: 30 })).toEqual({ kind: 'timeout' })
    }
  })

  test('a stopped run', async () => {
    await using own = await startOpenAiDouble()
    own.answerAll('silence')
    const stop = new AbortController()
    const asked = askProvider({ providers: accessTo(own), signal: stop.signal })
    await expect.poll(() => own.requests.length).toBe(1)
    stop.abort(new Error('stopped by hand'))
    expect(await asked).toEqual(new Error('stopped by hand'))
  })
})

function sse(data: string): Scripted {
  return { raw: `data: ${data}\n\n`, headers: { 'content-type': 'text/event-stream' } }
}

test.each([false, true])('an answer may be a list of parts, streamed: %s', async (isStreamed) => {
  const content = '[{"type":"thinking","thinking":[{"type":"text","text":"Hm"}]},{"type":"text","text":"Plums"}]'
  const usage = '"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":307}'
  const scripted = isStreamed
    ? sse(`{"choices":[{"delta":{"content":${content}},"finish_reason":"stop"}],${usage}}`)
    : { raw: `{"choices":[{"finish_reason":"stop","message":{"content":${content}}}],${usage}}` }
  expect(await ask(scripted, { isStreamed })).toMatchObject({
    kind: 'replied',
    reply: { text: 'Plums', spent: { input_tokens: 5, output_tokens: 302 } },
  })
})

test('the double refuses requests outside the contract, and reports that when it closes', async () => {
  const own = await startOpenAiDouble()
  const body = JSON.stringify({ model: 'gpt-4.1', messages: [], temprature: 0 })
  const response = await fetch(`${own.url}/chat/completions`, { method: 'POST', body })
  expect(response.status).toBe(400)
  await expect(own[Symbol.asyncDispose]()).rejects.toThrow(
    "OpenAI's contract was broken:\nRequest must NOT have additional properties (temprature)",
  )
})
