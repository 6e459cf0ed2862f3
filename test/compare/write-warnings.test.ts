import { expect, test } from 'vitest'
import { pairCases } from '../../src/compare/pair-cases.js'
import { writeWarnings } from '../../src/compare/write-warnings.js'
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
