import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../../src/core/metrics/build-metrics.js'
import { defaultGates } from '../../../src/core/metrics/default-gates.js'
import { metricFacts } from '../../../src/core/metrics/facts.js'
import { resolveMetric } from '../../../src/core/metrics/resolve-metric.js'
import { makeCase, SETTINGS } from './make-trial.js'

const METRICS = buildMetrics(SETTINGS)
const idsOf = (metrics: readonly { readonly id: string }[]): readonly string[] => metrics.map(({ id }) => id)

describe('buildMetrics', () => {
  test('gives every metric at every k once, primary_k among them, in a fixed order', () => {
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

test('the facts of a metric are plain data: what is written is what is read', () => {
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
    definition: 'retrieval.precision/1 spans/2',
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
  ])('%s is unknown; suggested: %s', (name, suggestion) => {
    expect(resolveMetric(METRICS, name)).toEqual({ unknown: name, suggestion, known: idsOf(METRICS) })
  })

  test('a short name that two metrics have is unknown, and one of them is suggested', () => {
    const two = [
      { id: 'a.x', aliases: [] },
      { id: 'b.x', aliases: [] },
    ]
    expect(resolveMetric(two, 'x')).toEqual({ unknown: 'x', suggestion: 'a.x', known: ['a.x', 'b.x'] })
  })
})

describe('defaultGates', () => {
  const gates = (...cases: readonly Record<string, unknown>[]): readonly string[] =>
    idsOf(defaultGates({ metrics: METRICS, cases: cases.map(makeCase) }))

  test('are three, at the default margins, success being primary', () => {
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
        id: 'tokens.total',
        metric: 'tokens.total',
        primary: false,
        margin: { kind: 'relative', value: 0.1 },
        ...shared,
      },
    ])
  })

  test('leave out what applies to no case', () => {
    expect(gates({ checks: [{ contains: 'x' }] }, {})).toEqual(['success', 'tokens.total'])
    expect(gates({ expected_answer: 'x' })).toEqual(['tokens.total'])
    expect(gates()).toEqual([])
  })
})
