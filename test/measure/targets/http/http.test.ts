import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../../../src/io/clock.js'
import { openConnections } from '../../../../src/measure/targets/http/connections.js'
import { http } from '../../../../src/measure/targets/http/http.js'
import { httpOptions } from '../../../../src/measure/targets/http/options.js'
import { givePort } from '../../../../src/measure/targets/http/server.js'
import { NOT_BILLED } from '../../../../src/measure/targets/target.js'
import { isAlive } from '../is-alive.js'
import { ask, FIXTURES, makeRequest, recordLog, startSession } from '../start-session.js'

type Handler = (response: ServerResponse, asked: Asked) => unknown
interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** The behaviour of the server by path. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  '/echo': (response, { method, url, headers, body }) => {
    const { host, connection, ...others } = headers
    response.end(JSON.stringify({ answer: JSON.stringify({ method, url, headers: others, body }) }))
    return [host, connection]
  },
  '/ok': (response, { body }) => response.end(`\uFEFF{"id":${JSON.stringify(idOf(body))},"answer":"ok","extra":[1]}`),
  '/other': (response) => response.end('{"id":"other","answer":"ok"}'),
  '/chunked': async (response) => {
    for (const piece of ['{"ans', 'wer":"pl', 'üms"}']) {
      response.write(piece)
      await wait(1)
    }
    response.end()
  },
  '/slow': () => undefined,
  '/seconds': (response) => response.writeHead(429, { 'retry-after': '7' }).end('{"error": "too many",\n "x": 1}'),
  '/date': (response) =>
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }).end(),
  '/500': (response) => response.writeHead(500).end('x'.repeat(5000)),
  '/404': (response) => response.writeHead(404).end('no such <b>page</b>'),
  '/401': (response, { headers }) => response.writeHead(401).end(`bad key ${headers.authorization ?? 'none'}`),
  '/reset': (response) => response.socket?.resetAndDestroy(),
  '/half': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"answer":"pl')
    setImmediate(() => response.destroy())
  },
  '/garbled': (response) => response.socket?.end('SSH-2.0-OpenSSH\r\n\r\n'),
  '/text': (response) => response.end('Welcome'),
  '/login': (response, { headers }) =>
    response
      .writeHead(203, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`Log in:\n\u001b[31m${headers.authorization ?? ''}\tapi_key=abc ${'x'.repeat(5000)}`),
  '/page': (response) => response.end('\n<!DOCTYPE html><html>'),
  '/fault': (response) => response.end('{"error":{"message":"Provider returned error","code":429},"choices":null}'),
  '/parts': (response) =>
    response.end('{"answer":[{"type":"text","text":"Pl"},{"type":"text","text":"ums"}],"model":null}'),
  '/empty': (response) => response.writeHead(204).end(),
  '/gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"answer":"ok"}')),
  '/list': (response) => response.end('[1]'),
  '/shape': (response) => response.end('{"answer":1}'),
  '/error': (response) => response.end('{"error":{"kind":"infrastructure","status":502,"message":"model down"}}'),
  '/redirect': (response) => response.writeHead(307, { location: '/ok' }).end(),
  '/away': (response) => response.writeHead(307, { location: 'http://127.0.0.2:1/steal?key=abc' }).end(),
  '/huge': (response) => response.writeHead(200, { 'content-length': 64 * 1024 * 1024 + 1 }).write('{"ans'),
  '/long': (response) => {
    response.write('x'.repeat(600))
    setImmediate(() => response.end('x'.repeat(600)))
  },
  '/openai': (response) => response.end('{"choices":[{"message":{"content":"Plums"}}],"usage":{"prompt_tokens":3}}'),
  '/openai-tool': (response) => response.end('{"choices":[{"message":{"content":null},"finish_reason":"tool_calls"}]}'),
  '/sse': async (response) => {
    const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\r\n\r\n`
    response.write(`: hello\n\nevent: x\n${event({ role: 'assistant' })}`)
    await wait(1)
    response.write(`${event({ content: 'Pl' })}data: {"choices":[{"delta":{"con`)
    await wait(1)
    response.end('tent":"ums"}}]}\n\ndata: {"usage":{"in":3}}\n\ndata: [DONE]\n\ndata: not JSON\n\n')
  },
  '/ndjson': (response) => response.end('{"answer":"Pl"}\n\n{"answer":"ums","model":"a"}\n{"model":"b","id":"q"}'),
  '/sse-typed': (response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end('data: {"answer":"Plums"}\n\n'),
  '/sse-cut': (response) => {
    response.write('data: {"answer":"Pl"}\n\n')
    setTimeout(() => response.destroy(), 5)
  },
  '/sse-cut-early': (response) => {
    response.write('data: {"spans":[]}\n\n')
    setTimeout(() => response.destroy(), 5)
  },
  '/sse-open': (response) => response.write('data: {"answer":"Pl"}\n\ndata: {"answer":"um"}\n\ndata: [DONE]\n\n'),
  '/sse-reset': (response) => {
    response.write('data: {"answer":"Pl"}\n\ndata: [DONE]\n\n')
    setTimeout(() => response.destroy(), 5)
  },
  '/sse-broken': (response) => response.end('data: {"answer":"Pl"}\n\ndata: oops\n\n'),
  '/sse-error': (response) => response.end('data: {"answer":"Pl"}\n\ndata: {"error":"out of plums"}\n\n'),
}
const idOf = (body: string): unknown => (JSON.parse(body) as { id: unknown }).id

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    void HANDLERS[url.split('?')[0] ?? '']?.(response, { method, url, headers, body })
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function askOnce(
  path: string,
  options: object = {},
  { env = {}, timeoutMs = 5000 }: { env?: Record<string, string>; timeoutMs?: number } = {},
) {
  await using session = await startSession(http, { url: `${origin}${path}`, ...options }, { env })
  return await ask(session, 'q', { timeoutMs })
}
const failed = (kind: string, message: string, more: object = {}) => ({
  status: 'failed',
  failure: { kind, message, ...more },
})
const begins = (text: string): string => `The body (HTTP 200, no content type) begins: ${text}`
const ok = (reply: object) => ({ status: 'ok', reply })

describe('a request', () => {
  const echo = async (options: object, env: Record<string, string> = {}) => {
    const observation = await askOnce('/echo', options, { env })
    return JSON.parse(observation.status === 'ok' ? observation.reply.answer : '') as Asked
  }

  test("has the fields of the protocol's request", async () => {
    const { method, headers, body } = await echo({})
    expect({ method, headers, body }).toEqual({
      method: 'POST',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'goldenpair',
        'content-type': 'application/json',
        'content-length': '76',
      },
      body: '{"id":"q","case":"q","trial":0,"query":"q","top_k":3,"seed":1,"settings":{}}',
    })
  })

  test('has a template and headers from the environment', async () => {
    const body = { input: '{{query}}', k: '{{top_k}}', user: 'seed {{seed}}' }
    const headers = { Authorization: 'Bearer ${API_KEY}', 'Content-Type': 'application/vnd.x+json' }
    const asked = await echo({ body, headers, method: 'PUT' }, { API_KEY: 'abc\n' })
    expect(asked).toMatchObject({
      method: 'PUT',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/vnd.x+json' },
      body: '{"input":"q","k":3,"user":"seed 1"}',
    })
  })

  test('that is the same for every case causes a warning', async () => {
    const log = recordLog()
    for (const body of [{ q: 'Why?' }, { q: '{{query}}' }, undefined])
      await (await startSession(http, { url: origin, body }, { log }))[Symbol.asyncDispose]()
    expect(log.lines).toEqual([
      'warning: `url` and `body` of the `http` target have no `{{query}}`: every case asks the same.',
    ])
  })

  test('that leaves out settings causes a warning', async () => {
    const log = recordLog()
    const settings = { k: 2, prompt: { name: 'short' } }
    const bodies = [
      { q: '{{query}}' },
      { q: '{{query}}', k: '{{settings.k}}' },
      { q: '{{query}}', k: '{{settings.k}}', prompt: '{{settings.prompt.name}}' },
      { q: '{{query}}', all: '{{settings}}' },
      undefined,
    ]
    for (const body of bodies)
      await (await startSession(http, { url: origin, body }, { log, settings }))[Symbol.asyncDispose]()
    expect(log.lines).toEqual([
      'warning: `url` and `body` of the `http` target have no `{{settings}}`, so the server does not get `k` and `prompt`.',
      'warning: `url` and `body` of the `http` target have no `{{settings}}`, so the server does not get `prompt`.',
    ])
  })

  test('whose body is a text containing JSON causes a warning', async () => {
    const log = recordLog()
    const bodies = [
      '{"q": "{{query}}", "k": {{top_k}}}',
      '["{{query}}"]',
      '{{query}}',
      '{q: {{query}}}',
      '"{{query}}"',
      'x {{id}}',
    ]
    for (const body of [...bodies, { q: '{{query}}' }])
      await (await startSession(http, { url: origin, body }, { log }))[Symbol.asyncDispose]()
    const warning =
      'warning: `body` of the `http` target is a text that is JSON, and is sent as a JSON string. Give the object or list itself: `body: {q: "{{query}}"}`.'
    expect(log.lines).toEqual([warning, warning])
  })

  test('may be a GET with the question in the URL, and names its trace', async () => {
    const url = `\${PREVIEW}/echo?q={{query}}&s={{settings}}`
    await using session = await startSession(http, { url, method: 'GET' }, { env: { PREVIEW: origin } })
    const limits = { timeoutMs: 60_000, signal: new AbortController().signal }
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const observation = await session.ask({ ...makeRequest('a&b ü \ud800'), traceparent }, limits)
    expect(JSON.parse(observation.status === 'ok' ? observation.reply.answer : '')).toMatchObject({
      method: 'GET',
      url: '/echo?q=a%26b%20%C3%BC%20%EF%BF%BD&s=%7B%7D',
      headers: { traceparent },
      body: '',
    })
  })

  test.each([
    [{ headers: { authorization: '${API_KEY}' } }, {}, '`headers.authorization` of the target takes `${API_KEY}`'],
    [{ headers: { a: '${B}' } }, { B: 'one\ntwo' }, 'a header may contain only visible ASCII characters and blanks'],
    [{ url: '${HOST}/ask' }, { HOST: 'localhost' }, 'an address begins with `http://` or `https://` and a host'],
    [
      { body: ['{{settings.tier}}'] },
      {},
      '`body` of the target takes `{{settings.tier}}`, but the variant has no such setting',
    ],
  ])('with missing values is not sent: %j', async (options, env, message) => {
    await expect(askOnce('/ok', options, { env })).rejects.toThrow(message)
  })
})

const GZIP =
  'The reply is compressed (Content-Encoding: gzip), which Goldenpair does not unpack. Turn compression off in the server.'

describe('a reply', () => {
  test.each([
    ['/ok', {}, ok({ answer: 'ok', extra: [1] })],
    ['/chunked', {}, ok({ answer: 'plüms' })],
    [
      '/redirect',
      {},
      failed('target', 'The target answered with HTTP 307, a redirect that is not followed, to /ok', { status: 307 }),
    ],
    ['/error', {}, failed('infrastructure', 'model down', { status: 502, bill: NOT_BILLED })],
    [
      '/openai',
      { response: { answer: '$.choices[0].message.content', usage: { input_tokens: '$.usage.prompt_tokens' } } },
      ok({ answer: 'Plums', usage: { input_tokens: 3 } }),
    ],
    [
      '/openai-tool',
      { response: { answer: '$.choices[0].message.content', finish_reason: '$.choices[0].finish_reason' } },
      ok({ answer: '', abstained: false, finish_reason: 'tool_calls' }),
    ],
    [
      '/other',
      {},
      failed(
        'protocol',
        `The reply has the \`id\` of another request: other. ${begins('{"id":"other","answer":"ok"}')}`,
      ),
    ],
    ['/empty', {}, failed('protocol', 'The reply is empty.')],
    ['/gzip', {}, failed('protocol', GZIP)],
    ['/list', {}, failed('protocol', `The reply is JSON, but no object with an \`answer\`. ${begins('[1]')}`)],
    [
      '/shape',
      {},
      failed(
        'protocol',
        `The reply breaks the protocol: \`answer\`: Invalid input: expected string, received number. ${begins('{"answer":1}')}`,
      ),
    ],
    [
      '/openai',
      { response: { answer: '$.text' } },
      failed(
        'protocol',
        `The reply has nothing at \`$.text\`, where \`response\` says that its answer is. ${begins('{"choices":[{"message":{"content":"Plums"}}],"usage":{"prompt_tokens":3}}')}`,
      ),
    ],
    [
      '/seconds',
      {},
      failed('infrastructure', 'The target answered with HTTP 429: {"error": "too many", "x": 1}', {
        status: 429,
        retry_after_s: 7,
        bill: NOT_BILLED,
      }),
    ],
    [
      '/500',
      {},
      failed('infrastructure', `The target answered with HTTP 500: ${'x'.repeat(299)}…`, {
        status: 500,
        bill: NOT_BILLED,
      }),
    ],
    ['/404', {}, failed('target', 'The target answered with HTTP 404: no such <b>page</b>', { status: 404 })],
    [
      '/away',
      { headers: { authorization: 'x' } },
      failed(
        'target',
        'The target answered with HTTP 307, a redirect that is not followed, to http://127.0.0.2:1/steal?key=(hidden)',
        { status: 307 },
      ),
    ],
    ['/half', {}, failed('infrastructure', 'The connection broke before the answer arrived.')],
    [
      '/reset',
      {},
      failed(
        'infrastructure',
        expect.stringMatching(/^The target could not be reached: (?:read ECONNRESET|socket hang up)$/) as string,
      ),
    ],
    ['/huge', {}, failed('protocol', 'The reply is longer than 64 MB.')],
  ])('%s %j', async (path, options, observation) => {
    expect(await askOnce(path, options)).toEqual(observation)
  })

  test('without a declared length is given up if it gets too long', async () => {
    using connections = openConnections(systemClock, { maxBytes: 1000 })
    const request = { url: new URL(`${origin}/long`), method: 'POST', headers: {}, body: '', timeoutMs: 60_000 }
    const { end, opened } = await connections.exchange(request, () => ({ push: () => undefined }))
    expect([end, opened?.status]).toEqual([{ kind: 'too-long' }, 200])
  })

  test('that does not arrive is a time-out', async () => {
    expect(await askOnce('/slow', {}, { timeoutMs: 30 })).toEqual(failed('timeout', 'No reply within 0.03 s.'))
  })

  test('that is not JSON shows its status, its type and its beginning on one line, without secrets', async () => {
    const observation = await askOnce(
      '/login',
      { headers: { authorization: 'Bearer ${API_KEY}' } },
      { env: { API_KEY: 'plum-stone' } },
    )
    expect(observation.status === 'failed' && observation.failure.message).toMatch(
      /^The reply is not JSON: .+\. The body \(HTTP 203, text\/plain; charset=utf-8\) begins: Log in: \[31mBearer \(hidden\) api_key=\(hidden\) x{254}…$/,
    )
  })

  test('that is not HTTP is reported as such', async () => {
    expect(await askOnce('/garbled')).toMatchObject(
      failed('protocol', expect.stringMatching(/^The reply is not HTTP: /) as string),
    )
  })

  const openai = { response: { answer: '$.choices[0].message.content' } }
  const PAGE = `The target answered with an HTML page instead of JSON. ${begins('<!DOCTYPE html><html>')}`
  test.each([
    ['/page', {}, failed('infrastructure', PAGE, { status: 200 })],
    ['/page', { stream: 'sse' }, failed('infrastructure', PAGE, { status: 200 })],
    ['/fault', openai, failed('infrastructure', 'Provider returned error', { status: 429, bill: NOT_BILLED })],
    [
      '/fault',
      { stream: 'sse', ...openai },
      failed('infrastructure', 'Provider returned error', { status: 429, bill: NOT_BILLED }),
    ],
    ['/parts', {}, ok({ answer: 'Plums' })],
  ])('of status 200 may be an outage, or in parts: %s %j', async (path, options, observation) => {
    expect(await askOnce(path, options)).toEqual(observation)
  })

  test('may ask to wait until a date', async () => {
    const observation = await askOnce('/date')
    const seconds = observation.status === 'failed' ? observation.failure.retry_after_s : undefined
    expect(seconds).toBeGreaterThan(3590)
    expect(seconds).toBeLessThanOrEqual(3600)
  })

  test('of 401 stops the run, and the request is not shown', async () => {
    const options = { headers: { authorization: 'Bearer ${API_KEY}' } }
    await expect(askOnce('/401', options, { env: { API_KEY: 'plum-stone' } })).rejects.toThrow(
      `The target at ${origin}/401 refused the credentials (HTTP 401: bad key Bearer (hidden)). The suite's target takes them from API_KEY: give`,
    )
    await expect(askOnce('/401')).rejects.toThrow(`The target at ${origin}/401 asks for credentials (HTTP 401`)
  })

  test('that never comes, because nothing listens, is an outage', async () => {
    await using session = await startSession(http, { url: 'http://127.0.0.1:1/ask' })
    expect(await ask(session, 'q')).toEqual(
      failed(
        'infrastructure',
        "The target could not be reached: connect ECONNREFUSED 127.0.0.1:1; start it in an earlier step, or name its command in `start` of the suite's target",
        { bill: NOT_BILLED },
      ),
    )
  })
})

describe('a streamed reply', () => {
  const openai = { answer: '$.choices[0].delta.content', usage: { input_tokens: '$.usage.in' } }
  const ttft = expect.any(Number) as number
  const NO_EVENT = 'The stream has no event. Where the reply is one JSON value, leave out `stream`.'

  test.each([
    ['/sse', { stream: 'sse', response: openai }, ok({ answer: 'Plums', usage: { input_tokens: 3 }, ttft_ms: ttft })],
    ['/ndjson', { stream: 'ndjson' }, ok({ answer: 'Plums', model: 'b', ttft_ms: ttft })],
    ['/sse-cut', { stream: 'sse' }, failed('protocol', 'The connection broke in the middle of the streamed answer.')],
    ['/sse-cut-early', { stream: 'sse' }, failed('infrastructure', 'The connection broke before the answer arrived.')],
    ['/sse-error', { stream: 'sse' }, failed('target', 'out of plums')],
    ['/sse-open', { stream: 'sse' }, ok({ answer: 'Plum', ttft_ms: ttft })],
    ['/sse-reset', { stream: 'sse' }, ok({ answer: 'Pl', ttft_ms: ttft })],
    ['/text', { stream: 'sse' }, failed('protocol', `${NO_EVENT} ${begins('Welcome')}`)],
    ['/empty', { stream: 'ndjson' }, failed('protocol', NO_EVENT)],
    ['/gzip', { stream: 'sse' }, failed('protocol', GZIP)],
    [
      '/seconds',
      { stream: 'sse' },
      failed('infrastructure', 'The target answered with HTTP 429: {"error": "too many", "x": 1}', {
        status: 429,
        retry_after_s: 7,
        bill: NOT_BILLED,
      }),
    ],
  ])('%s %j', async (path, options, observation) => {
    expect(await askOnce(path, options)).toEqual(observation)
  })

  test('that was not expected says how to expect it', async () => {
    expect(await askOnce('/sse-typed')).toMatchObject({
      status: 'failed',
      failure: {
        message: expect.stringContaining(". It is a stream: say `stream: sse` in the suite's target. The") as string,
      },
    })
    expect(await askOnce('/sse-typed', { stream: 'sse' })).toEqual(ok({ answer: 'Plums', ttft_ms: ttft }))
  })

  test('names the broken event', async () => {
    expect(await askOnce('/sse-broken', { stream: 'sse' })).toMatchObject(
      failed('protocol', expect.stringMatching(/^Event 2 of the stream is not JSON: /) as string),
    )
  })

  test('has its first part before its end', async () => {
    await using session = await startSession(http, { url: `${origin}/sse`, stream: 'sse', response: openai })
    const signal = new AbortController().signal
    const observation = await session.ask(makeRequest('q'), { timeoutMs: 60_000, signal })
    expect(observation.status === 'ok' && observation.reply.ttft_ms).toBeLessThan(observation.latency_ms ?? 0)
  })
})

test('connections are kept, and one that the server closed in the meantime is not a failure', async () => {
  const sockets = new Set<unknown>()
  const closing = createServer((request, response) => {
    sockets.add(request.socket)
    if (request.headers['x-ends'] === undefined) response.end('{"answer":"ok"}')
    else {
      closing.close()
      request.socket.destroy()
    }
  })
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(closing.address() as AddressInfo).port}/`
  {
    await using session = await startSession(http, { url })
    for (let index = 0; index < 5; index++) expect(await ask(session, 'q')).toEqual(ok({ answer: 'ok' }))
    expect(sockets.size).toBe(1)
    for (const socket of sockets) (socket as { destroy: () => void }).destroy()
    expect(await ask(session, 'q')).toEqual(ok({ answer: 'ok' }))
  }
  // If no other connection can be opened, the request may still have arrived on the kept one.
  using connections = openConnections(systemClock)
  const request = { url: new URL(url), method: 'POST', body: '', timeoutMs: 60_000 }
  const endOf = async (headers = {}) =>
    (await connections.exchange({ ...request, headers }, () => ({ push: () => undefined }))).end
  expect(await endOf()).toEqual({ kind: 'whole' })
  expect(await endOf({ 'x-ends': 'before the reply' })).toMatchObject({ kind: 'unanswered', isUnsent: false })
  expect(await endOf()).toMatchObject({ kind: 'unanswered', isUnsent: true })
})

test('a stopped run aborts its requests', async () => {
  await using session = await startSession(http, { url: `${origin}/slow` })
  const run = new AbortController()
  const asked = session.ask(makeRequest('q'), { timeoutMs: 60_000, signal: run.signal })
  run.abort(new Error('stopped'))
  await expect(asked).rejects.toThrow('stopped')
})

describe('a server that Goldenpair starts', () => {
  const program = join(FIXTURES, 'http-server.mjs')
  const options = {
    url: 'http://127.0.0.1:${PORT}/ask',
    ready: 'http://127.0.0.1:${PORT}/up',
    start: [process.execPath, program],
    shutdown_seconds: 1,
  }
  const pidsOf = async (session: Awaited<ReturnType<typeof startSession>>) => {
    const observation = await ask(session, 'pids')
    return observation.status === 'ok' ? observation.reply.answer.split(' ').map(Number) : []
  }

  test('is waited for, asked at its own port, restarted when it ends, and stopped with all its children', async () => {
    const log = recordLog()
    let pids: number[]
    {
      await using session = await startSession(http, options, { log })
      expect((await pidsOf(session)).every(isAlive)).toBe(true)
      const others = ['a', 'slow', 'b'].map(async (query) => ask(session, query))
      const crash = failed('crash', 'The target exited with code 3.', { stderr_tail: 'out of plums\n' })
      const [observation, ...answers] = await Promise.all([ask(session, 'crash'), ...others])
      expect(observation).toEqual(crash)
      expect(answers).toEqual(['a', 'slow', 'b'].map((answer) => ok({ answer })))
      pids = await pidsOf(session)
      expect(pids.every(isAlive)).toBe(true)
    }
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
    expect(log.lines).toEqual([
      'warning: The target exited with code 3 and is started again.',
      'warning: The target exited with code 3 and is started again.',
    ])
  })

  test('and that ends at its first questions is asked others', async () => {
    await using session = await startSession(http, options)
    for (let round = 0; round < 4; round++)
      expect(await ask(session, 'crash')).toMatchObject(failed('crash', 'The target exited with code 3.'))
    expect(await ask(session, 'a')).toEqual(ok({ answer: 'a' }))
  })

  test.each([
    ['throw', 'The target answered with HTTP 500: Internal Server Error'],
    ['hang up', 'The target could not be reached: socket hang up'],
  ])('and that fails at a question (%s) is quoted from its log', async (query, message) => {
    await using session = await startSession(http, options)
    // The log may arrive after the reply.
    await expect
      .poll(async () => ask(session, query))
      .toMatchObject({
        failure: {
          kind: 'infrastructure',
          message: `${message}. Its log says: KeyError: 'question'`,
          stderr_tail: expect.stringContaining('Traceback') as string,
        },
      })
  })

  test('is killed if it does not stop', async () => {
    let pids: number[]
    {
      const start = `"${process.execPath}" "${program}" \${PORT} stubborn; true`
      await using session = await startSession(http, { ...options, start, ready: undefined, shutdown_seconds: 0.04 })
      pids = await pidsOf(session)
    }
    expect(pids).toHaveLength(2)
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  })

  test.each([
    [
      'never',
      0.2,
      /^The target `.* never` was not ready within 0.2 s \((it answered with HTTP 503|connect ECONNREFUSED [\d.:]+)\)\. Run it by hand/,
    ],
    [
      'no-start',
      60,
      /` exited with code 1 before it was ready\. Run it by hand .* The end of its log:\n {2}\| no index$/s,
    ],
  ])('and that does not get ready (%s) stops the run', async (mode, seconds, message) => {
    const start = [...options.start, '${PORT}', mode]
    await using session = await startSession(http, { ...options, start, start_seconds: seconds, shutdown_seconds: 0.1 })
    await expect(Promise.all([ask(session, 'a'), ask(session, 'b')])).rejects.toThrow(message)
  })

  test('listens below the ports that the system assigns', async () => {
    const ports = await Promise.all(
      Array.from({ length: 20 }, async () => Number((await givePort(httpOptions.parse(options), {}))['PORT'])),
    )
    expect(ports.filter((port) => port < 20_000 || port >= 32_768)).toEqual([])
  })

  test('is not started if another server already answers', async () => {
    await expect(askOnce('/ok', { start: 'node server.js' })).rejects.toThrow(
      `Another program already answers at ${origin}, so the target \`node server.js\` was not started`,
    )
  })
})

test('a server that somebody else starts can be waited for', async () => {
  const look = { ready: `${origin}/404`, start_seconds: 0.03 }
  await expect(askOnce('/ok', look)).rejects.toThrow(
    `The target at ${origin}/404 was not ready within 0.03 s (it answered with HTTP 404). Start it before`,
  )
  expect(await askOnce('/ok', { ready: `${origin}/openai` })).toMatchObject({ status: 'ok' })
})
