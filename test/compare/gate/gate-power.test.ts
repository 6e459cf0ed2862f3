import { describe, expect, test } from 'vitest'
import {
  findPowerFigures,
  findPower,
  type PowerInput,
  type PowerOutcome,
} from '../../../src/compare/gate/gate-power.js'
import { applyRow } from '../../../src/compare/test/apply-row.js'
import type { TestInput } from '../../../src/compare/test/paired-input.js'
import type { RowOutcome } from '../../../src/compare/test/row-outcome.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { SUCCESS } from '../build-runs.js'
import { inputOf, RECALL, TOKENS } from '../test/row-input.js'

/** The .8 quantile of the normal distribution, from R's qnorm. */
const Z80 = 0.8416212335729143
/** Makes `of` values; the first `count` are 1, the others 0. */
const ones = (count: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, at) => (at < count ? 1 : 0))

type Outcome = Partial<Omit<PowerOutcome, 'series'>> & { readonly series?: Partial<PowerOutcome['series']> }

const power = (input: Partial<PowerInput>, { series, ...outcome }: Outcome = {}) =>
  findPower(
    { metric: RECALL, baseline: [0.5], differences: ones(36, 36), clusters: null, alpha: 0.05, ...input },
    {
      ...{ row: 'paired-t', delta: 0, se: 0.05, df: null, ...outcome },
      series: { kind: 'difference', values: [], size: 0.1, noise: 1e-9, ...series },
    },
    1,
  )

// docs/decision-rules.md#figures-beside-a-gate: none "with fewer than 6 cases; other than on the McNemar row with fewer than 6 differences
// that are not 0; where SE is 0". On the log scale the differences are those of the logarithms.
describe('the change that a gate flags is unknown', () => {
  test.each<[string, Parameters<typeof power>, boolean]>([
    ['not with six differences', [{ differences: ones(6, 8) }], true],
    ['with five', [{ differences: ones(5, 8) }], false],
    [
      'not with six of a share of the baseline',
      [{ differences: ones(6, 8) }, { series: { kind: 'shifted', values: ones(0, 8) } }],
      true,
    ],
    ['with five', [{ differences: ones(5, 8) }, { series: { kind: 'shifted', values: ones(8, 8) } }], false],
    ['not with six logs', [{ differences: ones(0, 8) }, { series: { kind: 'log', values: ones(6, 8) } }], true],
    ['with five', [{ differences: ones(8, 8) }, { series: { kind: 'log', values: ones(5, 8) } }], false],
    ['not with six cases that flip or do not', [{ differences: ones(1, 6) }, { row: 'mcnemar' }], true],
    ['with five', [{ differences: ones(5, 5) }, { row: 'mcnemar' }], false],
    ['without a standard error', [{}, { se: null }], false],
    ['where it is 0', [{}, { se: 0 }], false],
  ])('%s', (_, [input, outcome], isKnown) => {
    expect(power(input, outcome) !== null).toBe(isKnown)
  })
})

// By hand, from the same section: an SE of .05 over 36 cases means a deviation of .3, so at a margin of .1 a drop of twice the margin takes
// ⌈((1.960 + .842) · .3/.2)²⌉ = 18 cases, and ruling out the margin ⌈((1.960 + .842) · .3/.1)²⌉ = 71.
test.each<[string, number, number, number]>([
  ['at the usual level', 0.05, 18, 71],
  // z(.75) is below z(.8): ⌈z(.8)² · .09/.01⌉ = 7, not ⌈((.674 + .842) · .3/.2)²⌉ = 6. Ruling out needs ⌈((.674 + .842) · 3)²⌉ = 21.
  ['at a level of a half, where the margin itself decides', 0.5, 7, 21],
])('the number of cases that a gate needs is computed: %s', (_, alpha, flagged, settled) => {
  expect(power({ alpha })).toMatchObject({ cases: flagged, settle: settled })
})

// Eleven of twelve cases lost one try in three. That is a certain loss without noise, so the floor of 1/(12 + 2) remains. If the margin is
// much larger, X = m + z(.8) · √((1/14 + X − X²)/12).
test('a certain change leaves no noise except one more flip in two more cases', () => {
  const differences = ones(11, 12).map((lost) => -lost / 3)
  const found = power(
    { metric: SUCCESS, baseline: [1], differences },
    { delta: -11 / 36, se: Math.sqrt(11 / 12 / 12 / 9 / 12), series: { size: 0.5 } },
  )
  const drop = found?.flag ?? 0
  expect(drop).toBeGreaterThan(0.5)
  expect(drop).toBeCloseTo(0.5 + Z80 * Math.sqrt((1 / 14 + drop - drop ** 2) / 12), 9)
})

// X = max((1.960 · √(v + X²) + .842 · √v)/6, .1 + .842 · √v/6) with v = .09 + X − X² is .2717. If the share that is good is smaller,
// less than that can be lost.
test.each<[MetricFacts['direction'], number, boolean]>([
  ['higher', 0.3, true],
  ['higher', 0.2, false],
  ['lower', 0.7, true],
  ['lower', 0.8, false],
])('a yes/no metric with %s as better flags a loss from %d on: %s', (direction, level, isPossible) => {
  const input = { metric: { ...SUCCESS, direction }, baseline: [level], differences: ones(3, 36) }
  const flag = power(input, { row: 'mcnemar' })?.flag ?? null
  if (isPossible) expect(flag).toBeCloseTo(0.2717294783831376, 9)
  else expect(flag).toBeNull()
})

// R's qt(.975, 11) and qt(.8, 11); qnorm would give 1.960 and .842.
test('clusters use the quantiles of t, and single cases those of the normal distribution', () => {
  const clusters = Array.from({ length: 36 }, (_, at) => `c${at % 12}`)
  const flag = (parts: Partial<PowerInput>) => power(parts, { df: 11, series: { size: 0 } })?.flag
  expect(flag({ clusters })).toBeCloseTo(0.05 * (2.200985160091639 + 0.8755299780738819), 9)
  expect(power({}, { df: 11 })).toMatchObject({ cases: 18, settle: 71 })
})

interface Row {
  readonly metric?: MetricFacts
  readonly kind: 'difference' | 'shifted' | 'log'
  readonly relative?: number
  readonly bounds: readonly (number | null)[]
  readonly baseline?: readonly number[]
}

// docs/decision-rules.md#figures-beside-a-gate: Y = max(0, −L) with L the lowest bound; max(0, r − L/b̄) of a share r of the baseline's mean
// b̄ = 200; exp(−L) − 1 or 1 − exp(L) on the log scale. "Where a bound is missing there is none."
describe('the loss that a gate rules out is its lowest bound', () => {
  test.each<[string, Row, number | null, 'absolute' | 'relative']>([
    ['of two', { kind: 'difference', bounds: [-0.1, -0.2] }, 0.2, 'absolute'],
    ['whichever comes first', { kind: 'difference', bounds: [-0.2, -0.1] }, 0.2, 'absolute'],
    ['and is any loss where that is a gain', { kind: 'difference', bounds: [0.1] }, 0, 'absolute'],
    ['unless one is missing', { kind: 'difference', bounds: [-0.1, null] }, null, 'absolute'],
    ['unless all are', { kind: 'difference', bounds: [null] }, null, 'absolute'],
    ['unless there is none', { kind: 'difference', bounds: [] }, null, 'absolute'],
    ['also where all is 0 before', { kind: 'difference', bounds: [-0.2], baseline: [0, 0] }, 0.2, 'absolute'],
    ['as a share', { kind: 'shifted', relative: 0.1, bounds: [-10, 4] }, 0.15, 'relative'],
    ['as a share below the margin', { kind: 'shifted', relative: 0.1, bounds: [10] }, 0.05, 'relative'],
    ['as a share that is a gain', { kind: 'shifted', relative: 0.1, bounds: [30] }, 0, 'relative'],
    ['of a rise on the log scale', { kind: 'log', relative: 0.1, bounds: [-Math.log(1.5)] }, 0.5, 'relative'],
    [
      'of a fall on the log scale',
      { kind: 'log', relative: 0.1, bounds: [-Math.log(2)], metric: { ...TOKENS, direction: 'higher' } },
      0.5,
      'relative',
    ],
    ['that is a gain on the log scale', { kind: 'log', relative: 0.1, bounds: [0.2] }, 0, 'relative'],
  ])('%s', (_, { metric = TOKENS, kind, relative = null, bounds, baseline = [100, 300] }, ruledOut, unit) => {
    const input = {
      ...{ metric, baseline, differences: [0, 0], noise: 1e-9, is_single: false, clusters: null },
      ...{ alpha: 0.05, seed: '1' },
    } as unknown as TestInput
    const outcome = {
      ...{ row: 'paired-t', delta: 0, se: null, df: null, series: { kind, values: [0, 0], size: 0.1, relative } },
      bounds: () => bounds.map((value) => ({ method: 't', value, above_margin: false })),
    } as unknown as RowOutcome
    const figures = findPowerFigures(input, outcome, 1)
    expect(figures.figures_unit).toBe(unit)
    if (ruledOut === null) expect(figures.can_rule_out).toBeNull()
    else expect(figures.can_rule_out).toBeCloseTo(ruledOut, 12)
  })
})

// A share of 0 is undefined. Gaffke's bound for ten cases without a difference, each of which could be worse by 1, is −(1 − .025^(1/10)).
describe('a relative margin if all values are 0 on both sides', () => {
  const nothing = (cases: number, clusters: readonly string[] = [], metric = RECALL) => {
    const input = inputOf(
      metric,
      Array.from({ length: cases }, () => [0, 0] as const),
      clusters,
    )
    const outcome = applyRow(input, { kind: 'relative', value: 0.1 })
    if (outcome === null) throw new Error('no row')
    return findPowerFigures(input, outcome, 1)
  }
  test.each<[string, ReturnType<typeof nothing>['can_rule_out'], Parameters<typeof nothing>]>([
    ['of ten cases', 1 - 0.025 ** (1 / 10), [10]],
    ['of one case', null, [1]],
    ['of clusters', null, [4, ['a', 'a', 'b', 'b']]],
    ['of what has no end', null, [10, [], { ...TOKENS, scale: 'linear' }]],
  ])('rules out a loss in points: %s', (_, ruledOut, parts) => {
    const figures = nothing(...parts)
    expect(figures.figures_unit).toBe('absolute')
    if (ruledOut === null) expect(figures.can_rule_out).toBeNull()
    else expect(figures.can_rule_out).toBeCloseTo(ruledOut, 12)
  })
})

test('a change that cannot be flagged is not a share of 0', () => {
  const input = inputOf(
    SUCCESS,
    Array.from({ length: 20 }, (_, at) => [at < 5 ? 1 : 0, at < 5 ? 1 : 0] as const),
  )
  const outcome = applyRow(input, { kind: 'relative', value: 0.1 })
  expect(outcome?.series.kind).toBe('shifted')
  expect(outcome && findPowerFigures(input, outcome, 1)).toMatchObject({ can_flag: null, figures_unit: 'relative' })
})
