import { expect, test } from 'vitest'
import { buildMetrics, resolveMetric } from '../../../src/metrics/build-metrics.js'
import { describeUnknownMetric } from '../../../src/measure/suite/describe-issue.js'
import { SETTINGS } from '../../metrics/make-trial.js'

const METRICS = buildMetrics(SETTINGS)

// `branching.success`, `sources.precision` and others end with the same words.
test.each([
  ['sucess', 'success'],
  ['succes', 'success'],
  ['precison@5', 'retrieval.precision@5'],
  ['presision@10', 'retrieval.precision@10'],
  ['retreival.recall@3', 'retrieval.recall@3'],
  ['recal', 'retrieval.recall@5'],
  ['ndgc', 'retrieval.ndcg@5'],
  ['source.precision', 'sources.precision'],
  ['cordination.success', 'coordination.success'],
  ['tokens.totl', 'tokens.total'],
  ['success.pas@3', 'success.pass@3'],
  ['success.pass^9', 'success.pass^3'],
  ['banana.split.sundae', null],
  ['tools.acuracy', null],
  ['tools.accuracy', null],
  ['tools.coverge', 'tools.coverage'],
  ['tool.calls', 'tools.calls'],
  ['tools.error', 'tools.errors'],
  ['agent.coverage', 'agents.coverage'],
  ['routes.accuracy', 'route.accuracy'],
  ['judge.completness', 'judge.completeness'],
  ['rubrik.completness', 'rubric.completeness'],
  ['performance.cost', null],
  ['performance.latency-p99', 'performance.latency-p95'],
  ['answer.rouge', 'answer.rouge-l'],
  ['performance_latency_p94', 'performance.latency-p95'],
  ['retrieve.recall@5', 'retrieval.recall@5'],
  ['cost.us', 'cost.usd'],
])('of %s among all metrics, %s was meant', (name, meant) => {
  const found = resolveMetric(METRICS, name)
  if (!('unknown' in found)) throw new Error(`${name} is ${found.id}`)
  const message = describeUnknownMetric({ name, suggestion: found.suggestion, metrics: METRICS, primary_k: 5 })
  expect(/Did you mean `([^`]+)`/.exec(message)?.[1] ?? null).toBe(meant)
})

test('without a near name, those with the same beginning are listed', () => {
  const message = describeUnknownMetric({ name: 'tools.accuracy', suggestion: null, metrics: METRICS, primary_k: 5 })
  expect(message).toBe(
    'metric `tools.accuracy` is unknown. `goldenpair validate --list metrics` shows all; those of `tools` are tools.coverage, tools.trace-reported, tools.used, tools.calls, tools.errors, tools.efficiency, tools.heuristic.',
  )
})

test('of a number of tries that is not measured the key of the suite is named', () => {
  const message = describeUnknownMetric({ name: 'success.pass@5', suggestion: null, metrics: METRICS, primary_k: 5 })
  expect(message).toBe(
    'metric `success.pass@5` is not measured, because `scoring.pass_k` has no 5. Add it to `scoring.pass_k`, or use one of `success.pass@3`.',
  )
})
