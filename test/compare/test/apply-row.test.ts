import { describe, expect, test } from 'vitest'
import { applyRow } from '../../../src/compare/test/apply-row.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import { SUCCESS } from '../build-runs.js'
import { inputOf, RECALL, TOKENS, type Trials } from './row-input.js'

const TENTH: Margin = { kind: 'relative', value: 0.1 }
const POINTS: Margin = { kind: 'absolute', value: 5 }

type Cases = readonly (readonly [Trials, Trials])[]

// docs/decision-rules.md#rows
describe('the row of a metric', () => {
  test.each<[string, MetricFacts, Cases, readonly string[], Margin, string]>([
    [
      'a yes or no of one trial',
      SUCCESS,
      [
        [1, 0],
        [1, 1],
      ],
      [],
      POINTS,
      'mcnemar',
    ],
    [
      'of more trials on main',
      SUCCESS,
      [
        [[1, 1], 0],
        [1, 1],
      ],
      [],
      POINTS,
      'paired-t',
    ],
    [
      'of more trials in the change',
      SUCCESS,
      [
        [1, [0, 0]],
        [1, 1],
      ],
      [],
      POINTS,
      'paired-t',
    ],
    [
      'in clusters',
      SUCCESS,
      [
        [1, 0],
        [1, 1],
      ],
      ['a', 'a'],
      POINTS,
      'paired-t',
    ],
    [
      'a value',
      RECALL,
      [
        [1, 0],
        [1, 1],
      ],
      [],
      POINTS,
      'paired-t',
    ],
    [
      'amounts by a share',
      TOKENS,
      [
        [1, 2],
        [1, 1],
      ],
      [],
      TENTH,
      'log-ratio',
    ],
    [
      'amounts by a number',
      TOKENS,
      [
        [1, 2],
        [1, 1],
      ],
      [],
      POINTS,
      'paired-t',
    ],
    [
      'amounts of which one is 0',
      TOKENS,
      [
        [1, 2],
        [1, 0],
      ],
      [],
      TENTH,
      'paired-t',
    ],
  ])('of %s', (_, metric, cases, clusters, margin, row) => {
    expect(applyRow(inputOf(metric, cases, clusters), margin)?.row).toBe(row)
  })

  test('needs 20 clusters to show that nothing is lost; 19 do not suffice', () => {
    const holds = (count: number) => {
      const cases = Array.from({ length: 10 * count }, (_, at) => [0.5, 0.7 + (at % count) / 100] as const)
      const clusters = cases.map((_, at) => `g${at % count}`)
      return applyRow(inputOf(RECALL, cases, clusters), { kind: 'absolute', value: 0.1 })?.bounds_hold()
    }
    expect([holds(20), holds(19)]).toEqual([true, false])
  })

  test('computes bootstrap checks from the differences, whatever the margin', () => {
    const cases = [3, 4, 5, 6, 9, 7].map((value, at) => [value, value + at - 2] as const)
    const metric: MetricFacts = { ...TOKENS, scale: 'linear' }
    const checksOf = (margin: Margin) => applyRow(inputOf(metric, cases), margin)?.checks()
    const checks = checksOf(POINTS)
    expect(checksOf(TENTH)).toEqual(checks)
    // Δ is −.5; the differences range from −3 to 2.
    for (const interval of [checks?.percentile, checks?.bca, checks?.studentised]) {
      expect(interval?.low).toBeLessThan(-0.5)
      expect(interval?.high).toBeGreaterThan(-0.5)
    }
    expect([checks?.percentile?.low ?? NaN, checks?.percentile?.high ?? NaN].every((end) => Math.abs(end) <= 3)).toBe(
      true,
    )
    const equal = applyRow(
      inputOf(metric, [
        [3, 4],
        [4, 5],
        [6, 7],
      ]),
      POINTS,
    )?.checks()
    expect(equal).not.toHaveProperty('percentile')
  })
})

// docs/decision-rules.md#unequal-trials
describe('the first trials of pairs with unequal numbers of trials', () => {
  const matched = (metric: MetricFacts, cases: Cases, margin: Margin = POINTS, clusters: readonly string[] = []) =>
    applyRow(inputOf(metric, cases, clusters), margin)?.matched_trials()

  test('are the trials themselves if all have equal numbers', () => {
    const outcome = applyRow(
      inputOf(SUCCESS, [
        [
          [1, 0],
          [0, 0],
        ],
        [
          [1, 1],
          [1, 1],
        ],
      ]),
      POINTS,
    )
    expect(outcome?.matched_trials()).toBeNull()
    expect(outcome?.checks()).not.toHaveProperty('matched_trials')
  })

  test.each<[string, MetricFacts, Cases, number, number]>([
    // One of three cases is lost: mid-p = 2 · ½ − ½.
    [
      'of a yes or no take McNemar',
      SUCCESS,
      [
        [[1, 0, 0], 0],
        [1, 1],
        [1, 1],
      ],
      0.5,
      -1 / 3,
    ],
    [
      'in the change too',
      SUCCESS,
      [
        [1, [0, 1, 1]],
        [1, 1],
        [1, 1],
      ],
      0.5,
      -1 / 3,
    ],
    // For −1, 0 and 0, t = −1 on 2 degrees of freedom: p = 1 − |t|/√(2 + t²).
    [
      'of a value take t',
      RECALL,
      [
        [[1, 0, 0], 0],
        [1, 1],
        [1, 1],
      ],
      1 - 1 / Math.sqrt(3),
      -1 / 3,
    ],
    [
      'of two trials take t',
      SUCCESS,
      [
        [
          [1, 1, 0],
          [0, 0],
        ],
        [1, 1],
        [1, 1],
      ],
      1 - 1 / Math.sqrt(3),
      -1 / 3,
    ],
    ['of one case show nothing', SUCCESS, [[[1, 1], 0]], 1, -1],
  ])('%s', (_, metric, cases, p, delta) => {
    const { p: own = NaN, delta: difference = NaN } = matched(metric, cases) ?? {}
    expect([own, difference]).toEqual([expect.closeTo(p, 12), expect.closeTo(delta, 12)])
    expect(applyRow(inputOf(metric, cases), POINTS)?.checks().matched_trials).toEqual({ p: own, delta: difference })
  })

  test('of amounts are compared by their ratios if all are above 0', () => {
    const factor = Math.exp(-1)
    expect(
      matched(
        TOKENS,
        [
          [[1, 9], factor],
          [2, 2 * factor ** 2],
          [1, factor ** 3],
        ],
        TENTH,
      )?.delta,
    ).toBeCloseTo(2, 9)
    // One first trial is 0, so the mean difference (−1 + 1 + 3)/3 is used.
    expect(
      matched(
        TOKENS,
        [
          [[0, 9], 1],
          [2, 1],
          [5, 2],
        ],
        TENTH,
      )?.delta,
    ).toBeCloseTo(1, 9)
    expect(
      matched(
        TOKENS,
        [
          [[0, 9], 1],
          [2, 2],
          [1, 1],
        ],
        TENTH,
      )?.delta,
    ).toBeCloseTo(-1 / 3, 9)
    expect(
      matched(
        TOKENS,
        [
          [[8, 1], 1],
          [2, 2],
          [1, 1],
        ],
        POINTS,
      )?.delta,
    ).toBeCloseTo(7 / 3, 9)
  })
})
