import { describe, expect, test } from 'vitest'
import { findComparability, findRedefinedMetrics } from '../../../src/compare/pair/comparability.js'
import type { Pricing } from '../../../src/model/suite/pricing.js'
import type { Run, ScoredRun } from '../../../src/model/run/run.js'
import { scoredRun, SUCCESS } from '../build-runs.js'

const same = { cases: [], trials: [] }
const COST = { ...SUCCESS, id: 'cost', unit: 'usd', kind: 'continuous' } as const

test('a metric that is redefined, newly measured or priced differently is not compared', () => {
  const metrics = [SUCCESS, COST, { ...SUCCESS, id: 'fresh' }, { ...SUCCESS, id: 'gone' }]
  const baseline = scoredRun({ ...same, metrics, metricFingerprints: { success: '1', cost: '1', gone: '1' } })
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
    ['gone', 'dropped'],
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

test('runs of one session are interleaved, unless one was replayed', () => {
  const one = scoredRun({ ...same, metrics: [COST] })
  const replayed = { ...one, run: { ...one.run, settings: { ...one.run.settings, replayed: true as const } } }
  expect(findComparability(one, one)).toMatchObject({ interleaved: true, apart: null })
  expect(findComparability(one, replayed)).toMatchObject({ interleaved: false, apart: 'replayed' })
  expect(findComparability(replayed, one)).toMatchObject({ interleaved: false, apart: 'replayed' })
})

test.each<[string, Partial<Run['environment']>, Partial<Run['environment']>, string]>([
  ['one machine, for all that anybody knows', {}, {}, 'jobs'],
  ['a runner of the same name', { runner: 'big-1' }, { runner: 'big-1' }, 'jobs'],
  ['another system', { os: 'linux' }, { os: 'macos' }, 'machines'],
  ['another runner', { runner: 'big-1' }, { runner: 'big-2' }, 'machines'],
  [
    "GitHub's runners, which are made for one job",
    { runner: 'GitHub Actions 3' },
    { runner: 'GitHub Actions 3' },
    'machines',
  ],
])('two sessions on %s are separate', (_what, before, after, apart) => {
  const on = (session_id: string, environment: Partial<Run['environment']>): ScoredRun => {
    const { run, trials } = scoredRun({ ...same, session_id })
    return { trials, run: { ...run, environment: { ...run.environment, ...environment } } }
  }
  expect(findComparability(on('1', before), on('2', after))).toMatchObject({ interleaved: false, apart })
})

test('without a baseline nothing is separate, redefined or left out, and the reason is kept', () => {
  const candidate = { ...scoredRun({ ...same, metrics: [COST] }), own_cost_cases: ['a'] }
  const none = {
    interleaved: false,
    apart: null,
    model_change: 'none',
    redefined: new Map(),
    own_cost_cases: new Set(),
  }
  expect(findComparability(null, candidate)).toMatchObject({ ...none, no_baseline: 'none' })
  expect(findComparability(null, candidate, 'unreadable').no_baseline).toBe('unreadable')
  expect(findComparability(null, candidate, 'removed').no_baseline).toBe('removed')
  // A person accepted the removal.
  expect(findComparability(null, candidate, 'removal-accepted').no_baseline).toBe('none')
  expect(findComparability(candidate, candidate).no_baseline).toBeNull()
})

describe('a stopped run', () => {
  const stopped = { reason: 'budget', limit: 1, asked: 1, of: 2 } as unknown as NonNullable<Run['stopped']>
  const plan = { cap: 3, alpha: 0.05, tries: { steady: 1, varying: 2 }, classes: { a: 'varying' }, gates: [] } as const
  const ended = scoredRun({ ...same, stopped })
  const tried = (rounds: readonly number[], parts: Partial<ScoredRun['trials'][number]> = {}): ScoredRun => {
    const trials = rounds.map((round, trial) => ({ case: 'a', trial, scores: {}, unscored: {}, round, ...parts }))
    const { run } = scoredRun({ ...same, stopped })
    return { trials, run: { ...run, plan: { ...plan, gates: [], classes: { a: 'varying' } } } }
  }

  test('is reported for its side, this run first', () => {
    const whole = scoredRun(same)
    expect(findComparability(whole, ended).stopped).toEqual({ kind: 'stopped', arm: 'candidate', run: stopped })
    expect(findComparability(ended, whole).stopped).toEqual({ kind: 'stopped', arm: 'baseline', run: stopped })
    expect(findComparability(ended, ended).stopped).toMatchObject({ arm: 'candidate' })
    expect(findComparability(null, ended).stopped).toMatchObject({ arm: 'candidate' })
    expect(findComparability(null, whole).stopped).toBeNull()
  })

  test('is kept if its first round is complete', () => {
    expect(findComparability(null, tried([1, 1])).stopped).toBeNull()
    expect(findComparability(null, tried([1, 2])).stopped).not.toBeNull()
    expect(findComparability(null, tried([])).stopped).not.toBeNull()
    expect(findComparability(null, tried([1, 1], { asked_on: true })).stopped).not.toBeNull()
  })
})
