import { describe, expect, test } from 'vitest'
import { copied, drifted, independent, PATTERNS, withBadMinutes } from '../scripts/study/rounds/attacks.js'
import { listRoundsCells, simulateRounds } from '../scripts/study/rounds/cells.js'
import { mean } from '../src/stats/moments.js'
import { seededRandom } from '../src/stats/random.js'

describe.each(PATTERNS)('$name', ({ draw }) => {
  test.each([
    [20, 0.05],
    [60, 0.05],
    [100, 0.06],
    [60, 0],
  ])('loses what it says, of %i cases %d', (n, loss) => {
    const rates = draw(n, loss, seededRandom(`${n}`))
    expect(rates).toHaveLength(n)
    for (const rate of rates.flat()) expect(rate >= 0 && rate <= 1).toBe(true)
    expect(mean(rates.map(([main, change]) => main - change))).toBeCloseTo(loss, 9)
  })
})

const COINS = Array.from({ length: 300 }, (): [number, number] => [0.9, 0.5])
const averageOf = (answer: (index: number) => number): number => mean(COINS.map((_, index) => answer(index)))

test('a full cache repeats the first try of the change, and half of one repeats most', () => {
  const full = copied(COINS, seededRandom('full'), 1)
  const first = COINS.map((_, index) => full.change(index, 1))
  expect(COINS.map((_, index) => full.change(index, 2))).toEqual(first)
  const half = copied(COINS, seededRandom('half'), 0.5)
  const before = COINS.map((_, index) => half.change(index, 1))
  expect(averageOf((index) => (half.change(index, 2) === before[index] ? 1 : 0))).toBeCloseTo(0.75, 1)
})

test('a drift moves main alone, and a bad minute hits a third of the cases', () => {
  const day = drifted(COINS, seededRandom('day'), -0.9)
  expect(averageOf((index) => day.main(index, 0))).toBe(0)
  expect(averageOf((index) => day.change(index, 1))).toBeCloseTo(0.5, 1)
  const minutes = withBadMinutes(COINS, seededRandom('minutes'))
  const means = Array.from({ length: 200 }, (_, minute) => averageOf((index) => minutes.main(index, minute)))
  const bad = means.filter((one) => one < 0.8)
  expect(bad.length).toBeGreaterThan(8)
  expect(bad.length).toBeLessThan(40)
  expect(mean(bad)).toBeCloseTo(0.7, 1)
})

test('a plain answer passes at the rate of its side', () => {
  const { main, change } = independent(COINS, seededRandom('plain'))
  expect(averageOf((index) => main(index, 0))).toBeCloseTo(0.9, 1)
  expect(averageOf((index) => change(index, 1))).toBeCloseTo(0.5, 1)
})

test('cells have names of their own, and 30 changes of some are near what is expected', () => {
  const cells = listRoundsCells()
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length)
  const tried = cells.filter(({ id }) => /^(table: tenth-broken|at −m: thin).*n = 60.*main 10/.test(id))
  expect(tried).toHaveLength(3)
  for (const cell of tried)
    for (const { name, is_off: isOff } of simulateRounds(cell, 30, 'test'))
      expect(isOff, `${cell.id}: ${name}`).toBe(false)
})
