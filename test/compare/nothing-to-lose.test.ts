import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import type { ScoredRun } from '../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const RETRIEVED: MetricFacts = { ...SUCCESS, id: 'success.retrieval', title: 'right passage found' }
const WASTE: MetricFacts = { ...SUCCESS, id: 'waste', title: 'waste', kind: 'continuous', direction: 'lower' }

/**
 * Makes a run of 100 cases, of which `passing` pass. The first `asking` cases ask for retrieval, and none passes it. The first `found`
 * retrieve what they expect below the first five places, or only a part of it, as given by `by`.
 */
function run(passing: number, { asking = 0, found = 0, by = FOUND.span, ...settings }: Settings = {}): ScoredRun {
  const ids = Array.from({ length: 100 }, (_, index) => String(index).padStart(3, '0'))
  return scoredRun({
    cases: ids.map((id) => goldenCase({ id })),
    metrics: [SUCCESS, RETRIEVED],
    settings,
    trials: ids.map((id, index) => ({
      case: id,
      trial: 0,
      scores: {
        success: index >= 100 - passing ? 1 : 0,
        ...(index < asking && { 'success.retrieval': 0, ...MISSED }),
        ...(index < found && by),
      },
      unscored: {},
    })),
  })
}

const MISSED = { 'retrieval.zero-recall': 1, 'retrieval.returned': 5, 'sources.recall': 0 }
const FOUND = { span: { 'retrieval.zero-recall': 0 }, source: { 'sources.recall': 0.5 } }

interface Settings extends Partial<ScoredRun['run']['settings']> {
  readonly asking?: number
  readonly found?: number
  readonly by?: Readonly<Record<string, number>>
}

function verdictOf(baseline: ScoredRun, candidate: ScoredRun): readonly (string | null)[] {
  const { word, because } = compareRuns({ baseline, candidate, failOn: 'regression' }).verdict
  return [word, because]
}

describe('if nothing can be lost', () => {
  test.each([
    [0, 0, ['inconclusive', 'nothing-to-lose']],
    [4, 4, ['inconclusive', 'nothing-to-lose']],
    [4, 3, ['inconclusive', 'primary-gate']],
    [5, 5, ['unchanged', null]],
    [100, 100, ['unchanged', null]],
    [0, 60, ['improved', null]],
    [0, 2, ['inconclusive', 'nothing-to-lose']],
  ])('%d of 100 cases passed, and %d pass now', (before, now, verdict) => {
    expect(verdictOf(run(before), run(now))).toEqual(verdict)
    expect(verdictOf(run(before, { deterministic: true }), run(now, { deterministic: true }))).toEqual(verdict)
  })

  test.each<[number, Margin, string]>([
    [1, { kind: 'absolute', value: 0.05 }, 'nothing-to-lose'],
    [0.97, { kind: 'absolute', value: 0.05 }, 'nothing-to-lose'],
    [0.95, { kind: 'relative', value: 0.1 }, 'nothing-to-lose'],
    [0.5, { kind: 'relative', value: 0.1 }, 'unchanged'],
    [0, { kind: 'relative', value: 0.1 }, 'unchanged'],
  ])('a waste of %d, with the margin %j', (value, margin, expected) => {
    const ids = ['a', 'b', 'c']
    const one = scoredRun({
      cases: ids.map((id) => goldenCase({ id })),
      metrics: [WASTE],
      gates: [gate({ id: 'waste', metric: 'waste', margin })],
      trials: ids.map((id) => ({ case: id, trial: 0, scores: { waste: value }, unscored: {} })),
    })
    const [word, because] = verdictOf(one, one)
    expect(because ?? word).toBe(expected)
  })
})

describe('if nothing expected was retrieved on either side', () => {
  test.each([
    ['no good word', 100, {}, 'nothing-matched'],
    ['not even for an improvement', 40, { asking: 30 }, 'nothing-matched'],
    ['but up to a fifth of the cases may miss', 40, { asking: 20 }, 'improved'],
    ['and one match is enough, at whatever rank', 40, { asking: 30, found: 1 }, 'improved'],
    ['or of one of several sources', 40, { asking: 30, found: 1, by: FOUND.source }, 'improved'],
    ['and success must ask for it', 40, { asking: 30, success: 'answer' as const }, 'improved'],
  ])('%s', (_, before, parts: Settings, expected) => {
    const settings = { asking: 30, ...parts }
    const [word, because] = verdictOf(run(before, settings), run(Math.min(100, before + 40), settings))
    expect(because ?? word).toBe(expected)
  })
})
