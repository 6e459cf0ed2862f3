import { describe, expect, test } from 'vitest'
import { buildMetrics, defaultGates, resolveMetric } from '../../src/metrics/build-metrics.js'
import { isQuality, seesQuality } from '../../src/model/metric.js'
import { DEFAULT_SCORING, type Scoring } from '../../src/model/suite/scoring.js'
import { makeCase, SETTINGS } from './make-trial.js'
import { metricFacts } from '../../src/metrics/define-metric.js'

const METRICS = buildMetrics(SETTINGS)
const idsOf = (metrics: readonly { readonly id: string }[]): readonly string[] => metrics.map(({ id }) => id)

describe('buildMetrics', () => {
  test('makes every metric at every k once, including primary_k, in a fixed order', () => {
    const ids = idsOf(buildMetrics({ ...SETTINGS, k: [10, 1, 10], primary_k: 3 }))
    expect(ids.slice(0, 8)).toEqual([
      'success',
      'success.retrieval',
      'success.answer',
      'success.workflow',
      'retrieval.precision@1',
      'retrieval.precision@3',
      'retrieval.precision@10',
      'retrieval.recall@1',
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('the facts of a metric are plain data: reading them returns what was written', () => {
  for (const metric of METRICS) {
    const facts = metricFacts(metric)
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  }
  expect(METRICS.map(metricFacts).find(({ id }) => id === 'retrieval.precision@5')).toEqual({
    id: 'retrieval.precision@5',
    title: 'precision@5',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    environment: 'free',
    scale: 'linear',
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'retrieval.precision/1 spans/4',
  })
})

describe('resolveMetric', () => {
  test.each([
    ['retrieval.precision@5', 'retrieval.precision@5'],
    ['precision@5', 'retrieval.precision@5'],
    ['mrr', 'retrieval.mrr'],
    ['success', 'success'],
    ['tokens', 'tokens.total'],
    ['cost', 'cost.usd'],
    ['latency', 'performance.latency'],
    ['token-f1', 'answer.token-f1'],
  ])('%s is %s', (name, id) => {
    expect(resolveMetric(METRICS, name)).toMatchObject({ id })
  })

  test.each([
    ['ndgc@5', 'ndcg@5'],
    ['retreival.mrr', 'retrieval.mrr'],
    ['precision', 'precision@1'],
    ['sucess', 'success'],
    ['MRR', 'mrr'],
    ['banana', null],
  ])('does not know %s and suggests %s', (name, suggestion) => {
    expect(resolveMetric(METRICS, name)).toEqual({ unknown: name, suggestion, known: idsOf(METRICS) })
  })

  test('does not know a short name that two metrics have, and suggests one of them', () => {
    const two = [
      { id: 'a.x', aliases: [] },
      { id: 'b.x', aliases: [] },
    ]
    expect(resolveMetric(two, 'x')).toEqual({ unknown: 'x', suggestion: 'a.x', known: ['a.x', 'b.x'] })
  })
})

describe('the default gates', () => {
  const gates = (...cases: readonly Record<string, unknown>[]): readonly string[] =>
    idsOf(defaultGates({ metrics: METRICS, cases: cases.map(makeCase) }))

  test('have the default margins and success as the primary gate, and precision only warns', () => {
    const shared = { severity: 'fail', evidence: 'significant', min: null, max: null, where: null, assumed: true }
    expect(defaultGates({ metrics: METRICS, cases: [makeCase({ expected_spans: [{ path: 'a' }] })] })).toEqual([
      { id: 'success', metric: 'success', primary: true, margin: { kind: 'absolute', value: 0.05 }, ...shared },
      {
        id: 'retrieval.precision@5',
        metric: 'retrieval.precision@5',
        primary: false,
        margin: { kind: 'relative', value: 0.1 },
        ...shared,
      },
      {
        ...shared,
        id: 'retrieval.precision@5 (warn)',
        metric: 'retrieval.precision@5',
        severity: 'warn',
        primary: false,
        margin: { kind: 'relative', value: 0.05 },
      },
      {
        id: 'tokens.total',
        metric: 'tokens.total',
        primary: false,
        margin: { kind: 'relative', value: 0.1 },
        ...shared,
      },
      {
        id: 'calibration.ece',
        metric: 'calibration.ece',
        primary: false,
        margin: { kind: 'absolute', value: 0.05 },
        ...shared,
      },
    ])
  })

  test('leave out metrics that apply to no case', () => {
    expect(gates({ checks: [{ contains: 'x' }] }, {})).toEqual(['success', 'tokens.total', 'calibration.ece'])
    expect(gates({ checks: [{ contains: 'x' }], enabled: false }, {})).toEqual(['tokens.total'])
    expect(gates()).toEqual([])
  })

  const primary = (scoring: Partial<Scoring>, ...cases: readonly Record<string, unknown>[]) => {
    const metrics = buildMetrics({ ...SETTINGS, scoring: { ...DEFAULT_SCORING, ...scoring } })
    return defaultGates({ metrics, cases: cases.map(makeCase) }).map((gate) => [gate.id, gate.primary])
  }

  test('use hops alone as success', () => {
    expect(primary({}, { required_hops: [{ id: 'a', any_of: ['x'] }] })).toEqual([
      ['success', true],
      ['tokens.total', false],
      ['calibration.ece', false],
    ])
  })

  test('have token F1 as the primary gate if no case has success, and never tokens', () => {
    expect(primary({}, { expected_answer: 'x' }, {})).toEqual([
      ['answer.token-f1', true],
      ['tokens.total', false],
    ])
    expect(primary({}, {})).toEqual([['tokens.total', false]])
  })

  test('include token F1 next to success for the cases without success', () => {
    expect(primary({}, { expected_answer: 'x' }, { checks: [{ contains: 'x' }] })).toEqual([
      ['success', true],
      ['answer.token-f1', false],
      ['tokens.total', false],
      ['calibration.ece', false],
    ])
    expect(primary({}, { expected_answer: 'x', checks: [{ contains: 'x' }] }, {})).toEqual([
      ['success', true],
      ['tokens.total', false],
      ['calibration.ece', false],
    ])
  })

  test('include the rubric’s score for cases that no other gate covers', () => {
    expect(primary({ judged: ['rubric'] }, { expected_answer: 'x' }, {})).toEqual([
      ['answer.token-f1', true],
      ['rubric.weighted-score', false],
      ['tokens.total', false],
    ])
    expect(primary({ judged: ['rubric'] }, {}).map(([id]) => id)).toEqual(['rubric.weighted-score', 'tokens.total'])
    expect(primary({ judged: ['rubric'] }, { checks: [{ contains: 'x' }] }).map(([id]) => id)).toEqual([
      'success',
      'tokens.total',
      'calibration.ece',
    ])
  })
})

describe('the subject of a metric', () => {
  const quality = METRICS.filter(isQuality).map(({ id }) => id)
  const seeing = METRICS.filter(seesQuality).map(({ id }) => id)

  test('is quality if the metric measures how good answers are', () => {
    const good = [
      'success',
      'retrieval.precision@5',
      'hops.coverage',
      'sources.recall',
      'answer.token-f1',
      'workflow.pass',
    ]
    expect(good.filter((id) => !seeing.includes(id))).toEqual([])
  })

  test('is not quality if the metric measures the cost of an answer', () => {
    const spent =
      /^(tokens|cost|cache|resources|components)\.|\.(latency|ttft|escalation|over-routed|waste)|cost-of-pass/
    expect(quality.filter((id) => spent.test(id))).toEqual([])
  })

  test('ignores what holds for any reply, whatever the case expects', () => {
    const blind = ['answer.empty', 'performance.failure', 'performance.timeout', 'tools.trace-reported', 'code.mi']
    expect(seeing.filter((id) => blind.includes(id))).toEqual([])
    expect(quality).toEqual(expect.arrayContaining(blind.slice(0, 3)))
  })
})
