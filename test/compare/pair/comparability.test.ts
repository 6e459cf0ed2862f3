import { describe, expect, test } from 'vitest'
import { findComparability, findRedefinedMetrics } from '../../../src/compare/pair/comparability.js'
import type { Pricing } from '../../../src/model/suite/pricing.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { scoredRun, SUCCESS } from '../build-runs.js'

const same = { cases: [], trials: [] }
const COST = { ...SUCCESS, id: 'cost', unit: 'usd', kind: 'continuous' } as const

test('a metric defined otherwise, not measured before or priced otherwise is not compared', () => {
  const metrics = [SUCCESS, COST, { ...SUCCESS, id: 'fresh' }]
  const baseline = scoredRun({ ...same, metrics, metricFingerprints: { success: '1', cost: '1' } })
  const candidate = scoredRun({
    ...same,
    metrics,
    metricFingerprints: { success: '2', cost: '1', fresh: '1' },
    fingerprints: { pricing: 'dearer' },
  })
  expect([...findRedefinedMetrics(baseline, candidate)]).toEqual([
    ['success', 'definition'],
    ['cost', 'prices'],
    ['fresh', 'added'],
  ])
})

describe('costs', () => {
  const cheap: Pricing = { models: { m: { input: 1, output: 1 } } }
  const dear: Pricing = { models: { m: { input: 2, output: 2 } } }
  function priced(parts: { pricing: Pricing; by?: Pricing; own?: readonly string[] }): ScoredRun {
    const scored = scoredRun({ ...same, metrics: [COST], fingerprints: { pricing: JSON.stringify(parts.pricing) } })
    return {
      trials: [],
      run: { ...scored.run, pricing: parts.pricing },
      ...(parts.by === undefined ? {} : { priced_by: parts.by }),
      ...(parts.own === undefined ? {} : { own_cost_cases: parts.own }),
    }
  }

  test.each<[string, ScoredRun, ScoredRun, number, readonly string[]]>([
    ['from one list are compared', priced({ pricing: dear, by: cheap }), priced({ pricing: cheap }), 0, []],
    ['from two lists are not', priced({ pricing: dear }), priced({ pricing: cheap }), 1, []],
    [
      "that either side's target states are left out when the list has changed",
      priced({ pricing: dear, by: cheap, own: ['a'] }),
      priced({ pricing: cheap, by: cheap, own: ['b'] }),
      0,
      ['a', 'b'],
    ],
    [
      'that a target states are compared when it has not',
      priced({ pricing: cheap, by: cheap, own: ['a'] }),
      priced({ pricing: cheap, by: cheap, own: ['a'] }),
      0,
      [],
    ],
    [
      'that a target states are left out when a token is priced by something else',
      priced({ pricing: { ...cheap, mode: 'tier' }, by: cheap, own: ['a'] }),
      priced({ pricing: cheap, by: cheap, own: ['a'] }),
      0,
      ['a'],
    ],
    [
      'that a target states are compared when only the day of the list has changed',
      priced({ pricing: { ...cheap, as_of: '2025' }, by: cheap, own: ['a'] }),
      priced({ pricing: { ...cheap, as_of: '2026' }, by: { ...cheap, as_of: '2026' }, own: ['a'] }),
      0,
      [],
    ],
    [
      'that a target states stay when a change edits a list that is not used',
      priced({ pricing: cheap, by: cheap, own: ['a'] }),
      priced({ pricing: dear, by: cheap, own: ['a'] }),
      0,
      [],
    ],
  ])('%s', (_what, baseline, candidate, redefined, left) => {
    const facts = findComparability(baseline, candidate)
    expect(facts.redefined.size).toBe(redefined)
    expect([...facts.own_cost_cases]).toEqual(left)
  })
})

test('runs of one session are interleaved, but not where one was replayed', () => {
  const one = scoredRun({ ...same, metrics: [COST] })
  const replayed = { ...one, run: { ...one.run, settings: { ...one.run.settings, replayed: true as const } } }
  expect(findComparability(one, one)).toMatchObject({ interleaved: true, apart: null })
  expect(findComparability(one, replayed)).toMatchObject({ interleaved: false, apart: 'replayed' })
  expect(findComparability(replayed, one)).toMatchObject({ interleaved: false, apart: 'replayed' })
})
