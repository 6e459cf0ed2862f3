import { expect, test } from 'vitest'
import { bisect, smallestInteger } from '../../src/stats/bisect.js'
import { deviance, logGamma, stirlingError } from '../../src/stats/distributions/special-functions.js'
import { fairBinomial } from '../../src/stats/mcnemar.js'
import { randomSignTail } from '../../src/stats/sign-flip-permutation.js'
import { midranks } from '../../src/stats/wilcoxon.js'

test('bisection ends at its tolerance, or at neighbouring floats', () => {
  const holds = (x: number): boolean => x * x < 2
  expect(bisect({ low: 0, high: 2, tolerance: 1e-3, holds })).toBeCloseTo(Math.SQRT2, 3)
  expect(Math.abs(bisect({ low: 0, high: 2, holds }) - Math.SQRT2)).toBeLessThan(1e-15)
  // 1/3 lies in the upper half of [0, 1/2], which is as wide as it may be.
  expect(bisect({ low: 0, high: 1, tolerance: 0.25, holds: (x) => x < 1 / 3 })).toBe(0.375)
})

test('the least whole number is found where there is one, and none greater than the most is tried', () => {
  for (let most = 1; most <= 33; most++) {
    for (let least = 1; least <= most + 1; least++) {
      const tried: number[] = []
      const found = smallestInteger(most, (n) => tried.push(n) > 0 && n >= least)
      expect([most, least, found]).toEqual([most, least, least > most ? null : least])
      expect(Math.max(...tried)).toBeLessThanOrEqual(most)
    }
  }
})

test('equal values share the mean of their ranks', () => {
  expect(midranks([10, 30, 10])).toEqual([1.5, 3, 1.5])
  expect(midranks([])).toEqual([])
})

test('random signs: 2 of 8 assignments of 1, 2, 3 reach 6', () => {
  expect(randomSignTail([1, 2, 3], 6)).toBe(0.25)
  expect(randomSignTail([1, 2, 3], -4)).toBe(0.5)
  expect(randomSignTail([1, 2, 3], 0)).toBe(1)
  expect(randomSignTail([], 0)).toBe(1)
  expect(randomSignTail([1], 1)).toBe(1)
  expect(randomSignTail([1, 1], 0)).toBe(1)
})

test('a fair binomial, also where 2⁻ⁿ is no double', () => {
  const { logProbability, logCumulative } = fairBinomial(1, 8)
  expect(logProbability).toBeCloseTo(Math.log(8 / 256), 14)
  expect(logCumulative).toBeCloseTo(Math.log(9 / 256), 14)
  expect(fairBinomial(0, 2000).logCumulative).toBeCloseTo(-2000 * Math.LN2, 9)
})

test('deviance and Stirling’s error', () => {
  expect(deviance(2, 1)).toBeCloseTo(2 * Math.LN2 - 1, 15)
  expect(deviance(1, 1)).toBe(0)
  expect(deviance(1 + 1e-8, 1)).toBeCloseTo(5e-17, 22)
  expect(stirlingError(0.5)).toBeCloseTo(0.5 - 0.5 * Math.LN2, 15)
  expect(stirlingError(1)).toBeCloseTo(1 - 0.5 * Math.log(2 * Math.PI), 15)
})

test('ln Γ of whole and half arguments', () => {
  expect(logGamma(5)).toBeCloseTo(Math.log(24), 14)
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14)
  expect(logGamma(171)).toBeCloseTo(706.5730622457874, 11)
})
