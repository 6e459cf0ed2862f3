import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { measureNoise } from '../../../src/compare/noise/measure-noise.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { Noise } from '../../../src/model/result/noise.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { clopperPearson } from '../../../src/stats/newcombe-interval.js'
import { seededRandom } from '../../../src/stats/random.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from '../build-runs.js'

type Results = Readonly<Record<string, readonly number[]>>

function run(results: Results, deterministic = false): ScoredRun {
  return scoredRun({
    cases: Object.keys(results).map((id) => goldenCase({ id })),
    trials: successTrials(results),
    trials_per_case: Math.max(...Object.values(results).map(({ length }) => length)),
    settings: { deterministic },
  })
}

function noiseOf(
  first: ScoredRun,
  second: ScoredRun,
  replies: Noise['repeatability']['replies_differ'] = [],
  rounds: { readonly main: number; readonly rounds: number } | null = null,
): Noise {
  const inference = rounds === null ? 'cases-like-these' : 'these-cases'
  const comparison = compareRuns({ baseline: first, candidate: second, failOn: 'regression', inference })
  const trials = first.run.trials_per_case
  return measureNoise({
    first,
    second,
    comparison,
    replies: { trials: first.trials.length + second.trials.length, differ: replies },
    designs: [rounds ?? { baseline: trials, candidate: trials }],
  })
}

/** Makes two runs; `chance` is the probability that a case passes. */
function twice(cases: number, trials: number, chance: (index: number) => number): readonly [ScoredRun, ScoredRun] {
  const random = seededRandom('measure-noise.test')
  const results = (): Results =>
    Object.fromEntries(
      Array.from({ length: cases }, (_, index) => [
        `case-${String(index).padStart(4, '0')}`,
        Array.from({ length: trials }, () => (random() < chance(index) ? 1 : 0)),
      ]),
    )
  return [run(results()), run(results())]
}

describe('the noise of two runs that differ only by chance', () => {
  test('has a floor from the variance within cases, however different the cases are', () => {
    // By hand: pooled trials a 1,1,0,1 (SS ¾), b 0,0,0,0 (0), c 1,0,1,0 (1), so σ² = 1.75/9; the variance of the
    // difference is σ²·(½ + ½)/3. SciPy 1.17.1: t.ppf(.975, 9) = 2.262157162798205.
    const { metrics, flaky } = noiseOf(
      run({ a: [1, 1], b: [0, 0], c: [1, 0] }),
      run({ a: [0, 1], b: [0, 0], c: [1, 0] }),
    )
    const variance = 1.75 / 9
    expect(metrics[0]?.noise).toEqual({
      n: 3,
      unit: 'absolute',
      trial_sd: expect.closeTo(Math.sqrt(variance), 12) as number,
      sd: expect.closeTo(Math.sqrt(variance / 3), 12) as number,
      floor: expect.closeTo(2.262157162798205 * Math.sqrt(variance / 3), 12) as number,
    })
    expect(flaky).toEqual([
      { case_id: 'c', passed: 2, trials: 4 },
      { case_id: 'a', passed: 3, trials: 4 },
    ])
  })

  test('has a share of the value as its floor if the metric is tested by ratios', () => {
    const tokens: MetricFacts = {
      ...SUCCESS,
      id: 'tokens',
      title: 'tokens',
      unit: 'tokens',
      kind: 'continuous',
      direction: 'lower',
      range: [0, null],
      scale: 'log-ratio',
      default_margin: { kind: 'relative', value: 0.1 },
    }
    const arm = (values: Results): ScoredRun =>
      scoredRun({
        cases: Object.keys(values).map((id) => goldenCase({ id })),
        trials: Object.entries(values).flatMap(([id, own]) =>
          own.map((value, trial) => ({ case: id, trial, scores: { tokens: value }, unscored: {} })),
        ),
        metrics: [tokens],
        gates: [gate({ id: 'tokens', metric: 'tokens' })],
        trials_per_case: 2,
      })
    // Each case's four values are its mean ± 10 %: Σ = 4·0.1² on 3 degrees of freedom per case.
    const noise = noiseOf(arm({ a: [90, 110], b: [900, 1100] }), arm({ a: [110, 90], b: [1100, 900] }))
    expect(noise.metrics[0]?.noise).toMatchObject({
      unit: 'relative',
      trial_sd: expect.closeTo(Math.sqrt(0.04 / 3), 12) as number,
    })
    expect(noise.gates[0]?.margin).toEqual({ kind: 'relative', value: 0.1 })
  })

  test('is deterministic if nothing ever differed, and then only a single trial is suggested', () => {
    const same: Results = { a: [1, 1, 1], b: [0, 0, 0] }
    const noise = noiseOf(run(same, true), run(same, true))
    expect(noise.repeatability).toEqual({ trials: 12, scores_differ: [], replies_differ: [], declared: true })
    expect(noise.metrics[0]?.noise).toMatchObject({ sd: 0, floor: 0 })
    // Two cases that never differ rule out almost nothing, so the margin must be this wide.
    expect(noise.gates[0]).toMatchObject({
      reach: expect.closeTo(0.842, 3) as number,
      suggested_margin: { kind: 'absolute', value: 0.85 },
      suggested_trials: 1,
      suggested_cases: null,
    })
    expect(noise.suggested_trials).toBe(1)
  })

  test('suggests the trials and the cases that reduce it to the margin', () => {
    const [first, second] = twice(40, 2, () => 0.5)
    const { gates, suggested_trials: suggested } = noiseOf(first, second)
    const [success] = gates
    const floor = success?.noise?.floor ?? 0
    expect(floor).toBeGreaterThan(0.05)
    expect(success?.suggested_trials).toBe(Math.ceil(2 * (floor / 0.05) ** 2))
    // ((z(.975)·√v₋ₘ + z(.8)·√v)/m)² is somewhat more than the number of cases for the noise floor.
    expect((success?.suggested_cases ?? 0) / Math.ceil(40 * (floor / 0.05) ** 2)).toBeCloseTo((2.8 / 1.96) ** 2, 0)
    expect(suggested).toBe(success?.suggested_trials)
    const margin = success?.suggested_margin?.value ?? 0
    const wanted = Math.max(floor, success?.reach ?? 0)
    expect(margin).toBeGreaterThanOrEqual(wanted)
    expect(margin).toBeLessThan(1.1 * wanted)
  })
})

describe('false alarms', () => {
  test('come from the real gates, within their level, with the Clopper–Pearson interval', () => {
    const [first, second] = twice(30, 3, (index) => (index % 3 === 0 ? 0.6 : 1))
    const [alarms] = noiseOf(first, second).false_alarms
    expect(alarms).toMatchObject({
      method: 're-split',
      trials: { baseline: 3, candidate: 3 },
      splits: 1000,
      left_out: [],
    })
    const count = alarms?.regressed.count ?? 0
    expect(count).toBeGreaterThan(0)
    // At a two-sided 5 %, 2.5 % of the splits show a regression; the limit adds three standard errors.
    expect(count).toBeLessThan(40)
    expect(alarms?.regressed).toEqual({
      count,
      share: count / 1000,
      ...clopperPearson({ successes: count, n: 1000, alpha: 0.05 }),
    })
    expect(alarms?.gates).toEqual([{ gate: 'success', regressed: count, improved: alarms?.improved.count }])
    expect(noiseOf(first, second).false_alarms[0]).toEqual(alarms)
  })

  test('with one trial per run equal those of McNemar, which swaps arms case by case', () => {
    // Ten cases differ, so f ~ Bin(10, ½). Mid-p is below .05 with at most one case the other way (9 to 1: mid-p .0117;
    // 8 to 2: .0654), and 10 − 2·1 = 8 of 20 cases is beyond the margin: P = 11/1024 on each side.
    const ids = Array.from({ length: 20 }, (_, index) => `case-${String(index).padStart(2, '0')}`)
    const half = (differs: 0 | 1): ScoredRun =>
      run(
        Object.fromEntries(ids.map((id, index) => [id, [index < 10 ? (index % 2 === 0 ? differs : 1 - differs) : 1]])),
      )
    const [alarms] = noiseOf(half(0), half(1)).false_alarms
    expect(alarms?.method).toBe('swap')
    for (const rate of [alarms?.regressed, alarms?.improved]) {
      expect(rate?.low).toBeLessThan(11 / 1024)
      expect(rate?.high).toBeGreaterThan(11 / 1024)
    }
  })

  test('in rounds are those of unchanged pull requests, most of which a small suite leaves undecided', () => {
    const design = { main: 5, rounds: 3 }
    const [small] = noiseOf(...twice(12, 3, (index) => (index % 3 === 0 ? 0.6 : 1)), [], design).false_alarms
    const [large] = noiseOf(...twice(100, 3, (index) => (index % 5 === 0 ? 0.6 : 1)), [], design).false_alarms
    expect(small).toMatchObject({ method: 'rounds', trials: { baseline: 5, candidate: 3 }, splits: 500, left_out: [] })
    // The study of the rules (docs/benchmark.md) found 2.7 % for 100 cases of which a fifth are flaky, and 33 % for 40.
    expect(large?.undecided?.share).toBeLessThan(0.1)
    expect(small?.undecided?.share).toBeGreaterThan(0.5)
    for (const alarms of [small, large]) expect(alarms?.regressed.share).toBeLessThan(0.03)
  })

  test('in rounds rule out what the rounds rule out, and any loss if nothing ever differs', () => {
    const design = { main: 5, rounds: 3 }
    const [first, second] = twice(60, 3, (index) => (index % 3 === 0 ? 0.6 : 1))
    const rows = noiseOf(first, second).gates[0]?.reach ?? 0
    const rounds = noiseOf(first, second, [], design).gates[0]?.reach ?? 0
    expect(rounds).toBeGreaterThan(0)
    expect(rounds).toBeLessThan(rows)
    const same = run({ a: [1, 1], b: [0, 0] }, true)
    const { gates, false_alarms: none } = noiseOf(same, same, [], design)
    expect({ reach: gates[0]?.reach, none }).toEqual({ reach: 0, none: [] })
  })
})
