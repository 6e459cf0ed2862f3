import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consensus, type ScoredReading, shouldAskAgain, weightedMean } from '../../../src/metrics/answer/consensus.js'

const reading = (score: number, confidence?: number): ScoredReading => ({
  score,
  ...(confidence !== undefined && { confidence }),
})

test.each([
  [
    [
      { value: 0.8, weight: 2 },
      { value: 0.5, weight: 1 },
    ],
    0.7,
  ],
  [[{ value: 0.8, weight: 0 }], null],
  [[], null],
])('the weighted mean of %j is %j', (items, expected) => {
  expect(weightedMean(items)).toEqual(expected === null ? null : expect.closeTo(expected, 12))
})

describe('a consensus', () => {
  test.each([
    // ProjectScylla's own example.
    [[reading(0.8, 0.9), reading(0.85, 0.7), reading(0.75, 0.8)], 1.915 / 2.4],
    [[reading(1), reading(0)], 0.5],
    // 0.5 stands in for a confidence that is not stated: (1 · 0.5 + 0 · 1)/1.5.
    [[reading(1), reading(0, 1)], 1 / 3],
    [[reading(1, 0), reading(0.5, 0)], 0.75],
    [[reading(0.4, 0.1)], 0.4],
    [[], null],
  ])('of %j is %j', (readings, expected) => {
    expect(consensus(readings)).toEqual(expected === null ? null : expect.closeTo(expected, 12))
  })

  test('of the document is .7979', () => {
    expect(consensus([reading(0.8, 0.9), reading(0.85, 0.7), reading(0.75, 0.8)])?.toFixed(4)).toBe('0.7979')
  })

  test('lies among its readings, and does not mind their order', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const readings = fc.array(fc.record({ score: share, confidence: fc.option(share, { nil: undefined }) }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(readings, (some) => {
        const agreed = consensus(some) ?? NaN
        const scores = some.map(({ score }) => score)
        expect(agreed).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-12)
        expect(agreed).toBeLessThanOrEqual(Math.min(1, Math.max(...scores) + 1e-12))
        expect(consensus([...some].reverse())).toBeCloseTo(agreed, 9)
      }),
    )
  })
})

describe('one more reading', () => {
  test.each<[string, readonly ScoredReading[], number, boolean]>([
    ['for scores 0.4 apart', [reading(0.9, 0.9), reading(0.5, 0.9)], 3, true],
    ['not for scores 0.3 apart', [reading(0.8, 0.9), reading(0.5, 0.9), reading(0.6, 0.9)], 3, false],
    ['for a confidence of 0.59', [reading(0.8, 0.59), reading(0.8, 0.59)], 3, true],
    ['not for one of 0.6', [reading(0.8, 0.7), reading(0.8, 0.5), reading(0.8, 0.6)], 3, false],
    ['for confidences that are not stated', [reading(0.8), reading(0.8)], 3, true],
    ['up to five times', [reading(1, 1), reading(0, 1)], 7, true],
    ['but not a sixth time', [reading(1, 1), reading(0, 1)], 8, false],
    ['not where one reading is all there is', [reading(0.8, 0.1)], 1, false],
    ['not where there is none', [], 3, false],
  ])('%s', (_what, readings, asked, expected) => {
    expect(shouldAskAgain(readings, asked)).toBe(expected)
  })

  test('is never asked for by the variance alone: readings within 0.3 vary by 0.045 at most', () => {
    const scores = fc.array(fc.double({ min: 0.5, max: 0.8, noNaN: true }), { minLength: 2, maxLength: 7 })
    fc.assert(
      fc.property(scores, (some) => {
        expect(
          shouldAskAgain(
            some.map((score) => reading(score, 1)),
            3,
          ),
        ).toBe(false)
      }),
    )
  })
})
