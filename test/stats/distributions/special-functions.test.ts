import { describe, expect, test } from 'vitest'
import { incompleteBeta } from '../../../src/stats/distributions/special-functions.js'
import { incompleteGamma, normalQuantile, normalUpperTail } from '../../../src/stats/distributions/normal.js'
import { studentTQuantile, studentTTwoSidedP, studentTUpperTail } from '../../../src/stats/distributions/student-t.js'
import oracle from '../../oracle/special-functions.json' with { type: 'json' }
import { relativeError } from '../relative-error.js'

describe('special functions agree with mpmath', () => {
  test.each(oracle.studentT)('P(|T| > $t) on $df degrees of freedom', ({ t, df, twoSidedP }) => {
    expect(relativeError(studentTTwoSidedP(t, df), twoSidedP)).toBeLessThan(3e-13)
    expect(studentTTwoSidedP(-t, df)).toBe(studentTTwoSidedP(t, df))
    expect(relativeError(studentTUpperTail(t, df), twoSidedP / 2)).toBeLessThan(3e-13)
  })

  test.each(oracle.studentTQuantile)('the t quantile at $p on $df degrees of freedom', ({ p, df, t }) => {
    // Near p = 1 the argument itself is only accurate to 1e-16/(1 - p).
    expect(relativeError(studentTQuantile(p, df), t)).toBeLessThan(1e-13 + 2e-16 / (1 - p))
    expect(studentTQuantile(1 - p, df)).toBeCloseTo(-studentTQuantile(p, df), 12)
  })

  test.each(oracle.normal)('the normal upper tail at $z', ({ z, upperTail }) => {
    expect(relativeError(normalUpperTail(z), upperTail)).toBeLessThan(3e-13)
  })

  test.each(oracle.normalQuantile)('the normal quantile at $p', ({ p, z }) => {
    expect(relativeError(normalQuantile(p), z)).toBeLessThan(3e-13)
  })

  test.each(oracle.incompleteBeta)('both tails of Beta($a, $b) at $x', ({ a, b, x, lower, upper }) => {
    const tails = incompleteBeta({ x, y: 1 - x, a, b })
    expect(relativeError(tails.lower, lower)).toBeLessThan(3e-13)
    expect(relativeError(tails.upper, upper)).toBeLessThan(3e-13)
  })

  test.each(oracle.incompleteGamma)('both tails of Gamma($a) at $x', ({ a, x, lower, upper }) => {
    const tails = incompleteGamma({ a, x })
    expect(relativeError(tails.lower, lower)).toBeLessThan(3e-13)
    expect(relativeError(tails.upper, upper)).toBeLessThan(3e-13)
  })
})

describe('special functions at their limits', () => {
  test('the t distribution', () => {
    expect(studentTTwoSidedP(0, 5)).toBe(1)
    expect(studentTTwoSidedP(Infinity, 5)).toBe(0)
    expect(studentTTwoSidedP(1e200, 5)).toBe(0)
    expect(studentTUpperTail(-1, 1)).toBeCloseTo(0.75, 15)
    expect(studentTQuantile(0.5, 5)).toBe(0)
    expect(studentTQuantile(0, 5)).toBe(-Infinity)
    expect(studentTQuantile(1, 5)).toBe(Infinity)
    expect(() => studentTQuantile(1.5, 5)).toThrow(new RangeError('normal quantile at -0.5: must be from 0 to 1'))
  })

  test('the normal distribution', () => {
    expect(normalUpperTail(Infinity)).toBe(0)
    expect(normalUpperTail(-Infinity)).toBe(1)
    expect([normalQuantile(0), normalQuantile(0.5), normalQuantile(1)]).toEqual([-Infinity, 0, Infinity])
    expect(() => normalQuantile(-0.1)).toThrow(new RangeError('normal quantile at -0.1: must be from 0 to 1'))
  })

  test('incomplete beta and gamma', () => {
    expect(incompleteBeta({ x: 0, y: 1, a: 2, b: 3 })).toEqual({ lower: 0, upper: 1 })
    expect(incompleteBeta({ x: 1, y: 0, a: 2, b: 3 })).toEqual({ lower: 1, upper: 0 })
    expect(incompleteGamma({ a: 2, x: 0 })).toEqual({ lower: 0, upper: 1 })
    expect(incompleteGamma({ a: 2, x: Infinity })).toEqual({ lower: 1, upper: 0 })
  })
})

describe('special functions with a known closed form', () => {
  test.each<[string, number, number]>([
    ['Beta(2, 3) at ¼ is 67/256', incompleteBeta({ x: 0.25, y: 0.75, a: 2, b: 3 }).lower, 67 / 256],
    ['Beta(1, 1) is uniform', incompleteBeta({ x: 0.3, y: 0.7, a: 1, b: 1 }).lower, 0.3],
    ['Gamma(1) is exponential', incompleteGamma({ a: 1, x: 2 }).upper, Math.exp(-2)],
    ['Gamma(3) at 1 is 1 − 2.5/e', incompleteGamma({ a: 3, x: 1 }).lower, 1 - 2.5 / Math.E],
    ['t on one degree of freedom is Cauchy', studentTUpperTail(1, 1), 0.25],
    ['and its quantile a tangent', studentTQuantile(0.9, 1), Math.tan(0.4 * Math.PI)],
    ['t on two has 1 − |t|/√(2 + t²) outside', studentTTwoSidedP(3, 2), 1 - 3 / Math.sqrt(11)],
  ])('%s', (_, value, expected) => {
    expect(relativeError(value, expected)).toBeLessThan(1e-13)
  })
})
