import { describe, expect, test } from 'vitest'
import { chooseTrends, describeTrend } from '../../src/format/describe-trend.js'
import { COST, LATENCY, PRECISION, SUCCESS, TOKENS } from '../report/sections/facts.js'

const RISING = [1000, 1010, 1030, 1025, 1060, 1090, 1110, 1140]

describe('describeTrend', () => {
  test.each<[string, Parameters<typeof describeTrend>, string | null]>([
    ['a rise', [TOKENS, RISING], 'tokens per query rose on 6 of the last 7 nights, +14 % in all'],
    ['a fall', [LATENCY, [...RISING].reverse()], 'latency fell on 6 of the last 7 nights, −12 % in all'],
    ['every step', [COST, [1, 2, 3, 4, 5, 6, 7, 8]], 'cost per query rose on 7 of the last 7 nights, +700 % in all'],
    ['runs', [TOKENS, RISING, 'run'], 'tokens per query rose on 6 of the last 7 runs, +14 % in all'],
    [
      'points of a share',
      [SUCCESS, [0.9, 0.89, 0.88, 0.89, 0.87, 0.86, 0.85, 0.84]],
      'success fell on 6 of the last 7 nights, −6 points in all',
    ],
    [
      'only the newest',
      [TOKENS, [9000, 1, ...RISING]],
      'tokens per query rose on 6 of the last 7 nights, +14 % in all',
    ],
    [
      'what was not measured',
      [TOKENS, [null, 1000, null, ...RISING.slice(1), null]],
      'tokens per query rose on 6 of the last 7 nights, +14 % in all',
    ],
    [
      'a ratio that begins at 0',
      [COST, [0, 1, 2, 3, 4, 5, 6, 7]],
      'cost per query rose on 7 of the last 7 nights, +$7 in all',
    ],
    ['five steps of seven', [TOKENS, [1000, 1010, 1005, 1025, 1020, 1090, 1110, 1140]], null],
    ['too few nights', [TOKENS, RISING.slice(1)], null],
    ['nothing', [TOKENS, []], null],
    ['no change', [TOKENS, new Array<number>(9).fill(5)], null],
    ['steps that one night undoes', [TOKENS, [1000, 1010, 1020, 1030, 1040, 1050, 1060, 990]], null],
    ['what rounds to nothing', [TOKENS, RISING.map((_, at) => 1000 + at / 1e6)], null],
  ])('of %s', (_, facts, expected) => {
    expect(describeTrend(...facts)?.replaceAll('\u202f', ' ') ?? null).toBe(expected)
  })

  test('reports one of 80 random sequences by chance (two signs of 248 in 40,320)', () => {
    let said = 0
    const permute = (left: readonly number[], made: readonly number[]): void => {
      if (left.length === 0 && describeTrend(TOKENS, made) !== null) said += 1
      left.forEach((one, at) => {
        permute([...left.slice(0, at), ...left.slice(at + 1)], [...made, one])
      })
    }
    permute([1, 2, 3, 4, 5, 6, 7, 8], [])
    expect(said).toBeLessThanOrEqual(2 * 248)
    expect(said).toBeGreaterThan(2 * 200)
  })
})

test('trends are reported for the gates and the costs of runs', () => {
  const latency = { ...LATENCY, id: 'performance.latency' }
  const all = [SUCCESS, PRECISION, TOKENS, COST, latency, { ...TOKENS, id: 'tokens.input' }]
  expect(chooseTrends(all, ['success']).map(({ id }) => id)).toEqual([
    'success',
    'tokens.total',
    'cost.usd',
    'performance.latency',
  ])
})
