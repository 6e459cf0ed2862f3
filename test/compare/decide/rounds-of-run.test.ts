import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { lookAtRun, planRun } from '../../../src/compare/decide/rounds-of-run.js'
import type { Run, ScoredRun } from '../../../src/model/run/run.js'
import type { ZeroTolerance } from '../../../src/model/suite/suite.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'
import { compareGroups, type Groups, runOf, STOPPED } from './groups.js'

describe('a run decided on its own cases', () => {
  test('has no regression at the look that rules out its margin, and asks nothing more', () => {
    const { result, verdict, next } = compareGroups([[100, '11111', '1']])
    expect(verdict).toMatchObject({ word: 'no-regression', exit_code: 0 })
    expect(result).toMatchObject({
      row: 'rounds',
      verdict: 'no-regression',
      these_cases: { how: 'rounds', round: 1, worse: false },
    })
    expect(result?.interval?.low).toBeGreaterThan(-0.05)
    expect(next?.next).toBeNull()
  })

  test("uses the heights of another level if that differs from the plan's", () => {
    const baseline = runOf([
      [55, '11111'],
      [5, '11111'],
    ])
    const fresh = runOf(
      [
        [55, '1 1 1'],
        [5, '1 0 0'],
      ],
      { inRounds: true, complete: 3, session: 'change' },
    )
    const resultOf = (planned: number, level = 0.005) => {
      const input = (alpha: number, plan?: Run['plan']) => {
        const run = { ...fresh.run, settings: { ...fresh.run.settings, alpha }, ...(plan && { plan }) }
        return { baseline, candidate: { ...fresh, run }, failOn: 'regression', inference: 'these-cases' } as const
      }
      const plan = planRun(input(planned), 3)
      if (plan === null) throw new Error('nothing was planned')
      return compareRuns(input(level, plan)).gates[0]
    }
    expect(resultOf(0.05)).toEqual(resultOf(0.005))
    expect(resultOf(0.05)?.interval?.low).toBeLessThan(resultOf(0.05, 0.05)?.interval?.low ?? NaN)
  })

  test('reports what first tries show for questions like these, by McNemar’s test', () => {
    const { result } = compareGroups(
      [
        [50, '11111', '1 1 1'],
        [4, '01111', '1 0 1'],
      ],
      { complete: 3 },
    )
    expect(result?.like_these).toMatchObject({ row: 'mcnemar', n: 54, baseline: 50 / 54, candidate: 1 })
  })

  test('asks undecided cases further, and ends as regressed if both rounds agree', () => {
    const groups = (rounds: number): Groups => [
      [54, '11111', '1 1'.slice(0, 2 * rounds - 1)],
      [6, '11111', '0 0'.slice(0, 2 * rounds - 1)],
    ]
    const first = compareGroups(groups(1))
    expect(first.next).toMatchObject({ round: 2, open: ['success'] })
    expect(first.next?.next?.filter(({ asked_on: isAskedOn }) => !isAskedOn)).toHaveLength(60)
    const second = compareGroups(groups(2), { complete: 2 })
    expect(second.verdict).toMatchObject({ word: 'regressed', because: 'gate', exit_code: 1 })
    expect(second.comparison.asked).toMatchObject({ rounds: 2, cap: 3, answers: 120, main: { least: 5, most: 5 } })
  })

  // docs/decision-rules.md#cases-that-broke-for-sure: after 10 of 10 on main 4 failures suffice, so a case is asked on once a round.
  test('asks each case of the plan in the next round, and once more those that may have broken', () => {
    const { next } = compareGroups([
      [58, '1111111111', '1'],
      [1, '1010101010', '11'],
      [1, '1111111111', '0'],
    ])
    // A round asks all arms. Extra tries ask only the change, so they name its pair.
    const asked = (case_id: string, tries: number, asked_on = false) => ({
      ...{ case_id, tries, asked_on, pair: asked_on ? 0 : undefined },
    })
    expect(next).toMatchObject({ round: 2, open: ['success'] })
    expect(next?.next?.filter(({ case_id }) => case_id > 'a-56')).toEqual([
      ...[asked('a-57', 1), asked('b-00', 2), asked('c-00', 1)],
      asked('c-00', 1, true),
    ])
    expect(next?.next).toHaveLength(61)
  })

  // Without failures on main, the slack after three rounds is −ln(.05)/(3n) = 2.996/(3n): within the margin of .05 from 20 cases on.
  test.each([
    [19, true],
    [20, false],
  ])('states for %d cases whether they are too few for the margin (%s), and how many settle it', (count, hopeless) => {
    const { result } = compareGroups([[count, '11111', '1']])
    expect([result?.these_cases?.hopeless, result?.cases_to_settle]).toEqual([hopeless, 20])
  })

  test.each<[ZeroTolerance, string, string]>([
    ['critical', 'inconclusive', 'worse'],
    ['all', 'regressed', 'zero-tolerance'],
  ])('names cases that surely broke; with zero_tolerance %s the verdict is %s', (zeroTolerance, word, because) => {
    const { result, verdict } = compareGroups(
      [
        [58, '1111111111', '1 1 1'],
        [2, '1111111111', '0 0+0 0+0'],
      ],
      { complete: 3, zero_tolerance: zeroTolerance },
    )
    expect(result?.these_cases).toMatchObject({ worse: true, broke: ['b-00', 'b-01'] })
    expect(verdict).toMatchObject({ word, because })
  })

  test('uses the last complete look if a budget ends a later round, and is invalid if it ends the first', () => {
    const groups: Groups = [
      [60, '11111', '1 1'],
      [40, '11111', '1'],
    ]
    expect(compareGroups(groups, { stopped: STOPPED }).verdict.word).toBe('no-regression')
    const cut = compareGroups([...groups, [1, '11111', '']], { stopped: STOPPED })
    expect(cut.verdict.word).toBe('invalid')
  })

  test('counts missing tries, including those of unscored cases', () => {
    const { result, verdict } = compareGroups(
      [
        [99, '11111', '1'],
        [1, '11111', '--'],
      ],
      { complete: 0 },
    )
    expect(verdict.word).toBe('inconclusive')
    expect(result?.cause).toEqual({ kind: 'trials-missing', baseline: 0, candidate: 2 })
  })
})

test('a plan that leaves out the broken cases removes them from no statistic', () => {
  const baseline = runOf([
    [54, '11111'],
    [6, '11111'],
  ])
  const fresh = runOf(
    [
      [54, '1 1'],
      [6, '0 0'],
    ],
    { complete: 2, inRounds: true, session: 'change' },
  )
  const input = { baseline, candidate: fresh, failOn: 'regression', inference: 'these-cases' } as const
  const plan = planRun(input, 3)
  if (plan === null) throw new Error('nothing was planned')
  const classes = Object.fromEntries(Object.entries(plan.classes).filter(([id]) => id.startsWith('a')))
  const candidate = { ...fresh, run: { ...fresh.run, plan: { ...plan, classes } } }
  expect(compareRuns({ ...input, candidate }).verdict.word).toBe('regressed')
})

test('failed tries without a score of the metric are missing', () => {
  const tokens = {
    ...SUCCESS,
    id: 'tokens',
    kind: 'continuous',
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    scale: 'log-ratio',
  } as const
  const runWith = (isFailing: (at: number) => boolean, amount: number, session: string): ScoredRun => {
    const ids = Array.from({ length: 100 }, (_, at) => `q-${String(at).padStart(2, '0')}`)
    return scoredRun({
      cases: ids.map((id) => goldenCase({ id })),
      trials: ids.flatMap((id, at) =>
        [0, 1, 2].map((trial) =>
          isFailing(at)
            ? { case: id, trial, scores: {}, unscored: { tokens: 'crash' }, failed: true as const }
            : { case: id, trial, scores: { tokens: amount + trial }, unscored: {} },
        ),
      ),
      metrics: [tokens],
      gates: [gate({ id: 'tokens', metric: 'tokens', margin: { kind: 'relative', value: 0.1 } })],
      trials_per_case: 3,
      session_id: session,
    })
  }
  const compared = (isFailing: (at: number) => boolean) =>
    compareRuns({
      ...{ baseline: runWith(() => false, 100, 'main'), candidate: runWith(isFailing, 50, 'change') },
      ...{ failOn: 'regression', inference: 'these-cases' },
    } as const).gates[0]
  expect(compared(() => false)?.verdict).toBe('improved')
  expect(compared((at) => at < 20)).toMatchObject({
    verdict: 'inconclusive',
    cause: { kind: 'trials-missing', baseline: 0, candidate: 60 },
  })
})

describe('a deterministic target', () => {
  test('is no good news if tries have no score', () => {
    const { result } = compareGroups(
      [
        [96, '11', '1'],
        [4, '11', '-'],
      ],
      { deterministic: true },
    )
    expect(result).toMatchObject({ verdict: 'inconclusive', cause: { kind: 'trials-missing', candidate: 4 } })
  })

  test.each<[string, Groups, object]>([
    ['is unchanged where no case differs', [[20, '11', '1']], { word: 'unchanged', because: null }],
    [
      'has regressed where the margin is lost, without a test',
      [
        [18, '11', '1'],
        [2, '11', '0+0'],
      ],
      { word: 'regressed', because: 'gate' },
    ],
    [
      'may be slightly worse',
      [
        [39, '11', '1'],
        [1, '11', '0+0'],
      ],
      { word: 'no-regression', because: null },
    ],
    [
      'may be better',
      [
        [18, '11', '1'],
        [2, '00', '1+1'],
      ],
      { word: 'improved', because: null },
    ],
  ])('%s', (_, groups, verdict) => {
    const compared = compareGroups(groups, { deterministic: true })
    expect(compared.verdict).toMatchObject(verdict)
    expect(compared.result).toMatchObject({ row: 'fact', p: null, interval: null, these_cases: { how: 'fact' } })
    expect(compared.next?.next).toBeNull()
  })

  test('fails in a case whose source the change deleted, whatever it answers, and is not asked again', () => {
    const baseline = runOf([[20, '11']], { deterministic: true })
    const fresh = runOf([[20, '1']], { deterministic: true, inRounds: true, session: 'change' })
    const deleted = ['a-00', 'a-01']
    const run = { ...fresh.run, deleted_cases: deleted, stale_cases: deleted }
    const input = { baseline, candidate: { ...fresh, run, stale_cases: deleted }, inference: 'these-cases' } as const
    const plan = planRun({ ...input, failOn: 'regression' }, 3)
    if (plan === null) throw new Error('nothing was planned')
    const asked = { ...input, candidate: { ...input.candidate, run: { ...run, plan } }, failOn: 'regression' } as const
    expect(compareRuns(asked).gates[0]).toMatchObject({ verdict: 'regressed', delta: -0.1, row: 'fact' })
    expect(lookAtRun([asked]).next).toBeNull()
  })

  test('is asked once more if a case differs', () => {
    const { next } = compareGroups(
      [
        [18, '11', '1'],
        [2, '11', '0'],
      ],
      { deterministic: true },
    )
    expect(next?.next).toEqual(['b-00', 'b-01'].map((id) => ({ case_id: id, tries: 1, asked_on: true, pair: 0 })))
  })

  test.each<[string, Groups, string]>([
    [
      'by main',
      [
        [18, '11', '1'],
        [2, '10', '1'],
      ],
      'main',
    ],
    [
      'by the change',
      [
        [18, '11', '1'],
        [2, '11', '0+1'],
      ],
      'change',
    ],
    [
      'by the second of two further answers',
      [
        [18, '11', '1'],
        [2, '11', '0+01'],
      ],
      'change',
    ],
  ])('is not believed if it is refuted %s', (_, groups, by) => {
    const { comparison, result } = compareGroups(groups, { deterministic: true })
    expect(comparison.asked?.refuted_by).toBe(by)
    expect(result?.row).toBe('rounds')
  })
})
