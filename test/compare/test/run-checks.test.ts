import { describe, expect, test } from 'vitest'
import { applyRow, runChecks } from '../../../src/compare/test/apply-row.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { newcombeInterval } from '../../../src/stats/newcombe-interval.js'
import { SUCCESS } from '../build-runs.js'
import { inputOf, RECALL, TOKENS, type Trials } from './row-input.js'

/** Makes the values of cases that pass in both arms, are lost, are won, and fail in both. */
function flips(pass: number, lost: number, won: number, fail: number): readonly (readonly [number, number])[] {
  const cells = [[pass, 1, 1] as const, [lost, 1, 0] as const, [won, 0, 1] as const, [fail, 0, 0] as const]
  return cells.flatMap(([count, was, is]) => Array.from({ length: count }, () => [was, is] as const))
}

const checkFlips = (cases: ReturnType<typeof flips>, metric = SUCCESS) => runChecks(inputOf(metric, cases), 'mcnemar')

describe("checks of McNemar's test", () => {
  test('include the logarithm of an exact p that a number cannot hold', () => {
    const { exact_p: p, exact_p_log10: log } = checkFlips(flips(100, 1100, 0, 0))
    expect(p).toBe(0)
    // 2 · 2⁻¹¹⁰⁰
    expect(log).toBeCloseTo(-1099 * Math.log10(2), 9)
  })

  test('include no logarithm of any other exact p', () => {
    expect(checkFlips(flips(54, 6, 0, 0)).exact_p).toBeCloseTo(0.03125, 12)
    expect(checkFlips(flips(54, 6, 0, 0))).not.toHaveProperty('exact_p_log10')
  })

  test("include both chi-squares and Newcombe's interval, of the table in the metric's direction", () => {
    const cells = { bothPass: 7, worse: 3, better: 1, bothFail: 2, alpha: 0.05 }
    const checks = {
      // 2 · (1 + 4)/2⁴, (3 − 1)²/4 and (|3 − 1| − 1)²/4
      ...{ exact_p: expect.closeTo(0.625, 12) as number, chi2: 1, chi2_corrected: 0.25 },
      newcombe10: newcombeInterval(cells),
    }
    expect(checkFlips(flips(7, 3, 1, 2))).toEqual(checks)
    // If lower is better, as for a broken rule, 0 is a pass.
    expect(checkFlips(flips(2, 1, 3, 7), { ...SUCCESS, direction: 'lower' })).toEqual(checks)
  })

  test('include no chi-square without a flip', () => {
    expect(checkFlips(flips(5, 0, 0, 5))).toMatchObject({ exact_p: 1, chi2: null, chi2_corrected: null })
  })
})

/** Makes cases that lose these amounts of 10. */
const losses = (...sizes: readonly number[]) => sizes.map((size) => [10, 10 - size] as const)
const GRADE: MetricFacts = { ...RECALL, kind: 'ordinal', range: [0, 10] }
const POINTS: MetricFacts = { ...GRADE, kind: 'continuous' }

// The mean of −1, −2, −3 and −4 is −2.5, and the variance 5/3; J(3) = Γ(1.5)/(√1.5·Γ(1)).
const DZ = -2.5 / Math.sqrt(5 / 3)
const EFFECT = {
  cohen_dz: expect.closeTo(DZ, 12) as number,
  hedges_g: expect.closeTo((DZ * Math.sqrt(Math.PI)) / 2 / Math.sqrt(1.5), 12) as number,
}

describe('checks of the t test', () => {
  test.each<[string, MetricFacts, readonly (readonly [number, number])[], object]>([
    // All have one sign: 2 of 2⁴ sign assignments are as extreme.
    ['the sign flips and the effect', POINTS, losses(1, 2, 3, 4), { sign_flip_p: 0.125, ...EFFECT }],
    [
      'of grades the signed ranks too',
      GRADE,
      losses(1, 2, 3, 4),
      { sign_flip_p: 0.125, wilcoxon_pratt_p: 0.125, ...EFFECT },
    ],
    ['of equal losses no effect', POINTS, losses(1, 1, 1), { sign_flip_p: 0.25, cohen_dz: null, hedges_g: null }],
    [
      'of no loss ranks that say nothing',
      GRADE,
      losses(0, 0),
      { ...{ sign_flip_p: 1, wilcoxon_pratt_p: 1 }, cohen_dz: null, hedges_g: null },
    ],
    ['of one case no effect at all', POINTS, losses(1), { sign_flip_p: 1 }],
  ])('%s', (_, metric, cases, checks) => {
    expect(runChecks(inputOf(metric, cases), 'paired-t')).toEqual(checks)
  })

  test('use the normal distribution for the signed ranks of many grades', () => {
    // 61 losses of 1 have midranks of 31: z = 61 · 31/√(61 · 31²) = √61, and 2 · P(Z > √61) = 5.7e-15.
    const { wilcoxon_pratt_p: p } = runChecks(inputOf(GRADE, losses(...Array<number>(61).fill(1))), 'paired-t')
    expect(p).toBeGreaterThan(5e-15)
    expect(p).toBeLessThan(6.5e-15)
  })

  test('draw sampled sign flips by the seed', () => {
    const cases = Array.from(
      { length: 40 },
      (_, at) => [Math.sqrt(at + 1), Math.sqrt(at + 1) + Math.cos(at * at)] as const,
    )
    const pOf = (seed: string) => runChecks(inputOf(TOKENS, cases, [], seed), 'paired-t').sign_flip_p
    expect(pOf('1')).toBe(pOf('1'))
    expect(pOf('1')).not.toBe(pOf('2'))
  })

  test('include for log ratios only the effect', () => {
    const cases = [1, 2, 3, 4].map((power) => [1, Math.exp(power)] as const)
    const checks = applyRow(inputOf(TOKENS, cases), { kind: 'relative', value: 0.1 })?.checks()
    expect(checks).toMatchObject(EFFECT)
    expect(checks).not.toHaveProperty('sign_flip_p')
  })
})

describe("McNemar's test on first trials", () => {
  // Three first trials are lost, none is won: mid-p = 2 · 2⁻³ − 2⁻³ = .125.
  const cases: readonly (readonly [Trials, Trials])[] = [
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 1],
      [0, 0],
    ],
    [1, 0],
    [1, [1, 0]],
    [0, 0],
  ]
  test.each<[string, MetricFacts, readonly (readonly [Trials, Trials])[], number | undefined]>([
    ['of several trials', SUCCESS, cases, 0.125],
    ['of several trials in one case of one arm', SUCCESS, cases.slice(2), 0.5],
    [
      'of one trial each',
      SUCCESS,
      [
        [1, 0],
        [1, 1],
      ],
      undefined,
    ],
    ['of what is no yes or no', RECALL, cases, undefined],
  ])('%s', (_, metric, trials, p) => {
    const { mcnemar_first_trial_p: own } = runChecks(inputOf(metric, trials), 'paired-t')
    expect(own).toEqual(p === undefined ? undefined : expect.closeTo(p, 12))
  })

  test('is the only check of clusters and of figures of the run', () => {
    const clusters = ['a', 'a', 'b', 'b', 'c']
    expect(runChecks(inputOf(SUCCESS, cases, clusters), 'paired-t')).toEqual({
      mcnemar_first_trial_p: expect.closeTo(0.125, 12) as number,
    })
    expect(runChecks(inputOf(SUCCESS, cases), 'per-run')).toEqual({
      mcnemar_first_trial_p: expect.closeTo(0.125, 12) as number,
    })
    expect(runChecks(inputOf(RECALL, cases, clusters), 'paired-t')).toEqual({})
  })
})
