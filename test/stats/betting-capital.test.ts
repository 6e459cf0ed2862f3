import { describe, expect, test } from 'vitest'
import { bettingCapital } from '../../src/stats/betting-capital.js'
import { mean } from '../../src/stats/moments.js'
import { seededRandom } from '../../src/stats/random.js'

const of = (values: readonly number[], group = '') => values.map((value, at) => ({ value, group, seed: `${at}` }))

function permute<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item, at) => permute(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]))
}

describe('bettingCapital', () => {
  test.each<[string, readonly number[], number]>([
    ['nothing to rank', [], 1],
    ['the first value, which has no rank', [0.8], 1],
    // Half stays, and a quarter each earns √2 and 2 ** .75 of a rank of at most 1/2.
    ['a fall', [1, 0], 0.5 + 0.25 * Math.SQRT2 + 0.25 * 2 ** 0.75],
    ['a rise, of a rank between 1/2 and 1', [0, 1], 0.5 + 0.25 * (2 - Math.SQRT2) + 0.25 * 2 * (1 - 0.5 ** 0.25)],
  ])('after %s', (_, values, expected) => {
    expect(bettingCapital(of(values))).toBeCloseTo(expected, 12)
  })

  test('after two falls has dealt 2 % out anew between them', () => {
    const paid = [0.5, 0.25 * Math.SQRT2, 0.25 * 2 ** 0.75]
    const first = mean(paid) * 3
    const stakes = [0.5, 0.25, 0.25].map((share, at) => 0.98 * (paid[at] ?? NaN) + 0.02 * share * first)
    // A rank of at most 1/3 pays 1, √3 and 3 ** .75.
    const expected = (stakes[0] ?? NaN) + (stakes[1] ?? NaN) * Math.sqrt(3) + (stakes[2] ?? NaN) * 3 ** 0.75
    expect(bettingCapital(of([3, 2, 1]))).toBeCloseTo(expected, 12)
    // Another group is ranked by itself: its first value has no rank.
    const [, , last] = of([3, 2, 1], 'other')
    if (last === undefined) throw new Error('no value')
    expect(bettingCapital([...of([3, 2]), last])).toBeCloseTo(first, 12)
    // A value that nothing is bet on is compared with.
    expect(bettingCapital(of([3, 2, 1]), 2)).toBeCloseTo(0.5 + 0.25 * Math.sqrt(3) + 0.25 * 3 ** 0.75, 12)
  })

  test.each<[string, readonly number[]]>([
    ['distinct values', [1, 2, 3, 4, 5, 6, 7]],
    ['ties', [0, 0, 0, 1, 1, 2]],
    ['a skewed range', [0, 0.001, 0.002, 1, 1e6]],
  ])('is 1 on average over all orders of %s', (_, values) => {
    expect(mean(permute(of(values)).map((order) => bettingCapital(order)))).toBeCloseTo(1, 9)
    const [first = 0, ...rest] = values
    expect(mean(permute(rest).map((order) => bettingCapital(of([first, ...order]), 1)))).not.toBeCloseTo(1, 3)
  })

  test('is 1 on average where groups follow each other, and bets on nothing before its beginning', () => {
    const second = of([9, 9.5, 10], 'other')
    const orders = permute(of([3, 2, 1, 2])).flatMap((order) => permute(second).map((rest) => [...order, ...rest]))
    expect(mean(orders.map((order) => bettingCapital(order)))).toBeCloseTo(1, 9)
    const late = permute(of([3, 2, 1, 2, 5])).map((order) => bettingCapital(order, 3))
    expect(mean(late)).toBeCloseTo(1, 9)
    expect(bettingCapital(of([5, 4, 3, 2, 1]), 5)).toBe(1)
  })

  test('breaks ties by the seeds, those that binary fractions hide too', () => {
    const same = bettingCapital(of([0.3, 0.3, 0.3]))
    expect(bettingCapital(of([0.3, 0.1 + 0.2, 0.3]))).toBe(same)
    expect(same).not.toBe(1)
  })

  test('reaches 20 within a year in at most one of 20 sequences whose values nearly always tie', () => {
    const random = seededRandom('ties')
    const reached = Array.from({ length: 400 }, (_, sequence) => {
      const year = Array.from({ length: 365 }, (_day, night) => {
        return { value: random() < 0.005 ? -1 : 0, group: '', seed: `${sequence}/${night}` }
      })
      return year.some(({ value }, night) => value < 0 && bettingCapital(year.slice(0, night + 1)) >= 20)
    })
    expect(reached.filter(Boolean).length).toBeLessThanOrEqual(20)
  })

  test('grows while values fall, stops at a bound, and is lost again when they recover', () => {
    const falling = Array.from({ length: 300 }, (_, night) => -night)
    expect(bettingCapital(of(falling.slice(0, 10)))).toBeGreaterThan(20)
    expect(bettingCapital(of(falling))).toBe(1e4)
    const rising = Array.from({ length: 90 }, (_, night) => night)
    expect(bettingCapital([...of(falling), ...of(rising)])).toBeLessThan(1e3)
  })

  test('reaches 60 within a year in at most one of 60 sequences that never change, whatever their noise', () => {
    const noises: Readonly<Record<string, (random: () => number) => number>> = {
      uniform: (random) => random(),
      rare: (random) => (random() < 0.1 ? -1 : 0),
      heavy: (random) => Math.tan(Math.PI * (random() - 0.5)),
    }
    for (const [name, draw] of Object.entries(noises)) {
      const random = seededRandom(name)
      const reached = Array.from({ length: 120 }, () => {
        const year = Array.from({ length: 120 }, () => ({ value: draw(random), group: '', seed: `${random()}` }))
        return year.some((_, night) => night % 5 === 4 && bettingCapital(year.slice(0, night + 1)) >= 60)
      })
      expect([name, reached.filter(Boolean).length <= 5]).toEqual([name, true])
    }
  })
})
