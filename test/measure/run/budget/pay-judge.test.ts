import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JudgeSession } from '../../../../src/measure/judges/judge.js'
import type { JudgeReply, JudgeRequest } from '../../../../src/model/run/judging.js'
import { NotAffordable, startSpending } from '../../../../src/measure/run/budget/spending.js'
import { limitJudge, payJudge } from '../../../../src/measure/run/judging/open-judge.js'
import { openPacers } from '../../../../src/measure/run/pacing/pacer.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'
import { recordLog } from '../../targets/start-session.js'
import { startTime } from '../pacing/virtual-time.js'

const PRICING = { models: { m: { input: 1, output: 10 } } }
const LIMITS = { timeoutMs: 1000, signal: new AbortController().signal }
const SPENT = { model: 'm', input_tokens: 100_000, output_tokens: 10_000 }

function makeRequest(id: string): JudgeRequest {
  const material = {
    ...{ query: '', answer: '', expected_answers: [], criteria: [], key_points: [], requirements: [], spans: [] },
    ...{ categories: [], answer_mode: 'answerable' as const },
  }
  return {
    ...{ question: 'answer', case: id, trial: 0, reading: 0, prompt: 'answer/1', system: '', user: '', material },
    ...{ schema: z.unknown(), schema_name: 'x', max_output_tokens: 1, seed: 1 },
  }
}

/** Makes a judge that can cost $0.50 per reading and gives the replies of the test. */
function makeJudge(replies: readonly JudgeReply[], model = 'm'): JudgeSession & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    identity: {},
    bound: () => ({ model, input_tokens: 200_000, output_tokens: 30_000 }),
    ask: async (request) => {
      const reply = replies[asked.length]
      asked.push(request.case)
      return reply === undefined ? Promise.reject(new Error('nothing more to say')) : Promise.resolve(reply)
    },
  }
}

const read = (spent: typeof SPENT | null): JudgeReply => ({ kind: 'read', value: {}, spent })
/** A call refused with a status; without a status, one lost on the way. */
const down = (status?: number): JudgeReply => ({
  ...{ kind: 'failed', message: 'down', spent: null, charge: status === undefined ? 'unknown' : 'reported' },
  infrastructure: status === undefined ? {} : { status },
})

test('a reading costs its tokens, an error response nothing, and an unreported one its worst case', async () => {
  const spending = startSpending({ limitUsd: 1.4, spentUsd: 0, name: 'budget' })
  const judge = makeJudge([read(SPENT), down(503), read(null)])
  const paid = payJudge(judge, { spending, pricing: PRICING })
  const spent: number[] = []
  for (const id of ['a', 'b', 'c']) {
    await paid.ask(makeRequest(id), LIMITS)
    spent.push(Number(spending.spentUsd().toFixed(6)))
  }
  expect(spent).toEqual([0.2, 0.2, 0.7])
  await expect(paid.ask(makeRequest('d'), LIMITS)).rejects.toThrow('nothing more to say')
  expect(spending.spentUsd()).toBeCloseTo(1.2)
  await expect(paid.ask(makeRequest('e'), LIMITS)).rejects.toThrow(NotAffordable)
  expect(judge.asked).toEqual(['a', 'b', 'c', 'd'])
  expect(spending.halted()).toEqual({
    because: 'budget',
    limit_usd: 1.4,
    detail: 'the judge’s next reading could cost $0.50',
  })
})

test('a reading costs its worst case if its repair was lost, and the known cost if it was refused', async () => {
  const spending = startSpending({ limitUsd: 5, spentUsd: 0, name: 'budget' })
  const judge = makeJudge([
    { ...down(), spent: SPENT },
    { ...down(503), spent: SPENT },
  ])
  const paid = payJudge(judge, { spending, pricing: PRICING })
  await paid.ask(makeRequest('a'), LIMITS)
  expect(spending.spentUsd()).toBeCloseTo(0.5)
  await paid.ask(makeRequest('b'), LIMITS)
  expect(spending.spentUsd()).toBeCloseTo(0.7)
})

test('a judge without a price is not asked if there is a budget, and is asked if there is none', async () => {
  const spending = startSpending({ limitUsd: 1, spentUsd: 0, name: 'budget' })
  const judge = makeJudge([read(SPENT)], 'unheard-of')
  await expect(payJudge(judge, { spending, pricing: PRICING }).ask(makeRequest('a'), LIMITS)).rejects.toThrow(
    NotAffordable,
  )
  expect(spending.halted()?.detail).toBe(
    'of the judge, no price is known for the model unheard-of; set it under `pricing` in the suite',
  )
  await payJudge(judge, { spending: null, pricing: PRICING }).ask(makeRequest('a'), LIMITS)
  expect(judge.asked).toEqual(['a'])
})

test('a judge whose provider stays down is given up, and its readings fail at once with that reason', async () => {
  const { clock, sleep, passUntil, nowMs } = startTime()
  const judge = makeJudge(Array.from({ length: 100 }, () => down(503)))
  const pacers = openPacers({
    targets: [],
    judges: [],
    providers: NO_PROVIDERS,
    concurrency: 1,
    retries: 1,
    clock,
    sleep,
    log: recordLog(),
  })
  const config = {
    type: 'openai',
    options: {},
    trials: 1,
    rubric_trials: 3,
    prompts: {},
    limits: { requests_per_minute: 600 },
  }
  const spending = startSpending({ limitUsd: 1000, spentUsd: 0, name: 'budget' })
  const { session, isHopeless } = limitJudge(judge, {
    config,
    providers: NO_PROVIDERS,
    pacers,
    pricing: PRICING,
    spending,
  })
  const ids = Array.from({ length: 100 }, (_, index) => `c${index}`)
  const replies = await passUntil(Promise.all(ids.map(async (id) => session.ask(makeRequest(id), LIMITS))))
  expect(judge.asked.length).toBeLessThan(15)
  expect(nowMs()).toBeLessThan(5 * 60_000)
  expect(isHopeless()).toBe(true)
  // A question that was not sent costs nothing, even without a status in the answer.
  expect(spending.spentUsd()).toBe(0)
  expect(replies.at(-1)).toMatchObject({
    kind: 'failed',
    infrastructure: {},
    message: expect.stringMatching(/so Goldenpair stopped asking/) as string,
  })
})
