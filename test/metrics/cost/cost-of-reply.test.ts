import { describe, expect, test } from 'vitest'
import { completePricing, costOfReply, DEFAULT_PRICING, hasOwnCost } from '../../../src/metrics/cost/price-reply.js'
import { cachedShare } from '../../../src/metrics/cost/tokens.js'
import type { Pricing } from '../../../src/model/suite/pricing.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const PRICING = {
  models: {
    m: { input: 3, output: 15 },
    c: { input: 3, output: 15, cached: 0.3 },
    z: { input: 3, output: 15, cached: 0 },
  },
}
const USAGE = { input_tokens: 1000, output_tokens: 100 }
const CACHED = { ...USAGE, cached_tokens: 600 }

describe('the cost of a reply', () => {
  test.each([
    ['its own figure wins', { cost_usd: 0.5, model: 'm', usage: USAGE }, 0.5],
    ['a figure of 0 is a figure', { cost_usd: 0, model: 'm', usage: USAGE }, 0],
    ['input and output at their prices', { model: 'm', usage: USAGE }, 0.0045],
    ['cached tokens at theirs', { model: 'c', usage: CACHED }, (400 * 3 + 600 * 0.3 + 100 * 15) / 1e6],
    ['a model of Bedrock', { model: 'eu.anthropic.m-20250514-v1:0', usage: USAGE }, 0.0045],
    ['a model that OpenRouter gives away', { model: 'vendor/m:free', usage: USAGE }, 0],
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
  test('equal those of the sources', () => {
    expect(DEFAULT_PRICING.models).toMatchObject({
      'claude-opus-4-5': { input: 15, output: 75 },
      'claude-sonnet-4': { input: 3, output: 15 },
      'gpt-4o': { input: 5, output: 15 },
      'gpt-5-mini': { input: 0.25, output: 2 },
    })
  })

  test('complete those of the suite, and state their date', () => {
    const complete = completePricing({ models: { mine: { input: 1, output: 2 } } })
    expect(Object.keys(complete.models)).toEqual(['mine', ...Object.keys(DEFAULT_PRICING.models)])
    expect(complete.as_of).toBe('undated (docs/sources.md)')
    expect(completePricing({ as_of: '2026-11-01', models: {} }).as_of).toBe('2026-11-01')
  })

  test.each(['gpt-4o', 'GPT-4o', 'openai/gpt-4o', 'openai:gpt-4o'])('are overridden by the price of %s', (model) => {
    const own = { [model]: { input: 2.5, output: 10 } }
    expect(
      Object.keys(completePricing({ models: own }).models).filter((name) => name.toLowerCase().endsWith('gpt-4o')),
    ).toEqual([model])
  })

  test('stay the same when completed twice', () => {
    const once = completePricing({ models: { 'openai/gpt-4o': { input: 2.5, output: 10 } } })
    expect(completePricing(once)).toEqual(once)
  })

  test('apply if the suite has no pricing', () => {
    const reply = makeReply({ model: 'claude-opus-4-5-20251101', usage: USAGE })
    expect(scoreWith({}, reply).scores['cost.usd']).toBeCloseTo(0.0225, 15)
  })
})

test('tokens, cost and times of a failed trial are unscored, with the reason of the failure', () => {
  const { unscored } = scoreWith({}, makeFailure('timeout', 'no reply in 120 s'))
  for (const id of ['tokens.total', 'cost.usd', 'performance.latency', 'performance.ttft'])
    expect(unscored[id]).toBe('the trial failed (timeout): no reply in 120 s')
})

test('tokens and times that the target does not report are unscored', () => {
  const { scores, unscored } = scoreWith({}, makeReply({ usage: { input_tokens: 9 } }))
  const spent = Object.entries(scores).filter(([id]) => /^(tokens|cost)\./.test(id))
  expect(Object.fromEntries(spent)).toEqual({ 'cost.known': 0, 'tokens.input': 9 })
  expect(scores['performance.latency']).toBe(1.5)
  expect(unscored).toMatchObject({
    'cost.usd': 'the target reported no output tokens',
    'performance.embed': 'the target reported no phases_ms.embed',
    'performance.ttft': 'the target reported no ttft_ms',
    'tokens.cached-share': 'the target reported no cached tokens',
    'tokens.output': 'the target reported no output tokens',
    'tokens.total': 'the target reported no output tokens',
  })
})

test('a search has no cost that could be unknown', () => {
  expect(scoreWith({}, makeReply()).unscored['cost.known']).toBe(
    'the target reported neither cost_usd, nor tokens, nor a model',
  )
})

describe('the cost of a reply with several attempts', () => {
  const small = { model: 'm', route_tier: 'local', input_tokens: 1000, output_tokens: 100 }
  const large = { model: 'c', route_tier: 'api', input_tokens: 1000, output_tokens: 100, cached_tokens: 600 }
  const BY_TIER: Pricing = { mode: 'tier', models: PRICING.models, route_tiers: { local: 0, api: 2, codex: 10 } }
  const BY_MODEL: Pricing = { ...PRICING, route_tiers: { local: 1 } }

  test.each<[string, Record<string, unknown>, Pricing, number]>([
    ['all of them, each at its model', { attempts: [small, large] }, PRICING, 0.0045 + 0.00288],
    ['not only the last, whatever `usage` says', { attempts: [small, small], usage: USAGE }, PRICING, 0.009],
    ['an own cost of one', { attempts: [{ cost_usd: 0.5 }, large] }, PRICING, 0.50288],
    ['the cost of the reply before all', { cost_usd: 1, attempts: [small, large] }, PRICING, 1],
    ['the last is the model that answered', { model: 'm', attempts: [large, { ...USAGE }] }, PRICING, 0.0045 + 0.00288],
    ['one alone takes the tokens of the reply', { attempts: [{ model: 'm' }], usage: USAGE }, PRICING, 0.0045],
    ['one model twice, too', { model: 'm', attempts: [{ result: 'failed' }, {}], usage: USAGE }, PRICING, 0.0045],
    ['each at its route tier', { attempts: [small, large] }, BY_TIER, 0.0022],
    ['two tiers that cost', { attempts: [large, { ...large, route_tier: 'codex' }] }, BY_TIER, 0.0022 + 0.011],
    ['the tier of the plan without attempts', { planner: { route: 'codex' }, usage: USAGE }, BY_TIER, 0.011],
    ['a tier that is free', { planner: { route: 'local' }, usage: USAGE }, BY_TIER, 0],
    ['a tier where the model has no price', { attempts: [{ ...small, model: 'llama9' }] }, BY_MODEL, 0.0011],
    ['the model before its tier', { attempts: [small] }, BY_MODEL, 0.0045],
  ])('%s', (_what, reply, pricing, dollars) => {
    const cost = costOfReply({ answer: '', ...reply }, pricing)
    expect(cost.kind === 'scored' && cost.value).toBeCloseTo(dollars, 15)
  })

  test.each<[string, Record<string, unknown>, Pricing, string]>([
    [
      'an attempt without tokens',
      { model: 'm', attempts: [{ model: 'c' }, small] },
      PRICING,
      'attempt 1 of 2: the target reported no input tokens',
    ],
    [
      'two models that share the tokens of the reply',
      { attempts: [{ model: 'c' }, { model: 'm' }], usage: USAGE },
      PRICING,
      'attempt 1 of 2: the target reported no input tokens',
    ],
    [
      'an unknown model among known ones',
      { attempts: [{ ...small, model: 'llama9' }, large] },
      PRICING,
      'attempt 1 of 2: no price is known for the model llama9; set it under `pricing` in the suite',
    ],
    [
      'an unknown tier',
      { attempts: [{ ...small, route_tier: 'toString' }] },
      BY_TIER,
      'no price is known for the route tier toString; set it under `pricing.route_tiers` in the suite',
    ],
    ['no tier', { model: 'm', usage: USAGE }, BY_TIER, 'the target reported neither cost_usd nor a route tier'],
  ])('is unscored: %s', (_what, reply, pricing, reason) => {
    expect(costOfReply({ answer: '', ...reply }, pricing)).toEqual({ kind: 'unscored', reason })
  })

  test('tokens are those of all attempts if the reply has no total', () => {
    const { scores } = scoreWith({}, makeReply({ attempts: [small, large] }))
    expect([scores['tokens.input'], scores['tokens.output'], scores['tokens.total']]).toEqual([2000, 200, 2200])
    const { unscored } = scoreWith({}, makeReply({ attempts: [small, { model: 'c' }] }))
    expect(unscored['tokens.total']).toBe('the target reported no input tokens')
  })

  test.each([
    [{ cost_usd: 0 }, true],
    [{ attempts: [small, { cost_usd: 1 }] }, true],
    [{ attempts: [small, large], usage: USAGE }, false],
    [{}, false],
  ])('%j states its own cost: %j', (reply, states) => {
    expect(hasOwnCost({ answer: '', ...reply })).toBe(states)
  })

  test('with `mode: tier`, and only then, the default tiers are added', () => {
    expect(completePricing({ mode: 'tier', models: {}, route_tiers: { api: 3 } })).toMatchObject({
      mode: 'tier',
      route_tiers: { local: 0, api: 3, codex: 10 },
    })
    expect(completePricing({ mode: 'model', models: {}, route_tiers: { api: 3 } })).toMatchObject({
      route_tiers: { api: 3 },
    })
    expect(Object.keys(completePricing({ mode: 'model', models: {} }))).toEqual(['as_of', 'models'])
  })
})

describe('the share of cached tokens', () => {
  test.each([
    [{ usage: { input_tokens: 900, cached_tokens: 600 } }, { kind: 'scored', value: 2 / 3 }],
    [{ usage: { input_tokens: 900, cached_tokens: 0 } }, { kind: 'scored', value: 0 }],
    [
      {
        attempts: [
          { input_tokens: 4, cached_tokens: 1 },
          { input_tokens: 6, cached_tokens: 4 },
        ],
      },
      { kind: 'scored', value: 0.5 },
    ],
    [
      { usage: { input_tokens: 0, cached_tokens: 0 } },
      { kind: 'unscored', reason: 'the target reported 0 input tokens' },
    ],
    [{ usage: { input_tokens: 9 } }, { kind: 'unscored', reason: 'the target reported no cached tokens' }],
    [
      { usage: { input_tokens: 9, cached_tokens: 10 } },
      { kind: 'unscored', reason: 'the target reported more cached tokens than input tokens' },
    ],
  ])('of %j is %j', (reply, score) => {
    expect(cachedShare({ answer: '', ...reply })).toEqual(score)
  })
})
