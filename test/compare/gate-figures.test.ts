import { describe, expect, test } from 'vitest'
import { applyRow } from '../../src/compare/test/apply-row.js'
import { type PowerFigures, findPowerFigures } from '../../src/compare/gate/gate-power.js'
import { makeTestInput } from '../../src/compare/test/paired-input.js'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import { mcnemarPower, mcnemarSampleSize, mcnemarUnconditionalPower } from '../stats/mcnemar-power.js'
import { pairedTPower } from '../../src/stats/paired-t.js'
import { tangoInterval } from '../../src/stats/tango-interval.js'
import { SUCCESS } from './build-runs.js'

const Z = 1.959963984540054 + 0.8416212335729143
const tokens: MetricFacts = { ...SUCCESS, kind: 'continuous', unit: 'tokens', direction: 'lower', range: [0, null] }

function figures(
  metric: MetricFacts,
  arms: { readonly baseline: readonly number[]; readonly candidate: readonly number[] },
  margin: Margin,
  {
    clusters = [],
    familySize = 1,
    trials = 1,
  }: { readonly clusters?: readonly string[]; readonly familySize?: number; readonly trials?: number } = {},
): PowerFigures | null {
  const record = (value: number): { trials: number; values: number[]; record: number[] } => {
    const values = Array.from({ length: trials }, () => value)
    return { trials, values, record: values }
  }
  const pairs = arms.baseline.map((value, index) => ({
    case_id: `c${index}`,
    cluster: clusters[index],
    baseline: record(value),
    candidate: record(arms.candidate[index] ?? value),
  }))
  const input = makeTestInput({ metric, pairs, alpha: 0.05, seed: '1' })
  const outcome = applyRow(input, margin)
  return outcome === null ? null : findPowerFigures(input, outcome, familySize)
}

const absolute = (value: number): Margin => ({ kind: 'absolute', value })
const relative = (value: number): Margin => ({ kind: 'relative', value })
const repeat = (values: readonly number[], times: number): readonly number[] =>
  Array(times).fill(values).flat() as number[]

/** Makes cases of which the given numbers newly fail and newly pass. */
function flips({ n, worse, better }: { readonly n: number; readonly worse: number; readonly better: number }) {
  return {
    baseline: Array.from({ length: n }, (_, index) => (index < better ? 0 : 1)),
    candidate: Array.from({ length: n }, (_, index) => (index >= better && index < better + worse ? 0 : 1)),
  }
}

/** The binomial probability of k of n. */
function binomial(k: number, n: number, share: number): number {
  let log = k * Math.log(share) + (n - k) * Math.log1p(-share)
  for (let i = 1; i <= k; i++) log += Math.log((n - k + i) / i)
  return Math.exp(log)
}

/** Connor's power of a drop that adds to the flips that are there anyway. */
function powerAt(drop: number, { n, psi }: { readonly n: number; readonly psi: number }): number {
  return mcnemarPower({ n, discordantProportion: psi + drop, difference: drop, alpha: 0.05 }).oneTail
}

describe('the figures beside a gate', () => {
  test('McNemar below 6 flips: one flip more in two cases more, and those that the drop brings', () => {
    const found = figures(SUCCESS, flips({ n: 60, worse: 3, better: 0 }), absolute(0.05))
    const drop = found?.can_flag ?? 0
    expect(drop).toBeCloseTo(0.1727, 4)
    expect(powerAt(drop, { n: 60, psi: 4 / 62 })).toBeCloseTo(0.8, 9)
    const needed = mcnemarSampleSize({
      discordantProportion: 4 / 62 + 0.1,
      difference: 0.1,
      alpha: 0.05,
      power: 0.8,
    })
    expect(found?.cases_needed).toBe(Math.ceil(needed.connor))
  })

  test('McNemar from 6 flips: its own standard error, or the margin and the power to see it', () => {
    const found = figures(SUCCESS, flips({ n: 60, worse: 6, better: 0 }), absolute(0.5))
    const drop = found?.can_flag ?? 0
    // What the six have surely brought is no noise.
    const se = Math.sqrt(6 - 36 / 60) / 60
    const noise = 6 / 60 - (6 / 60 - 1.959963984540054 * se)
    expect(drop).toBeCloseTo(0.5 + 0.8416212335729143 * Math.sqrt((noise + drop - drop ** 2) / 60), 9)
  })

  test('a drop that this run has is not taken for noise', () => {
    const noise = figures(SUCCESS, flips({ n: 100, worse: 5, better: 5 }), absolute(0.05))
    const dropped = figures(SUCCESS, flips({ n: 100, worse: 25, better: 5 }), absolute(0.05))
    expect([noise?.can_flag?.toFixed(3), noise?.cases_needed]).toEqual(['0.134', 155])
    // Computed from all 30 flips it would be .195, and 312 cases.
    expect([dropped?.can_flag?.toFixed(3), dropped?.cases_needed]).toEqual(['0.168', 234])
  })

  test.each([
    { direction: 'higher' as const, good: 1 },
    { direction: 'lower' as const, good: 0 },
  ])('no drop that cannot be, where $direction is better', ({ direction, good }) => {
    const metric: MetricFacts = { ...SUCCESS, direction }
    const of = (passing: number): PowerFigures | null => {
      const arm = Array.from({ length: 20 }, (_, index) => (index < passing ? good : 1 - good))
      return figures(metric, { baseline: arm, candidate: arm }, absolute(0.15))
    }
    expect(of(20)?.can_flag).toBeGreaterThan(0.3)
    expect(of(6)).toMatchObject({ can_flag: null, cases_needed: expect.any(Number) as number })
    expect(of(5)).toMatchObject({ can_flag: null, cases_needed: null })
  })

  test.each([
    { n: 50, each: 1 },
    { n: 50, each: 5 },
    { n: 100, each: 5 },
    { n: 200, each: 20 },
    { n: 400, each: 20 },
  ])('a drop that $n cases with $each flips each way flag is found four times in five', ({ n, each }) => {
    const drop = figures(SUCCESS, flips({ n, worse: each, better: each }), absolute(0.001))?.can_flag ?? 0
    // All possible tables, as the power oracle counts them.
    const { midP } = mcnemarUnconditionalPower({
      n,
      discordantProportion: (2 * each) / n + drop,
      difference: drop,
      alpha: 0.05,
    })
    expect(midP).toBeGreaterThan(0.8)
    expect(midP).toBeLessThan(each === 1 ? 0.89 : 0.82)
  })

  test.each([
    { n: 60, each: 1, margin: 0.05 },
    { n: 60, each: 3, margin: 0.05 },
    { n: 92, each: 5, margin: 0.05 },
    { n: 200, each: 4, margin: 0.03 },
  ])(
    'so many cases settle a margin of $margin four times in five, as $n with $each flips each way say',
    ({ n, each, margin }) => {
      const needed = figures(SUCCESS, flips({ n, worse: each, better: each }), absolute(margin))?.cases_to_settle ?? 0
      // Every table of so many cases that flip as often, and nothing changed.
      const share = each / n
      let settled = 0
      for (let worse = 0; worse <= needed; worse++) {
        const first = binomial(worse, needed, share)
        if (first < 1e-12) continue
        for (let better = 0; better <= needed - worse; better++) {
          const chance = first * binomial(better, needed - worse, share / (1 - share))
          if (chance > 1e-12 && tangoInterval({ worse, better, n: needed, alpha: 0.05 }).low > -margin)
            settled += chance
        }
      }
      expect(settled).toBeGreaterThan(0.78)
      // Below six flips the noise is taken to be larger than was seen.
      expect(settled).toBeLessThan(each === 1 ? 0.92 : 0.87)
    },
  )

  test('success over several trials: the paired t test at the spread that the drop brings', () => {
    const n = 40
    const arms = { baseline: repeat([2 / 3], n), candidate: repeat([1, 1 / 3, 2 / 3, 2 / 3], 10) }
    const drop = figures(SUCCESS, arms, absolute(0.001), { trials: 3 })?.can_flag ?? 0
    const quiet = 20 / 9 / (n - 1)
    const dz = drop / Math.sqrt(quiet + drop - drop ** 2)
    expect(pairedTPower({ n, alpha: 0.05 })(dz)).toBeCloseTo(0.8, 7)
  })

  test('clustered success: a drop is lost by clusters, as they flip', () => {
    const names = Array.from({ length: 60 }, (_, index) => `c${Math.floor(index / 2)}`)
    const alone = flips({ n: 60, worse: 6, better: 6 })
    const apart = figures(SUCCESS, alone, absolute(0.001))?.can_flag ?? 0
    const together = figures(SUCCESS, alone, absolute(0.001), { clusters: names })?.can_flag ?? 0
    // Both cases of a cluster flip together, so the data are worth half the number of cases.
    const half = figures(SUCCESS, flips({ n: 30, worse: 3, better: 3 }), absolute(0.001))?.can_flag ?? 0
    expect(together).toBeGreaterThan(apart * 1.3)
    expect(Math.abs(together - half)).toBeLessThan(0.03)
  })

  test('a gate that would not flag the loss of everything says nothing', () => {
    const arms = flips({ n: 6, worse: 1, better: 1 })
    expect(figures(SUCCESS, arms, absolute(0.05), { familySize: 10 })?.can_flag).toBeNull()
  })

  test('a paired t row with fewer than six differences says nothing', () => {
    const arms = { baseline: repeat([900], 60), candidate: [901, 902, 903, 904, 905, ...repeat([900], 55)] }
    expect(figures(tokens, arms, absolute(50))).toMatchObject({ can_flag: null, cases_needed: null })
  })

  test('a relative margin gives shares of the baseline, with the paired differences behind them', () => {
    const arms = { baseline: repeat([100], 20), candidate: repeat([90, 110], 10) }
    const found = figures({ ...tokens, absolute_margin: 5 }, arms, relative(0.1))
    const se = Math.sqrt((20 * 100) / 19) / Math.sqrt(20)
    expect(found?.figures_unit).toBe('relative')
    expect(found?.can_flag).toBeCloseTo(Math.max((Z * se) / 100, 0.1 + (0.8416212335729143 * se) / 100), 9)
  })

  test('log ratios are turned back to shares of the baseline, and a paired t test finds less than a normal one would', () => {
    const arms = { baseline: repeat([100], 20), candidate: repeat([80, 125], 10) }
    const found = figures({ ...tokens, scale: 'log-ratio' }, arms, relative(0.1))
    const sd = Math.sqrt((20 * Math.log(1.25) ** 2) / 19)
    // The power oracle's least effect of 20 pairs; by the normal approximation it would be .626.
    expect(found?.can_flag).toBeCloseTo(Math.expm1(0.6604416546230157 * sd), 7)
    expect(found?.can_rule_out).toBeGreaterThan(0)
    expect(found?.cases_needed).toBe(Math.ceil(20 * ((Z * sd) / Math.sqrt(20) / (2 * Math.log(1.1))) ** 2))
  })

  test('in a family of gates each shares the level', () => {
    const arms = { baseline: repeat([100], 8), candidate: repeat([90, 111], 4) }
    const found = figures(tokens, arms, absolute(0), { familySize: 5 })
    const sd = Math.sqrt((8 * 10.5 ** 2) / 7)
    // The power oracle's least effect of 8 pairs at alpha .01.
    expect(found?.can_flag).toBeCloseTo(1.5958958125464777 * sd, 5)
  })

  test('clustered: the quantiles of t at the degrees of freedom of CR2', () => {
    const names = Array.from({ length: 24 }, (_, index) => `c${Math.floor(index / 2)}`)
    const candidate = names.map((_, index) => 100 + (Math.floor(index / 2) % 3) * 10)
    const found = figures(tokens, { baseline: repeat([100], 24), candidate }, absolute(1), { clusters: names })
    // 12 clusters of 2: CR2 is the t test of the clusters' means, 0, 10 and 20 four times each.
    const se = Math.sqrt((8 * 100) / 11 / 12)
    expect(found?.can_flag).toBeCloseTo((2.200985160091639 + 0.8755299780738819) * se, 9)
  })

  test('a margin of 0 needs no number of cases, for there is none', () => {
    const arms = { baseline: repeat([1], 30), candidate: [0, 0, ...repeat([1], 28)] }
    expect(figures(SUCCESS, arms, absolute(0))?.cases_needed).toBeNull()
  })

  test('nothing can be ruled out by one cluster, an unbounded metric without differences, or a per-run figure', () => {
    const same = { baseline: repeat([5], 10), candidate: repeat([5], 10) }
    expect(figures(tokens, same, absolute(1))?.can_rule_out).toBeNull()
    expect(
      figures(SUCCESS, { baseline: repeat([1], 4), candidate: [0, 1, 1, 1] }, absolute(0.05), {
        clusters: repeatName('a', 4),
      })?.can_rule_out,
    ).toBeNull()
    const p95: MetricFacts = { ...tokens, per_run: { figure: 'percentile', of: 'p95', percentile: 95 } }
    expect(figures(p95, { baseline: repeat([5], 10), candidate: repeat([6], 10) }, relative(0.1))).toMatchObject({
      can_flag: null,
      can_rule_out: null,
    })
  })
})

function repeatName(name: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => name)
}
