import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mcnemar } from '../../src/stats/mcnemar.js'
import oracle from '../oracle/stats-mcnemar.json' with { type: 'json' }
import { relativeError } from './relative-error.js'

const count = fc.integer({ min: 0, max: 3000 })

describe('McNemar agrees with R and exact2x2', () => {
  test.each(oracle.cases)('$id', ({ input, expected }) => {
    const result = mcnemar({ worse: input.b, better: input.c })
    expect(relativeError(result.midP, expected.midP)).toBeLessThan(1e-9)
    expect(relativeError(result.exactP, expected.exactP)).toBeLessThan(1e-9)
    expect(relativeError(result.exactPLog10, expected.exactPLog10)).toBeLessThan(1e-9)
    expect(relativeError((input.b - input.c) / input.n, expected.difference)).toBeLessThan(1e-9)
    for (const name of ['chi2', 'chi2Corrected'] as const) {
      const { statistic, p } = expected[name]
      if (statistic === null) {
        expect(result[name]).toBeNull()
      } else {
        expect(relativeError(result[name]?.statistic, statistic)).toBeLessThan(1e-9)
        expect(relativeError(result[name]?.p, p)).toBeLessThan(1e-9)
      }
    }
  })
})

test('five flips in one direction are enough for the mid-p, six for the exact p', () => {
  expect(mcnemar({ worse: 5, better: 0 }).midP).toBeCloseTo(0.03125, 15)
  expect(mcnemar({ worse: 4, better: 0 }).midP).toBeCloseTo(0.0625, 15)
  expect(mcnemar({ worse: 5, better: 0 }).exactP).toBeCloseTo(0.0625, 15)
  expect(mcnemar({ worse: 6, better: 0 }).exactP).toBeCloseTo(0.03125, 15)
  expect(mcnemar({ worse: 7, better: 1 }).midP).toBeCloseTo(0.0390625, 15)
})

test('swapping the arms changes nothing', () => {
  fc.assert(
    fc.property(count, count, (worse, better) => {
      expect(mcnemar({ worse, better })).toEqual(mcnemar({ worse: better, better: worse }))
    }),
  )
})

test('every p is from 0 to 1, and the mid-p is below the exact p unless nothing flipped', () => {
  fc.assert(
    fc.property(count, count, (worse, better) => {
      const { midP, exactP, exactPLog10 } = mcnemar({ worse, better })
      expect(midP).toBeGreaterThanOrEqual(0)
      expect(midP).toBeLessThanOrEqual(exactP)
      expect(exactP).toBeLessThanOrEqual(1)
      expect(exactPLog10).toBeLessThanOrEqual(0)
    }),
  )
})
