import { expect, test } from 'vitest'
import type { Observation } from '../../../../src/model/run/observation.js'
import { makeFailure, makeReply } from '../../make-trial.js'
import { tableOfCases } from '../table-of.js'

const usage = { input_tokens: 900, output_tokens: 80 }
const of = (model: string, more: Record<string, unknown> = {}): Observation => makeReply({ model, usage, ...more })

test('the table names the called models and their prices, with unknown prices first and marked', () => {
  const pricing = { as_of: '2026-11-01', models: { mine: { input: 0.075, output: 3, cached: 0.0075 } } }
  const main = {
    a: [of('mine')],
    b: [of('openai/gpt-5-mini'), makeFailure('crash', 'x')],
    c: [of('mine', { cost_usd: 1 })],
  }
  const change = { a: [of('llama9'), of('llama9')], b: [of('mine')], c: [makeReply()] }
  const table = tableOfCases('pricing-applied', { main, 'this PR': change }, { pricing })
  expect(table?.columns.map(({ title }) => title)).toEqual([
    'what was called',
    'priced as',
    'input',
    'output',
    'cached',
    'calls, main',
    'calls, this PR',
  ])
  expect(table?.rows).toEqual([
    ['llama9', { value: 'unknown', mark: 'poor' }, null, null, null, 0, 2],
    ['mine', 'mine', '$0.075', '$3', '$0.0075', 1, 1],
    ['mine', 'stated by the target', null, null, null, 1, 0],
    ['openai/gpt-5-mini', 'gpt-5-mini', '$0.25', '$2', null, 1, 0],
  ])
  expect(table?.notes).toEqual([
    'US dollars per million tokens, as of 2026-11-01. Unknown prices come first, then by name.',
    'The cost of 2 calls is unknown and left out of all means: set `pricing` in the suite.',
  ])
})

test('every attempt is a call if priced by route tier', () => {
  const routed = makeReply({
    attempts: [
      { route_tier: 'local', ...usage },
      { route_tier: 'api', ...usage },
    ],
  })
  const table = tableOfCases('pricing-applied', { main: { a: [routed] } }, { pricing: { mode: 'tier', models: {} } })
  expect(table?.rows).toEqual([
    ['api', 'route tier api', '$2', '$2', null, 1],
    ['local', 'route tier local', '$0', '$0', null, 1],
  ])
})

test('the table is absent for a search, counts further models, and cuts long names', () => {
  expect(tableOfCases('pricing-applied', { main: { a: [makeReply()] } })).toBeNull()
  const many = Array.from({ length: 22 }, (_, index) => of(`m${index}${'x'.repeat(100)}`))
  const table = tableOfCases('pricing-applied', { main: { a: many } })
  expect(table?.rows).toHaveLength(20)
  expect(table?.rows[0]?.[0]).toHaveLength(80)
  expect(table?.notes.at(-1)).toBe('2 more are left out.')
})
