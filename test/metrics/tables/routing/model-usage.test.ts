import { describe, expect, test } from 'vitest'
import { listModels } from '../../../../src/metrics/tables/routing/route-tables.js'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'
import { makeFailure, makeReply } from '../../make-trial.js'
import { type Asked, tableOf } from '../table-of.js'

const asked = (reply: Readonly<Record<string, unknown>>): Asked => [{}, makeReply(reply)]
const SMALL = { route_tier: 'local', model: 'qwen2.5:7b' }
const LARGE = { route_tier: 'api', model: 'gpt-5-mini' }

describe('the models of a reply', () => {
  test.each([
    [{ model: 'a' }, [{ model: 'a', outcome: 'answered' }]],
    [{ attempts: [], model: 'a' }, [{ model: 'a', outcome: 'answered' }]],
    [{ attempts: [{ route_tier: 'local' }], model: 'a' }, [{ model: 'a', outcome: 'answered' }]],
    [
      { attempts: [{ model: 'a', result: 'escalated' as const }, { model: 'b' }] },
      [
        { model: 'a', outcome: 'escalated' },
        { model: 'b', outcome: 'answered' },
      ],
    ],
    [
      { attempts: [SMALL, SMALL, LARGE] },
      [
        { model: 'qwen2.5:7b', outcome: 'other' },
        { model: 'qwen2.5:7b', outcome: 'escalated' },
        { model: 'gpt-5-mini', outcome: 'answered' },
      ],
    ],
    [{ attempts: [{ model: 'a', result: 'failed' as const }] }, [{ model: 'a', outcome: 'other' }]],
    [{ attempts: [{ model: 'a' }, {}] }, [{ model: 'a', outcome: 'other' }]],
    [{}, []],
  ])('%j', (reply, models) => {
    expect(listModels(reply, DEFAULT_SCORING)).toEqual(models)
  })
})

describe('model usage', () => {
  test('has every model by outcome, one row per arm, the busiest first; an arm that names no model is empty', () => {
    const table = tableOf('model-usage', {
      main: [asked({ attempts: [SMALL] }), asked({ attempts: [SMALL, LARGE] }), asked({ attempts: [LARGE] })],
      'this PR': [asked({ model: 'openai/GPT-5-mini' }), [{}, makeFailure('crash', 'x')]],
      mute: [asked({})],
    })
    expect(table?.rows).toEqual([
      ['gpt-5-mini', 'main', 2, 0, 0, 0, 0],
      ['gpt-5-mini', 'this PR', 1, 0, 0, 0, 0],
      ['gpt-5-mini', 'mute', null, null, null, null, null],
      ['qwen2.5:7b', 'main', 1, 1, 0, 0, 0],
      ['qwen2.5:7b', 'this PR', 0, 0, 0, 0, 0],
      ['qwen2.5:7b', 'mute', null, null, null, null, null],
    ])
  })

  test('counts an answer as correct or wrong if its case has success; an escalated one is neither', () => {
    const golden = { checks: [{ contains: 'PASS' }] }
    const answer = (text: string, attempts: readonly object[]): Asked => [golden, makeReply({ answer: text, attempts })]
    const main = [answer('PASS', [SMALL]), answer('no', [SMALL]), answer('PASS', [SMALL, LARGE])]
    expect(tableOf('model-usage', { main })?.rows).toEqual([
      ['qwen2.5:7b', 'main', 2, 1, 0, 1, 1],
      ['gpt-5-mini', 'main', 1, 0, 0, 1, 0],
    ])
  })

  test('is absent if one model gave every answer', () => {
    expect(tableOf('model-usage', { main: [asked({ model: 'a' })], 'this PR': [asked({ model: 'A' })] })).toBeNull()
  })

  test('cuts names, and counts models beyond twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) => asked({ model: `${index}${'x'.repeat(200)}` }))
    const table = tableOf('model-usage', { main: many })
    expect(table?.rows).toHaveLength(20)
    expect(table?.rows[0]?.[0]).toHaveLength(80)
    expect(table?.notes[1]).toBe('5 more models are left out.')
  })
})
