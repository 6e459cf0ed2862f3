import { describe, expect, test } from 'vitest'
import { latencyDistribution, tokenDistribution, caseDifferences } from '../../../src/report/charts/by-case.js'
import { trend } from '../../../src/report/charts/trend.js'
import { regressed } from '../sections/stories.js'
import { chartInput, drawn } from './inputs.js'
import { SAMPLE } from './sample.js'
import { comparisonOf } from '../build-pair-report.js'
import { comparisonWith, gateOn, LATENCY, metricOf, SUCCESS, TOKENS } from '../sections/facts.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { TrendRow } from '../../../src/model/run/history.js'

const { comparison } = regressed

describe('case-differences', () => {
  const dataOf = (pairs: readonly (readonly (number | null)[])[]) =>
    drawn(caseDifferences.draw(chartInput(comparison, { values: { success: pairs } }))).config.data.datasets[0]?.data

  test('sorts the differences, with equal ones as one step, and extends the last one to the end', () => {
    const pairs = [
      [1, 0],
      [0, 1],
      [1, 1],
      [0.5, 0.5],
      [1, null],
      [1, 0.5],
    ]
    expect(dataOf(pairs)).toEqual([
      [0, -1],
      [1, -0.5],
      [2, 0],
      [4, 1],
      [5, 1],
    ])
    const drawing = drawn(caseDifferences.draw(SAMPLE))
    expect(drawing.alt).toBe(
      'success: change by case, plus is better: of 92 cases 13 lost, 77 equal, 2 gained; from −1 to +1.',
    )
  })

  test('shows sixty of very many different ones', () => {
    const data = dataOf(Array.from({ length: 10_000 }, (_, at) => [0, (at - 4999.5) / 5000]))
    expect(data).toHaveLength(61)
    expect(data?.[0]).toEqual([0, -0.9833])
    expect(data?.at(-1)).toEqual([10_000, 0.9999])
  })

  test.each([
    [[[1, 1]], 'no case differs'],
    [[[1, null]], 'no case was scored on both sides'],
  ])('of %j is not drawn', (pairs, reason) => {
    expect(caseDifferences.draw(chartInput(comparison, { values: { success: pairs } }))).toEqual({
      kind: 'none',
      id: 'case-differences',
      reason,
    })
  })
})

describe('a distribution', () => {
  const draw = (values: readonly (readonly (number | null)[])[]) =>
    tokenDistribution.draw(chartInput(comparison, { values: { 'tokens.total': values } }))

  test('includes the differences of more cases than a call can have arguments', () => {
    const many = Array.from({ length: 130_000 }, (_, at) => [at % 100, 1 + (at % 100)])
    expect(drawn(draw(many)).table.rows).toEqual([
      ['baseline', 130_000, 49.5, 94.05, 99],
      ['candidate', 130_000, 50.5, 95.05, 100],
    ])
    const values = { success: many }
    expect(drawn(caseDifferences.draw(chartInput(comparison, { values }))).alt).toContain('130\u202f000 gained')
  })

  test('has bins of round width that all arms share, with shares of the cases of each', () => {
    const { config, table, alt } = drawn(draw([1, 2, 3, 4, 5].map((at) => [100 * at, at === 5 ? 900 : 200])))
    expect(config.data.labels).toEqual(['100', '200', '300', '400', '500', '600', '700', '800'])
    expect(config.data.datasets.map(({ data }) => data)).toEqual([
      [20, 20, 20, 20, 20, 0, 0, 0],
      [0, 80, 0, 0, 0, 0, 0, 20],
    ])
    expect(table.rows).toEqual([
      ['baseline', 5, 300, 480, 500],
      ['candidate', 5, 200, 760, 900],
    ])
    expect(alt).toBe(
      'Tokens of a case: baseline (5 cases) half below 300, 95 % below 480, highest 500; candidate (5 cases) half below 200, 95 % below 760, highest 900.',
    )
  })

  test('ends in an open bin, so that an outlier does not compress the others', () => {
    const values = [...Array.from({ length: 99 }, (_, at) => [at]), [1_000_000]]
    const { config } = drawn(draw(values))
    expect(config.data.labels?.at(-1)).toBe('≥ 100')
    expect(config.data.datasets[0]?.data.at(-1)).toBe(1)
    expect(config.data.labels?.length).toBeLessThanOrEqual(13)
  })

  test('is not drawn for fewer than five cases of an arm', () => {
    expect(draw([[1, 2]])).toMatchObject({ reason: 'it was measured on fewer than 5 cases' })
  })

  test.each([
    [true, 'Latency of a case, seconds'],
    [false, 'Latency of a case, seconds (not measured side by side)'],
  ])('of latency notes whether the arms did not run side by side (interleaved: %s)', (interleaved, title) => {
    expect(
      drawn(latencyDistribution.draw({ ...SAMPLE, comparison: comparisonOf({ ...comparison, interleaved }) })).title,
    ).toBe(title)
  })
})

describe('trend', () => {
  test('ends with this run and marks regressed gates', () => {
    const { config, alt } = drawn(trend.draw(SAMPLE))
    expect(config.data.labels).toEqual(['-7', '-6', '-5', '-4', '-3', '-2', '-1', 'now'])
    const [marks, line] = config.data.datasets
    expect(marks?.data).toEqual([null, null, null, 79, null, null, null, expect.closeTo(69.57, 2)])
    expect(line?.data.slice(0, 4)).toEqual([84, 86, 85, 79])
    expect(alt).toBe(
      'success over 8 runs, %: from 84\u202f% to 70\u202f% now, lowest 70\u202f%, highest 88\u202f%; 2 regressions.',
    )
    expect(drawn(trend.draw({ ...SAMPLE, audience: 'page' })).config.data.labels?.[0]).toBe('2026-11-10')
  })

  const gate = (metric: MetricFacts, facts: Partial<GateResult>, where: string | null = null) => {
    const result = gateOn(metric, facts)
    return {
      ...result,
      gate: { ...result.gate, id: where === null ? metric.id : `${metric.id} where ${where}`, where },
    }
  }
  const GATES = [
    gate(TOKENS, { candidate: 800 }),
    gate(LATENCY, { candidate: 1.2 }),
    gate(SUCCESS, { candidate: 0.5 }, 'tag:auth'),
    gate(SUCCESS, { candidate: 0.7 }),
  ]
  const comparison = comparisonWith({
    gates: GATES,
    verdict: { ...comparisonWith({}).verdict, word: 'regressed', primary: 'success' },
  })
  const night = (day: number, values: TrendRow['values'], verdict: TrendRow['verdict'] = 'unchanged'): TrendRow => ({
    at: `2026-11-${day}T03:00:00Z`,
    ...{ values, verdict },
  })
  const several = (audience: 'page' | 'service') =>
    drawn(
      trend.draw(
        chartInput(comparison, {
          audience,
          history: [
            night(20, { success: 0.8, 'tokens.total': 700 }),
            night(21, { success: 0.75, 'tokens.total': null }, 'regressed'),
            night(22, { 'performance.latency': 1 }),
            night(23, { 'tokens.total': 900 }),
          ],
        }),
      ),
    )

  test('on a page has a panel for each gate on all cases with three known runs, the primary gate first', () => {
    const { title, alt, config, height, table } = several('page')
    expect(table).toEqual({
      columns: ['run', 'success, %', 'tokens per query, tokens', 'regressed'],
      rows: [
        ['2026-11-20', 80, 700, 'no'],
        ['2026-11-21', 75, null, 'yes'],
        ['2026-11-23', null, 900, 'no'],
        ['now', 70, 800, 'yes'],
      ],
    })
    expect(title).toBe('2 gates over 4 runs, ▼ regressed')
    expect(alt.replaceAll('\u202f', ' ')).toBe(
      '2 gates over 4 runs, ▼ regressed: success from 80 % to 70 % now, lowest 70 %, highest 80 %; tokens per query from 700 to 800 now, lowest 700, highest 900; 2 regressions.',
    )
    expect(height).toBe(390)
    expect(config.data.datasets.map(({ yAxisID }) => yAxisID)).toEqual(['y2', 'y2', undefined, undefined])
  })

  test('on a page also has cost and latency of one candidate, which no gate covers', () => {
    const latency = metricOf(gateOn({ ...LATENCY, id: 'performance.latency' }, { candidate: 2 }))
    const history = [20, 21].map((day) => night(day, { success: 0.8, 'performance.latency': 1.5 }))
    const { title, table } = drawn(
      trend.draw(chartInput({ ...comparison, metrics: [latency] }, { audience: 'page', history })),
    )
    expect(title).toBe('2 metrics over 3 runs, ▼ regressed')
    expect(table.columns).toEqual(['run', 'success, %', 'latency, s', 'regressed'])
    expect(table.rows.at(-1)).toEqual(['now', 70, 2, 'yes'])
  })

  test('in a comment has only the primary gate', () => {
    const { title, config } = several('service')
    expect(title).toBe('success over 3 runs, %')
    expect(config.data.datasets.map(({ data }) => data)).toEqual([
      [null, 75, 70],
      [80, 75, 70],
    ])
  })

  test('of a part of the cases is not drawn, because the history contains whole runs', () => {
    const parts = comparisonWith({ gates: GATES.slice(2, 3) })
    expect(trend.draw(chartInput(parts, { history: SAMPLE.history }))).toMatchObject({
      reason: 'no gate is on all cases',
    })
  })

  test('needs three runs', () => {
    expect(trend.draw({ ...SAMPLE, history: SAMPLE.history.slice(0, 1) })).toEqual({
      kind: 'none',
      id: 'trend',
      reason: 'fewer than three runs are known',
    })
  })
})
