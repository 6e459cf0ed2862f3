import { describe, expect, test } from 'vitest'
import type { MetricFacts } from '../../src/model/metric.js'
import { isPotentiallyMeaningful, relativeChange } from '../../src/model/relative-change.js'
import { PRECISION, TOKENS } from '../report/sections/facts.js'

const neutral: MetricFacts = { ...PRECISION, direction: 'neutral' }

describe('the change of a value, as a share of the baseline', () => {
  test.each([
    ['where higher is better', PRECISION, 'paired-t', 0.5, -0.06, -0.12],
    ['where lower is better', TOKENS, 'paired-t', 1000, 200, -0.2],
    ['of the typical query', TOKENS, 'log-ratio', 1000, Math.log(1.25), -0.2],
    ['where neither is', neutral, 'paired-t', 0.5, 0.05, 0.1],
    ['of nothing', PRECISION, 'paired-t', 0, 0.2, null],
    ['that was not measured', PRECISION, null, 0.5, null, null],
  ] as const)('%s', (_, metric, row, baseline, delta, share) => {
    const change = relativeChange({ metric, row, baseline, delta })
    if (share === null) expect(change).toBeNull()
    else expect(change).toBeCloseTo(share, 12)
  })
})

test.each([
  [-0.05, 0.21, 0.1, true],
  [0.05, null, 0.1, true],
  [-0.049, 0.21, 0.1, false],
  [-0.2, 0.04, -0.01, false],
  [-0.2, 0.04, 0.01, true],
])(
  'a change of %d of .50 with p = %j and an interval up to %d: potentially meaningful is %j',
  (delta, p, high, isMeaningful) => {
    const interval = { low: -0.4, high, method: 't' } as const
    const measured = { metric: PRECISION, row: 'paired-t', baseline: 0.5, delta, p_adjusted: p, interval } as const
    expect(isPotentiallyMeaningful(measured, 0.05)).toBe(isMeaningful)
  },
)
