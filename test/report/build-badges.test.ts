import { describe, expect, test } from 'vitest'
import { REGISTRY } from '../../src/report/render/index.js'
import { buildBadges } from '../../src/report/build-badges.js'
import type { PairComparison } from '../../src/model/result/pair-comparison.js'
import type { Run } from '../../src/model/run/run.js'
import { buildReport, comparisonOf } from './build-pair-report.js'
import { comparisonWith, gateOn, PRECISION } from './sections/facts.js'
import { regressed } from './sections/stories.js'

const badgesOf = (pair: PairComparison, summaries: Run['summaries']) => {
  const comparison = comparisonOf(pair)
  return buildBadges({ ...comparison, arms: comparison.arms.map((arm) => ({ ...arm, summaries })) })
}

const rateOf = (mean: number | null, n = 60) =>
  badgesOf(comparisonWith({}), { success: { mean, n, applicable: n } }).pass_rate

describe('a badge', () => {
  test('has the format of the shields.io endpoint', () => {
    const badges = badgesOf({ ...regressed.comparison, suite: 'golden\u202e <b>' }, {})
    const report = buildReport(regressed)
    expect(JSON.parse(REGISTRY['verdict-badge'].render(report, { badges }))).toEqual({
      schemaVersion: 1,
      label: 'golden <b> verdict',
      message: 'regressed',
      color: 'red',
      isError: true,
    })
    expect(JSON.parse(REGISTRY['pass-rate-badge'].render(report, { badges }))).toEqual({
      schemaVersion: 1,
      label: 'golden <b> pass rate',
      message: 'not scored',
      color: 'lightgrey',
      isError: false,
    })
  })

  test.each([
    [1, '100\u00a0% of 60 cases', 'brightgreen'],
    [0.9996, '99.9\u00a0% of 60 cases', 'brightgreen'],
    [0.8, '80\u00a0% of 60 cases', 'brightgreen'],
    [0.7999, '79.9\u00a0% of 60 cases', 'blue'],
    [0.5, '50\u00a0% of 60 cases', 'blue'],
    [0.4999, '49.9\u00a0% of 60 cases', 'red'],
    [0, '0\u00a0% of 60 cases', 'red'],
    [null, 'not scored', 'lightgrey'],
  ])('of a pass rate of %j shows %j', (rate, message, color) => {
    expect(rateOf(rate)).toEqual({ label: 'golden pass rate', message, color, is_error: false })
  })

  test('shows the metric of the primary gate where success is not measured', () => {
    const comparison = comparisonWith({
      gates: [gateOn(PRECISION)],
      verdict: { word: 'unchanged', because: null, exit_code: 0, passed: true, primary: PRECISION.id },
    })
    const summaries = { [PRECISION.id]: { mean: 0.8, n: 24, applicable: 24 } }
    expect(badgesOf(comparison, summaries).pass_rate).toEqual({
      ...{ label: 'golden precision@5', message: '.80 on 24 cases', color: 'blue', is_error: false },
    })
    const success = { mean: 1, n: 60, applicable: 60 }
    expect(badgesOf(comparison, { ...summaries, success }).pass_rate?.label).toBe('golden pass rate')
  })

  test('shows every verdict in words', () => {
    const wordOf = (facts: Partial<(typeof regressed)['comparison']['verdict']>): string => {
      const { comparison } = regressed
      return badgesOf({ ...comparison, verdict: { ...comparison.verdict, ...facts } }, {}).verdict.message
    }
    expect(wordOf({ word: 'inconclusive' })).toBe('cannot tell')
    expect(wordOf({ word: 'no-regression' })).toBe('no regression')
    expect(wordOf({ word: 'not-comparable', because: 'no-baseline' })).toBe('no baseline')
    expect(wordOf({ word: 'not-comparable', because: 'baseline-unreadable' })).toBe('baseline unreadable')
    expect(wordOf({ word: 'not-comparable', because: 'too-many-cases-excluded' })).toBe('not comparable')
  })
})
