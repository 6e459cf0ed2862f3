import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { judgePairs } from '../../../src/compare/decide/rounds-of-run.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

/** An unbounded metric, which is decided by its row. */
const DEPTH: MetricFacts = { ...SUCCESS, id: 'depth', kind: 'continuous', range: [0, null] }
/** A bounded metric, which is decided in rounds, like success. */
const HOPS: MetricFacts = { ...SUCCESS, id: 'hops', kind: 'continuous' }
const BROKEN: MetricFacts = { ...DEPTH, id: 'broken', per_run: { figure: 'percentile', of: 'depth', percentile: 950 } }
const CODE: MetricFacts = { ...DEPTH, id: 'code', measured_on: 'code' }
const POINTS = { kind: 'absolute', value: 0.05 } as const
const ids = Array.from({ length: 60 }, (_, at) => `q-${String(at).padStart(2, '0')}`)

type ValueOf = (at: number, trial: number) => Readonly<Record<string, number>>

interface Parts {
  readonly metrics?: readonly MetricFacts[]
  readonly gates?: readonly Gate[]
  readonly deterministic?: boolean
  readonly session?: string
  readonly cases?: readonly string[]
}

function runOf(
  scores: ValueOf,
  { metrics = [SUCCESS], gates, deterministic = false, session, cases = ids }: Parts = {},
) {
  return scoredRun({
    cases: cases.map((id) => goldenCase({ id })),
    trials: cases.flatMap((id, at) =>
      [0, 1].map((trial) => ({ case: id, trial, scores: scores(at, trial), unscored: {} })),
    ),
    metrics,
    gates: gates ?? [gate({ margin: POINTS })],
    settings: { deterministic },
    ...(session !== undefined && { session_id: session }),
  })
}

const compare = (baseline: ScoredRun, candidate: ScoredRun) =>
  compareRuns({ baseline, candidate, failOn: 'regression', inference: 'these-cases' })

// docs/decision-rules.md#several-gates and #families: with two gates the smaller p is doubled, with one it stays.
describe('the p of a gate in rounds', () => {
  const beside = (parts: Partial<Gate>): Gate => gate({ id: 'other', metric: 'depth', margin: POINTS, ...parts })
  test.each<[string, readonly Gate[], number]>([
    ['alone', [], 1],
    ['with another in rounds', [beside({ metric: 'hops' })], 2],
    ['with one on a row', [beside({})], 2],
    ['with one on a row and one in rounds', [beside({}), beside({ id: 'third', metric: 'hops' })], 3],
    ['with one that warns', [beside({ severity: 'warn' })], 1],
    ['with one with evidence threshold', [beside({ evidence: 'threshold' })], 1],
    ['with one that requires proof', [beside({ evidence: 'non-inferior' })], 1],
    ['with one that has only bounds', [beside({ margin: null, max: 100 })], 1],
    ['with one on source code', [beside({ metric: 'code' })], 1],
    ['with one that cannot be computed', [beside({ metric: 'broken' })], 1],
  ])('%s', (_, others, factor) => {
    const parts = { metrics: [SUCCESS, DEPTH, HOPS, BROKEN, CODE], gates: [gate({ margin: POINTS }), ...others] }
    const main = runOf((at) => ({ success: 1, depth: 5 + (at % 4), hops: 0.5 }), parts)
    // 4 of 60 cases fail both tries; depth and hops lose a little in every third, less surely.
    const change = runOf(
      (at) => ({ success: at < 4 ? 0 : 1, depth: 5 + (at % 4) + (at % 3) - 1, hops: 0.5 + (at % 2 ? 0.1 : -0.1) }),
      parts,
    )
    const { gates } = compare(main, change)
    const [own] = gates
    expect(own?.row).toBe('rounds')
    expect(own?.p).toBeGreaterThan(0.0001)
    expect(own?.p).toBeLessThan(0.2)
    expect((own?.p_adjusted ?? 0) / (own?.p ?? 1)).toBeCloseTo(factor, 9)
  })
})

test('pairs judged together keep their own gates', () => {
  const main = runOf(() => ({ success: 1 }))
  const pairOf = (failing: number) =>
    openPair({
      baseline: main,
      candidate: runOf((at) => ({ success: at < failing ? 0 : 1 }), { session: `change-${failing}` }),
      failOn: 'regression',
      inference: 'these-cases',
    })
  const judged = judgePairs([pairOf(0), pairOf(30)])
  const seen = judged.map(({ judgedOf, rounds }) => {
    const own = judgedOf('success')
    return [
      own?.kind === 'rounds' ? [own.outcome.id, own.outcome.verdict, own.outcome.figures?.delta] : null,
      rounds?.outcome.gates.map(({ id, verdict }) => [id, verdict]),
    ]
  })
  expect(seen).toEqual([
    [['success', 'no-regression', 0], [['success', 'no-regression']]],
    [['success', 'regressed', -0.5], [['success', 'regressed']]],
  ])
  expect(judged.map(({ judgedOf }) => judgedOf('other'))).toEqual([null, null])
})

// docs/decision-rules.md#facts: for a deterministic target, and only for metrics computed from the answer itself.
describe('a deterministic target', () => {
  const rate = (parts: Partial<MetricFacts>): MetricFacts => ({ ...HOPS, id: 'rate', ...parts })
  test.each<[string, MetricFacts, string | null]>([
    ['what the answer says', rate({}), 'fact'],
    ['what a judge says', rate({ judged_by: ['answer'] }), 'rounds'],
    ['what it spends', rate({ aspect: 'spending' }), 'rounds'],
    ['time', rate({ unit: 's', range: [0, null] }), 'paired-t'],
    ['money', rate({ unit: 'usd' }), 'rounds'],
    ['a figure of the run', rate({ per_run: { figure: 'percentile', of: 'rate', percentile: 50 } }), 'per-run'],
  ])('is decided by what was seen: %s', (_, metric, row) => {
    const parts = {
      metrics: [metric],
      gates: [gate({ id: 'rate', metric: 'rate', margin: POINTS })],
      deterministic: true,
    }
    const one = (add: number) => runOf((at) => ({ rate: 0.2 + (at % 5) / 10 + (at < 20 ? add : 0) }), parts)
    expect(compare(one(0), one(0.1)).gates[0]?.row).toBe(row)
  })

  // docs/decision-rules.md#margins: a share of 0 is nothing, so the absolute margin stands in.
  test.each<[number, number, string]>([
    [0, 0.1, 'no-regression'],
    [0, 0.3, 'regressed'],
    [0, 0, 'unchanged'],
    [0.5, 0.54, 'no-regression'],
    [0.5, 0.56, 'regressed'],
  ])('with a margin of a tenth, or of .2 if main has 0, is from %d to %d %s', (before, now, verdict) => {
    const metric = rate({ direction: 'lower', absolute_margin: 0.2 })
    const gates = [gate({ id: 'rate', metric: 'rate', margin: { kind: 'relative', value: 0.1 } })]
    const one = (value: number) => runOf(() => ({ rate: value }), { metrics: [metric], gates, deterministic: true })
    expect(compare(one(before), one(now)).gates[0]).toMatchObject({ row: 'fact', verdict })
  })

  test('has a margin of a tenth of main’s mean if only some cases have 0', () => {
    const metric = rate({ direction: 'lower', absolute_margin: 0.2 })
    const gates = [gate({ id: 'rate', metric: 'rate', margin: { kind: 'relative', value: 0.1 } })]
    const one = (add: number) =>
      runOf((at) => ({ rate: (at % 2) / 2 + add }), { metrics: [metric], gates, deterministic: true })
    // From .25 to .31 is more than a tenth and less than .2.
    expect(compare(one(0), one(0.06)).gates[0]).toMatchObject({ row: 'fact', verdict: 'regressed' })
  })

  test('is not deterministic if the change gives two different answers', () => {
    const { gates, asked } = compare(
      runOf(() => ({ success: 1 }), { deterministic: true }),
      runOf((at, trial) => ({ success: at === 0 && trial === 0 ? 0 : 1 }), { deterministic: true }),
    )
    expect([gates[0]?.row, asked?.refuted_by]).toEqual(['rounds', 'change'])
  })
})
