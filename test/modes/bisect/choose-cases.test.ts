import { describe, expect, test } from 'vitest'
import { chooseCases, countProbe } from '../../../src/modes/bisect/count-probes.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../../compare/build-runs.js'

const GRADE: MetricFacts = { ...SUCCESS, id: 'grade', kind: 'continuous' }
const METRICS: readonly MetricFacts[] = [
  SUCCESS,
  GRADE,
  { ...GRADE, id: 'tokens', direction: 'lower', range: [0, null] },
  { ...GRADE, id: 'latency', direction: 'lower', range: [0, null], environment: 'bound' },
]
const gatesOn = (...metrics: readonly string[]) =>
  metrics.map((metric) => gate({ id: metric, metric, margin: { kind: 'absolute', value: 0.1 } }))

type Scores = Readonly<Record<string, number>>
const runOf = (scores: Readonly<Record<string, Scores>>) =>
  scoredRun({
    cases: Object.keys(scores).map((id) => goldenCase({ id })),
    trials: Object.entries(scores).map(([id, own]) => ({ case: id, trial: 0, scores: own, unscored: {} })),
    metrics: METRICS,
  })
const all = (id: string, ...values: readonly number[]) =>
  Object.fromEntries(values.map((value, at) => [`c${at}`, { [id]: value }]))
const choose = (metric: string, before: readonly number[], after: readonly number[]) =>
  chooseCases(runOf(all(metric, ...before)), runOf(all(metric, ...after)), { seed: 1, gates: gatesOn(metric) })
const near = (value: number) => expect.closeTo(value, 9) as number

describe('the cases that a probe asks', () => {
  test('of a number, lost the margin and at least half as much as the worst; the others hardly changed', () => {
    // c3 lost the margin, but much less than the worst; c4 lost half of the margin.
    expect(choose('grade', [0.9, 0.8, 0.9, 0.9, 0.9, 0.9], [0.4, 0.5, 0.9, 0.78, 0.85, 0.88])).toEqual({
      metric: 'grade',
      flipped: ['c0', 'c1'],
      others: expect.arrayContaining(['c2', 'c5']) as string[],
      // Half-way for these, and half of their average loss of .4 below the good mean for the others.
      limits: { c0: near(0.65), c1: near(0.65), c2: near(0.7), c5: near(0.7) },
    })
  })

  test('rose where lower is better', () => {
    const chosen = choose('tokens', [1, 1], [2, 1])
    expect(chosen).toEqual({
      ...{ metric: 'tokens', lower: true, flipped: ['c0'], others: ['c1'] },
      limits: { c0: 1.5, c1: 1.5 },
    })
    const trials = runOf({ c0: { tokens: 1.6 }, c1: { tokens: 1.4 } }).trials
    const measured = { kind: 'measured' as const, run: runOf({}).run, trials }
    expect(countProbe({ sha: 'abcdef0', trials: 1, cases: chosen, measured })).toMatchObject({
      flipped: { failed: 1, asked: 1 },
      others: { failed: 0, asked: 1 },
    })
  })

  test('flipped in success, if any did and no other metric is to be looked at first', () => {
    const [good, bad] = [runOf({ a: { success: 1, grade: 0.9 } }), runOf({ a: { success: 0, grade: 0.1 } })]
    const suite = { seed: 1, gates: gatesOn('success', 'grade') }
    expect(chooseCases(good, bad, suite)).toMatchObject({ metric: 'success', flipped: ['a'], limits: {} })
    expect(chooseCases(good, bad, suite, ['grade'])).toMatchObject({ metric: 'grade', flipped: ['a'] })
  })

  test.each([
    ['only latency rose', 'latency', [1], [9]],
    ['none lost the margin', 'grade', [0.9], [0.85]],
    ['all got better', 'grade', [0.1], [0.9]],
  ])('are none if %s', (_, metric, before, after) => {
    expect(choose(metric, before, after).flipped).toEqual([])
  })
})
