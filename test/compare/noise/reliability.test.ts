import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
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

/** Every trial's score of one metric, by case. */
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

describe('flaky cases', () => {
  const { reliability } = compare(
    SUCCESS,
    { a: [1, 1, 1], b: [1, 0, 1], c: [0, 0, 0], d: [1, 1], e: [0, 0, 0] },
    { a: [1, 1, 1], b: [1, 1, 1], c: [0, 1, 1], d: [0, 1], e: [1, 1, 1] },
  )

  test('are those whose trials of one arm disagree, with their passes, least stable first', () => {
    expect(reliability?.flaky).toEqual([
      { case_id: 'd', baseline: { passed: 2, trials: 2 }, candidate: { passed: 1, trials: 2 } },
      { case_id: 'b', baseline: { passed: 2, trials: 3 }, candidate: { passed: 3, trials: 3 } },
      { case_id: 'c', baseline: { passed: 0, trials: 3 }, candidate: { passed: 2, trials: 3 } },
    ])
  })

  test('and the majority of the trials has a McNemar test, with ties left out by name', () => {
    // c and e go from a majority of failures to one of passes: mid-p of 0 against 2 is 2·¼ − ¼.
    expect(reliability?.majority).toEqual({ n: 4, newly_failing: 0, newly_passing: 2, p: 0.25, ties: ['d'] })
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

  // Both by NumPy 2 and SciPy 1.17.1: f_oneway's within mean squares, sem of the differences, then τ² = S² − v.
  test('is told from real differences of cases with unequal numbers of trials', () => {
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

  test('that is larger than the whole counts as all of it, and says that it was clipped', () => {
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

  test('is a share of the value where the gate is tested on log ratios', () => {
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

  test('cannot be told apart with one trial a case in an arm, and the reason is given', () => {
    const once: Results = Object.fromEntries(Object.entries(BASELINE).map(([id, [value = 0]]) => [id, [value / 2]]))
    expect(compare(RECALL, BASELINE, once).reliability).toMatchObject({
      noise: [],
      not_separated:
        'the candidate has one trial per case, so the noise of its trials cannot be separated from real differences between cases',
    })
  })

  test('is not spoken of where no case was tried twice', () => {
    expect(compare(SUCCESS, { a: [1], b: [0] }, { a: [1], b: [1] })).not.toHaveProperty('reliability')
  })
})
