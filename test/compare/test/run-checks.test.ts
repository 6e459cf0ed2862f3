import { expect, test } from 'vitest'
import { makeTestInput } from '../../../src/compare/test/paired-input.js'
import { runChecks } from '../../../src/compare/test/apply-row.js'
import { SUCCESS } from '../build-runs.js'

function checksOf(lost: number, n: number): ReturnType<typeof runChecks> {
  const pairs = Array.from({ length: n }, (_, index) => ({
    case_id: `c${index}`,
    cluster: undefined,
    baseline: { trials: 1, values: [1], record: [] },
    candidate: { trials: 1, values: [index < lost ? 0 : 1], record: [] },
  }))
  return runChecks(makeTestInput({ metric: SUCCESS, pairs, alpha: 0.05, seed: '1' }), 'mcnemar')
}

test('an exact p that a number cannot hold comes with its logarithm', () => {
  const { exact_p: p, exact_p_log10: log } = checksOf(1100, 1200)
  expect(p).toBe(0)
  // 2 · 2⁻¹¹⁰⁰
  expect(log).toBeCloseTo(-1099 * Math.log10(2), 9)
})

test('every other exact p speaks for itself', () => {
  expect(checksOf(6, 60).exact_p).toBeCloseTo(0.03125, 12)
  expect(checksOf(6, 60)).not.toHaveProperty('exact_p_log10')
})
