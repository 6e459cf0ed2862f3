import { expect, test } from 'vitest'
import { selectionBias } from '../../../src/compare/rank/find-outcome.js'

const among = { among: 3, alpha: 0.05 }
/** .84628 · 3/2 · .05/√2; .84628 is the mean of the largest of three standard normals (Harter 1961). */
const OPTIMISM = 0.04488

test('the standard error of a normal interval is its half-width over 1.96', () => {
  const half = 0.05 * 1.959964
  const lead = { delta: 0.12, df: null, interval: { low: 0.12 - half, high: 0.12 + half, method: 'tango' } } as const
  const effect = selectionBias(lead, among)
  expect(effect?.optimism).toBeCloseTo(OPTIMISM, 5)
  expect(effect?.cautious).toBeCloseTo(0.12 - OPTIMISM, 5)
})

test('that of a t interval is its half-width over the t quantile: few cases do not increase the effect', () => {
  const half = 0.05 * 4.302653
  const lead = { delta: 0.12, df: 2, interval: { low: 0.12 - half, high: 0.12 + half, method: 't' } } as const
  expect(selectionBias(lead, among)?.optimism).toBeCloseTo(OPTIMISM, 5)
})

test('there is none without an interval', () => {
  expect(selectionBias({ delta: 0.12, df: null, interval: null }, among)).toBeNull()
})
