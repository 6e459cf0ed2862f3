import { describe, expect, test } from 'vitest'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { openTables } from '../../../src/metrics/tables/index.js'
import type { Observation } from '../../../src/model/run/observation.js'
import { scoredRun } from '../../compare/build-runs.js'
import { makeCase, makeFailure, makeReply, SETTINGS } from '../make-trial.js'

const { run } = scoredRun({ cases: [], trials: [] })

const attempts = (...tiers: readonly string[]): Observation =>
  makeReply({ attempts: tiers.map((route_tier) => ({ route_tier })) })

function tableOf(arms: Readonly<Record<string, readonly Observation[]>>, name = 'route-tier-usage') {
  const tables = openTables(SETTINGS)
  Object.values(arms).forEach((observations, arm) => {
    for (const observation of observations)
      tables.add(arm, { golden: makeCase(), trial: 0, observation, judgments: null, scores: {}, unscored: {} })
  })
  const built = tables.build(Object.keys(arms).map((name) => ({ name, run, means: caseMeansOf([]) })))
  return built.find(({ id }) => id === name) ?? null
}

test('route tier outcomes show answers and escalations; a tier retried once counts, and each arm has its own total', () => {
  const before = [attempts('local'), attempts('local', 'local', 'api'), attempts('local', 'api', 'mine'), makeReply()]
  const table = tableOf({ main: before, 'this PR': [attempts('api')], mute: [makeReply()] }, 'route-tier-outcomes')
  expect(table?.rows).toEqual([
    ['local', 'main', 1 / 3, 2 / 3],
    ['local', 'this PR', 0, 0],
    ['local', 'mute', null, null],
    ['api', 'main', 1 / 3, 1 / 3],
    ['api', 'this PR', 1, 0],
    ['api', 'mute', null, null],
    ['mine', 'main', 1 / 3, 0],
    ['mine', 'this PR', 0, 0],
    ['mine', 'mute', null, null],
  ])
})

describe('route tier usage', () => {
  test('shows the shares of every arm, cheapest tier first and unknown ones last; an arm that reports none has none', () => {
    const before = [attempts('local'), attempts('local'), attempts('local', 'api'), attempts('mine')]
    const after = [attempts('api'), attempts('codex'), makeFailure('timeout', 'x'), makeReply()]
    expect(tableOf({ main: before, 'this PR': after, mute: [makeReply()] })).toEqual({
      id: 'route-tier-usage',
      title: 'Which route tier answered',
      place: 'comment',
      columns: [
        { title: 'route tier', format: 'text' },
        { title: 'main', format: 'share' },
        { title: 'this PR', format: 'share' },
        { title: 'mute', format: 'share' },
      ],
      rows: [
        ['local', 0.5, 0, null],
        ['api', 0.25, 0.5, null],
        ['codex', 0, 0.5, null],
        ['mine', 0.25, 0, null],
      ],
      totals: [4, 2, 0],
      notes: ['Shares of the answered trials whose route tier is known: 4, 2, 0.'],
    })
  })

  test('is a line of shares for one or two arms', () => {
    const after = [attempts('api'), attempts('local'), attempts('codex'), attempts('api')]
    const gistOf = (arms: Parameters<typeof tableOf>[0]) => tableOf(arms)?.gist
    expect(gistOf({ main: [attempts('local')], 'this PR': after })).toBe('100 / 0 / 0\u202f% → 25 / 50 / 25\u202f%')
    expect(gistOf({ 'this PR': after })).toBe('25 / 50 / 25\u202f%')
    expect(gistOf({ main: [makeReply()], 'this PR': after })).toBe('– → 25 / 50 / 25\u202f%')
  })

  test('is absent if no arm reports a tier', () => {
    expect(tableOf({ main: [makeReply()], 'this PR': [] })).toBeNull()
  })

  test('cuts names, and counts tiers beyond twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      attempts(`${String(index).padStart(2, '0')}${'x'.repeat(200)}`),
    )
    const table = tableOf({ main: many })
    expect(table?.rows).toHaveLength(20)
    expect(table?.rows[0]?.[0]).toHaveLength(80)
    expect(table?.notes[1]).toBe('5 more tiers are left out.')
  })
})
