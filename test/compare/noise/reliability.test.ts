import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { findFlakyCases, measureReliability, poolTrials } from '../../../src/compare/noise/trial-noise.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import { measureGate } from '../../../src/compare/test/gate-evidence.js'
import type { Reliability } from '../../../src/model/result/noise.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from '../build-runs.js'

const RECALL: MetricFacts = {
  ...SUCCESS,
  id: 'recall',
  title: 'recall',
  kind: 'continuous',
  default_margin: { kind: 'absolute', value: 0.05 },
}
const TOKENS: MetricFacts = {
  ...RECALL,
  id: 'tokens',
  title: 'tokens',
  unit: 'tokens',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
}

type Results = Readonly<Record<string, readonly number[]>>

/** Makes a run from the scores of one metric, by case. */
function runOf(metric: MetricFacts, results: Results): ScoredRun {
  const trials =
    metric.id === 'success'
      ? successTrials(results)
      : Object.entries(results).flatMap(([id, values]) =>
          values.map((value, trial) => ({ case: id, trial, scores: { [metric.id]: value }, unscored: {} })),
        )
  return scoredRun({
    cases: Object.keys(results).map((id) => goldenCase({ id })),
    trials,
    metrics: [metric],
    gates: [gate({ id: metric.id, metric: metric.id })],
    trials_per_case: Math.max(...Object.values(results).map(({ length }) => length)),
  })
}

function compare(metric: MetricFacts, baseline: Results, candidate: Results): PairComparison {
  return compareRuns({ baseline: runOf(metric, baseline), candidate: runOf(metric, candidate), failOn: 'regression' })
}

/** Measures the reliability without evidence of gates. */
function reliabilityOfTrials(baseline: ScoredRun | null, candidate: ScoredRun): Reliability | null {
  const pair = openPair({ baseline, candidate, failOn: 'never' })
  return measureReliability(pair, { can_compare_success: true, evidence: [] })
}

function reliabilityOf(baseline: ScoredRun | null, candidate: ScoredRun): Reliability | null {
  const pair = openPair({ baseline, candidate, failOn: 'never' })
  const evidence = pair.checked.map((checked) =>
    measureGate({ ...pair, checked, cases: pair.casesOf(checked.metric, checked.slice) }),
  )
  return measureReliability(pair, { can_compare_success: true, evidence })
}

describe('flaky cases', () => {
  const compareFive = () =>
    compare(
      SUCCESS,
      { a: [1, 1, 1], b: [1, 0, 1], c: [0, 0, 0], d: [1, 1], e: [0, 0, 0] },
      { a: [1, 1, 1], b: [1, 1, 1], c: [0, 1, 1], d: [0, 1], e: [1, 1, 1] },
    )

  test('are those whose trials in one arm disagree, with their passes, least stable first', () => {
    expect(compareFive().reliability?.flaky).toEqual([
      { case_id: 'd', baseline: { passed: 2, trials: 2 }, candidate: { passed: 1, trials: 2 } },
      { case_id: 'b', baseline: { passed: 2, trials: 3 }, candidate: { passed: 3, trials: 3 } },
      { case_id: 'c', baseline: { passed: 0, trials: 3 }, candidate: { passed: 2, trials: 3 } },
    ])
  })

  test("come with McNemar's test on the majority of the trials, with ties left out by name", () => {
    // c and e go from a majority of failures to one of passes: mid-p of 0 against 2 is 2·¼ − ¼.
    expect(compareFive().reliability?.majority).toEqual({
      n: 4,
      newly_failing: 0,
      newly_passing: 2,
      p: 0.25,
      ties: ['d'],
    })
  })

  test('are those of either run, in order of their ids if they are equally unstable', () => {
    const baseline = runOf(SUCCESS, { b: [0, 1], old: [1, 0] })
    const candidate = runOf(SUCCESS, { a: [1, 0], b: [1, 1] })
    const { flaky } = reliabilityOfTrials(baseline, candidate) ?? {}
    expect(flaky).toEqual([
      { case_id: 'a', baseline: null, candidate: { passed: 1, trials: 2 } },
      { case_id: 'b', baseline: { passed: 1, trials: 2 }, candidate: { passed: 2, trials: 2 } },
      { case_id: 'old', baseline: { passed: 1, trials: 2 }, candidate: null },
    ])
    expect(reliabilityOfTrials(null, candidate)?.flaky.map(({ case_id: id }) => id)).toEqual(['a'])
  })
})

describe('the majority of trials', () => {
  const BASELINE = runOf(SUCCESS, {
    'always-bad': [0, 0, 1],
    'always-good': [1, 1, 0],
    'lost-1': [1, 1, 0],
    'lost-2': [1, 1, 1],
    'tied-before': [1, 0],
    'tied-now': [1, 1],
    'unscored-before': [],
    'unscored-now': [1, 1],
    won: [0, 0, 1],
  })
  const CANDIDATE = runOf(SUCCESS, {
    'always-bad': [0, 1, 0],
    'always-good': [1, 0, 1],
    'lost-1': [0, 1, 0],
    'lost-2': [0, 0, 0],
    'tied-before': [0, 0],
    'tied-now': [0, 1],
    'unscored-before': [1, 1],
    'unscored-now': [],
    won: [1, 1, 0],
  })

  test('is compared in the cases that have a majority in both arms', () => {
    // 2 lost and 1 won: 2·P(X ≤ 1) − P(X = 1) for X ~ Bin(3, ½) is 2·4/8 − 3/8.
    expect(reliabilityOfTrials(BASELINE, CANDIDATE)?.majority).toEqual({
      n: 5,
      newly_failing: 2,
      newly_passing: 1,
      p: expect.closeTo(0.625, 12) as number,
      ties: ['tied-before', 'tied-now'],
    })
  })

  test('is not compared if no trial has a score of success', () => {
    const run = runOf(RECALL, { a: [0.5, 0.4], b: [0.6, 0.7] })
    expect(reliabilityOfTrials(run, run)).toMatchObject({ flaky: [], unscored: true, majority: null })
    expect(reliabilityOfTrials(BASELINE, CANDIDATE)).not.toHaveProperty('unscored')
  })

  test('is not compared if success cannot be compared', () => {
    const pair = openPair({ baseline: BASELINE, candidate: CANDIDATE, failOn: 'never' })
    expect(measureReliability(pair, { can_compare_success: false, evidence: [] })?.majority).toBeNull()
  })
})

describe('trial noise', () => {
  const BASELINE: Results = {
    c1: [0.5, 0.7, 0.6],
    c2: [0.2, 0.4, 0],
    c3: [0.9, 0.9],
    c4: [0.1, 0.3, 0.5, 0.3],
    c5: [0.8, 0.6, 1],
    c6: [0.4, 0.4, 0.7],
  }
  const near = (expected: number): unknown => expect.closeTo(expected, 12)

  // Both computed with NumPy 2 and SciPy 1.17.1: within mean squares of f_oneway, sem of the differences, then τ² = S² − v.
  test('is separated from real differences of cases with unequal numbers of trials', () => {
    const { reliability } = compare(RECALL, BASELINE, {
      c1: [0.2, 0.4],
      c2: [0.1, 0.3, 0.2],
      c3: [0.7, 0.8, 0.9],
      c4: [0.9, 0.8, 1],
      c5: [0.9, 0.7, 0.8],
      c6: [0.2, 0.6],
    })
    expect(reliability?.noise).toEqual([
      {
        gate: 'recall',
        n: 6,
        unit: 'absolute',
        trial_variance: { baseline: near(0.32 / 12), candidate: near(0.018) },
        case_variance: near(0.07740740740740744),
        clipped: false,
        standard_error: near(0.12494443209327544),
        trial_share: near(0.17358639778568594),
        with_more_trials: { trials: 3, standard_error: near(0.11908972800244634) },
        with_twice_the_cases: near(0.08834905520465716),
        with_endless_trials: near(0.11358360166811599),
        advice: 'more-cases',
      },
    ])
  })

  test('that is larger than the whole counts as all of it, and is marked as clipped', () => {
    const { reliability } = compare(RECALL, BASELINE, {
      c1: [0.6, 0.9],
      c2: [0.1, 0.3, 0.2],
      c3: [0.7, 0.8, 0.9],
      c4: [0.5, 0.6, 0.4],
      c5: [0.9, 0.7, 0.8],
      c6: [0.2, 0.6],
    })
    // S² = 0.01575 and v = 0.01723; with three more trials v falls to 0.008130…
    const [noise] = reliability?.noise ?? []
    expect(noise).toMatchObject({ case_variance: 0, clipped: true, trial_share: 1, advice: 'more-trials' })
    expect(noise?.standard_error).toBeCloseTo(0.051234753829798, 12)
    expect(noise?.with_endless_trials).toBe(0)
  })

  test('is a share of the value if the gate is tested on log ratios', () => {
    // σ²/μ² is the same for 100 ± 10 and 1000 ± 100: 2·0.1²/(2 − 1).
    const spread = (centre: number): readonly number[] => [centre * 0.9, centre * 1.1]
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const arm = (drift: number): Results =>
      Object.fromEntries(ids.map((id, index) => [id, spread(10 ** (2 + (index % 3)) * (1 + drift * index))]))
    const { reliability } = compare(TOKENS, arm(0), arm(0.01))
    expect(reliability?.noise[0]).toMatchObject({
      unit: 'relative',
      trial_variance: { baseline: near(0.02), candidate: near(0.02) },
    })
  })

  // Without a range, values may be below 0.
  const SCORE: MetricFacts = { ...RECALL, range: [null, null] }
  const noiseOf = (metric: MetricFacts, baseline: Results, candidate: Results) =>
    reliabilityOf(runOf(metric, baseline), runOf(metric, candidate))?.noise

  test.each<[string, Results, Results, object]>([
    // d = (1, −1), so S² = 2 and SE = 1; σ² is 2 in the baseline and 0 in the candidate, so v = 2/2.
    [
      'half of it',
      { a: [-1, 1], b: [-1, 1] },
      { a: [1, 1], b: [-1, -1] },
      {
        case_variance: 1,
        clipped: false,
        standard_error: 1,
        trial_share: 0.5,
        advice: 'more-trials',
        with_more_trials: { trials: 2, standard_error: near(Math.sqrt(0.75)) },
        with_endless_trials: near(Math.SQRT1_2),
      },
    ],
    // d = (1, 0), so S² = ½ and SE = ½; σ² is ½ in both arms, so v = ¼ + ¼.
    [
      'exactly all of it',
      { a: [-0.5, 0.5], b: [-0.5, 0.5] },
      { a: [0.5, 1.5], b: [-0.5, 0.5] },
      {
        case_variance: 0,
        clipped: false,
        standard_error: 0.5,
        trial_share: 1,
        advice: 'more-trials',
        with_endless_trials: 0,
      },
    ],
    [
      'nothing of it',
      { a: [0, 0], b: [0, 0] },
      { a: [1, 1], b: [-1, -1] },
      {
        case_variance: 2,
        clipped: false,
        standard_error: 1,
        trial_share: 0,
        advice: 'more-cases',
        with_more_trials: { trials: 2, standard_error: 1 },
        with_endless_trials: 1,
      },
    ],
    // σ² is known for a only: it is 2, so v = 2·(½ + 1)/2.
    [
      'told from half of the cases',
      { a: [-1, 1], b: [0] },
      { a: [2, 2], b: [-2, -2] },
      { case_variance: 6.5, trial_variance: { baseline: 2, candidate: 0 }, trial_share: near(1.5 / 8) },
    ],
  ])('is %s', (_, baseline, candidate, expected) => {
    expect(noiseOf(SCORE, baseline, candidate)).toMatchObject([expected])
  })

  const ratio = { figure: 'percentile', of: 'recall', percentile: 90 } as const
  test.each<[string, MetricFacts, Results, Results]>([
    ['where nothing differs', SCORE, { a: [0, 1], b: [0, 1] }, { a: [1, 0], b: [0, 1] }],
    ['of one case', SCORE, { a: [0, 1] }, { a: [1, 2] }],
    ['without pairs', SCORE, { a: [0, 1] }, { b: [1, 2] }],
    ['of a figure of the run', { ...SCORE, per_run: ratio }, { a: [0, 1], b: [0, 1] }, { a: [1, 1], b: [2, 1] }],
    [
      'where fewer than half of the cases have two trials',
      SCORE,
      { a: [0, 1], b: [0], c: [0] },
      { a: [0, 2], b: [1, 1], c: [2, 1] },
    ],
    ['where no case of an arm has two trials', SCORE, { a: [0], b: [0] }, { a: [0, 2], b: [1, 1] }],
  ])('is unknown %s', (_, metric, baseline, candidate) => {
    expect(noiseOf(metric, baseline, candidate)).toEqual([])
  })

  const [once, again]: [Results, Results] = [
    { a: [1], b: [0] },
    { a: [1, 0], b: [0, 0] },
  ]
  const whyOf = (short: string) =>
    `${short} has one trial per case, so the noise of its trials cannot be separated from real differences between cases`

  test.each<[string, Results | null, Results, string | null | undefined]>([
    ['two trials in both', again, again, null],
    ['one trial in the baseline', once, again, whyOf('the baseline')],
    ['one trial in the candidate', again, once, whyOf('the candidate')],
    ['no baseline', null, again, null],
    ['no case tried twice', once, once, undefined],
    ['no baseline, and no case tried twice', null, once, undefined],
  ])('is separated or not: %s', (_, baseline, candidate, why) => {
    const first = baseline === null ? null : runOf(SUCCESS, baseline)
    expect(reliabilityOfTrials(first, runOf(SUCCESS, candidate))?.not_separated).toBe(why)
  })

  test('is absent if no case was tried twice', () => {
    expect(compare(SUCCESS, { a: [1], b: [0] }, { a: [1], b: [1] })).not.toHaveProperty('reliability')
  })
})

test('trials of two runs are pooled by case, in order of their numbers, the first run first', () => {
  const trial = (id: string, number: number, success: number) => ({
    case: id,
    trial: number,
    scores: { success },
    unscored: {},
  })
  const first = [trial('b', 1, 1), trial('c', 0, 1), trial('b', 0, 0), trial('a', 0, 1)]
  const second = [trial('a', 1, 0), trial('a', 0, 0)]
  expect(poolTrials(first, second)).toEqual([
    ['a', [trial('a', 0, 1), trial('a', 0, 0), trial('a', 1, 0)]],
    ['b', [trial('b', 0, 0), trial('b', 1, 1)]],
    ['c', [trial('c', 0, 1)]],
  ])
})

test('equally unstable flaky cases are in order of their ids', () => {
  const column = new Map(['a', 'b', 'c', 'd'].map((id) => [id, { trials: 2, values: [0, 1] }]))
  const idsOf = (...ids: readonly string[]) =>
    findFlakyCases(ids, { baseline: column, candidate: new Map() }).map((one) => one.case_id)
  expect([idsOf('c', 'a', 'd', 'b'), idsOf('a', 'b', 'c'), idsOf('c', 'b', 'a')]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})
