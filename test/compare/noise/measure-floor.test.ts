import { describe, expect, test } from 'vitest'
import { type FloorInput, measureFloor } from '../../../src/compare/noise/measure-noise.js'
import { poolTrials, readDeal } from '../../../src/compare/noise/trial-noise.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { NoiseFloor } from '../../../src/model/result/noise.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { SUCCESS } from '../build-runs.js'

const SCORE: MetricFacts = { ...SUCCESS, id: 'score', kind: 'continuous', range: [null, null] }
const TOKENS: MetricFacts = { ...SCORE, id: 'tokens', range: [0, null], direction: 'lower', scale: 'log-ratio' }

/** By case, the values of both runs; `null` for a missing score. */
type Values = Readonly<Record<string, readonly [first: readonly (number | null)[], second: readonly (number | null)[]]>>

/** Makes the trials of one run, in order. */
function trialsOf(values: Values, run: 0 | 1, scoresOf: (value: number) => Record<string, number>): ScoredTrial[] {
  return Object.entries(values).flatMap(([id, own]) =>
    own[run].map((value, trial) => ({
      case: id,
      trial,
      ...(value === null ? { scores: {}, unscored: { score: 'no score' } } : { scores: scoresOf(value), unscored: {} }),
    })),
  )
}

interface Asked extends Partial<Pick<FloorInput, 'metric' | 'unit' | 'alpha' | 'seed'>> {
  /** The ids of the cases that count; all if absent. */
  readonly ids?: readonly string[]
  readonly scoresOf?: (value: number) => Record<string, number>
}

function floorOf(values: Values, asked: Asked = {}): NoiseFloor | null {
  const { metric = SCORE, ids = Object.keys(values), unit, alpha = 0.05, seed = 1 } = asked
  const scoresOf = asked.scoresOf ?? ((value: number) => ({ [metric.id]: value, score: value }))
  const pool = poolTrials(trialsOf(values, 0, scoresOf), trialsOf(values, 1, scoresOf))
  const longest = Math.max(0, ...Object.values(values).map(([first]) => first.length))
  const trials = { baseline: longest, candidate: longest }
  const columns = readDeal(pool, trials)(metric)
  const pairs = ids.flatMap((case_id) => {
    const [baseline, candidate] = [columns.baseline.get(case_id), columns.candidate.get(case_id)]
    return baseline === undefined || candidate === undefined
      ? []
      : [{ case_id, cluster: undefined, baseline, candidate }]
  })
  return measureFloor({ metric, pairs, alpha, pool, trials, seed, ...(unit !== undefined && { unit }) })
}

const near = (value: number) => expect.closeTo(value, 9) as number

describe('the noise floor of a mean', () => {
  // The sum of squares of a is 4 on 3 degrees of freedom; b never differs, which adds 3 degrees.
  const values: Values = {
    a: [
      [1, 3],
      [1, 3],
    ],
    b: [
      [10, 10],
      [10, 10],
    ],
  }
  const withZero: Values = {
    a: [
      [0, 2],
      [0, 2],
    ],
    b: [
      [10, 10],
      [10, 10],
    ],
  }

  test.each<[string, Values, Asked, number]>([
    ['in its own unit', values, {}, Math.sqrt(4 / 6)],
    [
      'in the unit of the metric although that is judged by ratios',
      values,
      { metric: TOKENS, unit: 'absolute' },
      Math.sqrt(4 / 6),
    ],
    ['as a share of the mean of all cases', values, { unit: 'relative' }, Math.sqrt(4 / 6) / 6],
    ['as a share of the mean of each case (a: 2)', values, { metric: TOKENS, unit: 'relative' }, Math.sqrt(1 / 6)],
    ['as a share by default where the metric is judged by ratios', values, { metric: TOKENS }, Math.sqrt(1 / 6)],
    ['as a share of the mean of all cases where a value is 0', withZero, { metric: TOKENS }, Math.sqrt(4 / 6) / 5.5],
  ])('%s', (_, given, asked, trialSd) => {
    // Two cases, two trials per run: the variance of the difference is σ²·(½ + ½)/2. SciPy 1.17.1: t.ppf(.975, 6) = 2.446911851144969.
    const sd = trialSd / Math.SQRT2
    expect(floorOf(given, asked)).toEqual({
      n: 2,
      unit: asked.unit ?? (asked.metric === TOKENS ? 'relative' : 'absolute'),
      trial_sd: near(trialSd),
      sd: near(sd),
      floor: near(2.446911851144969 * sd),
    })
  })

  test.each<[string, Values, Asked]>([
    ['without cases', {}, {}],
    ['without cases, as a share', {}, { unit: 'relative' }],
    [
      'as a share of a mean of 0',
      {
        a: [
          [-1, 1],
          [1, -1],
        ],
      },
      { unit: 'relative' },
    ],
  ])('is unknown %s', (_, given, asked) => {
    expect(floorOf(given, asked)).toBeNull()
  })
})

describe('the noise floor of a figure of the whole run', () => {
  const HIGHEST: MetricFacts = {
    ...SCORE,
    id: 'highest',
    per_run: { figure: 'percentile', of: 'score', percentile: 100 },
  }
  const MEDIAN: MetricFacts = { ...SCORE, id: 'median', per_run: { figure: 'percentile', of: 'score', percentile: 50 } }
  const RATIO: MetricFacts = { ...SCORE, id: 'ratio', per_run: { figure: 'ratio', numerator: 'x', denominator: 'y' } }

  // One case with one trial per run: every deal gives 1 to one run and 3 to the other.
  const one: Values = { a: [[1], [3]] }

  test.each<[string, Values, Asked, Pick<NoiseFloor, 'n' | 'unit' | 'floor'>]>([
    ['in its own unit', one, { metric: MEDIAN }, { n: 1, unit: 'absolute', floor: 2 }],
    [
      'as a share of the figure of both runs',
      one,
      { metric: MEDIAN, unit: 'relative' },
      { n: 1, unit: 'relative', floor: 1 },
    ],
    [
      'in its own unit where the figure is 0',
      { a: [[-1], [1]] },
      { metric: MEDIAN, unit: 'relative' },
      { n: 1, unit: 'absolute', floor: 2 },
    ],
    [
      'of the cases that count alone',
      { ...one, z: [[0], [900]] },
      { metric: MEDIAN, ids: ['a'] },
      { n: 1, unit: 'absolute', floor: 2 },
    ],
    [
      'of the cases that both runs of a deal score',
      { ...one, b: [[80], [null]] },
      { metric: HIGHEST },
      { n: 2, unit: 'absolute', floor: 2 },
    ],
  ])('%s', (_, values, asked, expected) => {
    expect(floorOf(values, asked)).toEqual({ ...expected, trial_sd: null, sd: near(expected.floor) })
  })

  test('is the quantile 1 − alpha of seeded splits', () => {
    // The maxima are 2 and 4 in half of the deals, 3 and 4 in the other half: the mean square is 2.5.
    const two: Values = { a: [[1], [3]], b: [[2], [4]] }
    const usual = floorOf(two, { metric: HIGHEST })
    expect(usual).toMatchObject({ n: 2, floor: 2 })
    expect(floorOf(two, { metric: HIGHEST, alpha: 0.9 })?.floor).toBe(1)
    expect(Math.abs((usual?.sd ?? 0) ** 2 - 2.5)).toBeLessThan(3 * Math.sqrt(2.25 / 200))
    const seeds = [1, 2, 3].map((seed) => floorOf(two, { metric: HIGHEST, seed })?.sd)
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })

  test('counts a split in which a run has no figure as one without a difference', () => {
    // x is 1 in both trials, y is 0 in one and 2 in the other: the run that gets the first would divide by 0.
    const scoresOf = (y: number) => ({ x: 1, y })
    expect(floorOf({ a: [[0], [2]] }, { metric: RATIO, scoresOf })).toMatchObject({ sd: 0, floor: 0 })
    expect(floorOf({ a: [[0], [0]] }, { metric: RATIO, scoresOf })).toBeNull()
  })
})
