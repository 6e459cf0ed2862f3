import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { lookAtRun, planRun } from '../../../src/compare/decide/rounds-of-run.js'
import type { RoundsPlan } from '../../../src/model/run/rounds-plan.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { gate } from '../build-runs.js'
import { compareGroups, type Groups, type Parts, runOf, STOPPED } from './groups.js'

describe('the tries behind a comparison on these cases', () => {
  test.each<[string, Groups, Parts, object]>([
    [
      'one pass',
      [
        [57, '11111', '11'],
        [3, '111', '11'],
      ],
      { complete: 0 },
      { rounds: 1, cap: 1, answers: 120, asked_on: 0, main: { least: 3, most: 5 }, refuted_by: null },
    ],
    [
      'rounds, none of them complete',
      [
        [59, '11111', '1'],
        [1, '11111', ''],
      ],
      { stopped: STOPPED },
      { rounds: 0, cap: 3, answers: 59, asked_on: 0 },
    ],
    ['rounds, only the first complete', [[60, '11111', '1']], { stopped: STOPPED }, { rounds: 1, answers: 60 }],
    [
      'rounds, and what was asked on',
      [
        [58, '1111111111', '1 1'],
        [2, '1111111111', '0 0+00'],
      ],
      { complete: 2 },
      { rounds: 2, cap: 3, answers: 124, asked_on: 4, main: { least: 10, most: 10 } },
    ],
    ['a main that was not measured', [[60, '', '1']], { complete: 0 }, { main: null, answers: 60 }],
  ])('%s', (_, groups, parts, asked) => {
    const { comparison } = compareGroups(groups, parts)
    expect(comparison.asked).toMatchObject(asked)
    expect(comparison.asked?.planned === undefined).toBe(parts.complete === 0)
  })

  test('are shown with the plan: one round if nothing changed, and at most three', () => {
    expect(compareGroups([[100, '11111', '1']]).comparison.asked?.planned).toEqual({ expected: 100, most: 300 })
  })
})

describe('no plan is made', () => {
  const [baseline, candidate] = [runOf([[60, '11111']]), runOf([[60, '']], { session: 'change' })]
  const input = { baseline, candidate, failOn: 'regression', inference: 'these-cases' } as const
  const bounded = (one: ScoredRun): ScoredRun => ({
    ...one,
    run: { ...one.run, gates: [gate({ margin: null, min: 0.5 })] },
  })
  test.each<[string, Parameters<typeof planRun>[0], boolean]>([
    ['but for a verdict on these cases', input, true],
    ['for cases like these', { ...input, inference: 'cases-like-these' }, false],
    ['without a baseline', { ...input, baseline: null }, false],
    ['for a gate with only bounds', { ...input, baseline: bounded(baseline), candidate: bounded(candidate) }, false],
  ])('%s', (_, asked, isPlanned) => {
    const plan = planRun(asked, 2)
    expect(plan !== null).toBe(isPlanned)
    if (plan !== null) expect(plan).toMatchObject({ cap: 2, alpha: 0.05, gates: [{ id: 'success' }] })
  })
})

// docs/decision-rules.md#rounds: there are no recorded tries of main if it was asked together with the change.
describe('the recorded plan of a run', () => {
  const main = runOf([[60, '11111']], { session: 'same' })
  const hopelessOf = (change: (plan: RoundsPlan) => RoundsPlan, session = 'same') => {
    const fresh = runOf([[60, '1']], { inRounds: true, session })
    const input = { baseline: main, failOn: 'regression', inference: 'these-cases' } as const
    const plan = planRun({ ...input, candidate: fresh }, 3)
    if (plan === null) throw new Error('nothing was planned')
    const own = change({ ...plan, gates: plan.gates.map((one) => ({ ...one, hopeless: true })) })
    const [result] = compareRuns({ ...input, candidate: { ...fresh, run: { ...fresh.run, plan: own } } }).gates
    return result?.these_cases?.hopeless
  }
  test.each<[string, (plan: RoundsPlan) => RoundsPlan, string, boolean]>([
    ['holds where both arms were asked side by side', (plan) => plan, 'same', true],
    ['is made again where main was recorded', (plan) => plan, 'other', false],
    ['is made again at another level', (plan) => ({ ...plan, alpha: 0.01 }), 'same', false],
    ['is made again where it lacks a gate', (plan) => ({ ...plan, gates: [] }), 'same', false],
    [
      'is made again where it has only others',
      (plan) => ({ ...plan, gates: plan.gates.map((one) => ({ ...one, id: 'other' })) }),
      'same',
      false,
    ],
    [
      'holds beside others',
      (plan) => ({ ...plan, gates: [...plan.gates.map((one) => ({ ...one, id: 'other' })), ...plan.gates] }),
      'same',
      true,
    ],
  ])('%s', (_, change, session, hopeless) => {
    expect(hopelessOf(change, session)).toBe(hopeless)
  })
})

describe('several pairs of arms', () => {
  const main = runOf([[100, '11111']])
  /** A change of which the cases at these places fail. */
  function changeOf(failing: readonly number[], parts: Parts = {}) {
    const fresh = runOf([[100, '1']], { ...parts, inRounds: true, session: 'change' })
    const trials = fresh.trials.map((one, at) => (failing.includes(at) ? { ...one, scores: { success: 0 } } : one))
    const baseline = { ...main, run: { ...main.run, settings: fresh.run.settings } }
    const input = { baseline, failOn: 'regression', inference: 'these-cases' } as const
    const plan = planRun({ ...input, candidate: fresh }, 3)
    const run = { ...fresh.run, ...(plan && { plan }) }
    return { ...input, candidate: { ...fresh, run, trials } }
  }

  test('are all asked further while one of them is open', () => {
    const [decided, open] = [changeOf([]), changeOf([3, 7, 11, 15, 19, 23])]
    expect(lookAtRun([decided])).toEqual({ next: null, round: 1, open: [] })
    expect(lookAtRun([decided, decided])).toEqual({ next: null, round: 1, open: [] })
    for (const pairs of [[open], [open, open], [decided, open], [open, decided]]) {
      const { next, round, open: ids } = lookAtRun(pairs)
      expect([round, ids]).toEqual([2, ['success']])
      const inRound = next?.filter(({ asked_on: isAskedOn }) => !isAskedOn).map(({ case_id: id }) => id)
      expect(inRound).toEqual(Object.keys(open.candidate.run.plan?.classes ?? {}))
    }
  })

  test('name only the open gates, not the decided ones', () => {
    const half = { kind: 'absolute', value: 0.5 } as const
    const gates = [...main.run.gates, gate({ id: 'loose', margin: half })]
    const { candidate, ...input } = changeOf([3, 7, 11, 15, 19, 23])
    const baseline = { ...input.baseline, run: { ...input.baseline.run, gates } }
    const fresh = { ...candidate, run: { ...candidate.run, gates } }
    const plan = planRun({ ...input, baseline, candidate: fresh }, 3)
    if (plan === null) throw new Error('nothing was planned')
    const asked = { ...input, baseline, candidate: { ...fresh, run: { ...fresh.run, plan } } }
    expect(plan.gates.map(({ id }) => id)).toEqual(['success', 'loose'])
    expect(lookAtRun([asked])).toMatchObject({ round: 2, open: ['success'] })
  })

  test('of a deterministic target are asked once more in each case that differs, separately for each pair', () => {
    const deterministic = true
    expect(lookAtRun([changeOf([3], { deterministic }), changeOf([7, 5], { deterministic })])).toEqual({
      next: [
        { case_id: 'a-03', tries: 1, asked_on: true, pair: 0 },
        { case_id: 'a-05', tries: 1, asked_on: true, pair: 1 },
        { case_id: 'a-07', tries: 1, asked_on: true, pair: 1 },
      ],
      round: 1,
      open: [],
    })
  })
})
