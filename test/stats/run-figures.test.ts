import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metricsOfFigure, type RunFigure } from '../../src/model/run/run-figure.js'
import type { ScoredTrial } from '../../src/model/run/run.js'
import { figureOfRecords, isInfinite, findRule } from '../../src/stats/run-figures/index.js'
import { recordCases } from '../../src/stats/run-figures/record-cases.js'
import { tabulateScores } from '../../src/stats/scores/score-table.js'

const PERCENTILE: RunFigure = { figure: 'percentile', of: 'x', percentile: 95 }
const RATIO: RunFigure = { figure: 'ratio', numerator: 'x', denominator: 'y' }
const CORRELATION: RunFigure = { figure: 'correlation', x: 'x', y: 'y' }
const TRIALS: RunFigure = { figure: 'trial-deviation', of: 'x' }
const passes = (tries: number, need: 'any' | 'all'): RunFigure => ({ figure: 'passes', of: 'x', tries, need })
const RUNS: RunFigure = { figure: 'run-deviation', of: 'x' }

function calibration(error: 'expected' | 'maximum', bins: number, closed: 'left' | 'right'): RunFigure {
  const edges = Array.from({ length: bins - 1 }, (_, index) => (index + 1) / bins)
  return { figure: 'calibration-error', error, confidence: 'x', outcome: 'y', buckets: { edges, closed } }
}

type Values = readonly (readonly number[])[]

/** Computes a figure over cases; each trial is [x, y]. */
function figureOf(figure: RunFigure, cases: readonly Values[]): number | null {
  const trials = cases.flatMap((own, index) =>
    own.map(([x, y], trial): ScoredTrial => {
      const scores = { ...(x !== undefined && { x }), ...(y !== undefined && { y }) }
      return { case: `case-${index}`, trial, scores, unscored: {} }
    }),
  )
  const recorded = recordCases(figure, tabulateScores(trials)) ?? []
  const records = recorded.flatMap(({ record }) => (record === null ? [] : [record]))
  const found = figureOfRecords(figure, records)
  const resampled = findRule(figure).resample(records)(new Int32Array(records.length).fill(1), records.length)
  // A resample that contains every case once gives the same figure.
  if (records.length > 0) expect(resampled).toBe(found ?? NaN)
  return found
}

/** One trial per case. */
const each = (...values: Values): readonly Values[] => values.map((one) => [one])

describe('figures of a run', () => {
  test.each<[string, RunFigure, readonly Values[], number | null]>([
    ['p95', PERCENTILE, each([1], [2], [3], [4], [10]), 8.8],
    ['p95 of case means', PERCENTILE, [[[1], [3]], [[2]]], 2],
    ['Σ/Σ', RATIO, each([300, 500], [0, 100]), 0.5],
    [
      'Σ/Σ of case means',
      RATIO,
      [
        [
          [1, 2],
          [3, 2],
        ],
        [[0, 2]],
      ],
      0.5,
    ],
    ['Σ/Σ without a denominator', RATIO, each([1, 0], [2, 0]), null],
    ['r', CORRELATION, each([1, 0], [2, 0], [3, 1]), Math.sqrt(3) / 2],
    ['r of two points', CORRELATION, each([1, 1], [2, 0]), -1],
    ['r of a constant', CORRELATION, each([1, 0], [1, 1]), null],
    // Σx²/3 − (Σx/3)² is 1.7e-18 if all three values are .106.
    ['r of an x that floats cannot hold', CORRELATION, each([0.106, 0], [0.106, 1], [0.106, 1]), null],
    ['r of a y that floats cannot hold', CORRELATION, each([0, 0.106], [1, 0.106], [1, 0.106]), null],
    [
      // Weights ½, ½, 1, 1: means 2 and 1, Σw(x − 2)² = 5.5, Σw(y − 1)² = 6, Σw(x − 2)(y − 1) = 4.5.
      'r where the trials of a case share its weight',
      CORRELATION,
      [
        [
          [1, 0],
          [3, 0],
        ],
        [[0.5, 0]],
        [[3.5, 3]],
      ],
      4.5 / Math.sqrt(5.5 * 6),
    ],
    [
      'deviation between trials',
      TRIALS,
      [
        [[4], [5]],
        [[2], [5]],
      ],
      Math.SQRT2,
    ],
    ['deviation between trials, without single ones', TRIALS, [[[4], [5]], [[9]]], Math.SQRT1_2],
    ['deviation between trials, single ones only', TRIALS, each([4], [5]), null],
    ['any of 3 of 5 tries, 2 of which pass: 1 − C(3, 3)/C(5, 3)', passes(3, 'any'), [[[1], [0], [1], [0], [0]]], 0.9],
    ['all of 2 of 5 tries, 3 of which pass: C(3, 2)/C(5, 2)', passes(2, 'all'), [[[1], [0], [1], [1], [0]]], 0.3],
    ['all of 3 tries, 2 of which pass', passes(3, 'all'), [[[1], [0], [1]]], 0],
    ['any of 2 tries of a case, and of one with a single try', passes(2, 'any'), [[[1], [0]], [[0]]], 1],
    [
      'any of 2 tries of two cases, one of which passes neither',
      passes(2, 'any'),
      [
        [[1], [0]],
        [[0], [0]],
      ],
      0.5,
    ],
    ['any of 3 tries where no case has three', passes(3, 'any'), [[[1], [1]], [[0]]], null],
    [
      'deviation between runs',
      RUNS,
      [
        [[4], [5]],
        [[2], [5]],
      ],
      Math.SQRT2,
    ],
    ['deviation between runs of one trial', RUNS, each([4], [5]), null],
    [
      'a flaky case is calibrated by its trials, not by their mean',
      calibration('expected', 2, 'left'),
      [
        [
          [0.9, 0],
          [0.1, 1],
        ],
      ],
      0.9,
    ],
    [
      // One bucket of weight 2: confidence (.2 + .4)/2 + .6 = .9, outcome (1 + 1)/2 + 0 = 1.
      'the trials of a case share its weight in a bucket',
      calibration('expected', 1, 'left'),
      [
        [
          [0.2, 1],
          [0.4, 1],
        ],
        [[0.6, 0]],
      ],
      0.05,
    ],
    ['nothing', RATIO, [], null],
  ])('%s', (_name, figure, cases, expected) => {
    const found = figureOf(figure, cases)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(expected, 12)
  })

  test('runs without a trial of a case lack only that case', () => {
    const trials = [0, 2].map((trial): ScoredTrial => ({ case: 'a', trial, scores: { x: 4 + trial }, unscored: {} }))
    const [recorded] = recordCases(RUNS, tabulateScores(trials)) ?? []
    expect(recorded?.record).toEqual([1, 4, 0, 0, 1, 6])
    // The run means are 5, none and 6, with a standard deviation of √½.
    expect(figureOfRecords(RUNS, [recorded?.record ?? [], [1, 6]])).toBeCloseTo(Math.SQRT1_2, 12)
  })

  interface EceCase {
    readonly id: string
    readonly kind: string
    readonly input: {
      readonly confidence: readonly number[]
      readonly correct: readonly number[]
      readonly bins: number
    }
    readonly expected: Readonly<Record<'ece' | 'mce' | 'eceLeftClosed' | 'mceLeftClosed', number>>
  }
  const oracle = JSON.parse(readFileSync(new URL('../oracle/seed-arithmetic.json', import.meta.url), 'utf8')) as {
    readonly cases: readonly EceCase[]
  }
  const cases = oracle.cases.filter(({ kind }) => kind === 'ece')

  test('the oracle has nine calibrations', () => {
    expect(cases).toHaveLength(9)
  })

  test.each(cases)('calibration $id', ({ input, expected }) => {
    const pairs = each(...input.confidence.map((one, index) => [one, input.correct[index] ?? 0]))
    const errors = (closed: 'left' | 'right') =>
      (['expected', 'maximum'] as const).map((error) => figureOf(calibration(error, input.bins, closed), pairs))
    const near = (value: number) => expect.closeTo(value, 12) as number
    expect(errors('right')).toEqual([near(expected.ece), near(expected.mce)])
    expect(errors('left')).toEqual([near(expected.eceLeftClosed), near(expected.mceLeftClosed)])
  })

  const FIGURES = [PERCENTILE, RATIO, CORRELATION, TRIALS, RUNS, calibration('expected', 3, 'left')]
  // Steps of a thousandth, because the ratio of two numbers close to 0 depends on rounding alone.
  const value = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
  const someCases = fc.array(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 3 }), { maxLength: 8 })

  test.each(FIGURES)('$figure is a finite number or null, and does not depend on the order of cases', (figure) => {
    fc.assert(
      fc.property(someCases, (given) => {
        const found = figureOf(figure, given)
        const reversed = figureOf(figure, [...given].reverse())
        if (found === null || reversed === null) expect(reversed).toBe(found)
        else expect(reversed).toBeCloseTo(found, 9)
        expect(found === null || Number.isFinite(found)).toBe(true)
      }),
    )
  })
})

test.each<[string, RunFigure['figure'], readonly (readonly number[])[], boolean]>([
  [
    'something to nothing',
    'ratio',
    [
      [300, 0],
      [100, 0],
    ],
    true,
  ],
  [
    'something to nothing in one case alone',
    'ratio',
    [
      [300, 0],
      [100, 1],
    ],
    false,
  ],
  [
    'nothing to nothing',
    'ratio',
    [
      [0, 0],
      [0, 0],
    ],
    false,
  ],
  ['less than nothing to nothing', 'ratio', [[-1, 0]], false],
  ['no cases', 'ratio', [], false],
  ['no ratio', 'correlation', [[300, 0]], false],
])('whether a figure is infinite: %s', (_, figure, records, expected) => {
  expect(isInfinite({ figure }, records)).toBe(expected)
})

describe('the record that a figure keeps of a case', () => {
  const trial = (
    caseId: string,
    number: number,
    scores: Record<string, number>,
    unscored: string[] = [],
  ): ScoredTrial => ({
    case: caseId,
    trial: number,
    scores,
    unscored: Object.fromEntries(unscored.map((id) => [id, 'why'])),
  })

  test('counts failed trials separately, unless all parts score them', () => {
    const failed = (number: number, scores: Record<string, number>, unscored: string[]): ScoredTrial => {
      return { ...trial('a', number, scores, unscored), failed: true }
    }
    const trials: readonly ScoredTrial[] = [
      trial('a', 0, { x: 4, y: 2 }),
      failed(1, { x: 0 }, ['y']),
      failed(2, {}, ['x', 'y']),
      failed(3, { x: 0, y: 1 }, []),
      failed(4, { x: 0 }, []),
      trial('a', 5, { y: 1 }, ['x']),
      { ...trial('b', 0, { x: 7 }, ['y']), failed: true },
    ]
    expect(recordCases(RATIO, tabulateScores(trials))).toMatchObject([
      { trials: 3, failed: 2, record: [2, 1.5], values: [4, 0] },
      { trials: 0, failed: 1, record: null, values: [] },
    ])
  })

  test('can be made of the first scored trials alone', () => {
    const trials = [trial('a', 0, {}, ['x', 'y']), ...[4, 6, 2].map((x, at) => trial('a', at + 1, { x, y: x + 1 }))]
    const [own] = recordCases(RATIO, tabulateScores(trials)) ?? []
    expect([1, 2, 3].map((count) => own?.recordFirst(count))).toEqual([
      [4, 5],
      [5, 6],
      [4, 5],
    ])
  })

  test('exists if half of the trials are scored', () => {
    const trials = [trial('a', 0, { x: 6, y: 2 }), trial('a', 1, {}, ['x', 'y'])]
    expect(recordCases(RATIO, tabulateScores(trials))?.[0]?.record).toEqual([6, 2])
  })

  test('needs every part of a trial, and half of the trials', () => {
    const trials = [
      trial('a', 0, { x: 1, y: 2 }),
      trial('a', 1, { x: 9 }, ['y']),
      trial('b', 0, { x: 1 }, ['y']),
      trial('b', 1, { y: 1 }, ['x']),
      trial('b', 2, { x: 1, y: 1 }),
      trial('c', 0, { x: 1 }),
    ]
    const found = recordCases(RATIO, tabulateScores(trials))
    expect(found?.map((one) => one.trials)).toEqual([2, 3, 0])
    expect(found?.map(({ record }) => record)).toEqual([[1, 2], null, null])
    expect(found?.map(({ values }) => values)).toEqual([[1], [1], []])
    expect(metricsOfFigure(RATIO)).toEqual(['x', 'y'])
    expect(recordCases({ ...RATIO, denominator: 'z' }, tabulateScores(trials))).toBeNull()
  })
})
