import { describe, expect, test } from 'vitest'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'
import { costShares } from '../../../../src/metrics/tables/cost/cost-tables.js'
import { makeReply, SETTINGS } from '../../make-trial.js'
import { tableOf } from '../build-table.js'

describe('component cost', () => {
  const reply = (components: readonly Readonly<Record<string, unknown>>[], model = 'openai/gpt-4o') => ({
    trials: [{ observation: makeReply({ components, model }) }],
  })

  test('has tokens, cost at the model’s price and share of the cost, most tokens first; no components differs from none reported', () => {
    const table = tableOf('component-cost', {
      a: reply([
        { type: 'SKILL_PROMPT', input_tokens: 1000 },
        { type: 'TOOL_SCHEMA', input_tokens: 3000 },
      ]),
      b: reply([{ type: 'TOOL_SCHEMA', input_tokens: 1000 }], 'nobody-knows'),
      c: {},
    })
    expect(table?.rows).toEqual([
      ['TOOL_SCHEMA', 'a', 3000, 0, expect.closeTo(0.015, 12), expect.closeTo(0.75, 12)],
      ['TOOL_SCHEMA', 'b', 1000, 0, null, null],
      ['TOOL_SCHEMA', 'c', null, null, null, null],
      ['SKILL_PROMPT', 'a', 1000, 0, expect.closeTo(0.005, 12), expect.closeTo(0.25, 12)],
      ['SKILL_PROMPT', 'b', 0, 0, 0, null],
      ['SKILL_PROMPT', 'c', null, null, null, null],
    ])
    expect(tableOf('component-cost', { c: {} })).toBeNull()
  })

  const ATTEMPTS = [
    { model: 'gpt-5-mini', input_tokens: 3000, output_tokens: 0, result: 'escalated' as const },
    { model: 'gpt-4o', input_tokens: 1000, output_tokens: 1000 },
  ]
  const orchestrated = (...models: readonly (string | undefined)[]) =>
    makeReply({
      attempts: ATTEMPTS,
      components: [
        { type: 'SUB_AGENT', input_tokens: 3000, ...(models[0] !== undefined && { model: models[0] }) },
        {
          type: 'ORCHESTRATOR',
          input_tokens: 1000,
          output_tokens: 1000,
          ...(models[1] !== undefined && { model: models[1] }),
        },
      ],
    })
  const costs = (observation: ReturnType<typeof makeReply>, settings = SETTINGS) => {
    const table = tableOf('component-cost', { a: { trials: [{ observation }] } }, settings)
    return { costs: table?.rows.map(([type, , , , cost]) => [type, cost]), notes: table?.notes }
  }

  test('prices a component with several attempts by its own model', () => {
    const { costs: found, notes } = costs(orchestrated('gpt-5-mini', 'openai/gpt-4o'))
    expect(found).toEqual([
      ['SUB_AGENT', expect.closeTo((3000 * 0.25) / 1e6, 12)],
      ['ORCHESTRATOR', expect.closeTo((1000 * 5 + 1000 * 15) / 1e6, 12)],
    ])
    expect(notes).toEqual([
      'Sums over the answered trials that report components, at each model’s price; most tokens first. Shares are of the cost, not of the tokens: output costs more than input.',
    ])
  })

  test('has no cost without it, and states why', () => {
    const { costs: found, notes } = costs(orchestrated('gpt-5-mini'))
    expect(found).toEqual([
      ['SUB_AGENT', expect.closeTo((3000 * 0.25) / 1e6, 12)],
      ['ORCHESTRATOR', null],
    ])
    expect(notes?.[1]).toBe(
      'No cost: the target does not say which of several models a component went to (`model` of the component), or that model has no price (`pricing`). The suite’s `component_prices` gives all components the same price.',
    )
  })

  test('needs no further information if all attempts have one price', () => {
    const attempts = ATTEMPTS.map((attempt) => ({ ...attempt, model: 'gpt-4o' }))
    const components = [{ type: 'SUB_AGENT' as const, input_tokens: 1000 }]
    expect(costs(makeReply({ attempts, components })).costs).toEqual([['SUB_AGENT', expect.closeTo(0.005, 12)]])
  })

  test('uses `component_prices` for all, whatever model they name', () => {
    const scoring = { ...DEFAULT_SCORING, component_prices: { input: 3, output: 15 } }
    const { costs: found, notes } = costs(orchestrated('nobody-knows'), { ...SETTINGS, scoring })
    expect(found).toEqual([
      ['SUB_AGENT', expect.closeTo(0.009, 12)],
      ['ORCHESTRATOR', expect.closeTo(0.018, 12)],
    ])
    expect(notes).toEqual([
      'Sums over the answered trials that report components, at the suite’s `component_prices`; most tokens first. Shares are of the cost, not of the tokens: output costs more than input.',
    ])
  })

  test.each([
    [{ input: 3, output: 15, cached: 0.3 }, (600 * 3 + 400 * 0.3) / 1e6],
    [{ input: 3, output: 15 }, 0.003],
    [{ input: 3, output: 15, cached: 0 }, 0.003],
  ])('for cached tokens at the prices %j is %j', (component_prices, cost) => {
    const components = [{ type: 'CONTEXT' as const, input_tokens: 1000, cached_tokens: 400 }]
    const settings = { ...SETTINGS, scoring: { ...DEFAULT_SCORING, component_prices } }
    expect(costs(makeReply({ components }), settings).costs).toEqual([['CONTEXT', expect.closeTo(cost, 12)]])
  })
})

test('shares are of the whole cost, and absent if a cost is unknown or the whole is 0', () => {
  expect(costShares([0.003, 0.015, 0.002]).map((share) => Number(share?.toFixed(12)))).toEqual([0.15, 0.75, 0.1])
  expect(costShares([0.003, null])).toEqual([null, null])
  expect(costShares([0, 0])).toEqual([null, null])
})
