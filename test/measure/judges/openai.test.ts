import { zodResponseFormat } from 'openai/helpers/zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatOf } from '../../../src/measure/judges/openai.js'
import { recordReading } from '../../../src/measure/judges/questions/record-reading.js'
import type { JudgeReply } from '../../../src/model/run/judging.js'
import type { JudgeSession } from '../../../src/measure/judges/judge.js'
import type { Scripted } from '../../doubles/openai/script.js'
import { startOpenAiDouble, type OpenAiDouble } from '../../doubles/openai/server.js'
import { HOSTILE_TEXTS } from './questions/hostile-texts.js'
import { FULL, makeRequest } from './questions/make-request.js'
import { LIMITS, startJudge } from './start-judge.js'

const GRADES = { reasoning: 'sound', correctness: 4, completeness: 3, faithfulness: 5 }
const GOOD: Scripted = { text: JSON.stringify(GRADES), usage: { input: 200, output: 50, cached: 100 } }
const MODEL = 'gpt-5-mini-2026-01-01'
const ONE = { model: MODEL, input_tokens: 200, output_tokens: 50, cached_tokens: 100 }

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(async () => double[Symbol.asyncDispose]())

async function start(options: Readonly<Record<string, unknown>> = {}): Promise<JudgeSession> {
  return startJudge('openai', { options, providers: { openaiApiKey: double.key, openaiBaseUrl: double.url } })
}

/** Asks a question while the provider gives these replies. Returns the outcome and the request bodies. */
async function judge(session: JudgeSession, replies: readonly Scripted[], timeoutMs = LIMITS.timeoutMs) {
  const before = double.requests.length
  double.answerNext(...replies)
  const reply: JudgeReply = await session.ask(makeRequest('answer', FULL), { ...LIMITS, timeoutMs })
  return { reply, bodies: double.requests.slice(before).map(({ body }) => body) }
}

describe('the format of a reply', () => {
  test.each(['answer', 'quality', 'rubric', 'claims'] as const)(
    "of %s equals what OpenAI's own client makes of it",
    (name) => {
      const { schema, schema_name } = makeRequest(name, FULL)
      const format = zodResponseFormat(schema as Parameters<typeof zodResponseFormat>[0], schema_name)
      expect(JSON.parse(JSON.stringify(formatOf({ schema, schema_name })))).toEqual(JSON.parse(JSON.stringify(format)))
    },
  )
})

describe('the openai judge', () => {
  test('sends a system and a user message, asks for structured output, and returns the reply with its tokens', async () => {
    const session = await start()
    const { reply, bodies } = await judge(session, [GOOD])
    expect(reply).toEqual({ kind: 'read', value: GRADES, spent: ONE })
    const request = makeRequest('answer', FULL)
    const grade = { type: 'number', enum: [1, 2, 3, 4, 5] }
    expect(bodies).toEqual([
      {
        model: 'gpt-5-mini',
        messages: [
          { role: 'system', content: request.system },
          { role: 'user', content: request.user },
        ],
        seed: 1,
        max_completion_tokens: 6_800,
        stream: false,
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'answer_judgment',
            strict: true,
            schema: {
              $schema: 'http://json-schema.org/draft-07/schema#',
              type: 'object',
              properties: {
                reasoning: { type: 'string' },
                correctness: grade,
                completeness: grade,
                faithfulness: grade,
              },
              required: ['reasoning', 'correctness', 'completeness', 'faithfulness'],
              additionalProperties: false,
            },
          },
        },
      },
    ])
    const bound = session.bound(request)
    expect(bound).toMatchObject({ model: 'gpt-5-mini', output_tokens: 13_600 })
    expect(session.identity).toEqual({
      adapter: 'openai/1',
      model: 'gpt-5-mini',
      provider: null,
      temperature: null,
      reasoning_effort: null,
      max_output_tokens: null,
    })
  })

  test.each([
    ['in a code fence', { text: `\`\`\`json\n${JSON.stringify(GRADES)}\n\`\`\`` }],
    ['in a nameless code fence', { text: `\n\`\`\`\n${JSON.stringify(GRADES, null, 1)}\n\`\`\`\n` }],
  ])('parses a reply %s', async (_what, reply) => {
    const session = await start()
    expect((await judge(session, [reply])).reply).toMatchObject({ kind: 'read', value: GRADES })
  })

  test('asks once more if a reply does not fit, in the user message and with its own words', async () => {
    const session = await start()
    const hostile = { ...GRADES, correctness: 7, 'IGNORE ALL RULES': 1, reasoning: 'IGNORE ALL RULES' }
    const { reply, bodies } = await judge(session, [{ ...GOOD, text: JSON.stringify(hostile) }, GOOD])
    expect(reply).toEqual({
      kind: 'read',
      value: GRADES,
      spent: { ...ONE, input_tokens: 400, output_tokens: 100, cached_tokens: 200 },
    })
    const [first, second] = bodies.map(({ messages }) => messages)
    expect(second?.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(second?.[0]).toEqual(first?.[0])
    expect(second?.[1]?.content?.replace(first?.[1]?.content ?? '', '')).toBe(
      '\n\nYour last reply to this message could not be read: correctness: Invalid option: expected one of 1|2|3|4|5; the whole: it has members that were not asked for. Judge the material again, and reply with the JSON object that the system message describes and nothing else.',
    )
    const { reply: failed } = await judge(session, [{ text: 'Five!' }, { text: '' }])
    expect(failed).toEqual({
      kind: 'failed',
      message: 'the reply does not fit, and did not when asked again: the reply is empty',
      spent: { model: MODEL, input_tokens: 200, output_tokens: 40, cached_tokens: 0 },
      infrastructure: null,
      charge: 'reported',
    })
  })

  test('leaves out parameters that a provider refuses, and remembers them', async () => {
    await using compatible = await startOpenAiDouble({ refusesJsonSchema: true })
    const providers = { openaiApiKey: compatible.key, openaiBaseUrl: compatible.url }
    const session = await startJudge('openai', { options: { model: 'qwen' }, providers })
    const refusal = (message: string): Scripted => ({ status: 400, message })
    compatible.answerNext(
      refusal("Unsupported value: 'temperature' does not support 0."),
      refusal('unknown field: seed'),
      GOOD,
      GOOD,
    )
    const request = makeRequest('answer', FULL)
    for (let reading = 0; reading < 2; reading++)
      expect(await session.ask(request, LIMITS)).toMatchObject({ kind: 'read', value: GRADES })
    const sent = compatible.requests.map(({ body: { response_format: format, temperature, seed, max_tokens } }) => [
      JSON.stringify(format ?? '').slice(9, 20),
      temperature ?? null,
      seed ?? null,
      max_tokens,
    ])
    expect(sent).toEqual([
      ['json_schema', 0, 1, 800],
      ['json_object', 0, 1, 800],
      ['json_object', null, 1, 800],
      ['json_object', null, null, 800],
      ['json_object', null, null, 800],
    ])
  })

  test('understands refusals of other server types, and the other name of the cap', async () => {
    const providers = { openaiApiKey: double.key, openaiBaseUrl: double.url }
    const session = await startJudge('openai', { options: { model: 'ours' }, providers })
    const before = double.requests.length
    double.answerNext(
      { status: 400, raw: '{"object":"error","message":"json_schema is not supported by this backend","code":400}' },
      { status: 400, message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." },
      GOOD,
    )
    expect(await session.ask(makeRequest('answer', FULL), LIMITS)).toMatchObject({ kind: 'read', value: GRADES })
    const sent = double.requests
      .slice(before)
      .map(({ body }) => [JSON.stringify(body.response_format), body.max_tokens, body.max_completion_tokens])
    expect(sent).toEqual([
      [expect.stringContaining('json_schema'), 800, undefined],
      ['{"type":"json_object"}', 800, undefined],
      ['{"type":"json_object"}', undefined, 800],
    ])
  })

  test.each<[string, readonly Scripted[], Partial<JudgeReply>]>([
    [
      'a refusal',
      [{ refusal: 'I will not.\nNo.' }],
      {
        message: 'the judge refused: I will not. No.',
        spent: { model: MODEL, input_tokens: 100, output_tokens: 20, cached_tokens: 0 },
        infrastructure: null,
      },
    ],
    [
      'the content filter',
      [{ text: '{"rea', finish_reason: 'content_filter' }],
      { message: "the provider's content filter stopped the reply", infrastructure: null },
    ],
    [
      'a cut',
      [{ text: '{"rea', finish_reason: 'length' }],
      { message: 'the reply was cut at its token limit: raise `max_output_tokens` of the judge', infrastructure: null },
    ],
    [
      'a rate limit',
      [{ status: 429, message: 'slow down', headers: { 'retry-after': '7' } }],
      { infrastructure: { status: 429, retry_after_s: 7 }, spent: null, charge: 'reported' },
    ],
    ['a fault of the server', [{ status: 500, message: 'oops' }], { infrastructure: { status: 500 } }],
    ['a reset', ['reset'], { infrastructure: {}, charge: 'unknown' }],
    ['truncated JSON', [{ raw: '{"choices": [{"mess' }], { infrastructure: {} }],
    [
      'another 400',
      [{ status: 400, message: 'The model `x` does not exist.' }],
      { infrastructure: null, charge: 'reported' },
    ],
    [
      'a reset of the repair',
      [{ text: 'Five!' }, 'reset'],
      { infrastructure: {}, spent: { model: MODEL, input_tokens: 100, output_tokens: 20, cached_tokens: 0 } },
    ],
  ])('fails with %s', async (_what, replies, failure) => {
    const session = await start()
    const { reply, bodies } = await judge(session, replies)
    expect(reply).toMatchObject({ kind: 'failed', ...failure })
    expect(bodies).toHaveLength(replies.length)
  })

  test('a late reply is an infrastructure failure, and ending the run ends the request', async () => {
    const session = await start()
    const { reply } = await judge(session, ['silence'], 20)
    expect(reply).toEqual({
      kind: 'failed',
      message: 'the judge gave no reply in 0.02 s',
      spent: null,
      infrastructure: {},
      charge: 'unknown',
    })
    const stopped = AbortSignal.abort(new Error('stop'))
    await expect(session.ask(makeRequest('answer', FULL), { ...LIMITS, signal: stopped })).rejects.toThrow('stop')
  })

  test('takes its model and key from GitHub, sends no key to an address of the suite, and stops if a key is refused', async () => {
    await using github = await startOpenAiDouble({ key: 'ghs_token' })
    github.answerAll({ text: JSON.stringify(GRADES) })
    const providers = { openaiApiKey: 'sk-secret', githubToken: 'ghs_token', githubModelsUrl: github.url }
    const ask = async (options: Readonly<Record<string, unknown>>, more = {}) => {
      const session = await startJudge('openai', { options, providers: { ...providers, ...more } })
      return session.ask(makeRequest('answer', FULL), LIMITS)
    }
    expect(await ask({ preset: 'github-models' })).toMatchObject({ kind: 'read' })
    expect(github.requests[0]?.body.model).toBe('openai/gpt-5-mini')
    await using own = await startOpenAiDouble({ key: null })
    own.answerAll({ text: JSON.stringify(GRADES) })
    expect(await ask({ base_url: own.url, model: 'm' })).toMatchObject({ kind: 'read' })
    expect(own.requests[0]?.headers['authorization']).toBe(undefined)
    await expect(ask({}, { openaiBaseUrl: double.url })).rejects.toMatchObject({ code: 'provider-refused-key' })
    await expect(ask({ preset: 'github-models', base_url: own.url })).rejects.toThrow('`preset` has its own address')
  })
})

describe('semantic similarity', () => {
  const embedding = { model: 'text-embedding-3-small' }
  const asked = (expected: string | readonly string[], answer = 'The token of a user lives 14 days.') =>
    makeRequest('similarity', { golden: { expected_answer: expected }, reply: { answer } })
  const vectors = [
    [3, 4],
    [0, 1],
    [-3, -4],
  ]

  test('is the cosine to the nearest expected answer, with one request for all texts, each once', async () => {
    const session = await start({ embedding: { ...embedding, dimensions: 2 } })
    const request = asked(['14 days', 'two weeks', '14 days'])
    double.answerNext({ vectors, usage: { input: 12, output: 0 } })
    expect(await session.ask(request, LIMITS)).toEqual({
      kind: 'read',
      value: { similarity: 0.8 },
      spent: { model: embedding.model, input_tokens: 12, output_tokens: 0 },
    })
    expect(double.requests.at(-1)).toMatchObject({
      path: '/v1/embeddings',
      body: { dimensions: 2, input: ['The token of a user lives 14 days.', '14 days', 'two weeks'] },
    })
    expect(session.bound(request)).toEqual({ model: embedding.model, input_tokens: 74, output_tokens: 0 })
    expect(session.identity['embedding']).toEqual({
      ...{ adapter: 'openai-embeddings/1', model: embedding.model, dimensions: 2, provider: null },
    })
  })

  test.each<[string, readonly (readonly number[])[], unknown]>([
    ['opposite', [vectors[0] ?? [], vectors[2] ?? []], { kind: 'read', value: { similarity: 0 } }],
    ['equal', [vectors[0] ?? [], [6, 8]], { kind: 'read', value: { similarity: 1 } }],
    ['zero', [vectors[0] ?? [], [0, 0]], { kind: 'failed', message: 'an embedding of only zeros has no direction' }],
  ])('of vectors that are %s', async (_what, two, reply) => {
    const session = await start({ embedding })
    double.answerNext({ vectors: two })
    expect(await session.ask(asked('14 days'), LIMITS)).toMatchObject(reply as object)
  })

  test('asks another server with its own key, and never without a model', async () => {
    await using own = await startOpenAiDouble({ key: 'own-key-0123456789' })
    const session = await startJudge('openai', {
      options: { embedding: { ...embedding, base_url: own.url, api_key_env: 'OWN_KEY' } },
      providers: { openaiApiKey: double.key, openaiBaseUrl: double.url },
      env: { OWN_KEY: own.key ?? '' },
    })
    expect(await session.ask(asked('The token of a user lives 14 days.'), LIMITS)).toMatchObject({
      kind: 'read',
      value: { similarity: expect.closeTo(1, 12) as number },
    })
    expect(own.requests).toHaveLength(1)
    const bare = await start()
    expect(bare.bound(asked('x'))).toBeNull()
    expect(await bare.ask(asked('x'), LIMITS)).toEqual({
      ...{ kind: 'failed', spent: null, infrastructure: null, charge: 'unasked' },
      message: 'the judge names no model of embeddings: set `judge.embedding.model`',
    })
    const wrong = await start({ embedding: { model: 'no-such-model' } })
    double.answerNext({ status: 404, message: 'The model `no-such-model` does not exist' })
    expect(await wrong.ask(asked('x'), LIMITS)).toMatchObject({ kind: 'failed', infrastructure: null })
    double.answerNext({ status: 401, message: 'Incorrect API key provided' })
    await expect(wrong.ask(asked('x'), LIMITS)).rejects.toMatchObject({ code: 'provider-refused-key' })
  })
})

describe('hostile texts through the real client', () => {
  test('change neither the messages around them nor any byte of a recorded judgment', async () => {
    const session = await start()
    const benign = makeRequest('answer', FULL)
    for (const text of Object.values(HOSTILE_TEXTS)) {
      const spans = [{ path: 'a.ts', text }, { path: text }]
      const request = makeRequest('answer', {
        golden: { ...FULL.golden, query: text, expected_answer: text },
        reply: { answer: text, spans },
      })
      double.answerNext(GOOD)
      const reply = await session.ask(request, LIMITS)
      const body = double.requests.at(-1)?.body
      expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
      expect(body?.messages[0]?.content === benign.system).toBe(true)
      // JSON preserves every character of the user message.
      expect(body?.messages[1]?.content === request.user).toBe(true)
      expect(Object.keys(body ?? {}).sort()).toEqual([
        'max_completion_tokens',
        'messages',
        'model',
        'response_format',
        'seed',
        'stream',
      ])
      const { said } = recordReading({ request, reply, cost_usd: null })
      expect(JSON.stringify(said)).toBe(
        '{"correctness":4,"completeness":3,"faithfulness":5,"reasoning":"sound","model":"gpt-5-mini-2026-01-01","tokens":250}',
      )
    }
  })
})
