import { describe, expect, test } from 'vitest'
import { noncentralTUpperTail, pairedTDetectableEffect, pairedTPower } from '../../src/stats/paired-t.js'
import oracle from '../oracle/stats-power.json' with { type: 'json' }
import { mcnemarPower, mcnemarSampleSize, mcnemarUnconditionalPower } from './mcnemar-power.js'
import { relativeError } from './relative-error.js'

describe('power and sample sizes agree with R, statsmodels and MESS', () => {
  test.each(oracle.mcnemarN)('$id', ({ input, expected }) => {
    const { connor, miettinen } = mcnemarSampleSize(input)
    expect(relativeError(connor, expected.nConnor)).toBeLessThan(1e-9)
    expect(relativeError(miettinen, expected.nMiettinen)).toBeLessThan(1e-9)
    expect([Math.ceil(connor), Math.ceil(miettinen)]).toEqual([expected.nConnorCeil, expected.nMiettinenCeil])
  })

  test.each(oracle.mcnemarPower)('$id', ({ input, expected }) => {
    const { oneTail, twoTails } = mcnemarPower(input)
    expect(relativeError(oneTail, expected.powerConnor)).toBeLessThan(1e-9)
    expect(relativeError(twoTails, expected.powerConnorTwoTails)).toBeLessThan(1e-9)
    const { exact, midP } = mcnemarUnconditionalPower(input)
    expect(Math.abs(exact - expected.powerExactTest)).toBeLessThan(1e-9)
    expect(Math.abs(midP - expected.powerMidP)).toBeLessThan(1e-9)
  })

  test.each(oracle.pairedTMde)('$id', ({ input, expected }) => {
    const { dz, normalDz } = pairedTDetectableEffect(input)
    expect(relativeError(dz, expected.minimumEffectDz)).toBeLessThan(1e-6)
    expect(relativeError(dz * input.sdDiff, expected.minimumDetectableDifference)).toBeLessThan(1e-6)
    expect(relativeError(normalDz * input.sdDiff, expected.zApproxDifference)).toBeLessThan(1e-6)
  })

  test.each(oracle.pairedTPower)('$id', ({ input, expected }) => {
    expect(relativeError(pairedTPower(input)(input.dz), expected.power)).toBeLessThan(1e-6)
  })
})

test('the power without a shift is alpha', () => {
  expect(pairedTPower({ n: 10, alpha: 0.05 })(0)).toBeCloseTo(0.05, 13)
})

// SciPy 1.17.1: nct.sf(t, df, shift)
test.each([
  { t: 2.1, df: 9, shift: 1.5, tail: 0.3138526837879133 },
  { t: 1.97, df: 9999, shift: 2.8, tail: 0.7967217675016158 },
  { t: 2, df: 30.5, shift: -2, tail: 5.56081363280482e-5 },
  { t: 5, df: 4, shift: 30, tail: 1 },
  { t: 3.3, df: 12, shift: 0.01, tail: 0.0032541682360725374 },
  { t: 2, df: 3, shift: -0.3, tail: 0.041773026372559995 },
])('the tail of the noncentral t above $t is right for df $df and shift $shift', ({ tail, ...at }) => {
  expect(Math.abs(noncentralTUpperTail(at) - tail)).toBeLessThan(1e-12)
})

test('the noncentral t at t = 0 is the normal distribution of its shift', () => {
  expect(noncentralTUpperTail({ t: 0, df: 9, shift: 1 })).toBeCloseTo(0.8413447460685429, 12)
  expect(noncentralTUpperTail({ t: 0, df: 9, shift: -1 })).toBeCloseTo(0.15865525393145707, 12)
})
