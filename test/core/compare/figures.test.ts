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
  familySize = 1,
): Figures | null {
  const pairs = arms.baseline.map((value, index) => ({
    case_id: `c${index}`,
    cluster: clusters[index],
    baseline: { trials: 1, values: [value], record: [value] },
    candidate: { trials: 1, values: [arms.candidate[index] ?? value], record: [arms.candidate[index] ?? value] },
  }))
  const input = makeTestInput({ metric, pairs, alpha: 0.05, seed: '1' })
  const outcome = applyRow(input, margin)
  return outcome === null ? null : findFigures(input, outcome, familySize)
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

  test('log ratios are turned back to shares of the baseline, and a paired t test finds less than a normal one would', () => {
    const arms = { baseline: repeat([100], 20), candidate: repeat([80, 125], 10) }
    const found = figures({ ...tokens, scale: 'log-ratio' }, arms, relative(0.1))
    const sd = Math.sqrt((20 * Math.log(1.25) ** 2) / 19)
    // The power oracle's least effect of 20 pairs; by the normal approximation it would be .626.
    expect(found?.can_flag).toBeCloseTo(Math.expm1(0.6604416546230157 * sd), 7)
    expect(found?.can_rule_out).toBeGreaterThan(0)
    expect(found?.cases_needed).toBe(Math.ceil(20 * ((Z * sd) / Math.sqrt(20) / (2 * Math.log(1.1))) ** 2))
  })

  test('in a family of gates each shares the level', () => {
    const arms = { baseline: repeat([100], 8), candidate: repeat([90, 111], 4) }
    const found = figures(tokens, arms, absolute(0), [], 5)
    const sd = Math.sqrt((8 * 10.5 ** 2) / 7)
    // The power oracle's least effect of 8 pairs at alpha .01.
    expect(found?.can_flag).toBeCloseTo(1.5958958125464777 * sd, 5)
  })

  test('clustered: the quantiles of t at the degrees of freedom of CR2', () => {
    const names = Array.from({ length: 24 }, (_, index) => `c${Math.floor(index / 2)}`)
    const candidate = names.map((_, index) => 100 + (Math.floor(index / 2) % 3) * 10)
    const found = figures(tokens, { baseline: repeat([100], 24), candidate }, absolute(1), names)
    // 12 clusters of 2: CR2 is the t test of the clusters' means, 0, 10 and 20 four times each.
    const se = Math.sqrt((8 * 100) / 11 / 12)
    expect(found?.can_flag).toBeCloseTo((2.200985160091639 + 0.8755299780738819) * se, 9)
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
    const p95: MetricFacts = { ...tokens, per_run: { figure: 'percentile', of: 'p95', percentile: 95 } }
    expect(figures(p95, { baseline: repeat([5], 10), candidate: repeat([6], 10) }, relative(0.1))).toMatchObject({
      can_flag: null,
      can_rule_out: null,
    })
  })
})

function repeatName(name: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => name)
}
