import { expect, test } from 'vitest'
import { priceByBase } from '../../../src/metrics/cost/price-reply.js'

const cheap = { input: 0, output: 0 }
const dear = { input: 3, output: 15 }

test.each([
  ['m', 'the same name'],
  ['openai/m', 'a provider before it'],
  ['M', 'another case'],
  ['m-2026-01-01', 'a date behind it'],
  ['us.anthropic.m-20260101-v1:0', 'an id of Bedrock'],
  ['m@20260101', 'an id of Vertex'],
  ['vendor/m:nitro', 'a variant of OpenRouter'],
])('a change cannot set a new price for %s (%s)', (name) => {
  const base = { as_of: 'then', models: { m: dear } }
  expect(priceByBase(base, { as_of: 'now', models: { [name]: cheap } })).toEqual(base)
})

test('a model without a price in the base has the price of the change', () => {
  expect(priceByBase({ models: { m: dear } }, { models: { fresh: cheap } }).models).toEqual({ fresh: cheap, m: dear })
})

test('a change cannot change the pricing mode or the price of a tier, but can add a tier', () => {
  const base = { mode: 'tier', models: {}, route_tiers: { api: 2 } } as const
  const head = { models: {}, route_tiers: { api: 0, large: 30 } }
  expect(priceByBase(base, head)).toEqual({ mode: 'tier', models: {}, route_tiers: { api: 2, large: 30 } })
  expect(priceByBase({ models: { m: dear } }, { mode: 'tier', models: { m: cheap } })).toEqual({ models: { m: dear } })
})
