import { describe, expect, test } from 'vitest'
import { caseDifferences } from '../../../src/report/charts/case-differences.js'
import { latencyDistribution, tokenDistribution } from '../../../src/report/charts/distribution.js'
import { trend } from '../../../src/report/charts/trend.js'
import { regressed } from '../sections/stories.js'
import { chartInput, drawn } from './inputs.js'
import { SAMPLE } from './sample.js'
import { comparisonOf } from '../build-pair-report.js'

const { comparison } = regressed

describe('case-differences', () => {
  const dataOf = (pairs: readonly (readonly (number | null)[])[]) =>
    drawn(caseDifferences.draw(chartInput(comparison, { values: { success: pairs } }))).config.data.datasets[0]?.data

  test('sorts the differences, equal ones as one step, the last one up to the end', () => {
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

  test('of very many different ones sixty stand for all', () => {
    const data = dataOf(Array.from({ length: 10_000 }, (_, at) => [0, (at - 4999.5) / 5000]))
    expect(data).toHaveLength(61)
    expect(data?.[0]).toEqual([0, -0.9833])
    expect(data?.at(-1)).toEqual([10_000, 0.9999])
  })

  test.each([
    [[[1, 1]], 'no case differs'],
    [[[1, null]], 'no case was scored on both sides'],
  ])('of %j there is nothing to draw', (pairs, reason) => {
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

  test('and the differences take more cases than a call can have arguments', () => {
    const many = Array.from({ length: 130_000 }, (_, at) => [at % 100, 1 + (at % 100)])
    expect(drawn(draw(many)).table.rows).toEqual([
      ['baseline', 130_000, 49.5, 94.05, 99],
      ['candidate', 130_000, 50.5, 95.05, 100],
    ])
    const values = { success: many }
    expect(drawn(caseDifferences.draw(chartInput(comparison, { values }))).alt).toContain('130\u202f000 gained')
  })

  test('has bins of round width that all arms share, in shares of the cases of each', () => {
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

  test('ends in an open bin, so that an outlier does not press the others together', () => {
    const values = [...Array.from({ length: 99 }, (_, at) => [at]), [1_000_000]]
    const { config } = drawn(draw(values))
    expect(config.data.labels?.at(-1)).toBe('≥ 100')
    expect(config.data.datasets[0]?.data.at(-1)).toBe(1)
    expect(config.data.labels?.length).toBeLessThanOrEqual(13)
  })

  test('is not drawn of fewer than five cases of an arm', () => {
    expect(draw([[1, 2]])).toMatchObject({ reason: 'it was measured on fewer than 5 cases' })
  })

  test.each([
    [true, 'Latency of a case, seconds'],
    [false, 'Latency of a case, seconds (not measured side by side)'],
  ])('of latency says so when arms did not run side by side (interleaved: %s)', (interleaved, title) => {
    expect(
      drawn(latencyDistribution.draw({ ...SAMPLE, comparison: comparisonOf({ ...comparison, interleaved }) })).title,
    ).toBe(title)
  })
})

describe('trend', () => {
  test('ends with this run and marks what regressed', () => {
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

  test('needs three runs', () => {
    expect(trend.draw({ ...SAMPLE, history: SAMPLE.history.slice(0, 1) })).toEqual({
      kind: 'none',
      id: 'trend',
      reason: 'fewer than three runs are known',
    })
  })
})
