import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mean } from '../../src/stats/moments.js'
import { seededRandom } from '../../src/stats/random.js'
import { countArrangements, stratifiedPermutation, type TrialsOfCase } from '../../src/stats/stratified-permutation.js'

/** Every deal of every case, by bit masks, and the statistic as it is defined. */
function enumerate(cases: readonly TrialsOfCase[]): number {
  const difference = ({ baseline, candidate }: TrialsOfCase): number => mean(candidate) - mean(baseline)
  let sums = [0]
  for (const own of cases) {
    const pool = [...own.baseline, ...own.candidate]
    const deals: number[] = []
    for (let deal = 0; deal < 2 ** pool.length; deal++) {
      const candidate = pool.filter((_, place) => (deal >> place) & 1)
      if (candidate.length !== own.candidate.length) continue
      deals.push(difference({ candidate, baseline: pool.filter((_, place) => !((deal >> place) & 1)) }))
    }
    sums = sums.flatMap((sum) => deals.map((one) => sum + one))
  }
  const seen = Math.abs(cases.reduce((sum, own) => sum + difference(own), 0))
  return sums.filter((sum) => Math.abs(sum) >= seen - 1e-9).length / sums.length
}

const values = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 })
const trials: fc.Arbitrary<TrialsOfCase> = fc.record({ baseline: values, candidate: values })
const suites = fc.array(trials, { minLength: 1, maxLength: 3 })

describe('the stratified permutation test', () => {
  test.each([
    // The largest difference of 20 deals, and its mirror image.
    [[{ baseline: [1, 2, 3], candidate: [4, 5, 6] }], 2 / 20],
    [[{ baseline: [1, 1, 1], candidate: [1, 1, 1] }], 1],
    [[{ baseline: [0.1 + 0.2, 0.3, 0.3], candidate: [0.3, 0.3, 0.3] }], 1],
    // One against three: the one is the largest of four.
    [[{ baseline: [0, 0, 1], candidate: [5] }], 1 / 4],
    [
      [
        { baseline: [0, 0, 0], candidate: [1, 1, 1] },
        { baseline: [5, 5, 5], candidate: [9, 9, 9] },
      ],
      2 / 400,
    ],
    // Cases that go opposite ways by as much.
    [
      [
        { baseline: [0, 0], candidate: [1, 1] },
        { baseline: [1, 1], candidate: [0, 0] },
      ],
      1,
    ],
  ])('of %o is %d', (cases, p) => {
    expect(stratifiedPermutation({ cases, seed: '1' })).toEqual({ p, method: 'exact' })
  })

  test('agrees with a list of every deal', () => {
    fc.assert(
      fc.property(suites, (cases) => {
        expect(stratifiedPermutation({ cases, seed: '1' }).p).toBeCloseTo(enumerate(cases), 12)
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test('stays when the arms, the cases or the trials of an arm are exchanged, and is a probability', () => {
    fc.assert(
      fc.property(suites, (cases) => {
        const { p } = stratifiedPermutation({ cases, seed: '1' })
        const swapped = cases.map(({ baseline, candidate }) => ({ baseline: candidate, candidate: baseline }))
        const reversed = cases
          .map(({ baseline, candidate }) => ({
            baseline: [...baseline].reverse(),
            candidate: [...candidate].reverse(),
          }))
          .reverse()
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThanOrEqual(1)
        for (const other of [swapped, reversed])
          expect(stratifiedPermutation({ cases: other, seed: '1' }).p).toBeCloseTo(p, 12)
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test('samples what is too much to count: within four standard errors of the whole, and always alike', () => {
    const cases = [
      { baseline: [3, 1, 4, 1, 5, 9, 2], candidate: [6, 5, 3, 5, 8, 9, 7] },
      { baseline: [2, 7, 1, 8], candidate: [2, 8, 1, 9] },
    ]
    expect(
      countArrangements([
        { drawn: 7, all: 14 },
        { drawn: 4, all: 8 },
      ]),
    ).toBe(3432 * 70)
    const sampled = stratifiedPermutation({ cases, seed: 'a' })
    const whole = enumerate(cases)
    expect(sampled.method).toBe('sampled')
    expect(Math.abs(sampled.p - whole)).toBeLessThan(4 * Math.sqrt((whole * (1 - whole)) / 10_000))
    expect(stratifiedPermutation({ cases, seed: 'a' })).toEqual(sampled)
    expect(stratifiedPermutation({ cases, seed: 'b' })).not.toEqual(sampled)
  })

  test('never says 0: one of 10,001', () => {
    const cases = [{ baseline: Array.from({ length: 20 }, () => 0), candidate: Array.from({ length: 20 }, () => 1) }]
    expect(stratifiedPermutation({ cases, seed: '1' })).toEqual({ p: 1 / 10_001, method: 'sampled' })
  })

  test('rejects no more than alpha where the arms are alike, whatever their values', () => {
    const random = seededRandom('level')
    let rejected = 0
    for (let run = 0; run < 1500; run++) {
      // Skewed values, whose level differs from case to case.
      const draw = (level: number, count: number): number[] =>
        Array.from({ length: count }, () => level * Math.exp(-Math.log(1 - random())))
      const cases = [1, 5, 40].map((level) => ({ baseline: draw(level, 6), candidate: draw(level, 5) }))
      if (stratifiedPermutation({ cases, seed: String(run), draws: 400 }).p < 0.05) rejected++
    }
    // 5 % and two standard errors of 1500 runs.
    expect(rejected / 1500).toBeLessThan(0.0613)
    expect(rejected / 1500).toBeGreaterThan(0.03)
  })
})
