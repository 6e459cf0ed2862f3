import { describe, expect, test } from 'vitest'
import { compareJudgings, countChangedCases, changedShare } from '../../../src/compare/differences/compare-judgings.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { SUCCESS } from '../build-runs.js'

const judging = (scores: Readonly<Record<string, readonly (number | null)[]>>): readonly ScoredTrial[] =>
  Object.entries(scores).flatMap(([id, tries]) =>
    tries.map((score, trial) => ({ case: id, trial, scores: score === null ? {} : { success: score }, unscored: {} })),
  )
const GRADE = { ...SUCCESS, kind: 'ordinal' as const }
const margin = { kind: 'absolute' as const, value: 0.5 }

test.each<
  [
    string,
    Parameters<typeof countChangedCases>[0],
    Readonly<Record<string, readonly (number | null)[]>>[],
    readonly [number, number],
  ]
>([
  [
    'nothing where all say the same',
    { metric: SUCCESS, margin: null },
    [
      { a: [1], b: [0] },
      { a: [1], b: [0] },
    ],
    [0, 2],
  ],
  [
    'a case once, however often it changes',
    { metric: SUCCESS, margin: null },
    [
      { a: [1], b: [0] },
      { a: [0], b: [0] },
      { a: [0], b: [0] },
    ],
    [1, 2],
  ],
  [
    'a case that passes half of its tries as passing',
    { metric: SUCCESS, margin: null },
    [{ a: [1, 1] }, { a: [1, 0] }],
    [0, 1],
  ],
  [
    'no change if a score is missing on one side',
    { metric: SUCCESS, margin: null },
    [
      { a: [1], b: [null] },
      { a: [null], b: [1] },
    ],
    [0, 1],
  ],
  [
    'a case that passes half of its tries, and then none',
    { metric: SUCCESS, margin: null },
    [{ a: [1, 0] }, { a: [0, 0] }],
    [1, 1],
  ],
  [
    'a case that one of several judgings changes',
    { metric: SUCCESS, margin: null },
    [
      { a: [1], b: [0] },
      { a: [1], b: [0] },
      { a: [1], b: [1] },
    ],
    [1, 2],
  ],
  ['nothing if nobody judged', { metric: SUCCESS, margin: null }, [], [0, 0]],
  [
    'a grade from the margin on',
    { metric: GRADE, margin },
    [
      { a: [4], b: [4], c: [4] },
      { a: [3.5], b: [3.6], c: [4.1] },
    ],
    [1, 3],
  ],
  [
    'any change of a grade without an absolute margin',
    { metric: GRADE, margin: { kind: 'relative', value: 0.5 } },
    [
      { a: [4], b: [4] },
      { a: [4.1], b: [4] },
    ],
    [1, 2],
  ],
])('a new judging changes %s', (_what, gate, runs, [changed, of]) => {
  expect(countChangedCases(gate, runs.map(judging))).toMatchObject({ changed, of })
})

test('a share has its exact interval, and a share of none has no interval', () => {
  expect(changedShare([true, false, false, false, false])).toMatchObject({
    ...{ changed: 1, of: 5 },
    low: expect.closeTo(0.00505, 5) as number,
    high: expect.closeTo(0.71642, 5) as number,
  })
  expect(changedShare([])).toEqual({ changed: 0, of: 0, low: null, high: null })
})

describe('a second judging of the same trials', () => {
  const judged = (id: string, parts: Partial<MetricFacts> = {}): MetricFacts => ({
    ...SUCCESS,
    id,
    judged_by: ['answer'],
    ...parts,
  })
  const pass = judged('pass')

  /** Makes trials from their values by metric; `null` if a trial has no score. */
  const trialsOf = (scores: Readonly<Record<string, readonly (number | null)[]>>): readonly ScoredTrial[] =>
    [0, 1, 2, 3].map((trial) => ({
      case: trial < 2 ? 'a' : 'b',
      trial: trial % 2,
      scores: Object.fromEntries(
        Object.entries(scores).flatMap(([id, own]) => (typeof own[trial] === 'number' ? [[id, own[trial]]] : [])),
      ),
      unscored: {},
    }))

  test('is compared over the trials that both scored', () => {
    // Two trials pass and one fails in both, one passes only in the second: κ = (3/4 − 1/2)/(1 − 1/2); the rank correlation is 2/√12.
    const [before, after] = [trialsOf({ pass: [1, 1, 0, 0] }), trialsOf({ pass: [1, 1, 0, 1] })]
    const expected = {
      metric: 'pass',
      n: 4,
      only_before: 0,
      only_after: 0,
      before: 0.5,
      after: 0.75,
      equal: 0.75,
      kappa: 0.5,
    }
    const near = expect.closeTo(2 / Math.sqrt(12), 12) as number
    expect(compareJudgings({ metrics: [pass], before, after: after.toReversed() })).toEqual([
      { ...expected, spearman: near },
    ])
  })

  test('counts the trials that only one of the two scored', () => {
    const [before, after] = [trialsOf({ pass: [1, 0, null, null] }), trialsOf({ pass: [1, null, 1, null] })]
    const shared = { n: 1, before: 1, after: 1, equal: 1, kappa: null, spearman: null }
    expect(compareJudgings({ metrics: [pass], before, after })).toEqual([
      { metric: 'pass', only_before: 1, only_after: 1, ...shared },
    ])
    const other = trialsOf({ pass: [null, 1, null, null] })
    const first = trialsOf({ pass: [1, null, null, null] })
    expect(compareJudgings({ metrics: [pass], before: first, after: other })).toMatchObject([
      { n: 0, only_before: 1, only_after: 1 },
    ])
    // Only the second judging has these trials.
    expect(compareJudgings({ metrics: [pass], before: [], after })).toMatchObject([
      { n: 0, only_before: 0, only_after: 2 },
    ])
  })

  test('has no figures if no trial was scored by both', () => {
    const figures = { before: null, after: null, equal: null, kappa: null, spearman: null }
    const [some, none] = [trialsOf({ pass: [1, 1, null, null] }), trialsOf({})]
    expect(compareJudgings({ metrics: [pass], before: some, after: none })).toEqual([
      { metric: 'pass', n: 0, only_before: 2, only_after: 0, ...figures },
    ])
    expect(compareJudgings({ metrics: [pass], before: none, after: none })).toEqual([])
  })

  test('has no κ for values that are neither grades nor right or wrong', () => {
    const metrics = [judged('share', { kind: 'continuous' }), judged('grade', { kind: 'ordinal' })]
    const values = [0.2, 0.4, 0.2, 0.4]
    const trials = trialsOf({ share: values, grade: values })
    expect(compareJudgings({ metrics, before: trials, after: trials }).map(({ kappa }) => kappa)).toEqual([null, 1])
  })

  test('is compared for what the judge decides, except for figures of the whole run', () => {
    const other: MetricFacts = { ...SUCCESS, id: 'other' }
    const figure = judged('figure', { per_run: { figure: 'percentile', of: 'pass', percentile: 50 } })
    const trials = trialsOf({ other: [1, 1, 1, 1], figure: [1, 1, 1, 1], pass: [1, 1, 1, 1] })
    const changes = compareJudgings({ metrics: [other, figure, pass], before: trials, after: trials })
    expect(changes.map(({ metric }) => metric)).toEqual(['pass'])
  })
})
