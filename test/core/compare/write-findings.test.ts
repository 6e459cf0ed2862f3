import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/core/compare/compare-runs.js'
import type { Gate } from '../../../src/core/model/gate.js'
import type { MetricFacts } from '../../../src/core/model/metric.js'
import type { ScoredRun } from '../../../src/core/model/run.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const tokens: MetricFacts = {
  id: 'tokens',
  title: 'tokens per query',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'free',
  scale: 'log-ratio',
  definition: '1',
}
const tenPercent = { kind: 'relative', value: 0.1 } as const

/** 400 cases that all pass but for the first ones, and take some tokens each. */
function run(gates: readonly Gate[], failing: number, spend: (index: number) => number): ScoredRun {
  const indices = Array.from({ length: 400 }, (_, index) => index)
  return scoredRun({
    gates,
    metrics: [SUCCESS, tokens],
    cases: indices.map((index) => goldenCase({ id: `c${String(index).padStart(3, '0')}` })),
    trials: indices.map((index) => ({
      case: `c${String(index).padStart(3, '0')}`,
      trial: 0,
      scores: { success: index < failing ? 0 : 1, tokens: spend(index) },
      unscored: {},
    })),
  })
}

function findingsOf(
  gates: readonly Gate[],
  candidate: { readonly failing?: number; readonly spend?: (index: number) => number },
): readonly string[] {
  const base = (index: number): number => 1000 + (index % 7) * 10
  return compareRuns({
    baseline: run(gates, 0, base),
    candidate: run(gates, candidate.failing ?? 0, candidate.spend ?? base),
    failOn: 'regression',
  }).findings.map(({ text }) => text.replaceAll('\u202f', ' '))
}

const onTokens = (parts: Partial<Gate> = {}): Gate =>
  gate({ id: 'tokens', metric: 'tokens', margin: tenPercent, ...parts })

describe('findings', () => {
  test('nothing is said of what did not change', () => {
    expect(findingsOf([gate(), onTokens()], {})).toEqual([])
  })

  test('an improvement is told after what fails, warnings after failures', () => {
    const gates = [onTokens({ severity: 'warn' }), gate()]
    const spend = (index: number): number => 1500 + (index % 5)
    expect(findingsOf(gates, { failing: 40, spend })).toEqual([
      'Success fell from 100 % to 90 %: worse by 10 points, the margin is 5 points (p < .001), n = 400.',
      'Warning: Tokens per query rose from 1 030 tokens to 1 502 tokens: worse by 46 % for the typical query, the margin is 10 % (p < .001), n = 400.',
    ])
    expect(findingsOf([gate(), onTokens()], { failing: 40, spend: (index) => 800 + (index % 5) })[1]).toBe(
      'Tokens per query fell from 1 030 tokens to 802 tokens: better by 22 % for the typical query (p < .001), n = 400.',
    )
  })

  test('a proven small loss is called slightly worse', () => {
    expect(findingsOf([gate()], { failing: 6 })).toEqual([
      'Success fell from 100 % to 98.5 %: slightly worse, within the margin, n = 400.',
    ])
  })

  test('a suspect is no claim', () => {
    const spend = (index: number): number => (index % 2 === 0 ? 100 : 14_000)
    expect(findingsOf([onTokens()], { spend })).toEqual([
      'Tokens per query: the typical query got worse, beyond the margin, which chance may explain (p = .26, n = 400).',
    ])
  })

  test('a non-inferior gate that fails says that nothing worse was shown either', () => {
    expect(findingsOf([onTokens({ evidence: 'non-inferior' })], {})).toEqual([
      'Tokens per query stayed at 1 030 tokens, not shown to stay inside its margin (unchanged on all 400 cases), n = 400.',
    ])
  })

  test('a broken bound is told with the value that breaks it', () => {
    expect(findingsOf([gate({ min: 0.95 })], { failing: 40 })).toEqual(['Success: 90 % is below the minimum of 95 %.'])
  })
})
