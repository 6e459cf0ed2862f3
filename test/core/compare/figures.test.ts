import { describe, expect, test } from 'vitest'
import { findFigures, type Figures } from '../../../src/core/compare/figures.js'
import { makeTestInput } from '../../../src/core/compare/paired-input.js'
import { applyRow } from '../../../src/core/compare/apply-row.js'
import type { Margin, MetricFacts } from '../../../src/core/model/metric.js'
import { SUCCESS } from './build-runs.js'

const Z = 1.959963984540054 + 0.8416212335729143
const tokens: MetricFacts = { ...SUCCESS, kind: 'continuous', unit: 'tokens', direction: 'lower', range: [0, null] }

function figures(
  metric: MetricFacts,
  arms: { readonly baseline: readonly number[]; readonly candidate: readonly number[] },
  margin: Margin,
  clusters: readonly string[] = [],
): Figures | null {
  const pairs = arms.baseline.map((value, index) => ({
    case_id: `c${index}`,
    cluster: clusters[index],
    baseline: { trials: 1, values: [value] },
    candidate: { trials: 1, values: [arms.candidate[index] ?? value] },
  }))
  const input = makeTestInput({ metric, pairs, alpha: 0.05, seed: '1' })
  const outcome = applyRow(input, margin)
  return outcome === null ? null : findFigures(input, outcome, 1)
}

const absolute = (value: number): Margin => ({ kind: 'absolute', value })
const relative = (value: number): Margin => ({ kind: 'relative', value })
const repeat = (values: readonly number[], times: number): readonly number[] =>
  Array(times).fill(values).flat() as number[]

describe('the figures beside a gate', () => {
  test('McNemar below 6 flips: the standard error of one flip more in two cases more', () => {
    const found = figures(
      SUCCESS,
      { baseline: repeat([1], 60), candidate: [0, 0, 0, ...repeat([1], 57)] },
      absolute(0.05),
    )
    const se = Math.sqrt(4 / 62) / Math.sqrt(60)
    expect(found?.can_flag).toBeCloseTo(Z * se, 9)
    expect(found?.cases_needed).toBe(Math.ceil(60 * ((Z * se) / 0.1) ** 2))
  })

  test('McNemar from 6 flips: its own standard error, or the margin and the power to see it', () => {
    const found = figures(
      SUCCESS,
      { baseline: repeat([1], 60), candidate: [...repeat([0], 6), ...repeat([1], 54)] },
      absolute(0.5),
    )
    const se = Math.sqrt(6 - 36 / 60) / 60
    expect(found?.can_flag).toBeCloseTo(0.5 + 0.8416212335729143 * se, 9)
  })

  test('a paired t row with fewer than six differences says nothing', () => {
    const arms = { baseline: repeat([900], 60), candidate: [901, 902, 903, 904, 905, ...repeat([900], 55)] }
    expect(figures(tokens, arms, absolute(50))).toMatchObject({ can_flag: null, cases_needed: null })
  })

  test('a relative margin gives shares of the baseline, with the paired differences behind them', () => {
    const arms = { baseline: repeat([100], 20), candidate: repeat([90, 110], 10) }
    const found = figures({ ...tokens, absolute_margin: 5 }, arms, relative(0.1))
    const se = Math.sqrt((20 * 100) / 19) / Math.sqrt(20)
    expect(found?.figures_unit).toBe('relative')
    expect(found?.can_flag).toBeCloseTo(Math.max((Z * se) / 100, 0.1 + (0.8416212335729143 * se) / 100), 9)
  })

  test('log ratios are turned back to shares of the baseline', () => {
    const arms = { baseline: repeat([100], 20), candidate: repeat([80, 125], 10) }
    const found = figures({ ...tokens, scale: 'log-ratio' }, arms, relative(0.1))
    const se = Math.sqrt((20 * Math.log(1.25) ** 2) / 19) / Math.sqrt(20)
    expect(found?.can_flag).toBeCloseTo(Math.expm1(Math.max(Z * se, Math.log(1.1) + 0.8416212335729143 * se)), 8)
    expect(found?.can_rule_out).toBeGreaterThan(0)
  })

  test('a margin of 0 needs no number of cases, for there is none', () => {
    const arms = { baseline: repeat([1], 30), candidate: [0, 0, ...repeat([1], 28)] }
    expect(figures(SUCCESS, arms, absolute(0))?.cases_needed).toBeNull()
  })

  test('nothing can be ruled out by one cluster, an unbounded metric without differences, or a per-run figure', () => {
    const same = { baseline: repeat([5], 10), candidate: repeat([5], 10) }
    expect(figures(tokens, same, absolute(1))?.can_rule_out).toBeNull()
    expect(
      figures(SUCCESS, { baseline: repeat([1], 4), candidate: [0, 1, 1, 1] }, absolute(0.05), repeatName('a', 4))
        ?.can_rule_out,
    ).toBeNull()
    const p95: MetricFacts = { ...tokens, per_run: { figure: 'percentile', percentile: 95 } }
    expect(figures(p95, { baseline: repeat([5], 10), candidate: repeat([6], 10) }, relative(0.1))).toMatchObject({
      can_flag: null,
      can_rule_out: null,
    })
  })
})

function repeatName(name: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => name)
}
