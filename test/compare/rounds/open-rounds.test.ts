import { describe, expect, test } from 'vitest'
import type { CaseTries } from '../../../src/compare/rounds/gate-in-rounds.js'
import { canBeInRounds, findMissing } from '../../../src/compare/rounds/open-rounds.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { SUCCESS } from '../build-runs.js'
import { casesOf, gateOf, tries } from './gate.js'

const scored = tries('1', '1')
/** Makes a gate on `count` cases. The change has no score in `change` of them, main in `main` others. */
const missing = (count: number, change: number, main = 0) =>
  gateOf(casesOf([count - change - main, scored], [change, tries('1', '-')], [main, tries('-', '1')]))

// docs/decision-rules.md#missing-unevenly. The p are SciPy's fisher_exact of scored and unscored tries.
describe('good news is forbidden', () => {
  test.each<[string, ReturnType<typeof missing>, number, readonly [number, number] | null]>([
    ['by nothing where all is scored', missing(20, 0), 1, null],
    ['by a share of cases below the floor', missing(40, 3), 0.95, [0, 3]],
    ['by a share of main’s cases below the floor', missing(40, 0, 3), 0.95, [3, 0]],
    ['by such a share on both sides', missing(8, 1, 1), 0.9, [1, 1]],
    ['by such a share alone, with one missing', missing(40, 1), 0.98, [0, 1]],
    ['by such a share of main alone', missing(40, 0, 1), 0.98, [1, 0]],
    ['by two more than main’s one', missing(50, 3, 1), 0, [1, 3]],
    ['not by a share of just the floor', missing(20, 1), 0.95, null],
    ['not by as many on both sides', missing(100, 3, 3), 0.9, null],
    ['by two more, and more than two points', missing(50, 2), 0, [0, 2]],
    ['by two more of main', missing(50, 0, 2), 0, [2, 0]],
    ['not by one more', missing(20, 1), 0, null],
    ['not by two points', missing(200, 4), 0, null],
    ['not by two points more than main', missing(100, 3, 1), 0, null],
    ['by fewer than two points that chance does not explain (p = .0486)', missing(2000, 13, 4), 0, [4, 13]],
    ['not by fewer that it does explain (p = .0518)', missing(2000, 16, 6), 0, null],
  ])('%s', (_what, gate, floor, expected) => {
    expect(findMissing(gate, 1, floor)).toEqual(
      expected === null ? null : { baseline: expected[0], candidate: expected[1] },
    )
  })

  test('by the rounds so far, and not by later ones', () => {
    const gate = gateOf(casesOf([40, tries('11', '1 1')], [10, tries('11', '1 -')]))
    expect(findMissing(gate, 1, 0.9)).toBeNull()
    // A case counts as scored if half of its tries are scored.
    expect(findMissing(gate, 2, 0.9)).toEqual({ baseline: 0, candidate: 10 })
  })

  test('by main’s tries in the same job, round by round', () => {
    const beside = (second: number | null): CaseTries => ({ ...tries('', '1 1'), beside: [[1], [second]] })
    const gate = gateOf(casesOf([40, beside(1)], [10, beside(null)]))
    expect(findMissing(gate, 1, 0.9)).toBeNull()
    expect(findMissing(gate, 2, 0.9)).toEqual({ baseline: 10, candidate: 0 })
  })

  test('by failed tries, round by round', () => {
    const failed: CaseTries = { ...scored, rounds: [[1], [1]], failed: { main: 0, rounds: [0, 1] } }
    const gate = gateOf(casesOf([40, tries('1', '1 1')], [10, failed]))
    expect(findMissing(gate, 1, 0.9)).toBeNull()
    expect(findMissing(gate, 2, 0.9)).toEqual({ baseline: 0, candidate: 10 })
    const ofMain: CaseTries = { ...scored, failed: { main: 1, rounds: [0] } }
    expect(findMissing(gateOf(casesOf([40, scored], [10, ofMain])), 1, 0.9)).toEqual({ baseline: 10, candidate: 0 })
  })

  // 2 of 99 tries are more than two points, 2 of 100 are not.
  test.each([
    [97, { baseline: 0, candidate: 2 }],
    [98, null],
  ])('by two failed ones among %d scored tries', (count, expected) => {
    const failed: CaseTries = { ...tries('1'), rounds: [[]], failed: { main: 0, rounds: [1] } }
    expect(findMissing(gateOf(casesOf([count, scored], [2, failed])), 1, 0)).toEqual(expected)
  })

  test('not by cases that the round has not asked', () => {
    expect(findMissing(gateOf(casesOf([40, scored], [10, tries('1')])), 1, 0.9)).toBeNull()
  })

  test('not by a side that was not asked', () => {
    expect(findMissing(gateOf(casesOf([40, tries('', '1')], [10, tries('', '-')])), 1, 0)).toBeNull()
    expect(findMissing(gateOf(casesOf([40, tries('1')], [10, tries('-')])), 1, 0)).toBeNull()
  })
})

const TOKENS: MetricFacts = { ...SUCCESS, kind: 'continuous', unit: 'tokens', range: [0, null], scale: 'log-ratio' }
const share = { kind: 'relative', value: 0.1 } as const
const amount = { kind: 'absolute', value: 0.05 } as const

test.each<[string, MetricFacts, typeof share | typeof amount, number, boolean]>([
  ['a metric with two ends', SUCCESS, amount, 1, true],
  ['a share of such a metric', SUCCESS, share, 1, true],
  ['a metric without an end', TOKENS, amount, 60, false],
  ['a metric without a beginning', { ...TOKENS, range: [null, 1] }, amount, 60, false],
  ['a share of amounts of ten cases', TOKENS, share, 10, true],
  ['a share of amounts of nine cases', TOKENS, share, 9, false],
  ['times', { ...TOKENS, environment: 'bound' }, share, 60, false],
  [
    'a figure of the run',
    { ...SUCCESS, per_run: { figure: 'percentile', of: 'tokens', percentile: 95 } },
    amount,
    60,
    false,
  ],
  ['lines of code', { ...SUCCESS, measured_on: 'code' }, amount, 60, false],
])('%s can be decided in rounds, or not', (_what, metric, margin, cases, expected) => {
  expect(canBeInRounds(metric, margin, cases)).toBe(expected)
})
