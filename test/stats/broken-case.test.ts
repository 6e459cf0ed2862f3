import { describe, expect, test } from 'vitest'
import { agreementProbability, unchangedPValue } from '../../src/stats/broken-case.js'

describe('the chance of tries had nothing changed', () => {
  test.each([
    [9, 4],
    [10, 4],
    [5, 7],
    [1, 1],
  ])('%i of %i good, then only failures, has its largest value in closed form', (tries, failures) => {
    const p = tries / (tries + failures)
    const chance = p ** tries * (1 - p) ** failures
    expect(unchangedPValue({ tries, good: tries, failures })).toBeCloseTo(chance, 14)
  })

  test('is the best of a fine grid where some were bad', () => {
    const atLeastEight = (p: number): number => 45 * p ** 8 * (1 - p) ** 2 + 10 * p ** 9 * (1 - p) + p ** 10
    const grid = Array.from({ length: 100_001 }, (_, index) => index / 100_000)
    const best = Math.max(...grid.map((p) => atLeastEight(p) * (1 - p) ** 4))
    expect(unchangedPValue({ tries: 10, good: 8, failures: 4 })).toBeCloseTo(best, 9)
  })

  test('is 1 where nothing was good before or nothing failed since', () => {
    expect(unchangedPValue({ tries: 5, good: 0, failures: 9 })).toBe(1)
    expect(unchangedPValue({ tries: 5, good: 5, failures: 0 })).toBeCloseTo(1, 8)
  })
})

describe('the chance that repeated tries agree', () => {
  test('is that of Jeffreys’ prior: without tries before, two agree with ½·(3/2)/2 each way', () => {
    expect(agreementProbability({ good: 0, bad: 0, next: 2 })).toBeCloseTo(0.75, 12)
    expect(agreementProbability({ good: 3, bad: 2, next: 2 })).toBeCloseTo((3.5 * 4.5 + 2.5 * 3.5) / 42, 12)
    expect(agreementProbability({ good: 3, bad: 2, next: 1 })).toBeCloseTo(1, 12)
  })
})
