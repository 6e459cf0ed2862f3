import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newcombeInterval, wilsonInterval } from '../../src/stats/newcombe-interval.js'
import { casesToRuleOut, tangoInterval } from '../../src/stats/tango-interval.js'
import oracle from '../oracle/stats-mcnemar.json' with { type: 'json' }

describe('intervals of the paired difference agree with contingencytables and PropCIs', () => {
  test.each(oracle.cases)('$id', ({ input, expected }) => {
    // The oracle's difference is (b - c)/n, so its b is `better` here.
    const table = { better: input.b, worse: input.c, alpha: 0.05 }
    const newcombe = newcombeInterval({ ...table, bothPass: input.a, bothFail: input.d })
    expect(Math.abs(newcombe.low - expected.newcombe10.low)).toBeLessThan(1e-9)
    expect(Math.abs(newcombe.high - expected.newcombe10.high)).toBeLessThan(1e-9)
    const tango = tangoInterval({ ...table, n: input.n })
    expect(Math.abs(tango.low - expected.tangoScore.low)).toBeLessThan(2e-12)
    expect(Math.abs(tango.high - expected.tangoScore.high)).toBeLessThan(2e-12)
  })
})

test("without flips Tango's interval is ±z²/(n + z²)", () => {
  const limit = 1.959963984540054 ** 2 / (10 + 1.959963984540054 ** 2)
  const { low, high } = tangoInterval({ worse: 0, better: 0, n: 10, alpha: 0.05 })
  expect(low).toBeCloseTo(-limit, 11)
  expect(high).toBeCloseTo(limit, 11)
})

test('if every pair flips one way, that bound is exactly ±1', () => {
  expect(tangoInterval({ worse: 6, better: 0, n: 6, alpha: 0.05 }).low).toBe(-1)
  expect(tangoInterval({ worse: 0, better: 6, n: 6, alpha: 0.05 }).high).toBe(1)
})

test('the published example has its interval: the Cavo table (59, 6, 16, 80) of Fagerland et al.', () => {
  const newcombe = newcombeInterval({ bothPass: 59, worse: 16, better: 6, bothFail: 80, alpha: 0.05 })
  expect([newcombe.low.toFixed(4), newcombe.high.toFixed(4)]).toEqual(['-0.1186', '-0.0046'])
  const tango = tangoInterval({ worse: 16, better: 6, n: 161, alpha: 0.05 })
  expect([tango.low.toFixed(4), tango.high.toFixed(4)]).toEqual(['-0.1240', '-0.0054'])
})

test("Wilson's interval is right for 81 of 263 (Newcombe 1998, table I)", () => {
  const { low, high } = wilsonInterval({ successes: 81, n: 263, alpha: 0.05 })
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.2553', '0.3662'])
})

const table = fc.record({
  bothPass: fc.integer({ min: 0, max: 300 }),
  worse: fc.integer({ min: 0, max: 100 }),
  better: fc.integer({ min: 0, max: 100 }),
  bothFail: fc.integer({ min: 1, max: 300 }),
})

test('both intervals contain the estimate, stay in [-1, 1] and are mirrored when the arms are swapped', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(0.01, 0.05, 0.2), (cells, alpha) => {
      const n = cells.bothPass + cells.worse + cells.better + cells.bothFail
      const estimate = (cells.better - cells.worse) / n
      const swapped = { ...cells, worse: cells.better, better: cells.worse }
      for (const interval of [
        { of: tangoInterval({ ...cells, n, alpha }), mirror: tangoInterval({ ...swapped, n, alpha }) },
        { of: newcombeInterval({ ...cells, alpha }), mirror: newcombeInterval({ ...swapped, alpha }) },
      ]) {
        expect(interval.of.low).toBeLessThanOrEqual(estimate)
        expect(interval.of.high).toBeGreaterThanOrEqual(estimate)
        expect(interval.of.low).toBeGreaterThanOrEqual(-1)
        expect(interval.of.high).toBeLessThanOrEqual(1)
        expect(interval.of.low).toBeCloseTo(-interval.mirror.high, 11)
        expect(interval.of.high).toBeCloseTo(-interval.mirror.low, 11)
      }
    }),
  )
})

test.each([
  [0.05, 0.05, 73],
  [0.1, 0.05, 35],
  [0.05, 0.01, 127],
])('a margin of %d at level %d is ruled out by %i cases without a flip, and not by one fewer', (margin, alpha, n) => {
  expect(casesToRuleOut({ margin, alpha })).toBe(n)
  const lowAt = (cases: number): number => tangoInterval({ worse: 0, better: 0, n: cases, alpha }).low
  expect(lowAt(n)).toBeGreaterThan(-margin)
  expect(lowAt(n - 1)).toBeLessThanOrEqual(-margin)
})

test("Wilson's interval ends exactly at 0 without a success, and exactly at 1 without a failure", () => {
  for (let n = 1; n <= 60; n++) {
    expect(wilsonInterval({ successes: 0, n, alpha: 0.05 }).low).toBe(0)
    expect(wilsonInterval({ successes: n, n, alpha: 0.05 }).high).toBe(1)
  }
})
