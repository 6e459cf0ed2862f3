import { describe, expect, test } from 'vitest'
import { buildScorecards } from '../../../../src/metrics/tables/arms/scorecard.js'
import type { Run } from '../../../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'

const summaries = (means: Readonly<Record<string, number>>): Pick<Run, 'summaries' | 'code_quality'> => ({
  summaries: Object.fromEntries(Object.entries(means).map(([id, mean]) => [id, { mean, n: 5, applicable: 5 }])),
})

const spent = (latency: number, cost: number, tokens: number) => ({
  'performance.latency': latency,
  'cost.usd': cost,
  'tokens.total': tokens,
  'cost.known': 1,
})

const efficiencies = (...arms: readonly Readonly<Record<string, number>>[]) => {
  const { normalisation, cards } = buildScorecards(arms.map(summaries), DEFAULT_SCORING)
  return { normalisation, values: cards.map(({ efficiency }) => efficiency) }
}

describe('scorecards', () => {
  test('of three arms lie between the extremes of each, as a weighted sum of up to 100', () => {
    expect(efficiencies(spent(1, 0.01, 100), spent(2, 0.03, 100), spent(3, 0.02, 100))).toEqual({
      normalisation: 'minmax',
      // 0.4·1 + 0.4·1 + 0.2·1; 0.4·0.5 + 0.4·0 + 0.2; 0.4·0 + 0.4·0.5 + 0.2
      values: [100, 40, 40].map((value) => expect.closeTo(value, 10) as number),
    })
  })

  test('of two arms are compared with the anchors, and stay within 0 to 100', () => {
    expect(efficiencies(spent(1.5, 0.02, 1000), spent(9, 0.5, 90_000))).toEqual({
      normalisation: 'anchor',
      // 0.4·0.7 + 0.4·0.8 + 0.2·0.75
      values: [expect.closeTo(75, 10) as number, 0],
    })
  })

  test('without a known cost use the remaining parts with their weights', () => {
    const { cards } = buildScorecards(
      [summaries({ ...spent(1.5, 0, 1000), 'cost.known': 0.9 }), summaries({ 'performance.latency': 1.5 })],
      DEFAULT_SCORING,
    )
    expect(cards.map(({ efficiency, is_cost_unknown: isUnknown }) => [efficiency, isUnknown])).toEqual([
      [expect.closeTo((100 * (0.4 * 0.7 + 0.2 * 0.75)) / 0.6, 10) as number, true],
      [expect.closeTo(70, 10) as number, true],
    ])
  })

  test('have as capability the mean of all measured parts, including coordination', () => {
    const { cards } = buildScorecards(
      [
        summaries({ 'judge.overall': 0.8, 'branching.success': 0.5, 'coordination.agent-coverage': 1 }),
        summaries({ 'judge.overall': 0.8 }),
        summaries({ 'performance.latency': 1 }),
      ],
      DEFAULT_SCORING,
    )
    expect(cards.map(({ capability, signals }) => [capability, signals])).toEqual([
      [
        expect.closeTo((100 * 2.3) / 3, 10) as number,
        ['judge.overall', 'branching.success', 'coordination.agent-coverage'],
      ],
      [80, ['judge.overall']],
      [null, []],
    ])
    expect(cards.every(({ developer_experience: dx }) => dx === null)).toBe(true)
  })

  test('of arms without measurements are empty, and equal arms all reach 100', () => {
    expect(efficiencies({}, {}, {}).values).toEqual([null, null, null])
    expect(efficiencies(spent(1, 0, 0), spent(1, 0, 0), spent(1, 0, 0)).values).toEqual([100, 100, 100])
  })

  test('have as developer experience the mean of the known code measures, between extremes or by anchors', () => {
    const code = (mi: number, complexity: number, annotations: number) =>
      summaries({ 'code.mi': mi, 'code.average-complexity': complexity, 'code.return-annotations': annotations })
    const rate = (...arms: Parameters<typeof buildScorecards>[0]) =>
      buildScorecards(arms, DEFAULT_SCORING).cards.map(({ developer_experience: score }) => score)
    const near = (value: number) => expect.closeTo(value, 10) as number
    // (0.6 + 10.5/19 + 0.5)/3; no part falls below 0
    expect(rate(code(60, 9.5, 0.5), code(0, 40, 0))).toEqual([near((100 * (0.6 + 10.5 / 19 + 0.5)) / 3), 0])
    expect(rate(code(60, 2, 0.5), code(50, 4, 0.8), code(40, 3, 0))).toEqual([
      near((100 * (1 + 1 + 0.5)) / 3),
      near((100 * (0.5 + 0 + 0.8)) / 3),
      near((100 * (0 + 0.5 + 0)) / 3),
    ])
  })
})
