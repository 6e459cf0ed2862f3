import { expect, test } from 'vitest'
import { writeWarnings } from '../../src/compare/differences/condition-warnings.js'
import { pairCases } from '../../src/compare/pairing/pair-cases.js'
import { gate, scoredRun } from './build-runs.js'

test('a metric that was never scored is warned of once, however many gates it has', () => {
  const metric = 'retrieval.precision@5'
  const warnings = writeWarnings({
    unmeasured: [gate({ id: metric, metric }), gate({ id: `${metric} (warn)`, metric, severity: 'warn' })],
    pairing: pairCases(null, scoredRun({ cases: [], trials: [] })),
    trials: [],
    differences: [],
    stopped: null,
  })
  expect(warnings).toEqual([
    '`retrieval.precision@5` is not gated: no trial could be scored, since the target does not report it.',
  ])
})
