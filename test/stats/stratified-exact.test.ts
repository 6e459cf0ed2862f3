import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draw } from '../../src/stats/fisher-exact.js'
import { seededRandom } from '../../src/stats/random.js'
import { stratifiedExact } from '../../src/stats/stratified-permutation.js'

/** 2·min(P(S < s), P(S > s)) + P(S = s) in whole numbers: ways of drawing over all ways. */
function countWays(strata: readonly Draw[]): number {
  let ways = new Map([[0, 1n]])
  for (const { drawn, marked, all } of strata) {
    const next = new Map<number, bigint>()
    for (const [sum, count] of ways)
      for (let k = Math.max(0, drawn + marked - all); k <= Math.min(drawn, marked); k++)
        next.set(sum + k, (next.get(sum + k) ?? 0n) + count * choose(marked, k) * choose(all - marked, drawn - k))
    ways = next
  }
  const seen = strata.reduce((sum, { hits }) => sum + hits, 0)
  let [below, at, above] = [0n, 0n, 0n]
  for (const [sum, count] of ways) {
    if (sum < seen) below += count
    else if (sum > seen) above += count
    else at = count
  }
  const doubled = 2n * (below < above ? below : above) + at
  return Math.min(1, Number((doubled * 10n ** 30n) / (below + at + above)) / 1e30)
}

function choose(all: number, drawn: number): bigint {
  let ways = 1n
  for (let k = 1; k <= drawn; k++) ways = (ways * BigInt(all - k + 1)) / BigInt(k)
  return ways
}

/** Every way of giving `drawn` of the trials to one arm, listed one by one: no formula at all. */
function listDeals(strata: readonly Draw[]): number {
  let sums = [0]
  for (const { drawn, marked, all } of strata) {
    const own: number[] = []
    for (let deal = 0; deal < 2 ** all; deal++) {
      const taken = Array.from({ length: all }, (_, place) => (deal >> place) & 1)
      if (taken.filter(Boolean).length === drawn) own.push(taken.slice(0, marked).filter(Boolean).length)
    }
    sums = sums.flatMap((sum) => own.map((one) => sum + one))
  }
  const seen = strata.reduce((sum, { hits }) => sum + hits, 0)
  const share = (holds: (sum: number) => boolean): number => sums.filter(holds).length / sums.length
  return Math.min(
    1,
    2 *
      Math.min(
        share((sum) => sum < seen),
        share((sum) => sum > seen),
      ) +
      share((sum) => sum === seen),
  )
}

const draws: fc.Arbitrary<Draw> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([drawn, others]) =>
    fc
      .tuple(fc.integer({ min: 0, max: drawn }), fc.integer({ min: 0, max: others }))
      .map(([hits, rest]) => ({ hits, drawn, marked: hits + rest, all: drawn + others })),
  )
const strata = fc.array(draws, { minLength: 1, maxLength: 8 })

describe('the exact stratified test', () => {
  // Fisher's exact test with mid-p, by hand: 1/C(20,10); Fisher's tea (1 + 16/2 of 70 ways, doubled); C(5,k)² of 252 ways.
  test.each([
    [[{ hits: 10, drawn: 10, marked: 10, all: 20 }], 1 / 184756],
    [[{ hits: 3, drawn: 3, marked: 3, all: 6 }], 0.05],
    [[{ hits: 3, drawn: 4, marked: 4, all: 8 }], (2 * (1 + 8)) / 70],
    [[{ hits: 4, drawn: 5, marked: 5, all: 10 }], (2 * (1 + 12.5)) / 252],
    [[{ hits: 5, drawn: 5, marked: 5, all: 5 }], 1],
    // Two cases of 3 against 3: nothing lost in one of 20 · 20 ways.
    [
      [
        { hits: 0, drawn: 3, marked: 3, all: 6 },
        { hits: 0, drawn: 3, marked: 3, all: 6 },
      ],
      1 / 400,
    ],
  ])('of %o is %d', (tables, p) => {
    expect(stratifiedExact(tables).midP).toBeCloseTo(p, 11)
  })

  test('is not brought below .05 by float noise', () => {
    expect(stratifiedExact([{ hits: 0, drawn: 3, marked: 3, all: 6 }]).midP).toBe(0.05)
  })

  test('agrees with whole numbers over any strata', () => {
    fc.assert(
      fc.property(strata, (tables) => {
        expect(Math.abs(stratifiedExact(tables).midP / countWays(tables) - 1)).toBeLessThan(1e-10)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test('agrees with a list of every deal', () => {
    const small = fc.array(
      draws.filter(({ all }) => all <= 6),
      { minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(small, (tables) => {
        expect(stratifiedExact(tables).midP).toBeCloseTo(listDeals(tables), 10)
      }),
      { seed: 1, numRuns: 40 },
    )
  })

  test('stays when arms, kinds or strata are exchanged, and is a probability', () => {
    fc.assert(
      fc.property(strata, (tables) => {
        const { midP, excess } = stratifiedExact(tables)
        const swapped = stratifiedExact(
          tables.map(({ hits, drawn, marked, all }) => ({ hits: marked - hits, drawn: all - drawn, marked, all })),
        )
        const otherKind = stratifiedExact(
          tables.map(({ hits, drawn, marked, all }) => ({ hits: drawn - hits, drawn, marked: all - marked, all })),
        )
        const reversed = stratifiedExact([...tables].reverse())
        expect(midP).toBeGreaterThan(0)
        expect(midP).toBeLessThanOrEqual(1)
        for (const other of [swapped, otherKind, reversed]) expect(other.midP).toBeCloseTo(midP, 11)
        expect(swapped.excess).toBeCloseTo(-excess, 9)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test('keeps to two thousand cases, and below the smallest probability that it tells apart', () => {
    const lost = { hits: 0, drawn: 5, marked: 5, all: 10 }
    const even = { hits: 2, drawn: 5, marked: 5, all: 10 }
    const many = Array.from({ length: 2000 }, (_, index) => (index % 2 === 0 ? even : { ...even, hits: 3 }))
    expect(stratifiedExact(many).midP).toBe(1)
    const { midP } = stratifiedExact(Array.from({ length: 2000 }, () => lost))
    expect(midP).toBeGreaterThan(0)
    expect(midP).toBeLessThan(1e-50)
  })

  test('rejects no more than alpha where the arms are alike', () => {
    const random = seededRandom('level')
    let rejected = 0
    for (let run = 0; run < 4000; run++) {
      const tables = Array.from({ length: 3 }, (_, index): Draw => {
        const rate = [0.3, 0.5, 0.9][index] ?? 0.5
        const count = (trials: number): number => Array.from({ length: trials }).filter(() => random() < rate).length
        const [hits, rest] = [count(10), count(10)]
        return { hits, drawn: 10, marked: hits + rest, all: 20 }
      })
      if (stratifiedExact(tables).midP < 0.05) rejected++
    }
    // 5 % and two standard errors of 4000 runs; a test that never rejects would be none.
    expect(rejected / 4000).toBeLessThan(0.057)
    expect(rejected / 4000).toBeGreaterThan(0.02)
  })
})
