import { expect, test } from 'vitest'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS as FACTS } from '../build-runs.js'
import { rank } from './rank.js'

const SUCCESS: MetricFacts = { ...FACTS, title: 'success' }
const COST: MetricFacts = {
  id: 'cost.usd',
  title: 'cost per query',
  unit: 'usd',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'free',
  scale: 'log-ratio',
  definition: '1',
}
const gates = [gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })]
const ids = Array.from({ length: 120 }, (_, index) => `c${String(index).padStart(3, '0')}`)

/** Finds the trade-offs between arms with these numbers of passing cases and costs per query. */
function tradeOffsOf(arms: Readonly<Record<string, readonly [passes: number, usd: number]>>): readonly string[] {
  const compared = Object.entries(arms).map(([name, [passes, usd]]) => ({
    name,
    scored: scoredRun({
      cases: ids.map((id) => goldenCase({ id })),
      metrics: [SUCCESS, COST],
      gates,
      trials: ids.map((id, index): ScoredTrial => ({
        case: id,
        trial: 0,
        scores: { success: index < passes ? 1 : 0, 'cost.usd': usd * (1 + (index % 3) / 100) },
        unscored: {},
      })),
    }),
  }))
  const { settings, pricing } = scoredRun({ cases: [], trials: [] }).run
  const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
  return rank({ arms: compared, ruleSet, failOn: 'regression' }).trade_offs.map(({ text }) =>
    text.replaceAll('\u202f', ' '),
  )
}

test('a saving is described with its cost: nothing if the bounds rule a loss out, or a proven loss', () => {
  expect(tradeOffsOf({ whole: [100, 0.004], lean: [100, 0.001], poor: [60, 0.0004] })).toEqual([
    '"lean" against "whole": the same success within 3.2 points (83.3 % → 83.3 %: 0 points [−3.1, +3.1], n = 120) at a quarter of the cost (cost per query $0.0040 → $0.0010).',
    '"poor" against "whole": worse success (83 % → 50 %: −33 points [−42, −26], n = 120) at a tenth of the cost (cost per query $0.0040 → $0.00040).',
    '"poor" against "lean": worse success (83 % → 50 %: −33 points [−42, −26], n = 120) at 40 % of the cost (cost per query $0.0010 → $0.00040).',
  ])
})

test('an arm that is better and cheaper is described as both', () => {
  expect(tradeOffsOf({ old: [60, 0.004], better: [100, 0.002], other: [60, 0.004] })).toEqual([
    '"better" against "old": better success (50 % → 83 %: +33 points [+26, +42], n = 120) at half the cost (cost per query $0.0040 → $0.0020).',
    '"better" against "other": better success (50 % → 83 %: +33 points [+26, +42], n = 120) at half the cost (cost per query $0.0040 → $0.0020).',
  ])
})

test('nothing is described if quality is neither proven nor bounded, or if almost nothing is saved', () => {
  expect(tradeOffsOf({ old: [100, 0.004], unclear: [98, 0.001], same: [100, 0.0039] })).not.toContainEqual(
    expect.stringMatching(/"unclear" against "old"|"same" against "old"/),
  )
})
