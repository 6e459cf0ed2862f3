import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openai } from '../../../../src/measure/targets/openai/openai.js'
import { NOT_BILLED } from '../../../../src/measure/targets/target.js'
import type { Scripted } from '../../../doubles/openai/script.js'
import { startOpenAiDouble, type OpenAiDouble } from '../../../doubles/openai/server.js'
import { accessTo } from '../../providers/ask-double.js'
import { ask, makeRequest, recordLog, startSession } from '../start-session.js'

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(async () => double[Symbol.asyncDispose]())

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-openai-'))
})
afterEach(async () => rm(folder, { recursive: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

const start = async (
  options: Readonly<Record<string, unknown>>,
  {
    settings = {},
    log = recordLog(),
  }: { settings?: Readonly<Record<string, unknown>>; log?: ReturnType<typeof recordLog> } = {},
) => startSession(openai, options, { workingDirectory: folder, providers: accessTo(double), settings, log })

/** Asks one question with the options and settings of a suite. Returns what the provider received, and the outcome. */
async function converse(
  options: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>> = {},
  query = 'Why?',
) {
  await using session = await start(options, { settings })
  const limits = { timeoutMs: 60_000, signal: new AbortController().signal }
  const before = double.requests.length
  const { latency_ms: latencyMs, ...outcome } = await session.ask({ ...makeRequest(query), settings }, limits)
  expect(latencyMs).toBeGreaterThan(0)
  return { outcome, sent: double.requests.slice(before).map(({ body }) => body) }
}

const startError = async (options: Readonly<Record<string, unknown>>, settings = {}): Promise<string> =>
  start(options, { settings }).then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

const PROMPT = `---
model: gpt-4.1-mini
temperature: 0
max_output_tokens: 300
tools: prompts/tools.yaml
---
system:
You answer about {{settings.product}}.

user:
Sources:

{{context}}

Question: {{query}} ({{top_k}})
`
const TOOLS =
  '- name: search\n  description: Searches.\n  parameters: {type: object, properties: {q: {type: string}}}\n'

test("a prompt file of the checkout is filled with the question and the checkout's data about it", async () => {
  await write({
    'prompts/answer.md': PROMPT,
    'prompts/tools.yaml': TOOLS,
    'docs/plums.md': '# Plums\nPlums ripen in August. {{query}}\n',
    'docs/pears.md': '# Pears\nPears ripen in autumn.\n',
  })
  const context = { include: ['docs/**'], top_k: 1 }
  double.answerNext({ text: 'In August.', usage: { input: 90, output: 4, cached: 64 } })
  const { outcome, sent } = await converse(
    { prompt: 'prompts/answer.md', context, extra: { top_p: 0.5 } },
    { product: 'fruit', unused: true },
    'When do plums ripen? {{context}}',
  )
  expect(sent).toEqual([
    {
      model: 'gpt-4.1-mini',
      temperature: 0,
      max_tokens: 300,
      top_p: 0.5,
      seed: 1,
      stream: true,
      stream_options: { include_usage: true },
      tools: [
        {
          type: 'function',
          function: {
            name: 'search',
            description: 'Searches.',
            parameters: { type: 'object', properties: { q: { type: 'string' } } },
          },
        },
      ],
      messages: [
        { role: 'system', content: 'You answer about fruit.' },
        {
          role: 'user',
          content:
            'Sources:\n\n[docs/plums.md:1-2 Plums]\n# Plums\nPlums ripen in August. {{query}}\n\nQuestion: When do plums ripen? {{context}} (1)',
        },
      ],
    },
  ])
  expect(outcome).toEqual({
    status: 'ok',
    reply: {
      answer: 'In August.',
      model: 'gpt-4.1-mini-2026-01-01',
      model_fingerprint: 'fp_double',
      usage: { input_tokens: 90, output_tokens: 4, cached_tokens: 64 },
      ttft_ms: expect.any(Number) as number,
      tools: [],
      finish_reason: 'stop',
      phases_ms: { retrieve: expect.any(Number) as number },
      spans: [
        {
          path: 'docs/plums.md',
          symbol: 'Plums',
          start_line: 1,
          end_line: 2,
          score: expect.any(Number) as number,
          tokens: 10,
          injected: true,
          text: '# Plums\nPlums ripen in August. {{query}}',
        },
      ],
    },
  })
})

test('settings override the suite, which overrides the prompt file; parameters that a model refuses are left out', async () => {
  await write({ 'p.md': '---\nmodel: gpt-4.1\ntemperature: 0.2\nmax_output_tokens: 10\n---\n{{query}}\n' })
  const of = async (options: object, settings: object) =>
    (await converse({ prompt: 'p.md', ...options }, { ...settings })).sent[0]
  expect(await of({}, {})).toMatchObject({ model: 'gpt-4.1', temperature: 0.2, max_tokens: 10 })
  expect(await of({ temperature: 0.5 }, { max_output_tokens: 30 })).toMatchObject({ temperature: 0.5, max_tokens: 30 })
  const reasoning = await of({ temperature: 0 }, { model: 'openai/gpt-5-mini' })
  expect(reasoning).not.toHaveProperty('temperature')
  expect(reasoning).toMatchObject({ model: 'openai/gpt-5-mini', max_completion_tokens: 10 })
  const log = recordLog()
  await start({ model: 'o3-mini', temperature: 0 }, { log })
  expect(log.lines).toEqual(['info: The temperature is left out: o3-mini accepts only its own.'])
})

test('parameters that a model of another name refuses are left out too, permanently', async () => {
  const log = recordLog()
  await using session = await start({ model: 'thinker-9', temperature: 0.5 }, { log })
  const refusals = [
    "Unsupported value: 'temperature' does not support 0.5 with this model.",
    'unknown field: stream_options',
    'unknown field: seed',
  ]
  double.answerNext(...refusals.map((message) => ({ status: 400, message })))
  const before = double.requests.length
  for (const query of ['a', 'b']) expect(await ask(session, query)).toMatchObject({ status: 'ok' })
  expect(double.requests.slice(before).map(({ body }) => [body.temperature, body.stream, body.seed])).toEqual([
    [0.5, true, 1],
    [undefined, true, 1],
    [undefined, false, 1],
    [undefined, false, undefined],
    [undefined, false, undefined],
  ])
  expect(log.lines).toEqual(
    refusals.map((said) => `warning: Asked again without the refused option: ${double.url} answered 400: ${said}`),
  )
})

test('the token cap is sent under the accepted name', async () => {
  const capsOf = async (model: string, ...refusals: readonly Scripted[]) => {
    await using session = await start({ model, max_output_tokens: 9 })
    const before = double.requests.length
    double.answerNext(...refusals)
    for (const query of ['a', 'b']) await ask(session, query)
    return double.requests
      .slice(before)
      .map(({ body }) => [body.max_tokens ?? null, body.max_completion_tokens ?? null])
  }
  const newer =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  expect(await capsOf('our-deployment', { status: 400, message: newer })).toEqual([
    [9, null],
    [null, 9],
    [null, 9],
  ])
  const extra = { detail: [{ loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted' }] }
  const local = await capsOf('gpt-5-local', { status: 422, raw: JSON.stringify(extra) })
  expect(local.slice(0, 2)).toEqual([
    [null, 9],
    [9, null],
  ])
  expect(await capsOf('small', { status: 400, message: 'max_tokens is too large: 9. It may be 8.' })).toEqual([
    [9, null],
    [9, null],
  ])
})

test('a refusal that mentions a parameter in passing changes nothing in the next question', async () => {
  await using session = await start({ model: 'small', temperature: 0.5 })
  const message = 'The messages are too long for this model and temperature.'
  double.answerNext({ status: 400, message }, { status: 400, message })
  const before = double.requests.length
  expect(await ask(session, 'a')).toMatchObject({ failure: { message: `${double.url} answered 400: ${message}` } })
  expect(await ask(session, 'b')).toMatchObject({ status: 'ok' })
  expect(double.requests.slice(before).map(({ body }) => body.temperature ?? null)).toEqual([0.5, null, 0.5])
})

test('a stream without token counts is reported once', async () => {
  const log = recordLog()
  await using session = await start({ model: 'small' }, { log })
  double.answerNext({ text: 'a', usage: null }, { text: 'b', usage: null })
  for (const query of ['a', 'b']) expect(await ask(session, query)).toMatchObject({ status: 'ok' })
  expect(log.lines).toEqual([
    `warning: ${double.url} does not count the tokens of a stream. \`stream: false\` asks for whole replies, whose tokens it may count, without a time to the first one.`,
  ])
})

test('messages without the question cause a warning', async () => {
  const log = recordLog()
  await start({ model: 'gpt-4.1', user: 'Tell me of {{settings.x}}' }, { log, settings: { x: 1 } })
  await start({ model: 'gpt-4.1', system: '{{query}}', user: 'Well?' }, { log })
  expect(log.lines).toEqual([
    'warning: The `openai` target has no `{{query}}`: the model does not see the question. Put it into a message.',
  ])
})

test('without a prompt file the question is the message; stream and seed can be omitted', async () => {
  const options = {
    model: 'gpt-4.1',
    system: 'Be short.',
    stream: false,
    seed: false,
    response_format: { type: 'json_object' },
  }
  const { outcome, sent } = await converse(options)
  expect(sent).toEqual([
    {
      model: 'gpt-4.1',
      stream: false,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: 'Be short.' },
        { role: 'user', content: 'Why?' },
      ],
    },
  ])
  expect(outcome).toEqual({
    status: 'ok',
    reply: {
      answer: 'ok',
      model: 'gpt-4.1-2026-01-01',
      model_fingerprint: 'fp_double',
      usage: { input_tokens: 100, output_tokens: 20, cached_tokens: 0 },
      finish_reason: 'stop',
    },
  })
})

describe('tools', () => {
  const options = { model: 'gpt-4.1', tools: [{ name: 'search' }, { name: 'open' }], stream: false }

  test('with a fixed result are answered, and the tokens of all requests count', async () => {
    double.answerNext(
      { text: null, calls: [{ name: 'search', arguments: { q: 'plum' } }], usage: { input: 10, output: 5 } },
      { text: 'In August.', usage: { input: 30, output: 7, cached: 10 } },
    )
    const { outcome, sent } = await converse({ ...options, tool_results: { search: { hits: ['August'] } } })
    expect(sent[1]?.messages.slice(1)).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'call_0', type: 'function', function: { name: 'search', arguments: '{"q":"plum"}' } }],
      },
      { role: 'tool', tool_call_id: 'call_0', content: '{"hits":["August"]}' },
    ])
    expect(outcome).toMatchObject({
      reply: {
        answer: 'In August.',
        usage: { input_tokens: 40, output_tokens: 12, cached_tokens: 10 },
        tools: [{ name: 'search', arguments: { q: 'plum' }, ok: true }],
      },
    })
  })

  test('that were answered are billed, whatever happens in the next request', async () => {
    const call: Scripted = { text: null, calls: [{ name: 'search', arguments: {} }] }
    const after = async (...replies: readonly Scripted[]) => {
      double.answerNext(...replies)
      const { outcome } = await converse({ ...options, tool_results: { search: 'August' } })
      return outcome.status === 'failed' ? outcome.failure : null
    }
    const message = `${double.url} answered 503: A refusal of the script`
    const spent = { model: 'gpt-4.1-2026-01-01', input_tokens: 100, output_tokens: 20, cached_tokens: 0 }
    expect(await after(call, { status: 503, headers: { 'retry-after': '3' } })).toEqual({
      ...{ kind: 'infrastructure', message, status: 503, retry_after_s: 3 },
      bill: { charge: 'reported', spent },
    })
    expect((await after(call, 'reset'))?.bill).toEqual({ charge: 'unknown', spent })
    expect((await after({ ...call, usage: null }, { status: 503 }))?.bill).toEqual({ charge: 'unknown', spent: null })
  })

  test('without a result are reported as called, and are not a refusal', async () => {
    const calls = [
      { name: 'search', arguments: { q: 'plum' } },
      { name: 'open', arguments: '{"half' },
    ]
    double.answerNext({ text: null, calls })
    const { outcome, sent } = await converse({ ...options, tool_results: { search: 'August' } })
    expect(sent).toHaveLength(1)
    expect(outcome).toMatchObject({
      reply: {
        answer: '',
        abstained: false,
        tools: [
          { name: 'search', arguments: { q: 'plum' } },
          { name: 'open', arguments: '{"half', ok: false, error: 'The arguments are not JSON.' },
        ],
      },
    })
  })

  test.each([
    ['max_steps', { max_steps: 3 }, 3],
    ['max_tool_calls', { max_tool_calls: 1 }, 2],
  ])('are answered up to the limit of %s', async (_, settings, requests) => {
    double.answerAll({ text: null, calls: [{ name: 'search', arguments: {} }] })
    const { sent } = await converse({ ...options, tool_results: { search: 'more' } }, settings)
    double.answerAll({})
    expect(sent).toHaveLength(requests)
  })
})

test('a refusal is an answer that declines; a filtered or truncated reply is a failure', async () => {
  const options = { model: 'gpt-4.1', max_output_tokens: 9 }
  double.answerNext({ refusal: 'I will not.' })
  expect((await converse(options)).outcome).toMatchObject({ reply: { answer: 'I will not.', abstained: true } })
  const failures = [
    [{ text: 'In Au', finish_reason: 'content_filter' }, "The provider's content filter stopped the reply."],
    [
      { text: '', finish_reason: 'length' },
      'The model used up its 9 tokens (max_output_tokens) before it wrote an answer.',
    ],
  ] as const
  for (const [scripted, message] of failures) {
    double.answerNext(scripted)
    const spent = { model: 'gpt-4.1-2026-01-01', input_tokens: 100, output_tokens: 20, cached_tokens: 0 }
    const failure = { kind: 'target', message, bill: { charge: 'reported', spent } }
    expect((await converse(options)).outcome).toEqual({ status: 'failed', failure })
  }
  double.answerNext({ text: 'In Aug', finish_reason: 'length' })
  expect((await converse(options)).outcome).toMatchObject({ reply: { answer: 'In Aug', finish_reason: 'length' } })
})

const SSE = { 'content-type': 'text/event-stream' }

test('an outage, a late reply and an invalid reply are distinguished', async () => {
  await using session = await start({ model: 'gpt-4.1' })
  // Replies depend on the question, because a question that was given up early may not have reached the double.
  double.answerAll(({ messages }) => {
    const query = messages.at(-1)?.content
    if (query === 'a') return { status: 429, headers: { 'retry-after': '3' } }
    if (query === 'b') return 'silence'
    return query === 'c' ? { raw: 'data: {"choices":[]}\n\n', headers: SSE } : { raw: '{"choices":[]}' }
  })
  const outcomes = [
    await ask(session, 'a'),
    await ask(session, 'b', { timeoutMs: 50 }),
    await ask(session, 'c'),
    await ask(session, 'd'),
  ]
  double.answerAll({})
  const bill = { charge: 'unknown', spent: null }
  expect(outcomes.map((one) => one.status === 'failed' && one.failure)).toEqual([
    {
      kind: 'infrastructure',
      status: 429,
      retry_after_s: 3,
      message: `${double.url} answered 429: A refusal of the script`,
      bill: NOT_BILLED,
    },
    { kind: 'timeout', message: 'No reply within 0.05 s.', bill },
    { kind: 'infrastructure', message: `The connection to ${double.url} failed: its stream ended too early.`, bill },
    {
      kind: 'protocol',
      bill,
      message:
        'The provider answered with application/json instead of a stream. Ask for the whole reply at once (`stream: false`).',
    },
  ])
  expect(session.startFailure()).toBeNull()
})

test('if every request is refused, that is the user’s error', async () => {
  await using session = await start({ model: 'gpt-9' })
  const said = `${double.url} answered 404: The model does not exist`
  double.answerNext({ status: 404, message: 'The model does not exist' })
  const failure = { kind: 'target', status: 404, message: said, bill: NOT_BILLED }
  expect(await ask(session, 'a')).toEqual({ status: 'failed', failure })
  expect(session.startFailure()).toMatchObject({
    code: 'provider-answered-nothing',
    facts: { address: double.url, detail: said },
  })
  await ask(session, 'b')
  expect(session.startFailure()).toBeNull()
})

test('the worst case of a question is known if its tokens are capped', async () => {
  const bound = async (options: object) => {
    await using session = await start({ model: 'gpt-4.1', ...options })
    return session.bound?.(makeRequest('Why?'))
  }
  expect(await bound({})).toBeNull()
  // 4 bytes of the question, 18 of `{"max_tokens":100}`, and 8 for each of two frames.
  expect(await bound({ max_output_tokens: 100 })).toEqual({ model: 'gpt-4.1', input_tokens: 38, output_tokens: 100 })
  const looping = { tool_results: { search: 'more' }, max_steps: 2, max_tool_calls: 3 }
  // Two requests of 38; the second adds the 100 tokens of the first reply and 3 results of 4 + 8 + 64.
  expect(await bound({ max_output_tokens: 100, ...looping })).toEqual({
    model: 'gpt-4.1',
    input_tokens: 404,
    output_tokens: 200,
  })
})

test('the fingerprint changes with the prompt, its tools and the searched files', async () => {
  const fingerprint = async (options: object) => (await start({ model: 'gpt-4.1', ...options })).corpusFingerprint
  await write({ 'p.md': '{{query}} {{context}}', 'tools.json': '[]', 'a.txt': 'plum' })
  const options = { prompt: 'p.md', tools: 'tools.json', context: { include: ['*.txt'] } }
  const seen = [await fingerprint(options), await fingerprint(options)]
  expect(seen[0]).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(seen[1]).toBe(seen[0])
  for (const files of [{ 'p.md': '{{query}}: {{context}}' }, { 'tools.json': '[{"name":"a"}]' }, { 'a.txt': 'pear' }]) {
    await write(files)
    seen.push(await fingerprint(options))
  }
  expect(new Set(seen).size).toBe(4)
  expect(await fingerprint({})).toBeNull()
})

describe('impossible requests are reported before anything is asked', () => {
  const OF = 'docs/protocol.md shows its options and the form of a prompt file.'
  const invalid = (where: string, problem: string): string =>
    `The \`openai\` target cannot be asked: ${where}: ${problem}. ${OF}`

  test.each<[string, string, string]>([
    [
      'front matter without an end',
      '---\nmodel: a\nuser:\nx',
      invalid('p.md:1', 'its front matter has no end: a second line `---`'),
    ],
    [
      'front matter that is not YAML',
      '---\nmodel: a\ntools: [\n---\nx',
      invalid(
        'p.md:3',
        'this is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
      ),
    ],
    ['an unknown key', '---\nmodle: a\n---\nx', invalid('p.md:1', 'front matter: Unrecognized key: "modle"')],
    [
      'text before a role',
      'Hello\nsystem:\nx',
      invalid('p.md:1', 'there is text before the first role (`system:` or `user:` alone on a line)'),
    ],
    ['no message', '---\nmodel: a\n---\n\n', invalid('p.md:4', 'it has no message')],
    [
      'no model',
      'x',
      invalid('`model`', 'none is named: give one in the suite’s target, in its settings or in the prompt file'),
    ],
    [
      'an unknown placeholder',
      '---\nmodel: a\n---\n{{qeury}}',
      invalid(
        'p.md',
        'there is no placeholder `{{qeury}}`. Did you mean `{{query}}`? Known: case, id, query, seed, settings, top_k, trial, settings.NAME, context',
      ),
    ],
    [
      'a context that is not searched for',
      '---\nmodel: a\n---\n{{context}}',
      invalid('p.md', '`{{context}}` needs the option `context`, which says what is searched'),
    ],
    [
      'a setting that is not there',
      '---\nmodel: a\n---\n{{settings.tier}}',
      '`prompt` of the target takes `{{settings.tier}}`, but the variant has no such setting (it has no settings). Add it under `settings`; it may have no value.',
    ],
  ])('%s', async (_, prompt, message) => {
    await write({ 'p.md': prompt })
    expect(await startError({ prompt: 'p.md' })).toBe(message)
  })

  test('files that are missing, lie outside or contain something else', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'goldenpair-outside-'))
    await writeFile(join(outside, 'secret.md'), 'x')
    await symlink(join(outside, 'secret.md'), join(folder, 'link.md'))
    await write({ 'tools.json': '{"name":"a"}', 'broken.json': '[{' })
    expect(await startError({ prompt: 'none.md' })).toBe(
      'Cannot read none.md: it does not exist. Fix it, or name another file.',
    )
    for (const prompt of ['link.md', join(outside, 'secret.md'), `../${basename(outside)}/secret.md`])
      expect(await startError({ prompt })).toBe(
        `Cannot read ${prompt}: it is not inside the checkout. Fix it, or name another file.`,
      )
    expect(await startError({ model: 'a', tools: 'tools.json' })).toBe(
      invalid('tools.json', 'tools: Invalid input: expected array, received object'),
    )
    expect(await startError({ model: 'a', context: { include: ['*.none'] }, user: '{{context}}' })).toMatch(
      /^The search target found no text/,
    )
    await rm(outside, { recursive: true })
  })

  test('settings of another form, a context without use, and contradictory options', async () => {
    expect(await startError({ model: 'a' }, { temperature: 'hot' })).toBe(
      invalid('settings', '`temperature`: Invalid input: expected number, received string'),
    )
    await write({ 'a.txt': 'x' })
    expect(await startError({ model: 'a', context: {} })).toBe(
      invalid('`user`', 'what `context` finds goes nowhere: put `{{context}}` into a message'),
    )
    const problems = (options: object) =>
      openai.options.safeParse({ model: 'a', ...options }).error?.issues.map(({ path, message }) => [path, message])
    expect(problems({ prompt: 'p.md', user: 'x' })).toEqual([
      [['prompt'], 'a prompt file has all messages: leave out `system` and `user`'],
    ])
    expect(problems({ extra: { n: 2, model: 'b', top_p: 1, stream: false, messages: [] } })).toEqual([
      [['extra', 'messages'], 'the messages are those of `prompt`, or of `system` and `user`'],
      [['extra', 'model'], 'write `model` beside `extra`'],
      [['extra', 'n'], 'one answer is read, and each is paid for: leave it out'],
      [['extra', 'stream'], 'write `stream` beside `extra`'],
    ])
    expect(await startError({ model: 'a', max_output_tokens: 9, extra: { max_completion_tokens: 900 } })).toBe(
      invalid(
        '`extra`',
        '`max_output_tokens` caps the reply already: leave out `max_tokens` and `max_completion_tokens`',
      ),
    )
    expect(problems({ base_url: 'https://me:secret@llm.example.com/v1' })).toEqual([
      [['base_url'], 'an address must not contain a user name. Name the variable with the key in `api_key_env`'],
    ])
    expect(problems({ base_url: 'localhost:11434/v1' })).toEqual([
      [['base_url'], 'an address that begins with `http://` or `https://` and a host'],
    ])
    expect(problems({ preset: 'github-models', base_url: 'https://evil.example.com' })).toEqual([
      [['preset'], '`preset` has its own address and key: leave out `base_url` and `api_key_env`'],
    ])
  })
})
