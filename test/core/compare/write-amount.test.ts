import { describe, expect, test } from 'vitest'
import { writeAmount, writeP, writeShare, writeValue } from '../../../src/core/compare/write-amount.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ')
const success = { kind: 'binary', unit: 'ratio' } as const
const of = (unit: 'ratio' | 's' | 'tokens' | 'usd' | 'count') => ({ kind: 'continuous', unit }) as const

describe('amounts in words', () => {
  test.each([
    [0.05, success, '5 points'],
    [-0.12, success, '12 points'],
    [0.01, success, '1 point'],
    [0.0602, success, '6 points'],
    [0.034, of('ratio'), '.034'],
    [1.5, of('ratio'), '1.5'],
    [0.25, of('s'), '0.25 s'],
    [1240.4, of('tokens'), '1 240 tokens'],
    [0.00042, of('usd'), '$0.00042'],
    [3, of('count'), '3'],
    [0, of('tokens'), '0 tokens'],
    [99.96, of('count'), '100'],
  ])('%d is %j', (amount, metric, text) => {
    expect(plain(writeAmount(amount, metric))).toBe(text)
  })

  test('limits are rounded up, so that they never promise more than was found', () => {
    expect(plain(writeAmount(0.0602, success, 'up'))).toBe('6.1 points')
    expect(plain(writeAmount(0.06, success, 'up'))).toBe('6 points')
    expect(plain(writeShare(0.0541, 'up'))).toBe('5.5 %')
  })

  test('values and probabilities', () => {
    expect(plain(writeValue(0.8667, success))).toBe('86.7 %')
    expect(plain(writeValue(-0.5, of('ratio')))).toBe('−.5')
    expect([0.0004, 0.0042, 0.049, 0.0498, 0.31, 0.999, 1].map(writeP)).toEqual([
      'p < .001',
      'p = .004',
      'p = .049',
      'p = .0498',
      'p = .31',
      'p = 1',
      'p = 1',
    ])
  })
})
