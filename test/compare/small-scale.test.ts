import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { GateResult } from '../../src/model/result/gate-result.js'
import type { MetricFacts } from '../../src/model/metric.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const PRICE: MetricFacts = {
  ...SUCCESS,
  id: 'price',
  title: 'Price',
  unit: 'count',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
}

/** Compares forty cases whose price rises by 7 or 8 of 100 units, with an absolute and a relative margin. */
function compareIn(unit: number, metric: MetricFacts = PRICE): readonly GateResult[] {
  const ids = Array.from({ length: 40 }, (_, index) => `case-${String(index).padStart(2, '0')}`)
  const runOf = (arm: 'baseline' | 'candidate') =>
    scoredRun({
      session_id: arm,
      cases: ids.map((id) => goldenCase({ id })),
      trials: ids.map((id, index) => {
        const value = 100 + (index % 7) + (arm === 'candidate' ? 7 + (index % 2) : 0)
        return { case: id, trial: 0, scores: { price: value * unit }, unscored: {} }
      }),
      metrics: [metric],
      gates: [
        gate({ id: 'amount', metric: 'price', margin: { kind: 'absolute', value: 7.5 * unit } }),
        gate({ id: 'share', metric: 'price', margin: { kind: 'relative', value: 0.1 } }),
        gate({ id: 'limit', metric: 'price', max: 110.3 * unit }),
      ],
    })
  return compareRuns({ baseline: runOf('baseline'), candidate: runOf('candidate'), failOn: 'regression' }).gates
}

test.each([1e-6, 1e-12, 1e9])('a metric in units of %f has the same verdict as one in units of 1', (unit) => {
  const [plain, scaled] = [compareIn(1), compareIn(unit)]
  expect(plain.map(({ verdict }) => verdict)).toEqual(['regressed', 'no-regression', 'breached'])
  scaled.forEach((result, index) => {
    const { verdict, p, delta, failed } = plain[index] as GateResult
    expect(result).toMatchObject({ verdict, failed })
    expect((result.p ?? 1) / (p ?? 1)).toBeCloseTo(1, 6)
    if (delta !== null) expect((result.delta ?? NaN) / unit / delta).toBeCloseTo(1, 6)
    result.bounds.forEach((bound, at) => {
      expect(bound.above_margin).toBe(plain[index]?.bounds[at]?.above_margin)
    })
  })
})

test('a price that stays 0 is unchanged', () => {
  expect(compareIn(0).map(({ verdict }) => verdict)).toEqual(['unchanged', 'unchanged', 'within-bounds'])
})
