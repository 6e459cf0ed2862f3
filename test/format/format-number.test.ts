import { describe, expect, test } from 'vitest'
import { countOf, decimalsForDigits, decimalsToShow, formatNumber, roundTo } from '../../src/format/format-number.js'

describe('numbers are written for people', () => {
  test.each([
    [-1240.26, { decimals: 1 }, '−1\u202f240.3'],
    [1234567, { decimals: 0 }, '1\u202f234\u202f567'],
    [999, { decimals: 2 }, '999'],
    [0.4, { decimals: 1, signed: true }, '+0.4'],
    [-0.04, { decimals: 1, signed: true }, '0.0'],
    [0, { decimals: 1, signed: true }, '0'],
    [0.612, { decimals: 2, bare: true }, '.61'],
    [-0.03, { decimals: 2, bare: true, signed: true }, '−.03'],
    [1, { decimals: 2, bare: true }, '1'],
    [1.25, { decimals: 2, bare: true }, '1.25'],
    [6.0171, { decimals: 1, round: 'up' }, '6.1'],
    [0.1 + 0.2, { decimals: 1, round: 'up' }, '0.3'],
  ] as const)('%d with %j is %s', (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text)
  })
})

test.each([
  [0.02, 1, 2],
  [0.0004, 1, 4],
  [0.0000001, 1, 4],
  [0, 1, 1],
  [3, 1, 1],
])('%d with at least %d decimals needs %d, not to read as 0', (value, least, decimals) => {
  expect(decimalsToShow(value, least)).toBe(decimals)
})

test.each([
  [0.00041, 2, 5],
  [41, 3, 1],
  [1240, 3, 0],
  [1000, 3, 0],
  [0, 3, 0],
])('%d shows %d significant digits with %d decimals', (value, digits, decimals) => {
  expect(decimalsForDigits(value, digits)).toBe(decimals)
})

test.each([
  [0.0498, 2, 'up', 0.05],
  [0.05, 2, 'up', 0.05],
  [0.0501, 2, 'up', 0.06],
  [0.0501, 2, 'nearest', 0.05],
] as const)('%d is rounded to %d decimals (%s) as %d', (value, decimals, round, rounded) => {
  expect(roundTo(value, decimals, round)).toBe(rounded)
})

test.each([
  [1, '1 retry'],
  [0, '0 retries'],
  [1240, '1\u202f240 retries'],
])('%d retries are %s', (count, text) => {
  expect(countOf(count, 'retry', 'retries')).toBe(text)
})
