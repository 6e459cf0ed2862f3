import { expect, test } from 'vitest'
import { describePriceChanges } from '../../../src/compare/differences/describe-rule-changes.js'

test('the description lists each model whose price differs, to the last digit', () => {
  const before = {
    models: {
      same: { input: 1, output: 2 },
      'gpt-5-mini': { input: 0.25, output: 2, cached: 0.025 },
      old: { input: 1, output: 2 },
    },
  }
  const after = {
    as_of: '2026-01-01',
    models: {
      same: { input: 1, output: 2 },
      'gpt-5-mini': { input: 0.3, output: 2 },
      fresh: { input: 0.125, output: 15, cached: 0 },
      plain: { input: 1, output: 2 },
    },
  }
  expect(describePriceChanges(before, after)).toEqual([
    'fresh added: input $0.125, output $15, cached $0 per 1M',
    'gpt-5-mini input $0.25 → $0.30, cached $0.025 → not given per 1M',
    'old removed',
    'plain added: input $1, output $2 per 1M',
  ])
})

test("the description lists route tiers, and what a token's price is based on", () => {
  const before = { models: {}, route_tiers: { local: 0, api: 2, old: 1 } }
  const after = { mode: 'tier', models: {}, route_tiers: { local: 0, api: 2.5, codex: 10 } } as const
  expect(describePriceChanges(before, after)).toEqual([
    'a token: by model → by route tier',
    'route tier api $2 → $2.50 per 1M',
    'route tier codex added: $10 per 1M',
    'route tier old removed',
  ])
  expect(describePriceChanges({ mode: 'model', models: {} }, { models: {} })).toEqual([])
})
