import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { measureNoise } from '../../../src/compare/noise/measure-noise.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { GateNoise, Noise } from '../../../src/model/result/noise.js'
import type { ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const SCORE: MetricFacts = { ...SUCCESS, id: 'score', kind: 'continuous' }
const TOKENS: MetricFacts = { ...SCORE, id: 'tokens', range: [0, null], direction: 'lower', scale: 'log-ratio' }
const SECONDS: MetricFacts = { ...SCORE, id: 'seconds', environment: 'bound' }
const WORST: MetricFacts = { ...SCORE, id: 'worst', per_run: { figure: 'percentile', of: 'success', percentile: 0 } }
const METRICS = [SUCCESS, SCORE, TOKENS, SECONDS, WORST]

/** Two cases that pass one of two trials in each run. The pooled variance is 2/6, so the floor is t(.975, 6)·√(⅓·½) = 0.998949…. */
const FLAKY = { a: [1, 0], b: [0, 1] }
const FLOOR = 2.446911851144969 * Math.sqrt(1 / 6)
const STEADY = { a: [1, 1], b: [0, 0] }

type Results = Readonly<Record<string, readonly number[]>>

/** Makes a run in which each trial has `success` and different `seconds`. */
function run(results: Results, gates: readonly Partial<Gate>[] = [{}]): ScoredRun {
  const trials = Object.entries(results).flatMap(([id, own]) =>
    own.map((success, trial): ScoredTrial => ({ case: id, trial, scores: { success, seconds: trial }, unscored: {} })),
  )
  return scoredRun({
    cases: Object.keys(results).map((id) => goldenCase({ id })),
    trials,
    metrics: METRICS,
    gates: gates.map((parts) => gate(parts)),
    trials_per_case: 2,
  })
}

/** Measures the noise of two runs. `told` overrides the gate results of their comparison. */
function noiseOf(both: readonly [ScoredRun, ScoredRun], told: Partial<GateResult> = {}): Noise {
  const [first, second] = both
  const compared = compareRuns({ baseline: first, candidate: second, failOn: 'never' })
  const comparison = { ...compared, gates: compared.gates.map((result) => ({ ...result, ...told })) }
  return measureNoise({ first, second, comparison, replies: { trials: 8, differ: [] }, designs: [] })
}

const twice = (results: Results, gates?: readonly Partial<Gate>[]): [ScoredRun, ScoredRun] => [
  run(results, gates),
  run(results, gates),
]

function judge(results: Results, margin: Gate['margin'], told: Partial<GateResult> = {}): GateNoise | undefined {
  return noiseOf(twice(results, [{ margin }]), { bounds: [], ...told }).gates[0]
}

const bounds = (...values: readonly (number | null)[]): GateResult['bounds'] =>
  values.map((value) => ({ method: 't', value, above_margin: false }))
const interval = (low: number): GateResult['interval'] => ({ low, high: 0.4, method: 'rounds' })
const own = (how: 'rounds' | 'fact') => ({ these_cases: { how } as GateResult['these_cases'] & object })
const near = (value: number) => expect.closeTo(value, 12) as number

describe('the loss that a gate would have ruled out if both runs were equal', () => {
  const FACTS = { delta: 0.02, baseline: 0.8, row: 'paired-t', metric: SUCCESS } as const

  test.each<[string, Gate['margin'], Partial<GateResult>, number | null]>([
    [
      'the distance of the lowest bound',
      { kind: 'absolute', value: 0.05 },
      { bounds: bounds(-0.1, -0.2, -0.15) },
      0.22,
    ],
    ['unknown where a bound is missing', { kind: 'absolute', value: 0.05 }, { bounds: bounds(-0.1, null) }, null],
    ['unknown without bounds', { kind: 'absolute', value: 0.05 }, { bounds: [] }, null],
    ['unknown without a difference', { kind: 'absolute', value: 0.05 }, { bounds: bounds(-0.1), delta: null }, null],
    ['unknown without a baseline', { kind: 'absolute', value: 0.05 }, { bounds: bounds(-0.1), baseline: null }, null],
    [
      'the end of the range in rounds',
      { kind: 'absolute', value: 0.05 },
      { bounds: bounds(-0.3), interval: interval(-0.1), ...own('rounds') },
      0.12,
    ],
    [
      'the lowest bound in rounds that have no range',
      { kind: 'absolute', value: 0.05 },
      { bounds: bounds(-0.3), interval: null, ...own('rounds') },
      0.32,
    ],
    [
      'the lowest bound where it is not decided in rounds',
      { kind: 'absolute', value: 0.05 },
      { bounds: bounds(-0.3), interval: interval(-0.1) },
      0.32,
    ],
    [
      'anything of a target that always answers alike',
      { kind: 'absolute', value: 0.05 },
      { bounds: bounds(-0.3), ...own('fact') },
      0,
    ],
    // The shifted series has the mean Δ + r·b = 0.02 + 0.08 = 0.1. Its bound of −0.02 is 0.12 below, the bound of Δ 0.04: 0.04/0.8 + 0.1.
    ['a share of the baseline', { kind: 'relative', value: 0.1 }, { bounds: bounds(-0.02) }, 0.15],
    [
      'a share of the baseline in rounds, whose range knows no margin',
      { kind: 'relative', value: 0.1 },
      { bounds: [], interval: interval(-0.1), ...own('rounds') },
      0.15,
    ],
    ['unknown as a share of nothing', { kind: 'relative', value: 0.1 }, { bounds: bounds(-0.02), baseline: 0 }, null],
    // ln 1.25 is a rise of 25 % in tokens, or a fall of 20 % if higher is better.
    [
      'a rise on the log scale',
      { kind: 'relative', value: 0.1 },
      { bounds: bounds(0.02 - Math.log(1.25)), row: 'log-ratio', metric: TOKENS },
      0.25,
    ],
    [
      'a fall on the log scale',
      { kind: 'relative', value: 0.1 },
      { bounds: bounds(0.02 - Math.log(1.25)), row: 'log-ratio', metric: SCORE },
      0.2,
    ],
  ])('%s', (_, margin, told, reach) => {
    expect(judge(STEADY, margin, { ...FACTS, ...told })?.reach).toEqual(reach === null ? null : near(reach))
  })
})

describe('the suggested margin, rounded up to two digits,', () => {
  test.each<[string, Results, readonly number[], number | null]>([
    ['covers the noise floor', FLAKY, [-0.1], 1],
    ['covers what the gate rules out', FLAKY, [-1.234], 1.3],
    ['is what the gate rules out where that has two digits', STEADY, [-0.25], 0.25],
    ['is never less than the gate rules out', STEADY, [-0.0121], 0.013],
    ['is missing if both are 0', STEADY, [0], null],
  ])('%s', (_, results, low, margin) => {
    const told = { bounds: bounds(...low), delta: 0, baseline: 0.5, row: 'paired-t' } as const
    expect(judge(results, { kind: 'absolute', value: 0.5 }, told)?.suggested_margin).toEqual(
      margin === null ? null : { kind: 'absolute', value: margin },
    )
  })
})

describe('trials and cases that reduce the noise to a margin', () => {
  // Twice the trials, or twice the cases, halve the square of the noise. From 40 on, the number is rounded to two digits.
  test.each<
    [string, Results, (floor: number) => number, { readonly trials: number | null; readonly cases: number | null }]
  >([
    ['where the margin is half the floor', FLAKY, (floor) => floor / 2, { trials: 8, cases: 340 }],
    ['up to 50 trials', FLAKY, (floor) => floor / 5, { trials: 50, cases: 340 }],
    ['no more than 50', FLAKY, (floor) => floor / 5.01, { trials: null, cases: 340 }],
    ['where the margin is the floor', FLAKY, (floor) => floor, { trials: 2, cases: null }],
    ['where one trial is enough', FLAKY, (floor) => floor * 2, { trials: 1, cases: null }],
    ['never inside a margin of 0', FLAKY, () => 0, { trials: null, cases: 340 }],
    ['at once where nothing differs', STEADY, () => 0, { trials: 1, cases: null }],
  ])('%s', (_, results, value, expected) => {
    // The measured floor, so that a margin can equal it exactly.
    const floor = judge(FLAKY, { kind: 'absolute', value: 0.5 })?.noise?.floor ?? 0
    expect(floor).toBeCloseTo(FLOOR, 12)
    const margin = { kind: 'absolute', value: value(floor) } as const
    const noise = judge(results, margin, { cases_to_settle: 337, n: 2 })
    expect({ trials: noise?.suggested_trials, cases: noise?.suggested_cases }).toEqual(expected)
  })

  test('are unknown if the margin is a share of a figure that is 0', () => {
    const margin = { kind: 'relative', value: 0.1 } as const
    const [worst] = noiseOf(twice(STEADY, [{ metric: 'worst', margin }, { id: 'other' }])).gates
    expect(worst).toMatchObject({
      noise: { unit: 'absolute', floor: 0 },
      suggested_margin: null,
      suggested_trials: null,
      suggested_cases: null,
    })
  })

  test('are unknown for a gate without measurements', () => {
    const margin = { kind: 'absolute', value: 0.1 } as const
    const [unscored] = noiseOf(twice(FLAKY, [{ id: 'score', metric: 'score', margin }])).gates
    expect(unscored).toEqual({
      gate: 'score',
      metric: SCORE,
      margin,
      noise: null,
      reach: null,
      suggested_margin: null,
      suggested_trials: null,
      suggested_cases: null,
    })
  })

  test.each<[string, readonly Partial<Gate>[], number | null]>([
    [
      'the most that a gate needs',
      [
        { id: 'a', margin: { kind: 'absolute', value: 0.5 } },
        { id: 'b', margin: { kind: 'absolute', value: 0.3 } },
      ],
      23,
    ],
    [
      'no number where a gate needs too many',
      [
        { id: 'a', margin: { kind: 'absolute', value: 0.5 } },
        { id: 'b', margin: { kind: 'absolute', value: 0.05 } },
      ],
      null,
    ],
    [
      'only that of gates of severity fail',
      [
        { id: 'a', margin: { kind: 'absolute', value: 0.5 } },
        { id: 'b', severity: 'warn', margin: { kind: 'absolute', value: 0.05 } },
      ],
      8,
    ],
    [
      'that of gates whose noise is known',
      [
        { id: 'a', margin: { kind: 'absolute', value: 0.5 } },
        { id: 'b', metric: 'score' },
      ],
      8,
    ],
    ['none without a margin', [{ id: 'a', min: 0.1 }], null],
  ])('for the whole suite are %s', (_, gates, trials) => {
    // 2·(0.99895/0.5)² is 7.98; with a margin of 0.3 the result is 22.2.
    expect(noiseOf(twice(FLAKY, gates)).suggested_trials).toBe(trials)
  })
})

describe('the noise of two runs', () => {
  test('is measured over the cases that both runs have', () => {
    const noise = noiseOf([run({ ...STEADY, old: [1, 0] }), run({ ...STEADY, new: [0, 1] })])
    expect(noise).toMatchObject({ cases: 2, flaky: [], repeatability: { scores_differ: [] } })
  })

  test('names each gate by its own result, and in a slice uses its own cases', () => {
    const margin = { kind: 'absolute', value: 0.5 } as const
    const arms = (): ScoredRun => {
      const whole = run(FLAKY, [
        { id: 'all', margin },
        { id: 'some', margin, where: 'tag:x' },
        { id: 'least', min: 0.1 },
      ])
      const cases = whole.run.cases.map((golden) => (golden.id === 'a' ? { ...golden, tags: ['x'] } : golden))
      return { ...whole, run: { ...whole.run, cases } }
    }
    const { gates } = noiseOf([arms(), arms()])
    expect(gates.map(({ gate: id, noise }) => [id, noise?.n])).toEqual([
      ['all', 2],
      ['some', 1],
    ])
  })

  test('differs in the cases with a different score that does not depend on the machine', () => {
    // `seconds` differ in every case.
    const noise = noiseOf(twice({ ...STEADY, c: [1, 0] }))
    expect(noise.repeatability.scores_differ).toEqual(['c'])
    expect(noise.flaky).toEqual([{ case_id: 'c', passed: 2, trials: 4 }])
  })

  test('has no flaky case without a scored trial', () => {
    const unscored = (): ScoredRun => {
      const whole = run(STEADY)
      return { ...whole, trials: whole.trials.map((trial) => ({ ...trial, scores: {}, unscored: { success: 'why' } })) }
    }
    expect(noiseOf([unscored(), unscored()]).flaky).toEqual([])
  })
})
