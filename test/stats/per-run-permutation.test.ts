import { describe, expect, test } from 'vitest'
import type { RunFigure } from '../../src/model/run/run-figure.js'
import { sum } from '../../src/stats/moments.js'
import { perRunPermutation } from '../../src/stats/per-run-resampling.js'
import { percentile } from '../../src/stats/percentile.js'
import { seededRandom } from '../../src/stats/random.js'
import type { FigureRecord } from '../../src/stats/run-figures/figure-rule.js'
import { figureOfRecords, findRule } from '../../src/stats/run-figures/index.js'
import { exchangedExceedance, exchangedPercentile } from '../../src/stats/run-figures/percentile-figure.js'

const random = seededRandom('permutation')
const draw = (n: number, make: () => number[]): number[][] => Array.from({ length: n }, make)

const FIGURES: readonly (readonly [string, RunFigure, () => number[]])[] = [
  ['p95', { figure: 'percentile', of: 'latency', percentile: 95 }, () => [Math.round(100 * random())]],
  ['ratio', { figure: 'ratio', numerator: 'a', denominator: 'b' }, () => [random(), 1 + random()]],
  [
    'calibration error',
    {
      figure: 'calibration-error',
      confidence: 'confidence',
      outcome: 'success',
      error: 'maximum',
      buckets: { edges: [0.5], closed: 'right' },
    },
    () => (random() < 0.5 ? [1, 0.3, random() < 0.5 ? 1 : 0, 0, 0, 0] : [0, 0, 0, 1, 0.9, random() < 0.9 ? 1 : 0]),
  ],
]

/** Computes the difference with some cases exchanged, without any shortcut. */
function differenceOf(figure: RunFigure, arms: readonly (readonly FigureRecord[])[], exchanged: Uint8Array): number {
  const [baseline = [], candidate = []] = arms
  const own = (arm: number): FigureRecord[] =>
    baseline.map((record, at) => ((arm ^ (exchanged[at] ?? 0)) === 0 ? record : (candidate[at] ?? [])))
  return (figureOfRecords(figure, own(1)) ?? NaN) - (figureOfRecords(figure, own(0)) ?? NaN)
}

function swapOf(swap: number, n: number): Uint8Array {
  return Uint8Array.from({ length: n }, (_, at) => (swap >> at) & 1)
}

describe.each(FIGURES)('the p of a %s', (_name, figure, make) => {
  const arms = [draw(10, make), draw(10, make)] as const
  const open = () => findRule(figure).exchange(...arms)

  test('exchanges whole records', () => {
    const difference = open()
    for (let swap = 0; swap < 1024; swap += 7) {
      const exchanged = swapOf(swap, 10)
      expect(difference(exchanged)).toBeCloseTo(differenceOf(figure, arms, exchanged), 12)
    }
  })

  test('equals that of all 1,024 swaps, up to the noise of the draws', () => {
    const sizes = Array.from({ length: 1024 }, (_, swap) => Math.abs(differenceOf(figure, arms, swapOf(swap, 10))))
    const exact = sizes.filter((size) => size >= (sizes[0] ?? NaN) - 1e-9).length / 1024
    const p = perRunPermutation({ n: 10, difference: open(), noise: 1e-9, seed: '1' })
    expect(Math.abs(p - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 10_000) + 1e-4)
  })
})

test('for ten cases that are all worse, only the swaps of none and of all are as large among 1,024', () => {
  const p = perRunPermutation({
    n: 10,
    difference: (exchanged) => 10 - 2 * sum([...exchanged]),
    noise: 1e-9,
    seed: '1',
  })
  expect(Math.abs(p - 2 / 1024)).toBeLessThan(0.002)
})

test('the test stops early once enough draws are as large, and not before', () => {
  let drawn = 0
  const p = (difference: (exchanged: Uint8Array) => number): number => {
    drawn = -1
    return perRunPermutation({
      n: 10,
      difference: (exchanged) => (drawn++, difference(exchanged)),
      noise: 1e-9,
      seed: '1',
      enough: { draws: 200, as_large: 100 },
    })
  }
  // Only one of ten cases matters: half of the swaps leave it in place, and the others give a difference of the same size.
  expect([p((exchanged) => 1 - 2 * (exchanged[0] ?? 0)), drawn]).toEqual([1, 200])
  // One swap in 32 is as large, so the hundredth comes after about 3,200 draws.
  const rare = p((exchanged) => (exchanged.slice(0, 5).every((bit) => bit === 0) ? 1 : 0))
  expect(drawn).toBeGreaterThan(2000)
  expect(drawn).toBeLessThan(5000)
  expect(rare).toBe(101 / (drawn + 1))
  // If no swap is as large, all draws are used.
  let isFirst = true
  const largest = p(() => (isFirst ? ((isFirst = false), 9) : 0))
  expect([largest, drawn]).toEqual([1 / 10_001, 10_000])
})

test('clusters are swapped as a whole, and a case without a cluster separately', () => {
  const seen = new Set<string>()
  const p = perRunPermutation({
    n: 4,
    clusters: ['a', 'b', 'a', null],
    difference: (exchanged) => {
      seen.add(exchanged.join(''))
      return 1
    },
    noise: 1e-9,
    seed: '1',
    draws: 500,
  })
  expect([...seen].sort()).toEqual(['0000', '0001', '0100', '0101', '1010', '1011', '1110', '1111'])
  expect(p).toBe(1)
})

test('an equal difference counts as large, even without noise', () => {
  expect(perRunPermutation({ n: 3, difference: () => -1, noise: 0, seed: '1', draws: 20 })).toBe(1)
})

test('an undefined difference counts as larger', () => {
  const difference = (exchanged: Uint8Array): number => (exchanged[0] === 1 ? NaN : 1)
  const flat = perRunPermutation({ n: 1, difference: (one) => (one[0] === 1 ? 0 : 1), noise: 1e-9, seed: '1' })
  expect(perRunPermutation({ n: 1, difference, noise: 1e-9, seed: '1' })).toBe(1)
  expect(flat).toBeCloseTo(0.5, 1)
})

test.each([0, 0.25, 0.5, 0.95, 1])('a percentile at %f of exchanged arms is that of the exchanged values', (share) => {
  for (const n of [1, 2, 3, 21]) {
    const [baseline, candidate] = [draw(n, () => [random()]).flat(), draw(n, () => [Math.round(3 * random())]).flat()]
    const exchanged = Uint8Array.from({ length: n }, () => (random() < 0.5 ? 1 : 0))
    const own = (arm: number): number[] =>
      baseline.map((value, at) => ((arm ^ (exchanged[at] ?? 0)) === 0 ? value : (candidate[at] ?? 0)))
    const difference = exchangedPercentile(baseline, candidate, share)
    for (const swaps of [exchanged, exchanged])
      expect(difference(swaps)).toBeCloseTo(percentile(own(1), share) - percentile(own(0), share), 12)
  }
})

describe('the p of a median', () => {
  const baseline = Array<number>(30).fill(12)
  const p = (by: number, share: number, exchange = exchangedExceedance): number =>
    perRunPermutation({
      n: baseline.length,
      difference: exchange(
        baseline,
        baseline.map((value) => value * by),
        share,
      ),
      noise: 1e-9,
      seed: '1',
    })

  test('detects a count that doubles everywhere, which its plain difference never can', () => {
    expect(p(2, 0.5)).toBe(1 / 10_001)
    expect(p(2, 0.5, exchangedPercentile)).toBeGreaterThan(0.5)
    const rule = findRule({ figure: 'percentile', of: 'tokens.total', percentile: 50 })
    const records = (by: number) => baseline.map((value) => [value * by])
    expect(rule.exchange(records(1), records(2))(new Uint8Array(30))).toBe(30 * 24)
  })

  test.each([
    // All cases have 12, except one with 24 in the candidate. Values above the limit are only counted for percentiles near the middle.
    { percentile: 24, difference: 0 },
    { percentile: 25, difference: 12 },
    { percentile: 75, difference: 12 },
    { percentile: 76, difference: 0 },
  ])(
    'the percentile $percentile differs by $difference if a single case doubles',
    ({ percentile: percent, difference }) => {
      const rule = findRule({ figure: 'percentile', of: 'tokens.total', percentile: percent })
      const records = (first: number) => baseline.map((value, at) => [at === 0 ? first : value])
      expect(rule.exchange(records(12), records(24))(new Uint8Array(30))).toBe(difference)
    },
  )

  test('counts a value at the limit half and a value below it not at all, in units of the largest', () => {
    // The median of both arms is 2.
    const difference = exchangedExceedance([1, 2, -5], [3, 2, 3], 0.5)
    expect(difference(Uint8Array.of(0, 0, 0))).toBe(5 * (1 + 0 + 1))
    expect(difference(Uint8Array.of(1, 0, 0))).toBe(0)
    expect(difference(Uint8Array.of(1, 1, 1))).toBe(-10)
    expect(exchangedExceedance([1, 3, 5], [1, 3, 3], 0.5)(Uint8Array.of(0, 0, 0))).toBe(5 * -0.5)
    expect(exchangedExceedance([0, 0], [0, 0], 0.5)(Uint8Array.of(0, 1))).toBe(0)
  })

  test('equals McNemar\'s for "above the joint median": five cases newly above, one no longer', () => {
    const before = [1, 1, 1, 1, 1, 9, 1, 9, 1, 9, 1, 9]
    const after = [9, 9, 9, 9, 9, 1, 1, 9, 1, 9, 1, 9]
    const difference = exchangedExceedance(before, after, 0.5)
    // Six cases differ. At most one goes the other way in 7 of 64 swaps, and in 7 more with the signs reversed: 14 of 64.
    expect(perRunPermutation({ n: 12, difference, noise: 1e-9, seed: '1' })).toBeCloseTo(14 / 64, 1)
  })

  test('treats no difference as equal', () => {
    expect(p(1, 0.5)).toBe(1)
  })
})
