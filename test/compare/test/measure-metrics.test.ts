import { describe, expect, test } from 'vitest'
import { NO_GATE_CASES } from '../../../src/compare/pair/gate-cases.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import type { ExactValues } from '../../../src/compare/test/exact-values.js'
import { adjustExplored, measureMetric, measureMetrics } from '../../../src/compare/test/measure-metrics.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { GateResult, MetricComparison } from '../../../src/model/result/gate-result.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'
import { pairsOf, RECALL, TOKENS, TOKENS_PER_ANSWER } from './row-input.js'

const MONEY: MetricFacts = { ...TOKENS, id: 'cost.usd', unit: 'usd' }
const METRICS = [SUCCESS, RECALL, MONEY]

/** Makes an arm of twelve cases, half of them tagged, of which the first `failures` fail. */
function armOf(failures: number, metrics: readonly MetricFacts[] = METRICS) {
  const ids = Array.from({ length: 12 }, (_, at) => `c${String(at).padStart(2, '0')}`)
  return scoredRun({
    cases: ids.map((id, at) =>
      goldenCase({ id, tags: at < 6 ? ['first', 'all'] : at < 11 ? ['five', 'all'] : ['all'] }),
    ),
    trials: ids.map((id, at) => {
      const success = at < failures ? 0 : 1
      return { case: id, trial: 0, scores: { success, recall: success, 'cost.usd': 1 + failures }, unscored: {} }
    }),
    metrics,
    gates: [gate({ metric: 'recall', margin: { kind: 'absolute', value: 0.05 } })],
  })
}

const pairOf = (metrics = METRICS) =>
  openPair({ baseline: armOf(0, metrics), candidate: armOf(6, metrics), failOn: 'regression' })
const { facts } = pairOf()

const UNMEASURED = { row: null, baseline: null, candidate: null, delta: null, interval: null, p: null }

describe('one metric', () => {
  const cases = (...own: Parameters<typeof pairsOf>) => ({ ...NO_GATE_CASES, pairs: pairsOf(...own) })
  const measure = (metric: MetricFacts, parts: Partial<Parameters<typeof measureMetric>[0]>) =>
    measureMetric({ metric, cases: NO_GATE_CASES, facts, alpha: 0.05, seed: 1, ...parts })

  test('without a case is not measured', () => {
    expect(measure(RECALL, {})).toEqual({ ...UNMEASURED, metric: RECALL, n: 0, cause: { kind: 'nothing-paired' } })
  })

  test('with another definition shows both values and no difference', () => {
    const redefined = new Map([['recall', 'definition' as const]])
    expect(measure(RECALL, { cases: cases([[1, 0.5]]), facts: { ...facts, redefined } })).toEqual({
      ...{ ...UNMEASURED, metric: RECALL, n: 1, baseline: 1, candidate: 0.5 },
      cause: { kind: 'redefined', how: 'definition' },
    })
  })

  test.each<[string, Parameters<typeof cases>, object, object | null]>([
    ['of one case', [[[1, 0]]], {}, { kind: 'single', unit: 'case' }],
    [
      'of one cluster',
      [
        [
          [1, 0],
          [0, 1],
        ],
        ['a', 'a'],
      ],
      {},
      { kind: 'single', unit: 'cluster' },
    ],
    [
      'of several cases',
      [
        [
          [1, 0],
          [0, 1],
        ],
      ],
      {},
      null,
    ],
    [
      'unevenly missing',
      [
        [
          [1, 0],
          [0, 1],
        ],
      ],
      { missing: { applicable: 99, only_baseline: 2, only_candidate: 0 } },
      { kind: 'cases-missing', baseline: 2, candidate: 0 },
    ],
    [
      'scored too seldom, which is said before what is missing',
      [
        [
          [1, 0],
          [0, 1],
        ],
      ],
      {
        ...{ scored_share: { baseline: 1, candidate: 0.5 }, applicable: { baseline: 4, candidate: 4 } },
        missing: { applicable: 4, only_baseline: 2, only_candidate: 0 },
      },
      expect.objectContaining({ arm: 'candidate', scored: 2, cases: 4 }) as object,
    ],
  ])('%s states what its p is worth', (_, own, parts, cause) => {
    expect(measure(RECALL, { cases: { ...cases(...own), ...parts } })).toMatchObject({ row: 'paired-t', cause })
  })

  test('of too few cases for a figure of the run', () => {
    const record = (pair: ReturnType<typeof pairsOf>[number]) => {
      return {
        ...pair,
        baseline: { ...pair.baseline, record: [1, 1] },
        candidate: { ...pair.candidate, record: [2, 1] },
      }
    }
    const pairs = pairsOf(Array.from({ length: 9 }, () => [1, 2] as const)).map(record)
    expect(measure(TOKENS_PER_ANSWER, { cases: { ...NO_GATE_CASES, pairs } })).toMatchObject({
      ...{ row: 'per-run', baseline: 1, candidate: 2, delta: -1, p: null },
      cause: { kind: 'information-only', unit: 'case', units: 9, needed: 10 },
    })
    const none = pairs.map((pair) => ({ ...pair, candidate: { ...pair.candidate, record: [2, 0] } }))
    expect(measure(TOKENS_PER_ANSWER, { cases: { ...NO_GATE_CASES, pairs: none } })).toEqual({
      ...{ ...UNMEASURED, metric: TOKENS_PER_ANSWER, n: 9, baseline: 1, infinite: ['candidate'] },
      cause: { kind: 'no-figure', arms: ['candidate'], infinite: true, figure: 'ratio' },
    })
  })

  test('that cannot be computed does not affect the others', () => {
    const pairs = [{ case_id: 'c' }] as unknown as ReturnType<typeof pairsOf>
    const { cause, ...rest } = measure(RECALL, { cases: { ...NO_GATE_CASES, pairs } })
    expect(cause?.kind).toBe('bug')
    expect(rest).toEqual({ ...UNMEASURED, metric: RECALL, n: 1 })
  })

  const CODE: MetricFacts = { ...RECALL, id: 'code.mi', measured_on: 'code' }
  const files = { common: 2, added: 1, gone: 0 }
  const known: ExactValues = {
    ...{ baseline: 50, candidate: 45, delta: -5, whole: 44 },
    basis: { files },
    n: 2,
    obstacle: null,
  }
  const lost: ExactValues = {
    ...{ ...known, delta: null, basis: { files: null }, n: 0 },
    obstacle: { kind: 'not-comparable', cause: { kind: 'no-baseline', lost: 'none' } },
  }
  test.each<[string, MetricFacts, ExactValues, object]>([
    ['of the code', CODE, known, { row: 'exact', n: 2, delta: -5, cause: { kind: 'exact', files } }],
    [
      'of a review',
      { ...CODE, measured_on: 'code-review' },
      known,
      { row: 'exact', delta: -5, cause: { kind: 'one-reading' } },
    ],
    [
      'that cannot be compared',
      CODE,
      lost,
      { row: null, n: 0, delta: null, cause: { kind: 'no-baseline', lost: 'none' } },
    ],
  ])('with one number per side, %s', (_, metric, exact, said) => {
    expect(measure(metric, { exact })).toEqual({
      ...{ ...UNMEASURED, metric, n: exact.n, baseline: 50, candidate: 45 },
      ...said,
    })
  })
})

/** Makes a gate result with the numbers that a metric can reuse. */
function gateOn(metric: MetricFacts, parts: Partial<GateResult> = {}): GateResult {
  const numbers = { n: 7, row: 'paired-t', baseline: 0.5, candidate: 0.25, delta: -0.25, interval: null, p: 0.5 }
  const result = {
    gate: { metric: metric.id, where: null },
    metric,
    ...numbers,
    p_adjusted: 0.75,
    cause: null,
    ...parts,
  }
  return result as unknown as GateResult
}

describe('all metrics', () => {
  test('are measured in order, with success by tag, and adjusted together', () => {
    const told: (readonly [number, number])[] = []
    const { metrics, slices } = measureMetrics(pairOf(), [], (...now) => told.push(now))
    expect(told).toEqual([0, 1, 2, 3].map((done) => [done, 3]))
    expect(metrics.map(({ metric, row, n, delta, marks }) => [metric.id, row, n, delta, marks])).toEqual([
      ['success', 'mcnemar', 12, -0.5, undefined],
      ['recall', 'paired-t', 12, -0.5, undefined],
      ['cost.usd', 'log-ratio', 12, expect.closeTo(-Math.log(7), 9), undefined],
    ])
    // Six of six cases are lost: mid-p = 2 · 2⁻⁶ − 2⁻⁶. None of the five is lost.
    expect(slices.map(({ tag, result }) => [tag, result.n, result.p])).toEqual([
      ['first', 6, expect.closeTo(1 / 64, 12)],
      ['five', 5, 1],
    ])
    // Benjamini–Hochberg over all five: the smaller of 5p/4 and 1 · 5/5.
    const [success] = metrics
    expect(success?.p_adjusted).toBeGreaterThan(success?.p ?? NaN)
  })

  test('have the tags of the primary gate without success, if it sees quality', () => {
    const { slices } = measureMetrics(pairOf([RECALL]), [])
    expect(slices.map(({ tag, result }) => [tag, result.metric.id, result.delta])).toEqual([
      ['first', 'recall', -1],
      ['five', 'recall', 0],
    ])
    const onMoney = (arm: ReturnType<typeof armOf>) => ({
      ...arm,
      run: { ...arm.run, gates: [gate({ metric: MONEY.id, margin: { kind: 'relative', value: 0.1 } })] },
    })
    const [baseline, candidate] = [onMoney(armOf(0, [MONEY])), onMoney(armOf(6, [MONEY]))]
    expect(measureMetrics(openPair({ baseline, candidate, failOn: 'regression' }), []).slices).toEqual([])
  })

  test('state how many cases are left out', () => {
    const pair = pairOf()
    const casesOf: typeof pair.casesOf = (metric, slice) => {
      return { ...pair.casesOf(metric, slice), left_out: metric.id === 'cost.usd' ? 2 : 0 }
    }
    const { metrics } = measureMetrics({ ...pair, casesOf }, [])
    expect(metrics.map(({ marks }) => marks)).toEqual([
      ...[undefined, undefined],
      ["2 cases with the target's own cost are left out: the price list changed"],
    ])
  })

  test.each<[string, GateResult, object]>([
    ['with its p', gateOn(RECALL), { p: 0.5, cause: null }],
    ['that has a p and a caveat', gateOn(RECALL, { cause: { kind: 'zero-baseline' } }), { p: 0.5, cause: null }],
    [
      'without a p',
      gateOn(RECALL, { p: null, cause: { kind: 'zero-baseline' } }),
      { p: null, cause: { kind: 'zero-baseline' } },
    ],
    [
      'of a fact',
      gateOn(RECALL, { row: 'fact', p: null, cause: { kind: 'zero-baseline' } }),
      { row: 'fact', p: null, cause: null },
    ],
    [
      'that is infinite',
      gateOn(RECALL, { candidate: null, infinite: ['candidate'] }),
      { candidate: null, infinite: ['candidate'] },
    ],
  ])('reuse the numbers of a gate on the whole suite: one %s', (_, lender, own) => {
    const { metrics } = measureMetrics(pairOf(), [gateOn(SUCCESS, { n: 3, p_adjusted: 1 }), lender])
    expect(metrics[1]).toEqual({
      ...{ metric: RECALL, n: 7, row: 'paired-t', baseline: 0.5, candidate: 0.25, delta: -0.25, interval: null },
      ...{ p: 0.5, cause: null, p_adjusted: 0.75 },
      ...own,
    })
    expect(metrics.map(({ n }) => n)).toEqual([3, 7, 12])
  })

  test.each<[string, object]>([
    ['on a slice', { gate: { metric: 'recall', where: { tags: ['first'] } } }],
    ['without a row', { row: null }],
    ['on another metric', { gate: { metric: 'latency', where: null } }],
  ])('have their own numbers next to a gate %s', (_, parts) => {
    const { metrics } = measureMetrics(pairOf(), [gateOn(RECALL, parts)])
    expect(metrics[1]?.n).toBe(12)
    expect(metrics[1]?.p_adjusted).not.toBe(0.75)
  })
})

test('are not adjusted if they were not tested, and take the adjusted p of a gate', () => {
  const of = (metric: MetricFacts, p: number | null) => ({ metric, p }) as MetricComparison
  const slice = (p: number | null) => ({ tag: 't', result: of(SUCCESS, p) })
  const pairs = [
    { metrics: [of(RECALL, null), of(TOKENS, 0.01)], slices: [slice(0.5)], gates: [] },
    { metrics: [of(SUCCESS, 0.04), of(RECALL, 0.02)], slices: [slice(null)], gates: [gateOn(SUCCESS)] },
  ]
  const adjusted = adjustExplored(pairs, (pair, { metric }) => (metric.id === 'success' ? 10 + pair : null))
  // For .01, .02, .04, .5 and 1: 5p, 5p/2, 5p/3, 5p/4 and p, where none exceeds a later one
  expect(adjusted.map(({ metrics, slices }) => [...metrics, ...slices].map((one) => one.p_adjusted))).toEqual([
    [null, 0.05, 0.625],
    [11, 0.05, 1],
  ])
})
