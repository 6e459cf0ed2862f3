import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalUpperTail } from '../../src/stats/distributions/normal.js'
import { pairedT } from '../../src/stats/paired-t.js'
import { roundNoise } from '../../src/stats/round-noise.js'
import { signFlipPermutation } from '../../src/stats/sign-flip-permutation.js'
import { wilcoxonPratt } from '../../src/stats/wilcoxon.js'
import oracle from '../oracle/stats-paired-t.json' with { type: 'json' }
import { relativeError } from './relative-error.js'

const differencesOf = ({ a, b }: { a: readonly number[]; b: readonly number[] }): number[] =>
  a.map((value, index) => roundNoise(value - (b[index] ?? NaN)))

/** Allows a relative error of 1e-9, or 1e-6 for a p below 1e-15. If 0 is expected, the rounding error of a sum is allowed. */
function expectClose(actual: number | null, expected: number | null): void {
  if (expected === null) expect(actual).toBeNull()
  else if (expected === 0) expect(Math.abs(actual ?? NaN)).toBeLessThan(1e-14)
  else expect(relativeError(actual, expected)).toBeLessThan(Math.abs(expected) < 1e-15 ? 1e-6 : 1e-9)
}

describe('the paired t test agrees with R and SciPy', () => {
  test.each(oracle.cases)('$id', ({ input, expected }) => {
    const result = pairedT(differencesOf(input), 0.05)
    if (result === null) throw new Error('null for more than one difference')
    expect(result).toMatchObject({ n: expected.n, df: expected.df, degenerate: expected.degenerate })
    expectClose(result.mean, expected.meanDiff)
    expectClose(result.sd, expected.sdDiff)
    expectClose(result.t, expected.t)
    expectClose(result.cohenDz, expected.cohenDz)
    expectClose(result.hedgesG, expected.hedgesG)
    if (result.degenerate === null && result.cohenDz !== 0)
      expectClose(result.hedgesG / result.cohenDz, expected.hedgesCorrectionExact)
    // Without spread the tools give no result; docs/decision-rules.md#paired-t defines one, see below.
    if (expected.degenerate !== null) return
    expectClose(result.p, expected.p)
    expectClose(result.low, expected.ci95[0] ?? null)
    expectClose(result.high, expected.ci95[1] ?? null)
  })
})

describe('differences without spread', () => {
  test('of zeros have p = 1 and no bounds', () => {
    expect(pairedT([0, 0, 0], 0.05)).toEqual({
      n: 3,
      mean: 0,
      sd: 0,
      t: null,
      df: 2,
      p: 1,
      low: null,
      high: null,
      cohenDz: null,
      hedgesG: null,
      degenerate: 'zero-differences',
    })
  })

  test.each([
    { n: 2, p: 0.5, end: null },
    { n: 5, p: 0.0625, end: null },
    { n: 6, p: 0.03125, end: -0.1 },
    { n: 100, p: 2 ** -99, end: -0.1 },
  ])('of $n equal values have the sign-flip p, and a point as interval once that is below alpha', ({ n, p, end }) => {
    const result = pairedT(new Array<number>(n).fill(-0.1), 0.05)
    expect(result).toMatchObject({
      mean: -0.1,
      sd: 0,
      t: null,
      p,
      low: end,
      high: end,
      degenerate: 'constant-difference',
    })
  })

  test('have no interval if p equals alpha, which is not below it', () => {
    expect(pairedT(new Array<number>(6).fill(-0.1), 2 ** -5)).toMatchObject({ low: null, high: null })
  })

  test('fewer than two differences have no test', () => {
    expect(pairedT([], 0.05)).toBeNull()
    expect(pairedT([0.3], 0.05)).toBeNull()
  })
})

describe("Wilcoxon's test by Pratt's method", () => {
  test.each(oracle.cases)(
    'agrees with SciPy and, without zeros, with R and exactRankTests: $id',
    ({ input, expected }) => {
      const result = wilcoxonPratt(differencesOf(input))
      const { wilcoxon: known } = expected
      if (known === null || result === null) return expect(result).toBe(known)
      expectClose(result.normalP, known.pNormalPratt)
      if (known.nZero > 0) return
      expectClose(result.exactP, known.pExact)
      expectClose(result.normalP, known.pNormal)
      expectClose(result.normalP, Math.min(1, 2 * normalUpperTail(Math.abs(known.z))))
    },
  )

  test('is exact up to 60 non-zero differences, however many zeros there are', () => {
    const differences = Array.from({ length: 60 }, (_, index) => index - 20.5)
    expect(wilcoxonPratt([...differences, 0, 0])?.exactP).not.toBeNull()
    expect(wilcoxonPratt([...differences, 1])?.exactP).toBeNull()
  })

  test('is exact for the 8 assignments of the ranks 2, 3, 4 next to one zero', () => {
    expect(wilcoxonPratt([0, 1, 2, 3])?.exactP).toBe(0.25)
    expect(wilcoxonPratt([0, -1, 2, 3])?.exactP).toBe(0.5)
  })
})

describe('the sign-flip permutation test', () => {
  test.each(oracle.cases)('agrees with enumeration: $id', ({ input, expected }) => {
    const result = signFlipPermutation({ differences: differencesOf(input), seed: expected.n.toString(), draws: 500 })
    // More than 20 values that are not on a grid: our enumeration gives up too.
    if (expected.signFlipPermutationP === null) return expect(result.method).toBe('sampled')
    expect(result.method).toBe('exact')
    expectClose(result.p, expected.signFlipPermutationP)
    if (expected.signFlipCount === null) return
    const [count = NaN, of = NaN] = expected.signFlipCount
    expect(Math.round(result.p * of)).toBe(count)
  })

  test('finds 2 of 8 assignments of [1, 2, 3] as far from 0', () => {
    expect(signFlipPermutation({ differences: [1, 2, 3], seed: '1' })).toEqual({ p: 0.25, method: 'exact' })
  })

  /** Returns values that are not on a grid: irrational square roots, rounded to a billionth. */
  const roots = (n: number): number[] => Array.from({ length: n }, (_, at) => roundNoise(Math.sqrt(at ** 2 + 2)))

  test.each([
    { what: '20 that differ, on no grid, beside ones that do not', values: [...roots(20), 0, 0, 0], p: 2 ** -19 },
    { what: 'the finest grid', values: [...new Array<number>(24).fill(0.5), 0.001], p: 2 ** -24 },
    {
      what: 'as many steps as are taken, which zeros do not add to',
      values: [...new Array<number>(22).fill(80.001), ...new Array<number>(40).fill(0)],
      p: 2 ** -21,
    },
  ])('is exact for $what', ({ values, p }) => {
    expect(signFlipPermutation({ differences: values, seed: '1' })).toEqual({ p, method: 'exact' })
  })

  test.each([
    { what: '21 on no grid', values: roots(21) },
    { what: 'a grid of too many steps', values: new Array<number>(25).fill(1000.001) },
  ])('is sampled for $what', ({ values }) => {
    expect(signFlipPermutation({ differences: values, seed: '1', draws: 10 }).method).toBe('sampled')
  })

  test('is 1 if no assignment is nearer to 0, and counts the observed one once', () => {
    const values = [1000, ...roots(21).map((value) => -value)]
    expect(signFlipPermutation({ differences: values, seed: '1', draws: 20 })).toEqual({ p: 1, method: 'sampled' })
  })

  test('is seeded and close to the true p if sampled', () => {
    const differences = Array.from({ length: 40 }, (_, index) => roundNoise(Math.sin(index + 1) + 0.2))
    const sampled = signFlipPermutation({ differences, seed: '1' })
    expect(sampled.method).toBe('sampled')
    expect(signFlipPermutation({ differences, seed: '1' })).toEqual(sampled)
    expect(Math.abs(sampled.p - (pairedT(differences, 0.05)?.p ?? NaN))).toBeLessThan(0.03)
  })
})

const differences = fc.array(
  fc.integer({ min: -1000, max: 1000 }).map((whole) => whole / 1000),
  {
    minLength: 2,
    maxLength: 60,
  },
)

test('the t interval contains the mean, and contains 0 exactly if p is at least alpha', () => {
  fc.assert(
    fc.property(differences, (values) => {
      const result = pairedT(values, 0.05)
      if (result === null || result.degenerate !== null) return
      expect(result.low).toBeLessThan(result.mean)
      expect(result.high).toBeGreaterThan(result.mean)
      if (Math.abs(result.p - 0.05) < 1e-9) return
      expect(result.low <= 0 && result.high >= 0).toBe(result.p >= 0.05)
    }),
  )
})

test('swapping the arms mirrors everything', () => {
  fc.assert(
    fc.property(differences, (values) => {
      const mirrored = values.map((value) => -value)
      const [one, other] = [pairedT(values, 0.05), pairedT(mirrored, 0.05)]
      expect(other?.p).toBe(one?.p)
      expect(other?.low ?? 0).toBeCloseTo(-(one?.high ?? 0), 12)
      expect(wilcoxonPratt(mirrored)).toEqual(wilcoxonPratt(values))
      expect(signFlipPermutation({ differences: mirrored, seed: '1' })).toEqual(
        signFlipPermutation({ differences: values, seed: '1' }),
      )
    }),
    { numRuns: 50 },
  )
})
