import { describe, expect, test } from 'vitest'
import {
  mcnemarDetectableDifference,
  mcnemarPower,
  mcnemarSampleSize,
  mcnemarUnconditionalPower,
} from '../../../src/core/stats/mcnemar-power.js'
import { noncentralTUpperTail } from '../../../src/core/stats/noncentral-t.js'
import { pairedTDetectableEffect, pairedTPower, pairedTSampleSize } from '../../../src/core/stats/paired-t-power.js'
import oracle from '../../oracle/stats-power.json' with { type: 'json' }
import { relativeError } from './relative-error.js'

describe('power and sample sizes agree with R, statsmodels and MESS', () => {
  test.each(oracle.mcnemarN)('$id', ({ input, expected }) => {
    expect(relativeError(mcnemarSampleSize(input), expected.nConnor)).toBeLessThan(1e-9)
  })

  test.each(oracle.mcnemarMde)('$id', ({ input, expected }) => {
    const difference = mcnemarDetectableDifference(input)
    expect(relativeError(difference, expected.mdeConnor)).toBeLessThan(1e-9)
    expect(difference <= input.discordantProportion).toBe(expected.attainable)
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
    const dz = pairedTDetectableEffect(input)
    expect(relativeError(dz, expected.minimumEffectDz)).toBeLessThan(1e-6)
    expect(relativeError(dz * input.sdDiff, expected.minimumDetectableDifference)).toBeLessThan(1e-6)
  })

  test.each(oracle.pairedTPower)('$id', ({ input, expected }) => {
    expect(relativeError(pairedTPower(input), expected.power)).toBeLessThan(1e-6)
  })

  test.each(oracle.pairedTN)('$id', ({ input, expected }) => {
    expect(relativeError(pairedTSampleSize(input), expected.n)).toBeLessThan(1e-6)
  })
})

test('without a shift the power is alpha', () => {
  expect(pairedTPower({ dz: 0, n: 10, alpha: 0.05 })).toBeCloseTo(0.05, 13)
})

test('at t = 0 the noncentral t is the normal distribution of its shift', () => {
  expect(noncentralTUpperTail({ t: 0, df: 9, shift: 1 })).toBeCloseTo(0.8413447460685429, 12)
  expect(noncentralTUpperTail({ t: 0, df: 9, shift: -1 })).toBeCloseTo(0.15865525393145707, 12)
})
