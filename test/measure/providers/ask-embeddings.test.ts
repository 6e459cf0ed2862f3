import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../../src/io/clock.js'
import {
  askEmbeddings,
  batchEmbeddings,
  type EmbeddingsOutcome,
} from '../../../src/measure/providers/ask-embeddings.js'
import { openProvider } from '../../../src/measure/providers/openai-client.js'
import type { Scripted } from '../../doubles/openai/script.js'
import { type OpenAiDouble, startOpenAiDouble } from '../../doubles/openai/server.js'
import { accessTo } from './ask-double.js'

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(async () => double[Symbol.asyncDispose]())

const MODEL = 'text-embedding-3-small'

async function embed(reply: Scripted, { dimensions = undefined as number | undefined, timeoutMs = 20_000 } = {}) {
  const provider = await openProvider({}, { providers: accessTo(double), env: {} })
  double.answerNext(reply)
  const limits = { timeoutMs, signal: new AbortController().signal, clock: systemClock }
  return askEmbeddings(provider, { model: MODEL, input: ['one', 'two'], dimensions }, limits)
}

const raw = (data: unknown, more: object = { usage: { prompt_tokens: 3, total_tokens: 3 } }): Scripted => ({
  raw: JSON.stringify({ object: 'list', model: MODEL, data, ...more }),
})
const entry = (index: number, embedding: unknown): object => ({ object: 'embedding', index, embedding })
const cannot = (what: string): object => ({
  kind: 'unreadable',
  message: `The provider’s reply cannot be used: ${what}.`,
})

describe('vectors of texts', () => {
  test('come in the order of the texts, with their tokens, as the requested numbers', async () => {
    const vectors = [
      [0.25, -1],
      [0, 0.5],
    ]
    const outcome = await embed({ vectors, usage: { input: 7, output: 0 } }, { dimensions: 2 })
    expect(outcome).toEqual({ kind: 'replied', vectors, spent: { model: MODEL, input_tokens: 7, output_tokens: 0 } })
    expect(double.requests.at(-1)?.body).toEqual({
      ...{ model: MODEL, input: ['one', 'two'], dimensions: 2 },
      // The package's default is base64. Ollama and LM Studio answer with numbers anyway, which the package would read as bytes.
      encoding_format: 'float',
    })
  })

  test('are sorted by their index, and their tokens are unknown if the provider reports none', async () => {
    const outcome = await embed(raw([entry(1, [2]), entry(0, [1])], {}))
    expect(outcome).toEqual({ kind: 'replied', vectors: [[1], [2]], spent: null })
  })

  test.each<[string, Scripted, object]>([
    ['too few', raw([entry(0, [1])]), cannot('it has 1 vector for 2 texts')],
    ['too many', raw([0, 1, 2].map((at) => entry(at, [1]))), cannot('it has 3 vectors for 2 texts')],
    ['one of them twice', raw([entry(0, [1]), entry(0, [1])]), cannot('its indexes are not 0 to 1')],
    ['of two lengths', raw([entry(0, [1]), entry(1, [1, 2])]), cannot('its vectors have different lengths: 1, 2')],
    [
      'in base64',
      raw([entry(0, 'AACAPw=='), entry(1, 'AACAPw==')]),
      cannot('`data[0].embedding`: Invalid input: expected array, received string'),
    ],
    [
      'with null instead of a number',
      raw([entry(0, [null]), entry(1, [1])]),
      cannot('`data[0].embedding[0]`: Invalid input: expected number, received null'),
    ],
    [
      'with a number beyond all numbers',
      { raw: '{"object":"list","data":[{"index":0,"embedding":[1e999]},{"index":1,"embedding":[1]}]}' },
      cannot('`data[0].embedding[0]`: Invalid input: expected number, received Infinity'),
    ],
    ['without any', raw([entry(0, []), entry(1, [])]), { kind: 'unreadable' }],
    ['as a page', { raw: '[]' }, { kind: 'unreadable' }],
    [
      'as NaN, which is not JSON',
      { raw: '{"object":"list","data":[{"index":0,"embedding":[NaN]}]}' },
      { kind: 'infrastructure', charge: 'unknown' },
    ],
    [
      'of a model that does not exist',
      { status: 404, message: 'The model does not exist', code: 'model_not_found' },
      { kind: 'other', status: 404 },
    ],
    ['at a rate limit', { status: 429, headers: { 'retry-after': '3' } }, { kind: 'infrastructure', retry_after_s: 3 }],
  ])('that come %s are a failure with that reason', async (_what, reply, failure) => {
    expect(await embed(reply)).toMatchObject(failure)
  })

  test('that never come are a timeout, and a refused key is the user’s error', async () => {
    expect(await embed('silence', { timeoutMs: 50 })).toEqual({ kind: 'timeout' })
    await expect(embed({ status: 401, message: 'Incorrect API key provided' })).rejects.toMatchObject({
      code: 'provider-refused-key',
    })
  })
})

describe('texts of several callers', () => {
  const signal = new AbortController().signal
  const limits = { timeoutMs: 60_000, signal, clock: systemClock }
  const vectorOf = (text: string): number[] => [text.length, text.codePointAt(0) ?? 0]
  /** Makes a provider that replies when the test says so. */
  function standIn() {
    const asked: { readonly input: readonly string[]; readonly reply: (outcome: EmbeddingsOutcome) => void }[] = []
    const ask = batchEmbeddings(
      async (input) => new Promise<EmbeddingsOutcome>((reply) => void asked.push({ input, reply })),
    )
    const settle = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
    const reply = async (at: number, tokens: number | null): Promise<void> => {
      const { input, reply: send } = asked[at] ?? raise()
      const spent = tokens === null ? null : { model: MODEL, input_tokens: tokens, output_tokens: 0 }
      send({ kind: 'replied', vectors: input.map(vectorOf), spent })
      await settle()
    }
    return { ask, asked, reply, settle }
  }
  const raise = (): never => {
    throw new Error('it was not asked')
  }

  test('are combined into one request, each once, and every caller gets its own vectors and share of the tokens', async () => {
    const { ask, asked, reply, settle } = standIn()
    const all = Promise.all([ask(['one', 'same'], limits), ask(['three', 'same'], limits), ask(['four'], limits)])
    await settle()
    expect(asked.map(({ input }) => input)).toEqual([['one', 'same', 'three', 'four']])
    await reply(0, 11)
    const outcomes = await all
    expect(outcomes.map((one) => (one.kind === 'replied' ? one.vectors : one))).toEqual([
      [vectorOf('one'), vectorOf('same')],
      [vectorOf('three'), vectorOf('same')],
      [vectorOf('four')],
    ])
    // The callers sent 8, 10 and 5 of 23 parts.
    expect(outcomes.map((one) => (one.kind === 'replied' ? one.spent?.input_tokens : one))).toEqual([4, 5, 2])
  })

  test("wait while a request is in progress, and join the next one, up to the server's limit", async () => {
    const { ask, asked, reply, settle } = standIn()
    const first = ask(['a'], limits)
    await settle()
    const others = Promise.all(
      Array.from({ length: 20 }, async (_, at) => ask([`answer ${at}`, `expected ${at}`], limits)),
    )
    await settle()
    expect(asked).toHaveLength(1)
    await reply(0, null)
    expect(await first).toEqual({ kind: 'replied', vectors: [vectorOf('a')], spent: null })
    await reply(1, 320)
    await reply(2, 80)
    const outcomes = await others
    expect(asked.map(({ input }) => input.length)).toEqual([1, 32, 8])
    const tokens = outcomes.map((one) => (one.kind === 'replied' ? (one.spent?.input_tokens ?? NaN) : NaN))
    expect(tokens.reduce((sum, one) => sum + one)).toBe(400)
    expect(Math.max(...tokens) - Math.min(...tokens)).toBeLessThan(4)
  })

  test('fail separately if the provider refuses only one of them, and together if the connection breaks', async () => {
    const tooLong: EmbeddingsOutcome = { kind: 'other', message: 'too long', status: 400, charge: 'reported' }
    const broken: EmbeddingsOutcome = { kind: 'infrastructure', message: 'broken', charge: 'unknown' }
    const asked: (readonly string[])[] = []
    let isBroken = false
    const ask = batchEmbeddings(async (input) => {
      asked.push(input)
      if (isBroken) return Promise.resolve(broken)
      if (input.includes('long')) return Promise.resolve(tooLong)
      return Promise.resolve({ kind: 'replied', vectors: input.map(vectorOf), spent: null })
    })
    const both = await Promise.all([ask(['long'], limits), ask(['short'], limits)])
    expect(both).toEqual([tooLong, { kind: 'replied', vectors: [vectorOf('short')], spent: null }])
    expect(asked).toEqual([['long', 'short'], ['long'], ['short']])
    isBroken = true
    expect(await Promise.all([ask(['one'], limits), ask(['two'], limits)])).toEqual([broken, broken])
    expect(asked.slice(3)).toEqual([['one', 'two']])
  })

  test('of callers with different ends are asked separately, and errors are thrown to each', async () => {
    const other = { ...limits, signal: new AbortController().signal }
    const asked: (readonly string[])[] = []
    const ask = batchEmbeddings(async (input) => {
      asked.push(input)
      return Promise.reject(new Error(`no ${input.join()}`))
    })
    const ends = await Promise.allSettled([ask(['a'], limits), ask(['b'], limits), ask(['c'], other)])
    expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : end))).toEqual([
      'Error: no a,b',
      'Error: no a,b',
      'Error: no c',
    ])
    expect(asked).toEqual([['a', 'b'], ['c']])
  })
})
