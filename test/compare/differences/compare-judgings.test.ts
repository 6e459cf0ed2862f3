import { expect, test } from 'vitest'
import { countChangedCases, shareChanged } from '../../../src/compare/differences/compare-judgings.js'
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
    'no change to what could not be scored, and nothing of what was not',
    { metric: SUCCESS, margin: null },
    [
      { a: [1], b: [null] },
      { a: [null], b: [1] },
    ],
    [0, 1],
  ],
  [
    'a grade from the margin on',
    { metric: GRADE, margin },
    [
      { a: [4], b: [4] },
      { a: [3.5], b: [3.6] },
    ],
    [1, 2],
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
])('judging again changes %s', (_what, gate, runs, [changed, of]) => {
  expect(countChangedCases(gate, runs.map(judging))).toMatchObject({ changed, of })
})

test('a share has its exact interval, and none has none', () => {
  expect(shareChanged([true, false, false, false, false])).toMatchObject({
    ...{ changed: 1, of: 5 },
    low: expect.closeTo(0.00505, 5) as number,
    high: expect.closeTo(0.71642, 5) as number,
  })
  expect(shareChanged([])).toEqual({ changed: 0, of: 0, low: null, high: null })
})
