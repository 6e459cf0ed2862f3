import { describe, expect, test } from 'vitest'
import { applyRow } from '../../../src/compare/test/apply-row.js'
import { absoluteSeries, boundedRange, findSingle, linearSeries } from '../../../src/compare/test/paired-input.js'
import {
  boundBounded,
  boundClustered,
  boundMcnemar,
  boundUnbounded,
  compareTotals,
  constantBound,
  resamplesOf,
  tBoundOf,
  testClustered,
  testMcnemar,
  testPairedT,
} from '../../../src/compare/test/paired-rows.js'
import { makeBound, reachesMargin } from '../../../src/compare/test/row-outcome.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { SUCCESS } from '../build-runs.js'
import { figureInput, inputOf, RECALL, TOKENS, TOKENS_PER_ANSWER } from './row-input.js'

const close = (value: number) => expect.closeTo(value, 9) as number
const NOTHING = { p: null, df: null, interval: null, se: null }

describe('the t test', () => {
  test('has its interval and standard error', () => {
    // t = √15 on 3 degrees of freedom: p = 1 − 2/π · (θ + sin θ · cos θ) with tan θ = t/√3 = √5. The 97.5 % quantile is 3.182446305.
    const [se, p] = [Math.sqrt(5 / 12), 1 - (2 / Math.PI) * (Math.atan(Math.sqrt(5)) + Math.sqrt(5) / 6)]
    const reach = 3.182446305 * se
    expect(testPairedT([1, 2, 3, 4], 0.05)).toEqual({
      ...{ p: close(p), df: 3, se: close(se) },
      interval: {
        low: expect.closeTo(2.5 - reach, 8) as number,
        high: expect.closeTo(2.5 + reach, 8) as number,
        method: 't',
      },
    })
  })

  // docs/decision-rules.md#paired-t: of equal differences p = 2^(1−n), and the point where that is below alpha.
  test.each<[string, readonly number[], object]>([
    ['one case', [1], NOTHING],
    ['five equal ones', [0.2, 0.2, 0.2, 0.2, 0.2], { p: 1 / 16, df: 4, interval: null, se: 0 }],
    [
      'six',
      Array<number>(6).fill(0.2),
      { p: 1 / 32, df: 5, interval: { low: 0.2, high: 0.2, method: 'point' }, se: 0 },
    ],
    ['no difference', [0, 0, 0], { p: 1, df: 2, interval: null, se: 0 }],
  ])('of %s', (_, differences, outcome) => {
    expect(testPairedT(differences, 0.05)).toEqual(outcome)
  })

  test.each<[number, number, number, number | null]>([
    [0.1, 6, 0.05, 0.1],
    [0.1, 5, 0.05, null],
    [0.1, 5, 1 / 16, null],
    [0.1, 5, 0.07, 0.1],
  ])('of %d in each of %d cases at a level of %d has the bound %s', (value, n, alpha, bound) => {
    expect(constantBound(value, n, alpha)).toBe(bound)
  })
})

describe('the test of clusters', () => {
  const NAMES = ['a', 'a', 'b', 'b', 'c', 'c']

  test('has its interval, which with one case per cluster is that of t', () => {
    const [own, t] = [testClustered([1, 2, 3, 4], ['a', 'b', 'c', 'd'], 0.05, 1e-9), testPairedT([1, 2, 3, 4], 0.05)]
    expect(own).toEqual({
      ...{ p: close(t.p ?? NaN), df: close(3), se: close(t.se ?? NaN) },
      interval: { low: close(t.interval?.low ?? NaN), high: close(t.interval?.high ?? NaN), method: 'cr2-t' },
    })
  })

  test.each<[string, readonly number[], readonly string[], object]>([
    ['three that lost the same', Array<number>(6).fill(-1), NAMES, { p: 1 / 4, interval: null }],
    [
      'six that lost the same',
      Array<number>(6).fill(-1),
      ['a', 'b', 'c', 'd', 'e', 'f'],
      { p: 1 / 32, interval: { low: -1, high: -1, method: 'point' } },
    ],
    ['gains and losses that cancel in each', [1, -1, 1, -1, 1, -1], NAMES, { p: 1, interval: null }],
    [
      'gains and losses that cancel but for the last bit',
      Array.from({ length: 18 }, (_, at) => [0.1, 0.2, -0.3][at % 3] ?? NaN),
      Array.from({ length: 18 }, (_, at) => `g${Math.floor(at / 3)}`),
      { p: 1, interval: null },
    ],
  ])('of %s', (_, differences, clusters, outcome) => {
    expect(testClustered(differences, clusters, 0.05, 1e-9)).toMatchObject(outcome)
  })
})

// docs/decision-rules.md#figures-beside-a-gate: √(f + g − (f − g)²/n)/n, below six flips √((f + g + 1)/(n + 2))/√n.
test.each([
  [4, 1, 20, Math.sqrt(6 / 22 / 20)],
  [5, 1, 20, Math.sqrt(6 - 16 / 20) / 20],
  [2, 6, 20, Math.sqrt(8 - 16 / 20) / 20],
])("McNemar's test with %d lost and %d won of %d has its standard error", (lost, won, n, se) => {
  const cases = Array.from({ length: n }, (_, at) =>
    at < lost ? ([1, 0] as const) : at < lost + won ? ([0, 1] as const) : ([1, 1] as const),
  )
  const outcome = testMcnemar(inputOf(SUCCESS, cases))
  expect([outcome.se, outcome.df, outcome.interval?.method]).toEqual([close(se), null, 'tango'])
})

describe('bounds', () => {
  const cases = [
    [0.9, 0.8],
    [0.7, 0.75],
    [0.5, 0.5],
    [0.4, 0.6],
    [0.6, 0.55],
    [0.3, 0.4],
  ] as const
  const [recall, amount] = [inputOf(RECALL, cases), inputOf({ ...TOKENS, scale: 'linear' }, cases)]
  const equal = inputOf(RECALL, [
    [0.5, 0.5],
    [1, 1],
  ])
  const methodsOf = (bounds: ReturnType<typeof boundBounded>) => bounds.map((bound) => bound().method)

  test('depend on what a row knows about its metric', () => {
    const resamples = resamplesOf(amount, amount.differences)
    const [series, unbounded] = [absoluteSeries(recall, 0.1), absoluteSeries(amount, 0.1)]
    expect(methodsOf(boundBounded(recall, series))).toEqual(['t', 'gaffke'])
    expect(methodsOf(boundBounded(equal, absoluteSeries(equal, 0.1)))).toEqual(['gaffke'])
    expect(methodsOf(boundUnbounded(amount, unbounded, resamples))).toEqual(['t', 'bootstrap-t'])
    expect(methodsOf(boundUnbounded(equal, unbounded, resamples))).toEqual([])
    const clusters = ['a', 'a', 'b', 'b', 'c', 'c']
    expect(methodsOf(boundClustered(recall, clusters, series))).toEqual([
      'cr2-t',
      'cluster-gaffke',
      'cluster-bootstrap-t',
    ])
    expect(methodsOf(boundClustered(amount, clusters, unbounded))).toEqual(['cr2-t', 'cluster-bootstrap-t'])
    expect(methodsOf(boundClustered(equal, ['a', 'a'], series))).toEqual([])
    const flips = inputOf(SUCCESS, [
      [1, 0],
      [1, 1],
    ])
    const relative = linearSeries(flips, { kind: 'relative', value: 0.1 })
    expect(methodsOf(boundMcnemar(flips, absoluteSeries(flips, 0.1)))).toEqual(['tango'])
    expect(methodsOf(boundMcnemar(flips, relative ?? absoluteSeries(flips, 0.1)))).toEqual(['t', 'gaffke'])
  })

  test('by t need two cases, and by resamples a spread', () => {
    const one = inputOf(RECALL, [[0.5, 0.6]])
    const [tBound] = boundBounded(one, absoluteSeries(one, 0.1))
    expect(tBound?.().value).toBeNull()
    const same = inputOf(TOKENS, [
      [1, 2],
      [2, 3],
      [3, 4],
    ])
    const [t, resampled] = boundUnbounded(same, absoluteSeries(same, 5), resamplesOf(same, same.differences))
    // For three equal losses, 2⁻² is not below 5 %.
    expect([t?.().value, resampled?.().value]).toEqual([null, null])
  })

  test('by t are the lower end of its interval', () => {
    const input = inputOf(RECALL, [
      [0, 0.1],
      [0, 0.2],
      [0, 0.3],
      [0, 0.4],
    ])
    expect(tBoundOf(input, absoluteSeries(input, 0.1))()).toEqual({
      ...{ method: 't', value: expect.closeTo(0.04457397, 7) as number, above_margin: true },
    })
  })

  test('with one case per cluster are those of the cases', () => {
    const own = boundClustered(recall, ['a', 'b', 'c', 'd', 'e', 'f'], absoluteSeries(recall, 0.1)).map((bound) =>
      bound(),
    )
    const [t, gaffke] = boundBounded(recall, absoluteSeries(recall, 0.1)).map((bound) => bound())
    expect(own[0]?.value).toBeCloseTo(t?.value ?? NaN, 9)
    // Both draw a million points, with different seeds.
    expect(own[1]?.value).toBeCloseTo(gaffke?.value ?? NaN, 1)
  })

  test('of clusters that all lost the same amount are that loss, if there are enough', () => {
    const boundOf = (k: number) => {
      const input = inputOf(
        TOKENS,
        Array.from({ length: 2 * k }, () => [1, 2] as const),
      )
      const clusters = Array.from({ length: 2 * k }, (_, at) => `g${at % k}`)
      return boundClustered(input, clusters, absoluteSeries(input, 2))[0]?.().value
    }
    expect([boundOf(5), boundOf(6)]).toEqual([null, -1])
  })

  test('from draws differ by seed', () => {
    const cases = Array.from({ length: 30 }, (_, at) => [0.5, 0.5 + Math.sin(at) ** 3 / 3] as const)
    const clusters = cases.map((_, at) => `g${at % 12}`)
    const drawn = (seed: string) => {
      const [own, other] = [inputOf(RECALL, cases, [], seed), inputOf({ ...TOKENS, scale: 'linear' }, cases, [], seed)]
      return [
        boundBounded(own, absoluteSeries(own, 0.1))[1],
        boundUnbounded(other, absoluteSeries(other, 0.1), resamplesOf(other, other.differences))[1],
        ...boundClustered(own, clusters, absoluteSeries(own, 0.1)).slice(1),
      ].map((bound) => bound?.().value)
    }
    const [first, again, second] = [drawn('1'), drawn('1'), drawn('2')]
    expect(first).toEqual(again)
    expect(first.map((value, at) => value !== second[at])).toEqual([true, true, true, true])
  })
})

// docs/decision-rules.md#totals: at 1 + r/2 where lower is better, or 1 − r/2 where higher is, the total contradicts.
test.each<[MetricFacts['direction'], number, boolean]>([
  ['lower', 1.05, true],
  ['lower', 1.05 - 1e-9, true],
  ['lower', 1.049, false],
  ['lower', 0.5, false],
  ['higher', 0.95, true],
  ['higher', 0.95 + 1e-10, true],
  ['higher', 0.951, false],
  ['higher', 2, false],
])(
  'with a margin of 10 %%, if %s is better, a ratio of totals of %d contradicts: %s',
  (direction, ratio, contradicts) => {
    const input = inputOf({ ...TOKENS, direction }, [
      [1, ratio],
      [1, ratio],
    ])
    expect(compareTotals(input, 0.1)).toEqual({ ratio, contradicts })
    const outcome = applyRow(input, { kind: 'relative', value: 0.1 })
    expect([outcome?.ratio_of_means, outcome?.total_contradicts]).toEqual([ratio, contradicts])
  },
)

describe('a margin', () => {
  const series = (parts: Partial<ReturnType<typeof absoluteSeries>>) => {
    return { ...absoluteSeries(inputOf(RECALL, [[1, 1]]), 0.05), noise: 1e-9, ...parts }
  }
  test.each<[string, number, Parameters<typeof series>[0], boolean]>([
    ['a loss as large', -0.05, {}, true],
    ['a loss within the rounding of it', -(0.05 - 1e-9), {}, true],
    ['a smaller loss', -0.04, {}, false],
    ['a gain', 0.1, { size: 0 }, false],
    ['a loss that is rounding', -1e-9, { size: 0 }, false],
    ['a loss of a share whose series is below 0', -0.05, { kind: 'shifted', values: [0.1, -0.2], size: 9 }, true],
    ['a loss of a share whose series is 0', -0.05, { kind: 'shifted', values: [1e-9], size: 9 }, true],
    ['a loss of a share whose series is above 0', -0.05, { kind: 'shifted', values: [0.1], size: 0 }, false],
  ])('is reached by %s: %#', (_, delta, parts, reaches) => {
    expect(reachesMargin(delta, series(parts))).toBe(reaches)
  })

  test.each<[number | null, boolean]>([
    [null, false],
    [-0.05, false],
    [-0.05 + 1e-9, false],
    [-0.05 + 3e-9, true],
  ])('of .05 compared with a bound of %s: %s', (value, above) => {
    expect(makeBound('t', series({}), () => value)()).toEqual({ method: 't', value, above_margin: above })
  })

  test('is a difference, shifted by a share, or the absolute margin that replaces a share of 0', () => {
    const [some, none] = [inputOf(RECALL, [[0.5, 0.25]]), inputOf(RECALL, [[0, 0.25]])]
    const tenth = { kind: 'relative', value: 0.5 } as const
    expect(absoluteSeries(some, 0.1)).toMatchObject({ kind: 'difference', values: [-0.25], limit: -0.1, worst: -1 })
    expect(linearSeries(some, tenth)).toMatchObject({ kind: 'shifted', values: [0], limit: 0, worst: -0.5, size: 0.25 })
    expect(linearSeries(none, tenth)).toBeNull()
    const instead = { ...none, metric: { ...RECALL, absolute_margin: 0.2 } }
    expect(linearSeries(instead, tenth)).toMatchObject({ kind: 'difference', size: 0.2, relative: null })
  })
})

test.each<[MetricFacts['range'], object | null]>([
  [[0, 1], { low: 0, high: 1 }],
  [[0, null], null],
  [[null, 1], null],
])('a metric from %j has a range of %j', (range, known) => {
  expect(boundedRange({ ...RECALL, range })).toEqual(known)
})

test('arms are equal if every number of every case is, as precisely as stored', () => {
  const isEqual = (...cases: Parameters<typeof figureInput>[1]) => figureInput(TOKENS_PER_ANSWER, cases).all_equal
  expect(
    isEqual(
      [
        [0.3, 1],
        [0.1 + 0.2, 1],
      ],
      [
        [3e15 + 1, 1],
        [3e15, 1],
      ],
    ),
  ).toBe(true)
  expect(
    isEqual([
      [1, 1],
      [1, 2],
    ]),
  ).toBe(false)
  expect(
    isEqual([
      [1, 1],
      [1, 1, 5],
    ]),
  ).toBe(false)
  expect(isEqual([[1, 0], [1]])).toBe(false)
})

test('one case, or one cluster, is single', () => {
  const cases = [
    [1, 0],
    [0, 1],
  ] as const
  expect(findSingle(inputOf(RECALL, cases.slice(0, 1)))).toEqual({ kind: 'single', unit: 'case' })
  expect(findSingle(inputOf(RECALL, cases, ['a', 'a']))).toEqual({ kind: 'single', unit: 'cluster' })
  expect(findSingle(inputOf(RECALL, cases))).toBeNull()
})
