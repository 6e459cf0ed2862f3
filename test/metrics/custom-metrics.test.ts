import { describe, expect, test } from 'vitest'
import { withinTime } from '../../src/io/within-time.js'
import { sha256 } from '../../src/io/sha256.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { customMetricsOf, recordedScore, scoreTrial, widenRanges } from '../../src/metrics/score-trial.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { Run } from '../../src/model/run/run.js'
import { makeRun } from '../store/runs/make-run.js'
import { makeCase, makeFailure, makeReply, SETTINGS } from './make-trial.js'
import { fingerprintMetrics, metricFacts } from '../../src/metrics/define-metric.js'

const POLITE: MetricFacts = {
  id: 'custom.politeness',
  title: 'politeness',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  environment: 'free',
  scale: 'linear',
  definition: 'custom.politeness/1 sha256:a',
  custom: true,
}
const ID = POLITE.id

describe('the recorded scores of a suite’s own metric', () => {
  test.each<[string, Partial<MetricFacts>, Record<string, number>, Record<string, string>, unknown]>([
    ['is its score', {}, { [ID]: 0.5 }, {}, { kind: 'scored', value: 0.5 }],
    ['is the reason why there is none', {}, {}, { [ID]: 'no span' }, { kind: 'unscored', reason: 'no span' }],
    ['is nothing where it does not apply', {}, { success: 1 }, {}, null],
    [
      'is unscored outside its range',
      {},
      { [ID]: 2 },
      {},
      { kind: 'unscored', reason: "the suite's metric returned 2, but it lies between 0 and 1" },
    ],
    [
      'is unscored below its lower end',
      { range: [0, null] },
      { [ID]: -1 },
      {},
      { kind: 'unscored', reason: "the suite's metric returned -1, but it is never below 0" },
    ],
    [
      'is unscored above its upper end',
      { range: [null, 0] },
      { [ID]: 1 },
      {},
      { kind: 'unscored', reason: "the suite's metric returned 1, but it is never above 0" },
    ],
    [
      'is unscored between 0 and 1 where it is binary',
      { kind: 'binary' },
      { [ID]: 0.5 },
      {},
      { kind: 'unscored', reason: "the suite's metric returned 0.5, but only 0 and 1 are possible" },
    ],
    [
      'is its score up to a rounding error beyond an end',
      {},
      { [ID]: 1 + 2e-16 },
      {},
      { kind: 'scored', value: 1 + 2e-16 },
    ],
    [
      'has at most 200 characters of a reason',
      {},
      {},
      { [ID]: 'x'.repeat(300) },
      { kind: 'unscored', reason: 'x'.repeat(200) },
    ],
  ])('%s', (_, more, scores, unscored, expected) => {
    expect(recordedScore({ ...POLITE, ...more }, { scores, unscored })).toEqual(expected)
  })

  test('are kept next to the recomputed scores, except after an outage', () => {
    const metrics = buildMetrics(SETTINGS, [POLITE])
    const recorded = { scores: { [ID]: 0.5, 'answer.empty': 0 }, unscored: {} }
    const score = (observation: Parameters<typeof scoreTrial>[0]['observation']) =>
      scoreTrial({ withinTime, metrics, golden: makeCase(), observation, recorded })
    expect(score(makeReply()).scores[ID]).toBe(0.5)
    expect(score(makeFailure('crash', 'gone')).scores).toMatchObject({ [ID]: 0.5, 'answer.empty': 1 })
    const outage = score(makeFailure('infrastructure', '429'))
    expect(outage.scores[ID]).toBeUndefined()
    expect(outage.unscored[ID]).toBe('infrastructure failure: 429')
  })
})

test('the fingerprint covers all facts: a run cannot claim another definition with the opposite direction', () => {
  const [metric] = buildMetrics(SETTINGS, [POLITE]).slice(-1)
  if (metric === undefined) throw new Error('no metric')
  expect(metricFacts(metric)).toEqual(POLITE)
  const of = (more: Partial<MetricFacts>) => fingerprintMetrics([{ ...metric, ...more }], sha256)[ID]
  expect(of({})).toBe(of({}))
  for (const more of [{ direction: 'lower' }, { range: [0, 2] }, { definition: 'x' }, { kind: 'ordinal' }] as const)
    expect(of(more)).not.toBe(of({}))
})

test('a run’s own metrics are taken once each, and only with an id that no other metric has', () => {
  const metrics = [
    POLITE,
    { ...POLITE, title: 'again' },
    { ...POLITE, id: 'success' },
    { ...POLITE, id: 'custom.ratio', per_run: { figure: 'trial-deviation', of: 'success' } as const },
    (({ custom: _, ...facts }) => ({ ...facts, id: 'custom.other' }))(POLITE),
  ]
  expect(customMetricsOf({ metrics })).toEqual([POLITE])
})

describe('scores of another harness', () => {
  const binary: MetricFacts = { ...POLITE, kind: 'binary', default_margin: { kind: 'absolute', value: 0.05 } }
  const points: MetricFacts = {
    ...POLITE,
    ...{ unit: 'score', range: [null, null], default_margin: { kind: 'relative', value: 0.1 } },
  }
  const runOf = (metrics: MetricFacts[], type = 'results'): Run => {
    const run = makeRun({})
    return { ...run, metrics, settings: { ...run.settings, target: { type } } }
  }

  test.each([
    [
      'what is yes or no in one run and between in the other is between in both',
      [binary, POLITE],
      'continuous',
      'ratio',
    ],
    ['what passes 1 in one run has no range in both', [points, binary], 'continuous', 'score'],
    ['what is yes or no in both stays so', [binary, binary], 'binary', 'ratio'],
  ])('%s', (_, facts, kind, unit) => {
    const runs = facts.map((one) => runOf([one]))
    for (const run of runs) expect(widenRanges(runs)(run).metrics).toMatchObject([{ kind, unit }])
  })

  test('no run changes the direction of another', () => {
    const runs = [runOf([binary]), runOf([{ ...points, direction: 'lower' }])]
    expect(runs.map((run) => widenRanges(runs)(run).metrics[0]?.direction)).toEqual(['higher', 'lower'])
  })

  test('metrics of a suite stay unchanged', () => {
    const runs = [runOf([binary]), runOf([POLITE], 'search')]
    expect(runs.map((run) => widenRanges(runs)(run))).toEqual(runs)
  })
})
