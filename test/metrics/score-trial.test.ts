import { expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { makeCase, makeFailure, makeReply, scoreWith, SETTINGS } from './make-trial.js'

const CASE = { expected_spans: [{ path: 'a.ts' }], expected_answer: 'here', checks: [{ contains: 'here' }] }

test('an applicable metric is either scored or unscored', () => {
  const { scores, unscored } = scoreWith(CASE, makeReply({ spans: [] }))
  const applicable = buildMetrics(SETTINGS).filter(
    (metric) => metric.per_run === undefined && metric.applies(makeCase(CASE)),
  )
  expect([...Object.keys(scores), ...Object.keys(unscored)].sort()).toEqual(applicable.map(({ id }) => id).sort())
})

test('after an infrastructure failure everything is unscored, with the reason cut to 200 characters', () => {
  const { scores, unscored } = scoreWith(CASE, makeFailure('infrastructure', 'x'.repeat(5000)))
  expect(scores).toEqual({})
  expect(new Set(Object.values(unscored))).toEqual(new Set([`infrastructure failure: ${'x'.repeat(176)}`]))
})
