import { describe, expect, test } from 'vitest'
import type { Margin } from '../../../src/model/metric.js'
import { isSlightlyBetter } from '../../../src/model/relative-change.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import { findBrokenLimit, isWorstYet } from '../../../src/model/result/night.js'
import { findBrokenBound } from '../../../src/model/suite/gate.js'

// docs/decision-rules.md#rounding: a bound is broken beyond a billionth of the smallest power of ten that it does not exceed.
describe('an absolute bound', () => {
  test.each<[number | null, number | null, number | null, 'min' | 'max' | null]>([
    [0.8, null, 0.8, null],
    [0.8, null, 0.8 - 5e-10, null],
    [0.8, null, 0.8 - 2e-9, 'min'],
    [0.8, null, 0.9, null],
    // In binary fractions 0.1 + 0.2 is above 0.3, and 0.7 − 0.4 is below it.
    [null, 0.3, 0.1 + 0.2, null],
    [0.3, null, 0.7 - 0.4, null],
    [null, 0.2, 0.2 + 5e-11, null],
    [null, 0.2, 0.2 + 2e-9, 'max'],
    [null, 0, 5e-10, null],
    [null, 0, 2e-9, 'max'],
    [null, 4e-7, 4.000000001e-7, null],
    [null, 4e-7, 4.0001e-7, 'max'],
    [null, 300_000, 300_000.0005, null],
    [null, 300_000, 300_000.002, 'max'],
    [null, 5, Infinity, 'max'],
    [0.5, 0.5, 0.5, null],
    [0.5, 0.6, 0.7, 'max'],
    [0.5, 0.6, 0.4, 'min'],
    [0.5, 0.6, null, null],
  ])('a min of %s and a max of %s with a value of %s: %s', (min, max, value, broken) => {
    const expected = broken === null ? null : { kind: broken, limit: broken === 'min' ? min : max, value }
    expect(findBrokenBound({ min, max }, value)).toEqual(expected)
    // Nights and comments read it from the result.
    const [finite, infinite] = value === Infinity ? [null, ['candidate']] : [value, undefined]
    const result = { gate: { min, max }, candidate_value: finite, infinite } as unknown as GateResult
    expect(findBrokenLimit(result)).toEqual(expected)
  })
})

test.each<[Margin['kind'], number, number, boolean]>([
  ['absolute', 0.05, 0.04, true],
  ['absolute', 0.05, 0.05, false],
  // 0.35 − 0.3 and 0.3 − 0.2 are below 0.05 and 0.1 in binary fractions.
  ['absolute', 0.05, 0.35 - 0.3, false],
  ['absolute', 0.1, 0.3 - 0.2, false],
  ['relative', 0.1, 0.8 - 0.75, true],
  ['relative', 0.1, 0.3 - 0.2, false],
])('with %s margin %d a gain of %d is slight: %j', (kind, value, delta, slight) => {
  const [gate, metric] = [{ margin: { kind, value } }, { direction: 'higher' }]
  expect(
    isSlightlyBetter({ ...{ gate, metric, verdict: 'improved' }, delta, baseline: 1 } as unknown as GateResult),
  ).toBe(slight)
})

test.each([
  [2.2, 1.2, true],
  [0.11 / 0.05, 0.06 / 0.05, true],
  [2.1, 1.2, false],
])('a loss of %d margins after %d at most is the worst yet: %j', (margins, worst, isWorst) => {
  expect(isWorstYet({ success: worst }, { id: 'success', margins })).toBe(isWorst)
})
