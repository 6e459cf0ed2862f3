import { describe, expect, test } from 'vitest'
import { findComparability } from '../../../src/compare/pair/comparability.js'
import { NO_GATE_CASES } from '../../../src/compare/pair/gate-cases.js'
import { applyRow } from '../../../src/compare/test/apply-row.js'
import { measureMetric } from '../../../src/compare/test/measure-metrics.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import { scoredRun } from '../build-runs.js'
import { figureInput, TOKENS, TOKENS_PER_ANSWER } from './row-input.js'

const TENTH: Margin = { kind: 'relative', value: 0.1 }
const POINTS: Margin = { kind: 'absolute', value: 5 }

describe('a figure of the run', () => {
  /** Makes `n` cases with right answers that take `was` tokens, and `is` tokens in the change. */
  const spent = (n: number, was: number, is: number) =>
    figureInput(
      TOKENS_PER_ANSWER,
      Array.from(
        { length: n },
        () =>
          [
            [was, 1],
            [is, 1],
          ] as const,
      ),
    )

  test.each<[string, Margin, number, number, number | undefined, object | null]>([
    ['a share of it', TENTH, 100, 110, undefined, { size: 10, relative: 0.1 }],
    ['a number', POINTS, 100, 110, undefined, { size: 5, relative: null }],
    ['a share of 0', TENTH, 0, 110, undefined, null],
    ['a share of 0 for which a number stands in', TENTH, 0, 110, 7, { size: 7, relative: null }],
    ['a share of next to 0', TENTH, 1e-7, 110, 7, { size: 7, relative: null }],
    ['a share of 0 that stays 0', TENTH, 0, 0, undefined, { size: 0, relative: 0.1 }],
  ])('uses a margin of %s', (_, margin, was, is, standIn, series) => {
    const metric = { ...TOKENS_PER_ANSWER, ...(standIn !== undefined && { absolute_margin: standIn }) }
    const outcome = applyRow({ ...spent(12, was, is), metric }, margin)
    if (series === null) expect(outcome).toBeNull()
    else expect(outcome).toMatchObject({ row: 'per-run', delta: was - is, series, ratio_of_means: null })
  })

  test('has no row without a value in either arm', () => {
    const right = [100, 1] as const
    for (const cases of [
      [right, [100, 0]],
      [[100, 0], right],
      [
        [100, 0],
        [100, 0],
      ],
    ] as const)
      expect(applyRow(figureInput(TOKENS_PER_ANSWER, Array(12).fill(cases) as [typeof cases]), POINTS)).toBeNull()
  })

  test('has a difference of 0 without a sign if equal', () => {
    expect(applyRow(spent(12, 100, 100), POINTS)?.delta).toBe(0)
  })

  // docs/decision-rules.md#medians-and-percentiles
  test.each<[string, number, object | null]>([
    ['its mean is above 0 though the median is not', 9, { delta: -1, series: { size: 0, relative: 0.1 } }],
    ['all is 0', 0, null],
  ])('that is a median takes a share of the baseline if %s', (_, largest, outcome) => {
    const metric: MetricFacts = { ...TOKENS, per_run: { figure: 'percentile', of: 'tokens', percentile: 50 } }
    const cases = Array.from({ length: 11 }, (_case, at) => [[at < 6 ? 0 : largest], [at < 5 ? 0 : 1]] as const)
    const found = applyRow(figureInput(metric, cases), TENTH)
    if (outcome === null) expect(found).toBeNull()
    else expect(found).toMatchObject(outcome)
  })

  test('decides with all of its draws unless it may hurry', () => {
    const cases = Array.from(
      { length: 1250 },
      (_, at) =>
        [
          [100 + (at % 7), 1],
          [100 + ((3 * at) % 7), 1],
        ] as const,
    )
    const input = figureInput(TOKENS_PER_ANSWER, cases)
    const isOf = (draws: number, p: number | null | undefined) => {
      const share = (p ?? NaN) * (draws + 1)
      return Math.abs(share - Math.round(share)) < 1e-6
    }
    const [all, hurried] = [applyRow(input, POINTS)?.p, applyRow(input, POINTS, { decides: false })?.p]
    expect([all, hurried].map((p) => typeof p)).toEqual(['number', 'number'])
    expect(isOf(10_000, all)).toBe(true)
    expect(all).not.toBe(hurried)
    // A metric without a gate decides nothing.
    const [listed, again] = [1, 2].map((seed) =>
      measureMetric({
        ...{ metric: TOKENS_PER_ANSWER, cases: { ...NO_GATE_CASES, pairs: input.pairs }, alpha: 0.05, seed },
        facts: findComparability(scoredRun({ cases: [], trials: [] }), scoredRun({ cases: [], trials: [] })),
      }),
    )
    expect([isOf(8000, listed?.p), isOf(8000, again?.p)]).toEqual([true, true])
    expect(listed?.p).not.toBe(again?.p)
  })

  test('with many cases shows the interval of resamples next to p if the two agree', () => {
    // Each case is worse by 1 to 3, so every resample is worse too.
    const worse = figureInput(
      TOKENS_PER_ANSWER,
      Array.from(
        { length: 200 },
        (_, at) =>
          [
            [100, 1],
            [101 + (at % 3), 1],
          ] as const,
      ),
    )
    const outcome = applyRow(worse, POINTS)
    const { low = NaN, high = NaN } = outcome?.checks().percentile ?? {}
    expect([low >= -3, low < high, high <= -1]).toEqual([true, true, true])
    expect(outcome?.interval()).toEqual({ low, high, method: 'bootstrap' })
    expect(applyRow(spent(199, 100, 101), POINTS)?.checks()).toEqual({})
    expect(applyRow(spent(199, 100, 101), POINTS)?.interval()).toBeNull()
  })
})
