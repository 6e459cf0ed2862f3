import { expect, test } from 'vitest'
import { adjustFamilies } from '../../../src/compare/test/adjust-families.js'

type Test = Parameters<typeof adjustFamilies>[0][number]
const testOf = (
  p: number | null,
  severity: Test['gate']['severity'] = 'fail',
  evidence: Test['gate']['evidence'] = 'significant',
): Test => ({ gate: { severity, evidence }, p })

// docs/decision-rules.md#families: the i-th smallest of G is at least (G − i + 1) times as large, and no less than the one before.
test("gates that require significance form one family per severity, by Holm's method", () => {
  const tests = [testOf(0.5), testOf(0.25, 'warn'), testOf(0.125), testOf(null), testOf(0.125, 'warn'), testOf(0.0625)]
  expect(adjustFamilies(tests)).toEqual([
    { p: 0.5, family_size: 3, others: [0.125, 0.0625] },
    { p: 0.25, family_size: 2, others: [0.125] },
    { p: 0.25, family_size: 3, others: [0.5, 0.0625] },
    { p: null, family_size: 1, others: [] },
    { p: 0.25, family_size: 2, others: [0.25] },
    { p: 0.1875, family_size: 3, others: [0.5, 0.125] },
  ])
})

test('threshold and non-inferior gates keep their own p', () => {
  const tests = [testOf(0.25), testOf(0.25, 'fail', 'threshold'), testOf(0.25, 'fail', 'non-inferior'), testOf(0.125)]
  expect(adjustFamilies(tests).map(({ p, family_size: size, others }) => [p, size, others])).toEqual([
    [0.25, 2, [0.125]],
    [0.25, 1, []],
    [0.25, 1, []],
    [0.25, 2, [0.25]],
  ])
})
