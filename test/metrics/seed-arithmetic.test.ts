import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compositeScore, costOfPass } from '../../src/metrics/run/composite.js'
import {
  describeValues,
  frontierCostOfPass,
  isTransitionWorthIt,
  letterGrade,
  sensitivityOf,
  tierUplift,
  tierVariance,
} from '../../src/metrics/tables/arms/tiers.js'
import { DEFAULT_SCORING } from '../../src/model/suite/scoring.js'
import { mean, sampleStandardDeviation } from '../../src/stats/moments.js'

const numbers = z.array(z.number())
const oracle = z
  .object({
    cases: z.array(
      z.object({ id: z.string(), kind: z.string(), input: z.unknown(), expected: z.record(z.string(), z.unknown()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../oracle/seed-arithmetic.json', import.meta.url), 'utf8')))

/** JSON has no Infinity: the oracle has null and `infinite` for it. */
const finite = (value: number): { costOfPass: number | null; infinite: boolean } => ({
  costOfPass: value === Infinity ? null : value,
  infinite: value === Infinity,
})

const { grade_scale: scale, composite_weights: halves } = DEFAULT_SCORING

const RULES: Readonly<Record<string, (input: unknown) => Readonly<Record<string, unknown>>>> = {
  'cost-of-pass': (input) => finite(costOfPass(z.object({ cost: z.number(), passRate: z.number() }).parse(input))),
  'cost-of-pass-from-runs': (input) => {
    const { costs, passed } = z.object({ costs: numbers, passed: z.array(z.boolean()) }).parse(input)
    const [meanCost, passRate] = [mean(costs), mean(passed.map(Number))]
    return { meanCost, passRate, ...finite(costOfPass({ cost: meanCost, passRate })) }
  },
  'frontier-cost-of-pass': (input) => {
    const one = z.object({ cost: z.number(), passRate: z.number() })
    const { tiers } = z.object({ tiers: z.record(z.string(), one) }).parse(input)
    const found = frontierCostOfPass(Object.entries(tiers).map(([name, tier]) => ({ name, ...tier })))
    return {
      frontier: found?.cost_of_pass ?? null,
      infinite: found === null,
      tier: found?.tiers[0] ?? null,
      tiedTiers: found?.tiers ?? [],
    }
  },
  'composite-score': (input) => {
    const { passRate, implRate, passWeight, implWeight } = z
      .object({
        passRate: z.number(),
        implRate: z.number(),
        passWeight: z.number().default(halves.pass),
        implWeight: z.number().default(halves.impl),
      })
      .parse(input)
    const composite = compositeScore({ pass: passRate, impl: implRate }, { pass: passWeight, impl: implWeight })
    return { composite, grade: letterGrade(composite, scale) }
  },
  'letter-grade': (input) => ({ grade: letterGrade(z.object({ score: z.number() }).parse(input).score, scale) }),
  'basic-stats': (input) => {
    const { values } = z.object({ values: numbers }).parse(input)
    const { std_dev_pop: deviation = NaN, ...statistics } = describeValues(values) ?? {}
    return {
      ...statistics,
      populationVariance: tierVariance(values)?.variance,
      populationStdDev: deviation,
      sampleStdDev: sampleStandardDeviation(values),
    }
  },
  'tier-uplift': (input) => {
    const { baseline, tier } = z.object({ baseline: z.number(), tier: z.number() }).parse(input)
    const relative = tierUplift(tier, baseline)
    // The oracle's convention for an undefined uplift is 0; ours is null.
    return { absolute: tier - baseline, relative: relative ?? 0, relativeDefined: relative !== null }
  },
  'tier-variance': (input) => {
    const { tierScores } = z.object({ tierScores: numbers }).parse(input)
    const { variance = NaN, delta } = tierVariance(tierScores) ?? {}
    return {
      mean: mean(tierScores),
      populationVariance: variance,
      sensitivity: sensitivityOf(variance),
      costDelta: delta,
    }
  },
}

describe('the arithmetic of ProjectScylla’s formulas agrees with the oracle', () => {
  const cases = oracle.cases.filter(({ kind }) => kind in RULES)

  test('which has a case of every kind', () => {
    expect([...new Set(cases.map(({ kind }) => kind))].sort()).toEqual(Object.keys(RULES).sort())
    expect(cases).toHaveLength(58)
  })

  test.each(cases.map((one) => [one.id, one.kind, one] as const))('%s, %s', (_id, kind, { input, expected }) => {
    const actual = RULES[kind]?.(input) ?? {}
    const close = Object.fromEntries(
      Object.entries(expected).map(([name, value]) => [
        name,
        typeof value === 'number' ? approximately(value, name === 'populationStdDev' ? 1e-6 : 1e-12) : value,
      ]),
    )
    expect(actual).toEqual(close)
  })
})

/** Of relative tolerance, as the oracle gives it. */
function approximately(value: number, tolerance: number): unknown {
  const digits = -Math.log10(2 * Math.max(Math.abs(value), 1e-3) * tolerance)
  return expect.closeTo(value, digits)
}

describe('what the oracle has no case for', () => {
  test('no values have no statistics, and no arms no variance', () => {
    expect(describeValues([])).toBeNull()
    expect(tierVariance([])).toBeNull()
  })

  test('values that agree to 6 decimals are one for the mode, which is the smallest of them', () => {
    expect(describeValues([0.3, 0.1, 0.2000000001, 0.2])?.mode).toBe(0.2)
  })

  test('the worked examples of the sources', () => {
    expect(describeValues([1, 1, 0, 1, 1, 1, 0, 1, 1, 1])).toEqual({
      median: 1,
      mean: 0.8,
      mode: 1,
      min: 0,
      max: 1,
      std_dev_pop: expect.closeTo(0.4, 12) as number,
      count: 10,
    })
    expect(tierVariance([0.7, 0.8, 0.85, 0.9])?.variance).toBeCloseTo(0.00546875, 12)
    expect(tierUplift(0.9, 0.7)).toBeCloseTo(0.2857142857, 10)
    expect(letterGrade(compositeScore({ pass: 1, impl: 0.85 }, halves), scale)).toBe('B')
  })

  test('a grade scale is the suite’s, in any order', () => {
    expect(letterGrade(0.8, { B: 0.6, S: 1, A: 0.8 })).toBe('A')
    expect(letterGrade(0.5, { B: 0.6 })).toBe('F')
  })

  test.each([
    ['passes more often, a pass costs less', { cost: 0.5, passRate: 0.5 }, { cost: 0.6, passRate: 0.8 }, true],
    ['passes more often, a pass costs more', { cost: 0.5, passRate: 0.5 }, { cost: 2, passRate: 0.8 }, false],
    ['passes as often for less', { cost: 0.5, passRate: 0.5 }, { cost: 0.4, passRate: 0.5 }, true],
    ['passes less often for less', { cost: 0.5, passRate: 0.5 }, { cost: 0.1, passRate: 0.4 }, false],
    ['passes where nothing did', { cost: 0.5, passRate: 0 }, { cost: 9, passRate: 0.1 }, true],
    ['nobody passes', { cost: 0.5, passRate: 0 }, { cost: 0.1, passRate: 0 }, null],
  ])('going on is worth it or not: %s', (_what, from, to, worthIt) => {
    expect(isTransitionWorthIt({ name: 'a', ...from }, { name: 'b', ...to })).toBe(worthIt)
  })
})
