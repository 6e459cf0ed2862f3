import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JudgeSession } from '../../../../src/measure/judges/judge.js'
import type { JudgeReply, JudgeRequest } from '../../../../src/model/run/judging.js'
import { cacheJudge } from '../../../../src/measure/run/judging/open-judge.js'
import { askJudge } from '../../../../src/measure/judges/questions/ask-judge.js'
import { choosePrompts } from '../../../../src/measure/judges/questions/choose-prompts.js'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'
import { makeCase, makeReply } from '../../../metrics/make-trial.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'
import type { ReplyCache } from '../../../../src/store/open-cache.js'

const CONFIG = { type: 'openai', options: {}, trials: 1, rubric_trials: 1, prompts: {} }

const LIMITS = { timeoutMs: 1000, signal: new AbortController().signal }
const READ: JudgeReply = {
  kind: 'read',
  value: { correctness: 4 },
  spent: { model: 'm-1', input_tokens: 9, output_tokens: 2 },
}
const MATERIAL = {
  ...{
    query: 'q',
    answer_mode: 'answerable' as const,
    answer: 'a',
    expected_answers: [],
    criteria: [],
    key_points: [],
  },
  ...{ requirements: [], categories: [], spans: null },
}
const REQUEST: JudgeRequest = {
  ...{ question: 'answer', case: 'c', trial: 0, reading: 0, prompt: 'answer/1', system: 'Grade.', material: MATERIAL },
  ...{ user: 'nonce 1', schema: z.strictObject({ correctness: z.number() }), schema_name: 'answer' },
  ...{ max_output_tokens: 100, seed: 1 },
}

function inMemory(): ReplyCache & { readonly entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>()
  return {
    folder: '',
    entries,
    find: async (key) => Promise.resolve(entries.get(key)),
    keep: async (key, value) => Promise.resolve(void entries.set(key, value)),
  }
}

function makeJudge(reply: JudgeReply, { isFree = false, model = 'm' } = {}): JudgeSession & { asked: number } {
  const judge = {
    asked: 0,
    identity: { model },
    bound: () => (isFree ? null : { model, input_tokens: 1, output_tokens: 1 }),
    ask: async () => {
      judge.asked += 1
      return Promise.resolve(reply)
    },
  }
  return judge
}

test('the same material, prompt and reading are judged once, whatever the nonce; the second time is free', async () => {
  const [cache, judge] = [inMemory(), makeJudge(READ)]
  const session = cacheJudge(judge, { cache, config: CONFIG, providers: NO_PROVIDERS })
  expect(await session.ask(REQUEST, LIMITS)).toEqual(READ)
  expect(await session.ask({ ...REQUEST, user: 'nonce 2', case: 'other', trial: 1 }, LIMITS)).toEqual({
    ...READ,
    spent: { model: 'm-1', input_tokens: 0, output_tokens: 0 },
    cached: true,
  })
  expect(judge.asked).toBe(1)
})

test.each<[string, Partial<JudgeRequest>]>([
  ['another answer', { material: { ...MATERIAL, answer: 'b' } }],
  ['another reading', { reading: 1 }],
  ['another prompt', { system: 'Grade well.' }],
  ['another seed', { seed: 2 }],
])('%s is judged again', async (_what, change) => {
  const [cache, judge] = [inMemory(), makeJudge(READ)]
  const session = cacheJudge(judge, { cache, config: CONFIG, providers: NO_PROVIDERS })
  await session.ask(REQUEST, LIMITS)
  await session.ask({ ...REQUEST, ...change }, LIMITS)
  expect(judge.asked).toBe(2)
})

test('another model or address is asked again, a failed reading is never kept, and a free judge is never cached', async () => {
  const cache = inMemory()
  const infrastructure = { status: 503 }
  const failed: JudgeReply = { kind: 'failed', message: 'down', spent: null, infrastructure, charge: 'reported' }
  const ask = async (judge: JudgeSession, baseUrl: string | null = null) =>
    cacheJudge(judge, { cache, config: CONFIG, providers: { ...NO_PROVIDERS, openaiBaseUrl: baseUrl } }).ask(
      REQUEST,
      LIMITS,
    )
  expect(await ask(makeJudge(failed))).toEqual(failed)
  await ask(makeJudge(READ, { isFree: true }))
  expect(cache.entries.size).toBe(0)
  await ask(makeJudge(READ))
  const others = [makeJudge(READ, { model: 'other' }), makeJudge(READ), makeJudge(READ)] as const
  await ask(others[0])
  await ask(others[1], 'https://user:secret@models.example/v1')
  await ask(others[2])
  expect(others.map(({ asked }) => asked)).toEqual([1, 1, 0])
})

test('a cached similarity is found by its texts, whatever the model of the judge or the query', async () => {
  const cache = inMemory()
  const request = (golden: object, seed: number): JudgeRequest => {
    const asking = askJudge({
      ...{ question: 'similarity', golden: makeCase({ expected_answer: 'yes', ...golden }), observation: makeReply() },
      ...{ trial: 0, reading: 0, nonce: 'n', prompts: choosePrompts({}), seed, scoring: DEFAULT_SCORING },
    })
    if (asking.kind !== 'ask') throw new Error('nothing is asked')
    return asking.request
  }
  const ask = async (identity: JudgeSession['identity'], asked: JudgeRequest) => {
    const judge = { ...makeJudge({ ...READ, value: { similarity: 0.5 } }), identity }
    return cacheJudge(judge, { cache, config: CONFIG, providers: NO_PROVIDERS }).ask(asked, LIMITS)
  }
  const embedding = { model: 'e' }
  const cached = async (...asked: Parameters<typeof ask>) => 'cached' in (await ask(...asked))
  expect(await cached({ model: 'm', embedding }, request({ query: 'q' }, 1))).toBe(false)
  expect(await cached({ model: 'other', embedding }, request({ query: 'r', id: 'b' }, 2))).toBe(true)
  expect(await cached({ model: 'm', embedding: { model: 'f' } }, request({ query: 'q' }, 1))).toBe(false)
  expect(await cached({ model: 'm', embedding }, request({ expected_answer: 'no' }, 1))).toBe(false)
})

test('an entry that fits no reply is requested again', async () => {
  const [cache, judge] = [inMemory(), makeJudge(READ)]
  const session = cacheJudge(judge, { cache, config: CONFIG, providers: NO_PROVIDERS })
  await session.ask(REQUEST, LIMITS)
  for (const broken of [
    null,
    7,
    { value: { correctness: 'x' }, model: null },
    { value: { correctness: 1 }, model: 3 },
  ]) {
    for (const key of cache.entries.keys()) cache.entries.set(key, broken)
    expect(await session.ask(REQUEST, LIMITS)).toEqual(READ)
  }
  expect(judge.asked).toBe(5)
})
