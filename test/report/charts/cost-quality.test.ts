import { describe, expect, test } from 'vitest'
import { costQuality } from '../../../src/report/charts/cost-quality.js'
import { comparisonWith, gateOn, metricOf, COST, SUCCESS, TOKENS as SPENT } from '../sections/facts.js'
import { chartInput, drawn } from './inputs.js'

const TOKENS = { ...SPENT, id: 'tokens.total' }

describe('cost-quality', () => {
  const quality = metricOf(gateOn(SUCCESS, { baseline: 0.8, candidate: 0.7 }))
  const tokens = metricOf(gateOn(TOKENS, { baseline: 1240, candidate: 1010 }))
  const cost = metricOf(gateOn(COST, { baseline: 0.0015, candidate: 0.0012 }))

  test.each([
    ['cost where it is known', [quality, tokens, cost], 'cost per query, US dollars'],
    ['tokens where cost is unknown', [quality, tokens], 'tokens per query'],
    ['tokens where nothing has a price', [quality, tokens, { ...cost, baseline: 0, candidate: 0 }], 'tokens per query'],
  ])('shows %s', (_, metrics, axis) => {
    const { table, config } = drawn(costQuality.draw(chartInput(comparisonWith({ metrics }))))
    expect(table.columns).toEqual(['arm', axis, 'success, %', 'on the front'])
    expect(table.rows.map(([arm, , y, front]) => [arm, Math.round(Number(y)), front])).toEqual([
      ['baseline', 80, 'yes'],
      ['candidate', 70, 'yes'],
    ])
    expect(config.data.datasets.map(({ label }) => label)).toEqual(['baseline', 'candidate', 'front'])
  })

  test.each([
    ['no quality', [tokens], 'no quality metric was measured on both sides'],
    ['no cost', [quality], 'neither cost nor tokens were measured on both sides'],
    ['only one side', [quality, { ...tokens, baseline: null }], 'neither cost nor tokens were measured on both sides'],
  ])('is not drawn with %s', (_, metrics, reason) => {
    expect(costQuality.draw(chartInput(comparisonWith({ metrics })))).toEqual({
      kind: 'none',
      id: 'cost-quality',
      reason,
    })
  })

  test('shows the cost of the system, never of the judge, whichever was measured or gated first', () => {
    const judge = { ...cost.metric, id: 'judge.cost-usd', title: 'cost of the judge' }
    const judgeTokens = { ...tokens.metric, id: 'judge.tokens', title: 'tokens of the judge' }
    const ofJudge = metricOf(gateOn(judge, { baseline: 0.02, candidate: 0.02 }))
    const readByJudge = metricOf(gateOn(judgeTokens, { baseline: 700, candidate: 700 }))
    const axisOf = (metrics: readonly (typeof cost)[]) =>
      drawn(costQuality.draw(chartInput(comparisonWith({ gates: [gateOn(judge)], metrics })))).table.columns[1]
    expect(axisOf([quality, ofJudge, readByJudge, tokens, cost])).toBe('cost per query, US dollars')
    expect(axisOf([quality, ofJudge, readByJudge, tokens])).toBe('tokens per query')
    expect(costQuality.draw(chartInput(comparisonWith({ metrics: [quality, ofJudge, readByJudge] })))).toMatchObject({
      reason: 'neither cost nor tokens were measured on both sides',
    })
  })

  test('names dominated arms, and draws no front through them', () => {
    const dearer = metricOf(gateOn(COST, { baseline: 0.0012, candidate: 0.0015 }))
    const { alt, config, mermaid } = drawn(costQuality.draw(chartInput(comparisonWith({ metrics: [quality, dearer] }))))
    expect(alt).toBe(
      'success against cost per query, best is top left: baseline 80\u202f% for $0.0012; candidate 70\u202f% for $0.0015, not on the front. Compared with an arm on the front, every other costs more or scores lower: point figures, not a test.',
    )
    expect(config.data.datasets.map(({ label }) => label)).toEqual(['baseline', 'candidate'])
    expect(mermaid).toContain('  "baseline": [0.64, 0.8]\n  "candidate": [0.8, 0.7]')
  })
})
