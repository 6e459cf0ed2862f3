import { describe, expect, test } from 'vitest'
import { costOfReply } from '../../../src/core/metrics/cost-of-reply.js'
import { completePricing, DEFAULT_PRICING } from '../../../src/core/metrics/default-pricing.js'
import { makeFailure, makeReply, scoreWith } from './make-trial.js'

const PRICING = {
  models: {
    m: { input: 3, output: 15 },
    c: { input: 3, output: 15, cached: 0.3 },
    z: { input: 3, output: 15, cached: 0 },
  },
}
const USAGE = { input_tokens: 1000, output_tokens: 100 }
const CACHED = { ...USAGE, cached_tokens: 600 }

describe('what a reply cost', () => {
  test.each([
    ['its own figure wins', { cost_usd: 0.5, model: 'm', usage: USAGE }, 0.5],
    ['a figure of 0 is a figure', { cost_usd: 0, model: 'm', usage: USAGE }, 0],
    ['input and output at their prices', { model: 'm', usage: USAGE }, 0.0045],
    ['cached tokens at theirs', { model: 'c', usage: CACHED }, (400 * 3 + 600 * 0.3 + 100 * 15) / 1e6],
    ['cached tokens with no price of theirs', { model: 'm', usage: CACHED }, 0.0045],
    ['cached tokens with a price of 0, which means unknown', { model: 'z', usage: CACHED }, 0.0045],
  ])('%s', (_what, reply, dollars) => {
    const cost = costOfReply({ answer: '', ...reply }, PRICING)
    expect(cost.kind === 'scored' && cost.value).toBeCloseTo(dollars, 15)
  })

  test.each([
    ['no usage', { model: 'm' }, 'the target reported no input tokens'],
    ['no output', { model: 'm', usage: { input_tokens: 1 } }, 'the target reported no output tokens'],
    ['no model', { usage: USAGE }, 'the target reported neither cost_usd nor a model'],
    [
      'unknown',
      { model: 'llama9', usage: USAGE },
      'no price is known for the model llama9; set it under `pricing` in the suite',
    ],
    [
      'toString',
      { model: 'toString', usage: USAGE },
      'no price is known for the model toString; set it under `pricing` in the suite',
    ],
    [
      'too many cached',
      { model: 'm', usage: { ...USAGE, cached_tokens: 1001 } },
      'the target reported more cached tokens (1001) than input tokens (1000)',
    ],
  ])('is unscored: %s', (_what, reply, reason) => {
    expect(costOfReply({ answer: '', ...reply }, PRICING)).toEqual({ kind: 'unscored', reason })
  })
})

describe('the default prices', () => {
  test('are those of the design documents', () => {
    expect(DEFAULT_PRICING.models).toMatchObject({
      'claude-opus-4-5': { input: 15, output: 75 },
      'claude-sonnet-4': { input: 3, output: 15 },
      'gpt-4o': { input: 5, output: 15 },
      'gpt-5-mini': { input: 0.25, output: 2 },
    })
  })

  test('fill up those of the suite, and say as of when', () => {
    const complete = completePricing({ models: { mine: { input: 1, output: 2 } } })
    expect(Object.keys(complete.models)).toEqual(['mine', ...Object.keys(DEFAULT_PRICING.models)])
    expect(complete.as_of).toBe('undated (the design documents)')
    expect(completePricing({ as_of: '2026-11-01', models: {} }).as_of).toBe('2026-11-01')
  })

  test.each(['gpt-4o', 'GPT-4o', 'openai/gpt-4o', 'openai:gpt-4o'])('give way to the price of %s', (model) => {
    const own = { [model]: { input: 2.5, output: 10 } }
    expect(
      Object.keys(completePricing({ models: own }).models).filter((name) => name.toLowerCase().endsWith('gpt-4o')),
    ).toEqual([model])
  })

  test('completing twice changes nothing', () => {
    const once = completePricing({ models: { 'openai/gpt-4o': { input: 2.5, output: 10 } } })
    expect(completePricing(once)).toEqual(once)
  })

  test('are known without any pricing in the suite', () => {
    const reply = makeReply({ model: 'claude-opus-4-5-20251101', usage: USAGE })
    expect(scoreWith({}, reply).scores['cost.usd']).toBeCloseTo(0.0225, 15)
  })
})

test('tokens, cost and times of a failed trial are unscored, with how it failed', () => {
  const { unscored } = scoreWith({}, makeFailure('timeout', 'no reply in 120 s'))
  for (const id of ['tokens.total', 'cost.usd', 'performance.latency', 'performance.ttft'])
    expect(unscored[id]).toBe('the trial failed (timeout): no reply in 120 s')
})

test('tokens and times that the target does not report are unscored', () => {
  const { scores, unscored } = scoreWith({}, makeReply({ usage: { input_tokens: 9 } }))
  expect(scores).toEqual({ 'performance.latency': 1.5, 'tokens.input': 9 })
  expect(unscored).toEqual({
    'cost.usd': 'the target reported no output tokens',
    'performance.ttft': 'the target reported no ttft_ms',
    'tokens.output': 'the target reported no output tokens',
    'tokens.total': 'the target reported no output tokens',
  })
})
