import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../../../src/io/clock.js'
import { startSpending } from '../../../../src/measure/run/budget/spending.js'
import { limitJudge } from '../../../../src/measure/run/judging/open-judge.js'
import { openPacers } from '../../../../src/measure/run/pacing/pacer.js'
import { openai } from '../../../../src/measure/targets/openai/openai.js'
import type { Scripted } from '../../../doubles/openai/script.js'
import { type OpenAiDouble, startOpenAiDouble } from '../../../doubles/openai/server.js'
import { FULL, makeRequest as askJudge } from '../../judges/questions/make-request.js'
import { startJudge } from '../../judges/start-judge.js'
import { accessTo } from '../../providers/ask-double.js'
import { makeRequest, recordLog, startSession } from '../../targets/start-session.js'
import { limitTarget } from '../../../../src/measure/run/arm/ask-target.js'

/** One dollar per thousand tokens of any kind, so that the usual reply of the double (100 and 20 tokens) costs $0.12. */
const PRICE = { input: 1000, output: 1000 }
const PRICING = { models: { 'gpt-4.1': PRICE, 'gpt-4.1-2026-01-01': PRICE } }
const LIMITS = { timeoutMs: 20_000, signal: new AbortController().signal }
const OPTIONS = { model: 'gpt-4.1', max_output_tokens: 50 }

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(async () => double[Symbol.asyncDispose]())

let waits: number[]
beforeEach(() => (waits = []))

/** An unlimited budget, and pacers that record their waits instead of waiting. */
function open() {
  const spending = startSpending({ limitUsd: 1e6, spentUsd: 0, name: 'budget' })
  const sleep = async (ms: number) => Promise.resolve(void waits.push(Math.round(ms)))
  const clock = { ...systemClock, monotonicMs: () => 0 }
  const shared = { concurrency: 4, retries: 1, clock, sleep, log: recordLog() }
  const pacers = openPacers({ ...shared, targets: [openai], judges: [], providers: accessTo(double) })
  const spend = async (call: () => Promise<unknown>, replies: readonly Scripted[]) => {
    const before = spending.spentUsd()
    double.answerNext(...replies)
    await call()
    return Number((spending.spentUsd() - before).toFixed(6))
  }
  return { spending, pacers, spend }
}

async function openTarget() {
  const { spending, pacers, spend } = open()
  const target = {
    type: 'openai',
    options: { ...OPTIONS, tools: [{ name: 'search' }], tool_results: { search: 'August' } },
    settings: {},
    deterministic: false,
  }
  const session = await startSession(openai, target.options, { providers: accessTo(double) })
  const limited = limitTarget(session, {
    ...{ variant: { name: 'v', target }, targets: [openai], pricing: PRICING, dearestUsd: null, sample: null },
    ...{ spending, pacers },
  })
  let id = 0
  const ask = async (...replies: readonly Scripted[]) =>
    spend(async () => limited.session.ask(makeRequest('Why?', `c${(id += 1)}`), LIMITS), replies)
  const bound = session.bound?.(makeRequest('Why?'))
  return { ask, worstUsd: ((bound?.input_tokens ?? 0) + (bound?.output_tokens ?? 0)) / 1000 }
}

async function openJudge() {
  const { spending, pacers, spend } = open()
  const session = await startJudge('openai', { options: OPTIONS, providers: accessTo(double) })
  const config = { type: 'openai', options: {}, trials: 1, rubric_trials: 1, prompts: {} }
  const limited = limitJudge(session, { config, providers: accessTo(double), pacers, pricing: PRICING, spending })
  const request = askJudge('answer', FULL)
  const ask = async (...replies: readonly Scripted[]) =>
    spend(async () => limited.session.ask(request, LIMITS), replies)
  const bound = session.bound(request)
  return { ask, worstUsd: ((bound?.input_tokens ?? 0) + (bound?.output_tokens ?? 0)) / 1000 }
}

const CALL: Scripted = { text: null, calls: [{ name: 'search', arguments: {} }] }
const UNFIT: Scripted = { text: 'Five!' }

test("a question to a target costs the provider's charge, nothing if all requests were refused, and its worst case if one was lost", async () => {
  const { ask, worstUsd } = await openTarget()
  expect(worstUsd).toBeGreaterThan(1)
  expect([
    await ask({ text: 'August.' }),
    await ask(CALL, { text: 'August.' }),
    await ask({ status: 400, message: 'no such model' }),
    await ask({ status: 503 }),
    await ask({ text: 'In Au', finish_reason: 'content_filter' }),
    await ask(CALL, { status: 503 }),
    await ask('reset'),
    await ask(CALL, 'reset'),
    await ask({ raw: '{"choices":[]}' }),
    await ask({ ...CALL, usage: null }, { status: 503 }),
  ]).toEqual([0.12, 0.24, 0, 0, 0.12, 0.12, ...Array.from({ length: 4 }, () => worstUsd)])
})

test("a judge's reading likewise costs its charge, including a reply that did not fit", async () => {
  const { ask, worstUsd } = await openJudge()
  const read: Scripted = { text: '{"reasoning":"","correctness":4,"completeness":3,"faithfulness":5}' }
  expect([
    await ask(read),
    await ask(UNFIT, read),
    await ask({ status: 400, message: 'no such model' }),
    await ask({ status: 503 }),
    await ask({ refusal: 'I will not.' }),
    await ask(UNFIT, UNFIT),
    await ask(UNFIT, { status: 503 }),
    await ask('reset'),
    await ask(UNFIT, 'reset'),
    await ask({ raw: '{"choices":[]}' }),
    await ask({ ...UNFIT, usage: null }, read),
    await ask({ ...UNFIT, usage: null }, { status: 503 }),
  ]).toEqual([0.12, 0.24, 0, 0, 0.12, 0.24, 0.12, ...Array.from({ length: 5 }, () => worstUsd)])
})

test('a rate limit behind an answered request slows its provider down like any other', async () => {
  for (const [{ ask }, first] of [
    [await openTarget(), CALL],
    [await openJudge(), UNFIT],
  ] as const) {
    waits = []
    await ask(first, { status: 429 })
    await ask({ refusal: 'I will not.' })
    expect(waits).toEqual([500])
  }
})
