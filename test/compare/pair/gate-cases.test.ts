import { describe, expect, test } from 'vitest'
import { alignGrades, collectGateCases } from '../../../src/compare/pair/gate-cases.js'
import type { CaseScores } from '../../../src/compare/pair/metric-columns.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { parseSelection } from '../../../src/model/suite/selection.js'
import { goldenCase } from '../build-runs.js'

const scored = (...values: readonly number[]): CaseScores => ({ trials: values.length, values })
const UNSCORED: CaseScores = { trials: 2, values: [] }
/** A case on which the target failed in both trials. */
const FAILED: CaseScores = { trials: 0, failed: 2, values: [] }

type Column = Readonly<Record<string, CaseScores>>

function collect(baseline: Column, candidate: Column, parts: Partial<Parameters<typeof collectGateCases>[0]> = {}) {
  const cases = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])]
    .sort()
    .map((id) => goldenCase({ id }))
  const columns = { baseline: new Map(Object.entries(baseline)), candidate: new Map(Object.entries(candidate)) }
  const pairing = { baseline: cases, candidate: cases, paired: cases }
  return collectGateCases({ pairing, slice: null, columns, ...parts })
}

describe("a metric's cases", () => {
  test('are paired if both arms score them, and missing if one does not', () => {
    const baseline = { a: scored(1, 0), b: scored(1), c: UNSCORED, d: UNSCORED, e: scored(1) }
    const candidate = { a: scored(1), b: UNSCORED, c: scored(1), d: UNSCORED }
    expect(collect(baseline, candidate)).toEqual({
      pairs: [{ case_id: 'a', cluster: undefined, baseline: scored(1, 0), candidate: scored(1) }],
      scored_share: { baseline: 3 / 5, candidate: 2 / 5 },
      applicable: { baseline: 5, candidate: 5 },
      answers: { baseline: { scored: 4, failed: 0 }, candidate: { scored: 2, failed: 0 } },
      compared: ['a', 'b', 'c', 'd', 'e'],
      // b and e have no score in the candidate, c has none in the baseline.
      missing: { applicable: 5, only_baseline: 1, only_candidate: 2 },
      left_out: 0,
      lacking: undefined,
      scored: [
        { case_id: 'a', scores: scored(1) },
        { case_id: 'c', scores: scored(1) },
      ],
    })
  })

  test('are counted in an arm that lacks them if the other has them', () => {
    const { applicable, scored_share: share } = collect({}, { a: scored(1) })
    expect({ applicable, share }).toEqual({
      applicable: { baseline: 1, candidate: 1 },
      share: { baseline: 0, candidate: 1 },
    })
  })

  test('exclude cases to which it does not apply', () => {
    const cases = ['a', 'b'].map((id) => goldenCase({ id }))
    const pairing = { baseline: cases, candidate: cases, paired: cases }
    const { applicable, compared, missing } = collect({ a: scored(1) }, { a: scored(1) }, { pairing })
    expect({ applicable, compared, missing: missing.applicable }).toEqual({
      applicable: { baseline: 1, candidate: 1 },
      compared: ['a'],
      missing: 1,
    })
  })

  test('are not counted if the target failed in all trials, except as failed answers', () => {
    const {
      applicable,
      answers,
      scored_share: share,
    } = collect({ a: scored(1), b: scored(1) }, { a: scored(1), b: FAILED })
    expect({ applicable, answers, share }).toEqual({
      applicable: { baseline: 2, candidate: 1 },
      answers: { baseline: { scored: 2, failed: 0 }, candidate: { scored: 1, failed: 2 } },
      share: { baseline: 1, candidate: 1 },
    })
  })

  test('may be left out of the comparison, but still count for bounds', () => {
    const both = { a: scored(1), b: scored(0), c: scored(1) }
    const found = collect(both, both, { left_out: new Set(['a', 'c']) })
    expect(found).toMatchObject({
      compared: ['b'],
      left_out: 2,
      applicable: { baseline: 1, candidate: 1 },
      missing: { applicable: 1 },
    })
    expect([found.pairs, found.scored].map((some) => some.map(({ case_id: id }) => id))).toEqual([
      ['b'],
      ['a', 'b', 'c'],
    ])
  })

  test('are those of the slice', () => {
    const both = { a: scored(1), b: scored(0) }
    const found = collect(both, both, { slice: parseSelection('id:b') })
    expect([found.compared, found.scored.map(({ case_id: id }) => id)]).toEqual([['b'], ['b']])
  })
})

describe('the mean of the grades', () => {
  const graded = (scores: Readonly<Record<string, number>>, parts: Partial<ScoredTrial> = {}): ScoredTrial => ({
    case: 'a',
    trial: 0,
    scores: { success: 1, ...scores },
    unscored: { other: 'why' },
    ...parts,
  })
  const ALL = graded({ 'judge.overall': 0.8, 'judge.correctness': 5, 'judge.completeness': 4, 'judge.faithfulness': 3 })

  test('is unscored in a trial that lacks a grade of another trial of its case', () => {
    const lacking = graded({ 'judge.overall': 1, 'judge.correctness': 5 })
    expect(alignGrades({ baseline: [lacking], candidate: [ALL, { ...lacking, case: 'b' }] })).toEqual({
      trials: {
        baseline: [
          {
            ...lacking,
            scores: { success: 1, 'judge.correctness': 5 },
            unscored: { other: 'why', 'judge.overall': 'no grade for completeness and faithfulness' },
          },
        ],
        // Of another case nobody knows more grades.
        candidate: [ALL, { ...lacking, case: 'b' }],
      },
      lacking: { baseline: ['completeness', 'faithfulness'], candidate: [] },
    })
  })

  test.each([
    ['a failed trial, which is 0 in every grade', graded({ 'judge.overall': 0 }, { failed: true })],
    ['a trial without a mean', graded({})],
    ['a trial with all grades', ALL],
  ])('is unchanged in %s', (_what, trial) => {
    const arms = { baseline: [ALL], candidate: [trial] }
    const { trials, lacking } = alignGrades(arms)
    expect([trials.baseline, trials.candidate]).toEqual([arms.baseline, arms.candidate])
    expect(trials.candidate).toBe(arms.candidate)
    expect(lacking).toEqual({ baseline: [], candidate: [] })
  })

  test('is unchanged if no trial of the case has a grade above 0', () => {
    const none = graded({ 'judge.overall': 0.5 })
    const zero = graded({ 'judge.overall': 0.5, 'judge.correctness': 0 })
    expect(alignGrades({ baseline: [zero], candidate: [none] }).lacking).toEqual({ baseline: [], candidate: [] })
  })
})
