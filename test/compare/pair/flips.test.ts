import { describe, expect, test } from 'vitest'
import {
  countPasses,
  findConfirmedFailures,
  findFlips,
  findUnconfirmed,
  planConfirmations,
} from '../../../src/compare/pair/flips.js'
import type { PairedPasses } from '../../../src/model/result/finding.js'
import { indexTrials } from '../../../src/compare/pair/metric-columns.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import { goldenCase, scoredRun, successTrials } from '../build-runs.js'

function passes(id: string, baseline: readonly [number, number], candidate: readonly [number, number]): PairedPasses {
  const count = ([passed, trials]: readonly [number, number]): { passed: number; trials: number } => ({
    passed,
    trials,
  })
  return { case_id: id, critical: false, baseline: count(baseline), candidate: count(candidate) }
}

describe('a flip', () => {
  test.each([
    [[1, 1], [0, 1], 'newly-failing'],
    [[3, 3], [0, 3], 'newly-failing'],
    [[0, 1], [1, 1], 'newly-passing'],
    [[3, 3], [1, 3], 'flaky'],
    [[1, 3], [0, 3], 'flaky'],
    [[1, 3], [3, 3], 'flaky'],
    [[0, 2], [1, 2], 'flaky'],
  ] as const)('%j passed, then %j: %s', (baseline, candidate, kind) => {
    expect(findFlips([passes('a', baseline, candidate)], new Set()).map((flip) => flip.kind)).toEqual([kind])
  })

  test.each([
    [
      [1, 1],
      [1, 1],
    ],
    [
      [1, 2],
      [2, 4],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 1],
      [0, 0],
    ],
  ] as const)('%j passed, then %j: none', (baseline, candidate) => {
    expect(findFlips([passes('a', baseline, candidate)], new Set())).toEqual([])
  })

  test('flips are ordered: confirmed ones, then newly failing ones with the critical first', () => {
    const flips = findFlips(
      [
        passes('passing', [0, 1], [1, 1]),
        passes('failing', [1, 1], [0, 1]),
        { ...passes('critical', [1, 1], [0, 1]), critical: true },
        passes('flaky', [2, 2], [1, 2]),
        passes('confirmed', [1, 1], [0, 3]),
      ],
      new Set(['confirmed']),
    )
    expect(flips.map((flip) => flip.case_id)).toEqual(['confirmed', 'critical', 'failing', 'passing', 'flaky'])
  })

  test('confirmation re-runs count for the candidate, and edited cases are left out', () => {
    const cases = [goldenCase({ id: 'a' }), goldenCase({ id: 'b' })]
    const baseline = scoredRun({ cases, trials: successTrials({ a: 1, b: 1 }) })
    const candidate = scoredRun({
      cases: [goldenCase({ id: 'a' }), goldenCase({ id: 'b', fingerprint: 'edited' })],
      trials: successTrials({ a: 0, b: 0 }),
    })
    const columnOf = (trials: ReturnType<typeof successTrials>) => indexTrials(trials)({ id: 'success' })
    const counted = countPasses(
      pairCases(baseline, candidate),
      { baseline: columnOf(baseline.trials), candidate: columnOf(candidate.trials) },
      columnOf(successTrials({ a: [0, 1] })),
    )
    expect(counted).toEqual([
      { case_id: 'a', critical: false, baseline: { passed: 1, trials: 1 }, candidate: { passed: 1, trials: 3 } },
    ])
  })
})

describe('zero tolerance', () => {
  const critical = { ...passes('critical', [1, 1], [0, 3]), critical: true }
  const other = passes('other', [2, 2], [0, 3])
  const once = { ...passes('once', [1, 1], [0, 1]), critical: true }

  test.each([
    ['critical', false, ['critical']],
    ['all', false, ['critical', 'other']],
    ['off', false, []],
    ['critical', true, ['critical', 'once']],
  ] as const)('%s, deterministic %s', (scope, isDeterministic, ids) => {
    expect(findConfirmedFailures([critical, other, once], { scope, isDeterministic })).toEqual(ids)
  })
  const cases = [
    other,
    passes('never-measured', [1, 1], [0, 0]),
    passes('no-baseline', [0, 0], [0, 1]),
    passes('flaky-before', [2, 3], [0, 1]),
    passes('flaky-now', [1, 1], [1, 2]),
    passes('twice', [3, 3], [0, 2]),
    once,
  ]

  test.each([
    ['critical', false, [['once', 2]]],
    [
      'all',
      false,
      [
        ['twice', 1],
        ['once', 2],
      ],
    ],
    ['all', true, []],
    ['off', false, []],
  ] as const)('%s, deterministic %s, wants more trials', (scope, isDeterministic, wanted) => {
    const plan = findUnconfirmed(cases, { scope, isDeterministic })
    expect(plan.map(({ case_id, trials }) => [case_id, trials])).toEqual(wanted)
  })
})

describe('the cases to ask again', () => {
  const runOf = (results: Parameters<typeof successTrials>[0], parts: Partial<Parameters<typeof scoredRun>[0]> = {}) =>
    scoredRun({
      cases: Object.keys(results).map((id) => goldenCase({ id, critical: id !== 'b' })),
      trials: successTrials(results),
      ...parts,
    })
  const baseline = runOf({ a: 1, b: 1, c: 1, d: 0 })
  const results = { a: 0, b: 0, c: [0, 0], d: 0 }

  test('are those under zero tolerance that newly fail, up to three failures', () => {
    expect(planConfirmations({ baseline, candidate: runOf(results) })).toEqual([
      { case_id: 'a', trials: 2 },
      { case_id: 'c', trials: 1 },
    ])
  })

  test('are none for a deterministic target, or if success has another definition', () => {
    expect(planConfirmations({ baseline, candidate: runOf(results, { settings: { deterministic: true } }) })).toEqual(
      [],
    )
    expect(
      planConfirmations({ baseline, candidate: runOf(results, { metricFingerprints: { success: '2' } }) }),
    ).toEqual([])
  })

  test('follow the rules of the base', () => {
    const { settings } = baseline.run
    const rules = {
      gates: [],
      settings: { ...settings, zero_tolerance: 'all' as const },
      pricing: { models: {} },
      judge: null,
    }
    const plan = planConfirmations({
      baseline,
      candidate: runOf(results),
      ruleSet: { rules, from: 'base', changes: [] },
    })
    expect(plan.map(({ case_id: id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
