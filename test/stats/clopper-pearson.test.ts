import { expect, test } from 'vitest'
import { clopperPearson } from '../../src/stats/newcombe-interval.js'
import oracle from '../oracle/clopper-pearson.json' with { type: 'json' }

test.each(oracle.cases)('$successes of $n at $alpha agrees with SciPy', ({ successes, n, alpha, low, high }) => {
  const interval = clopperPearson({ successes, n, alpha })
  expect(Math.abs(interval.low - low)).toBeLessThan(1e-12)
  expect(Math.abs(interval.high - high)).toBeLessThan(1e-12)
})

test('0 of 10 cannot rule out 31 %', () => {
  expect(clopperPearson({ successes: 0, n: 10, alpha: 0.05 })).toEqual({ low: 0, high: 1 - 0.025 ** (1 / 10) })
})
