import { describe, expect, test } from 'vitest'
import { findNoise, isMcnemar, measureLevel, type RunNoise } from '../../../src/compare/gate/forecast-noise.js'
import type { CaseScores } from '../../../src/compare/pair/metric-columns.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { goldenCase, SUCCESS } from '../build-runs.js'
import { RECALL, TOKENS } from '../test/row-input.js'

describe('what one run has shown of a metric', () => {
  const measure = (cases: Readonly<Record<string, readonly number[]>>) => {
    const column = new Map<string, CaseScores>(
      Object.entries(cases).map(([id, values]) => [id, { trials: values.length, values }]),
    )
    return measureLevel(
      column,
      ['a', 'b', 'c'].map((id) => goldenCase({ id })),
    )
  }
  test.each<[string, Parameters<typeof measure>[0], ReturnType<typeof measure>]>([
    ['the mean of the means of its cases', { a: [2], b: [4], c: [9] }, { level: 5, spread: null }],
    ['without cases that have no score', { a: [2], b: [] }, { level: 2, spread: null }],
    ['nothing where no case has one', { a: [] }, null],
    ['nothing where it applies to none', { other: [1] }, null],
    // Deviations of √2 and √8: √((2 + 8)/2).
    [
      'the pooled deviation of cases tried twice',
      { a: [1, 3], b: [2, 6], c: [5] },
      { level: 11 / 3, spread: Math.sqrt(5) },
    ],
  ])('%s', (_, cases, measured) => {
    const { level, spread } = measure(cases) ?? {}
    if (measured === null) expect(measure(cases)).toBeNull()
    else {
      expect(level).toBeCloseTo(measured.level, 12)
      if (measured.spread === null) expect(spread).toBeNull()
      else expect(spread).toBeCloseTo(measured.spread, 12)
    }
  })
})

const RELATIVE = { kind: 'relative', value: 0.1 } as const
const ABSOLUTE = { kind: 'absolute', value: 0.1 } as const
/** From 1 to 5 at best, and nothing known that it would be measured by. */
const GRADES: MetricFacts = { ...RECALL, range: [1, 5] }
const SIGNED: MetricFacts = { ...RECALL, range: [-1, 1] }
const HALF_OPEN: MetricFacts = { ...RECALL, range: [null, 1] }
const OPEN: MetricFacts = { ...RECALL, range: [0, null] }

type Input = Parameters<typeof findNoise>[0]
const noiseOf = (metric: MetricFacts, parts: Partial<Input> = {}): RunNoise | null =>
  findNoise({
    ...{ metric, margin: ABSOLUTE, clusters: null, measured: null },
    ...{ trials: { baseline: 1, candidate: 1 }, deterministic: false },
    ...parts,
  })

// docs/decision-rules.md#forecasts: "one yes/no outcome in ten differs between two runs of the same target (none where it is deterministic),
// scores differ by 20 % of their range, amounts by 20 %". A spread of s between tries is one of s · √(1/b + 1/c) between means of b and c.
describe('the noise that a forecast takes', () => {
  const several = { baseline: 4, candidate: 2 }
  test.each<[string, MetricFacts, Partial<Input>, RunNoise]>([
    ['of successes', SUCCESS, {}, { row: 'mcnemar', deviation: Math.sqrt(0.1), level: 1, assumed: ['flips'] }],
    [
      'of failures in clusters',
      { ...SUCCESS, direction: 'lower' },
      { clusters: ['a', 'a'] },
      { row: 'paired-t', deviation: Math.sqrt(0.1), level: 0, assumed: ['flips'] },
    ],
    [
      'of a share of failures that were seen',
      { ...SUCCESS, direction: 'lower' },
      { margin: RELATIVE, measured: { level: 0.1, spread: null } },
      { row: 'mcnemar', deviation: Math.sqrt(0.1), level: 0.1, assumed: ['flips'] },
    ],
    [
      'of successes in several tries',
      SUCCESS,
      { trials: several },
      { row: 'paired-t', deviation: Math.sqrt(0.05 * 0.75), level: 1, assumed: ['flips'] },
    ],
    [
      'of a target that always answers alike',
      SUCCESS,
      { deterministic: true, measured: { level: 0.8, spread: null } },
      { row: 'mcnemar', deviation: 0, level: 0.8, assumed: ['no-flips'] },
    ],
    [
      'of successes that were seen',
      SUCCESS,
      { trials: several, measured: { level: 0.8, spread: 0.4 } },
      { row: 'paired-t', deviation: 0.4 * Math.sqrt(0.75), level: 0.8, assumed: [] },
    ],
    [
      'of successes that were seen not to differ',
      SUCCESS,
      { measured: { level: 0.8, spread: 0 } },
      { row: 'mcnemar', deviation: Math.sqrt(0.1), level: 0.8, assumed: ['flips'] },
    ],
    ['of amounts', TOKENS, { margin: RELATIVE }, { row: 'log-ratio', deviation: 0.2, level: 1, assumed: ['amounts'] }],
    [
      'of amounts that were seen',
      TOKENS,
      { margin: RELATIVE, trials: several, measured: { level: 400, spread: 100 } },
      { row: 'log-ratio', deviation: 0.25 * Math.sqrt(0.75), level: 400, assumed: [] },
    ],
    [
      'of amounts that were seen to be 0',
      TOKENS,
      { margin: RELATIVE, trials: several, measured: { level: 0, spread: 1 } },
      { row: 'log-ratio', deviation: 0.2 * Math.sqrt(0.375), level: 0, assumed: ['amounts'] },
    ],
    [
      'of amounts, at a margin in tokens',
      TOKENS,
      { measured: { level: 400, spread: 100 } },
      { row: 'paired-t', deviation: 100 * Math.SQRT2, level: 400, assumed: [] },
    ],
    ['of grades', GRADES, {}, { row: 'paired-t', deviation: 0.8, level: 3, assumed: ['scores'] }],
    [
      'of grades in several tries',
      GRADES,
      { margin: RELATIVE, trials: several },
      { row: 'paired-t', deviation: 0.8 * Math.sqrt(0.375), level: 3, assumed: ['scores'] },
    ],
    [
      'of grades whose level was seen',
      GRADES,
      { measured: { level: 4, spread: null } },
      { row: 'paired-t', deviation: 0.8, level: 4, assumed: ['scores'] },
    ],
    [
      'of scores below 0',
      SIGNED,
      { measured: { level: -0.5, spread: 0.1 } },
      { row: 'paired-t', deviation: 0.1 * Math.SQRT2, level: -0.5, assumed: [] },
    ],
  ])('%s', (_, metric, parts, { deviation, ...noise }) => {
    const { deviation: found, ...rest } = noiseOf(metric, parts) ?? {}
    expect(rest).toEqual(noise)
    expect(found).toBeCloseTo(deviation, 12)
  })

  test.each<[string, MetricFacts, Partial<Input>]>([
    ['of amounts, at a margin in tokens', TOKENS, {}],
    ['of what has one end', OPEN, { measured: { level: 4, spread: null } }],
    ['of what has the other', HALF_OPEN, { measured: { level: 4, spread: null } }],
    ['of a share of no failures', { ...SUCCESS, direction: 'lower' }, { margin: RELATIVE }],
    ['of a share of a level of 0', SIGNED, { margin: RELATIVE }],
    ['of a share of a level below 0', SIGNED, { margin: RELATIVE, measured: { level: -0.5, spread: 0.1 } }],
  ])('is not known %s', (_, metric, parts) => {
    expect(noiseOf(metric, parts)).toBeNull()
  })
})

// docs/decision-rules.md#rows
test.each<[string, MetricFacts, readonly string[] | null, number, number, boolean]>([
  ['one try of yes or no on each side', SUCCESS, null, 1, 1, true],
  ['scores', RECALL, null, 1, 1, false],
  ['clusters', SUCCESS, ['a', 'a'], 1, 1, false],
  ['several tries of main', SUCCESS, null, 2, 1, false],
  ['several tries of the change', SUCCESS, null, 1, 2, false],
])("whether McNemar's row tests %s", (_, metric, clusters, baseline, candidate, is) => {
  expect(isMcnemar(metric, clusters, { baseline, candidate })).toBe(is)
})
