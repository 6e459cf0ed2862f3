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

/** The difference with some cases exchanged, without any short cut. */
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

  test('is that of all 1,024 swaps, but for the draws', () => {
    const sizes = Array.from({ length: 1024 }, (_, swap) => Math.abs(differenceOf(figure, arms, swapOf(swap, 10))))
    const exact = sizes.filter((size) => size >= (sizes[0] ?? NaN) - 1e-9).length / 1024
    const p = perRunPermutation({ n: 10, difference: open(), noise: 1e-9, seed: '1' })
    expect(Math.abs(p - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 10_000) + 1e-4)
  })
})

test('ten cases that are all worse: of 1,024 swaps only none and all are as far apart', () => {
  const p = perRunPermutation({
    n: 10,
    difference: (exchanged) => 10 - 2 * sum([...exchanged]),
    noise: 1e-9,
    seed: '1',
  })
  expect(Math.abs(p - 2 / 1024)).toBeLessThan(0.002)
})

test('stops early once enough draws are as large, and not before', () => {
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
  // Of one case out of ten: half of the swaps leave it where it is, and the others are as far apart.
  expect([p((exchanged) => 1 - 2 * (exchanged[0] ?? 0)), drawn]).toEqual([1, 200])
  // One swap in 32 is as large: the hundredth comes after some 3,200 draws.
  const rare = p((exchanged) => (exchanged.slice(0, 5).every((bit) => bit === 0) ? 1 : 0))
  expect(drawn).toBeGreaterThan(2000)
  expect(drawn).toBeLessThan(5000)
  expect(rare).toBe(101 / (drawn + 1))
  // A difference that no swap reaches takes all draws.
  let isFirst = true
  const largest = p(() => (isFirst ? ((isFirst = false), 9) : 0))
  expect([largest, drawn]).toEqual([1 / 10_001, 10_000])
})

test('clusters exchange their arms as one, and a case without one alone', () => {
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

test('a difference that is just as large is as large, without any noise', () => {
  expect(perRunPermutation({ n: 3, difference: () => -1, noise: 0, seed: '1', draws: 20 })).toBe(1)
})

test('a difference that does not exist counts as larger', () => {
  const difference = (exchanged: Uint8Array): number => (exchanged[0] === 1 ? NaN : 1)
  const flat = perRunPermutation({ n: 1, difference: (one) => (one[0] === 1 ? 0 : 1), noise: 1e-9, seed: '1' })
  expect(perRunPermutation({ n: 1, difference, noise: 1e-9, seed: '1' })).toBe(1)
  expect(flat).toBeCloseTo(0.5, 1)
})

test.each([0, 0.25, 0.5, 0.95, 1])('a percentile at %f of exchanged arms is that of their own values', (share) => {
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

  test('sees a count that doubles everywhere, which its plain difference never can', () => {
    expect(p(2, 0.5)).toBe(1 / 10_001)
    expect(p(2, 0.5, exchangedPercentile)).toBeGreaterThan(0.5)
    const rule = findRule({ figure: 'percentile', of: 'tokens.total', percentile: 50 })
    const records = (by: number) => baseline.map((value) => [value * by])
    expect(rule.exchange(records(1), records(2))(new Uint8Array(30))).toBe(30 * 24)
  })

  test.each([
    // All cases have 12, but one has 24 in the candidate: only near the middle are those above the limit counted.
    { percentile: 24, difference: 0 },
    { percentile: 25, difference: 12 },
    { percentile: 75, difference: 12 },
    { percentile: 76, difference: 0 },
  ])(
    'percentile $percentile of one case that doubles differs by $difference',
    ({ percentile: percent, difference }) => {
      const rule = findRule({ figure: 'percentile', of: 'tokens.total', percentile: percent })
      const records = (first: number) => baseline.map((value, at) => [at === 0 ? first : value])
      expect(rule.exchange(records(12), records(24))(new Uint8Array(30))).toBe(difference)
    },
  )

  test('counts a value on the limit half, below it not, in units of the largest', () => {
    // The median of both arms is 2.
    const difference = exchangedExceedance([1, 2, -5], [3, 2, 3], 0.5)
    expect(difference(Uint8Array.of(0, 0, 0))).toBe(5 * (1 + 0 + 1))
    expect(difference(Uint8Array.of(1, 0, 0))).toBe(0)
    expect(difference(Uint8Array.of(1, 1, 1))).toBe(-10)
    expect(exchangedExceedance([1, 3, 5], [1, 3, 3], 0.5)(Uint8Array.of(0, 0, 0))).toBe(5 * -0.5)
    expect(exchangedExceedance([0, 0], [0, 0], 0.5)(Uint8Array.of(0, 1))).toBe(0)
  })

  test('is McNemar of "above the median of both": five cases above it newly, one no longer', () => {
    const before = [1, 1, 1, 1, 1, 9, 1, 9, 1, 9, 1, 9]
    const after = [9, 9, 9, 9, 9, 1, 1, 9, 1, 9, 1, 9]
    const difference = exchangedExceedance(before, after, 0.5)
    // Of six that differ, none or one the other way, either way round: 14 of 64.
    expect(perRunPermutation({ n: 12, difference, noise: 1e-9, seed: '1' })).toBeCloseTo(14 / 64, 1)
  })

  test('calls no difference one', () => {
    expect(p(1, 0.5)).toBe(1)
  })
})
