import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { NO_FIGURES } from '../../../src/compare/gate/gate-power.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const HOPS: MetricFacts = { ...SUCCESS, id: 'hops', kind: 'continuous' }
const COUNT: MetricFacts = { ...HOPS, id: 'count', unit: 'count', range: [0, null] }
const TOKENS: MetricFacts = { ...COUNT, id: 'tokens', unit: 'tokens' }
const POINTS = { kind: 'absolute', value: 0.05 } as const

interface Parts {
  readonly gates?: readonly Gate[]
  /** How many clusters of equal size there are. */
  readonly clusters?: number
  readonly models?: readonly string[]
  readonly tries?: number
}

/** 60 cases, of which the first so many fail and all have the same other figures. */
function runOf(failing: number, { gates = [gate({ margin: POINTS })], clusters, models = [], tries = 1 }: Parts = {}) {
  const ids = Array.from({ length: 60 }, (_, at) => `q-${String(at).padStart(2, '0')}`)
  return scoredRun({
    cases: ids.map((id, at) => goldenCase({ id, ...(clusters !== undefined && { cluster: `c${at % clusters}` }) })),
    trials: ids.flatMap((id, at) =>
      Array.from({ length: tries }, (_, trial) => ({
        ...{ case: id, trial, unscored: {} },
        scores: { success: at < failing ? 0 : 1, hops: 0.5, count: 3, tokens: 100 },
      })),
    ),
    metrics: [SUCCESS, HOPS, COUNT, TOKENS],
    gates,
    fingerprints: { models: [...models] },
  })
}
const gatesOf = (baseline: ScoredRun | null, candidate: ScoredRun) =>
  compareRuns({ baseline, candidate, failOn: 'regression' }).gates

test('a gate with nothing to compare with has its value, and no other number', () => {
  expect(gatesOf(null, runOf(15))).toEqual([
    {
      ...{ gate: gate({ margin: POINTS }), metric: SUCCESS },
      ...{ verdict: 'not-comparable', suspect: false, failed: false, cause: { kind: 'no-baseline', lost: 'none' } },
      ...{ n: 0, row: null, clusters: null, baseline: null, candidate: null, candidate_value: 0.75 },
      ...{ delta: null, interval: null, p: null, p_adjusted: null, df: null, bounds: [], ratio_of_means: null },
      ...{ scored_share: { baseline: null, candidate: 1 }, missing_unevenly: false, borderline: false },
      ...{ newly_failing: null, newly_passing: null, ...NO_FIGURES, checks: {}, warnings: [] },
    },
  ])
})

describe('a broken bound names the cases that break it', () => {
  test.each<[string, Partial<Gate>, readonly string[] | undefined]>([
    ['of a yes/no metric', { min: 0.99 }, ['q-00', 'q-01']],
    ['not where it is kept', { min: 0.9 }, undefined],
    ['not of a number', { metric: 'hops', min: 0.9 }, undefined],
  ])('%s', (_, parts, broken) => {
    expect(gatesOf(null, runOf(2, { gates: [gate(parts)] }))[0]?.broken_by).toEqual(broken)
  })
})

// docs/decision-rules.md#mcnemar: with 5 flips that all go one way the mid-p is 2/2^5 − 1/2^5 = .031, with 4 it is .0625.
describe('the fewest flips that would be significant', () => {
  const hops = gate({ id: 'hops', metric: 'hops', margin: POINTS })
  test.each<[string, Parts, number | undefined]>([
    ['alone', {}, 5],
    // Beside a gate that is unchanged (p = 1) the p is doubled: 6 flips give 2 · .0156, 5 give 2 · .031.
    ['in a family of two', { gates: [gate({ margin: POINTS }), hops] }, 6],
    ['none of several tries', { tries: 2 }, undefined],
    ['none of clusters', { clusters: 12 }, undefined],
  ])('%s', (_, parts, flips) => {
    const [own] = gatesOf(runOf(0, parts), runOf(2, parts))
    expect([own?.least_flips, own?.newly_failing, own?.newly_passing]).toEqual([flips, 2, 0])
  })
})

describe('a gate warns', () => {
  const warningsOf = (before: Parts, now: Parts) => gatesOf(runOf(0, before), runOf(3, now))[0]?.warnings
  test.each([
    [9, ['only 9 clusters (fewer than 10): the test leans on its assumptions']],
    [10, []],
  ])('of few clusters: %d', (clusters, warnings) => {
    expect(warningsOf({ clusters }, { clusters })).toEqual(warnings)
  })

  test.each<[string, boolean]>([
    ['success', true],
    ['hops', true],
    ['count', true],
    ['tokens', false],
  ])('of a model that its provider changed, where it speaks of quality: %s', (metric, isWarned) => {
    const gates = [gate({ id: metric, metric, margin: POINTS })]
    const of = (models: readonly string[]) => ({ gates, models })
    const [own] = gatesOf(runOf(0, of(['a'])), runOf(0, of(['b'])))
    expect(own?.marks).toEqual(isWarned ? ["the provider's model changed"] : undefined)
    expect(gatesOf(runOf(0, of(['a'])), runOf(0, of(['a'])))[0]).not.toHaveProperty('marks')
  })
})
