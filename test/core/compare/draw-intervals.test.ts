import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/core/compare/compare-runs.js'
import type { Comparison, GateResult, ListedMetric } from '../../../src/core/model/comparison.js'
import type { Margin, MetricFacts } from '../../../src/core/model/metric.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

type Draw = (index: number, arm: 0 | 1) => number

const wave = (index: number): number => Math.sin(index * 12.9898)
const bounded: MetricFacts = { ...SUCCESS, id: 'ndcg', title: 'nDCG', kind: 'continuous' }
const counted: MetricFacts = { ...bounded, id: 'calls', unit: 'count', direction: 'lower', range: [0, null] }
const tokens: MetricFacts = { ...counted, id: 'tokens', unit: 'tokens', scale: 'log-ratio' }
const slowest: MetricFacts = { ...counted, id: 'p95', per_run: { figure: 'percentile', of: 'calls', percentile: 95 } }

const DRAWS: Readonly<Record<string, Draw>> = {
  success: (index, arm) => Number(index % 7 !== arm),
  ndcg: (index, arm) => 0.5 + 0.2 * wave(index) + 0.05 * arm * wave(3 * index + 1),
  same: () => 0.5,
  calls: (index, arm) => 10 + 3 * wave(index) + arm * wave(5 * index),
  tokens: (index, arm) => 900 + 300 * wave(index) + 40 * arm * wave(7 * index),
}

function compare(
  metrics: readonly MetricFacts[],
  {
    n = 60,
    gated = null,
  }: { readonly n?: number; readonly gated?: { readonly id: string; readonly margin: Margin } | null },
): Comparison {
  const cases = Array.from({ length: n }, (_, index) => goldenCase({ id: `c${String(index).padStart(4, '0')}` }))
  const arm = (which: 0 | 1): Parameters<typeof scoredRun>[0] => ({
    cases,
    metrics: [SUCCESS, ...metrics],
    gates: [gate(), ...(gated === null ? [] : [gate({ id: gated.id, metric: gated.id, margin: gated.margin })])],
    trials: cases.map(({ id }, index) => ({
      case: id,
      trial: 0,
      scores: Object.fromEntries(Object.entries(DRAWS).map(([metric, draw]) => [metric, draw(index, which)])),
      unscored: {},
    })),
  })
  return compareRuns({ baseline: scoredRun(arm(0)), candidate: scoredRun(arm(1)), failOn: 'never' })
}

function listed({ metrics }: Comparison, id: string): ListedMetric {
  const found = metrics.find(({ metric }) => metric.id === id)
  if (found === undefined) throw new Error(`no metric ${id}`)
  return found
}

function gateOf({ gates }: Comparison, id: string): GateResult {
  const found = gates.find((result) => result.gate.id === id)
  if (found === undefined) throw new Error(`no gate ${id}`)
  return found
}

describe('a metric without a gate has the interval that a gate would show', () => {
  test.each([
    { metric: bounded, method: 'gaffke', margin: 0.05 },
    { metric: counted, method: 't', margin: 1 },
  ])('$metric.id: $method', ({ metric, method, margin }) => {
    const free = listed(compare([metric], {}), metric.id)
    const gated = gateOf(
      compare([metric], { gated: { id: metric.id, margin: { kind: 'absolute', value: margin } } }),
      metric.id,
    )
    expect(free.interval?.method).toBe(method)
    expect(free.p).toBe(gated.p)
    // The draws differ, and their noise is far below this.
    expect(Math.abs((free.interval?.low ?? NaN) - (gated.interval?.low ?? NaN))).toBeLessThan(0.002)
    expect(Math.abs((free.interval?.high ?? NaN) - (gated.interval?.high ?? NaN))).toBeLessThan(0.002)
  })

  test('a bounded one without any difference has the exact end of no draws', () => {
    const same = { ...bounded, id: 'same' }
    const end = 1 - 0.025 ** (1 / 60)
    const { interval, p } = listed(compare([same], {}), 'same')
    expect(p).toBe(1)
    expect(interval).toMatchObject({ method: 'gaffke' })
    expect(interval?.low).toBeCloseTo(-end, 12)
    expect(interval?.high).toBeCloseTo(end, 12)
  })

  test('metrics beside it do not change it', () => {
    const alone = listed(compare([bounded], {}), 'ndcg').interval
    const beside = listed(compare([{ ...bounded, id: 'same' }, counted, tokens, bounded], {}), 'ndcg').interval
    expect(beside).toEqual(alone)
  })

  test('a figure of the run has the bootstrap from 200 cases on, and none below', () => {
    const enough = listed(compare([counted, slowest], { n: 200 }), 'p95')
    expect(enough).toMatchObject({ row: 'per-run', interval: { method: 'bootstrap' }, reason: null })
    expect(enough.p).toBeGreaterThan(0)
    const few = listed(compare([counted, slowest], { n: 199 }), 'p95')
    expect(few).toMatchObject({ row: 'per-run', interval: null, p: null, reason: 'information only below 200 cases' })
  })
})

describe('the bootstrap intervals beside a gate', () => {
  test.each([
    { metric: counted, margin: { kind: 'absolute', value: 1 } },
    { metric: tokens, margin: { kind: 'relative', value: 0.1 } },
  ] as const)(
    '$metric.id: from the resamples that its bound is read from, near its own interval',
    ({ metric, margin }) => {
      const { checks, interval, bounds } = gateOf(compare([metric], { gated: { id: metric.id, margin } }), metric.id)
      const width = (interval?.high ?? NaN) - (interval?.low ?? NaN)
      for (const ends of [checks.percentile, checks.bca, checks.studentised]) {
        expect(Math.abs((ends?.low ?? NaN) - (interval?.low ?? NaN))).toBeLessThan(width / 8)
        expect(Math.abs((ends?.high ?? NaN) - (interval?.high ?? NaN))).toBeLessThan(width / 8)
      }
      expect(checks.studentised?.low).toBe(bounds.find(({ method }) => method === 'bootstrap-t')?.value)
      expect(Math.abs((checks.hedges_g ?? NaN) / (checks.cohen_dz ?? NaN) - 0.9872)).toBeLessThan(1e-4)
    },
  )

  test('a relative margin resamples what it bounds and what it shows', () => {
    const relative: Margin = { kind: 'relative', value: 0.1 }
    const linear = { ...counted, absolute_margin: 1 }
    const { checks, interval, bounds } = gateOf(
      compare([linear], { gated: { id: 'calls', margin: relative } }),
      'calls',
    )
    expect(Math.abs((checks.percentile?.low ?? NaN) - (interval?.low ?? NaN))).toBeLessThan(0.1)
    expect(checks.studentised?.low).not.toBe(bounds.find(({ method }) => method === 'bootstrap-t')?.value)
  })

  test('none without a difference, and none beside a bounded row', () => {
    const absolute: Margin = { kind: 'absolute', value: 0.05 }
    const same = gateOf(compare([{ ...counted, id: 'same' }], { gated: { id: 'same', margin: absolute } }), 'same')
    expect([same.verdict, same.checks.bca, same.checks.percentile]).toEqual(['unchanged', undefined, undefined])
    const ndcg = gateOf(compare([bounded], { gated: { id: 'ndcg', margin: absolute } }), 'ndcg')
    expect(ndcg.checks.bca).toBeUndefined()
  })
})
