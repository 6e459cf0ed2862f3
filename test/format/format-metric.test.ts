import { expect, test } from 'vitest'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import { formatAgainst, formatAmount, formatShare, formatValue } from '../../src/format/format-metric.js'
import { COST, LATENCY, PRECISION, SUCCESS, TOKENS } from '../report/sections/facts.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ')

test.each<[MetricFacts, number, string]>([
  [SUCCESS, 73 / 90, '81 %'],
  [PRECISION, 0.6, '.60'],
  [PRECISION, 1, '1'],
  [TOKENS, 1240.3, '1 240'],
  [TOKENS, 81.26, '81.3'],
  [LATENCY, 0.24, '240 ms'],
  [LATENCY, 12.4, '12.4 s'],
  [COST, 0.00041, '$0.00041'],
  [COST, 0.0007, '$0.00070'],
  [{ ...LATENCY, unit: 'mb' }, 210.4, '210 MB'],
  [{ ...LATENCY, unit: 'percent' }, 31.25, '31.3 %'],
  [{ ...LATENCY, unit: 'score' }, 3.5, '3.50'],
])('%o with %d is written as %s', (metric, value, text) => {
  expect(plain(formatValue(metric, value))).toBe(text)
})

const amounts: [MetricFacts, Margin, { short?: boolean; round?: 'up' }, string][] = [
  [SUCCESS, { kind: 'absolute', value: 0.05 }, {}, '5 points'],
  [SUCCESS, { kind: 'absolute', value: 0.05 }, { short: true }, '5 points'],
  [SUCCESS, { kind: 'absolute', value: 0.01 }, {}, '1 point'],
  [SUCCESS, { kind: 'absolute', value: 0.025 }, {}, '2.5 points'],
  [SUCCESS, { kind: 'absolute', value: 0.0601719 }, { round: 'up' }, '6.1 points'],
  [SUCCESS, { kind: 'absolute', value: 0.1351 }, { round: 'up' }, '14 points'],
  [PRECISION, { kind: 'absolute', value: 0.05 }, {}, '.05'],
  [PRECISION, { kind: 'absolute', value: 0.0498 }, { round: 'up' }, '.05'],
  [PRECISION, { kind: 'absolute', value: 0.0712 }, { round: 'up' }, '.072'],
  [PRECISION, { kind: 'absolute', value: 0 }, { round: 'up' }, '0'],
  [TOKENS, { kind: 'relative', value: 0.1 }, {}, '10 %'],
  [TOKENS, { kind: 'relative', value: 0.0101 }, { round: 'up' }, '1.1 %'],
  [TOKENS, { kind: 'absolute', value: 50 }, {}, '50 tokens'],
  [LATENCY, { kind: 'absolute', value: 0.5 }, {}, '500 ms'],
  [COST, { kind: 'absolute', value: 0.01 }, {}, '$0.01'],
  [{ ...LATENCY, unit: 'mb' }, { kind: 'absolute', value: 20 }, {}, '20 MB'],
  [{ ...LATENCY, unit: 'percent' }, { kind: 'absolute', value: 5 }, {}, '5 points'],
  [{ ...LATENCY, unit: 'score' }, { kind: 'absolute', value: 0.25 }, {}, '0.25'],
]

test.each(amounts)('an amount of %o, %j with %j, is written as %s', (metric, amount, options, text) => {
  expect(plain(formatAmount(metric, amount, options))).toBe(text)
})

test.each<[MetricFacts, number, number, string, string]>([
  [SUCCESS, 0.9, 0.95, '90 %', '95 %'],
  [SUCCESS, 0.8667, 0.87, '86.7 %', '87 %'],
  [TOKENS, 1000.3, 999.6, '1 000.3', '999.6'],
  [PRECISION, 0.6, 0.6, '.60', '.60'],
])('%o: %d next to %d are written as %s and %s', (metric, value, limit, text, limitText) => {
  const written = formatAgainst(metric, value, limit)
  expect([plain(written.value), plain(written.limit)]).toEqual([text, limitText])
})

test.each([
  [-0.19, 'nearest', '19 %'],
  [0.004, 'nearest', '0.4 %'],
  [0.0002, 'nearest', '0.02 %'],
  [0.0541, 'up', '5.5 %'],
] as const)('a share of %d, rounded %s, is %s', (share, round, text) => {
  expect(plain(formatShare(share, round))).toBe(text)
})
