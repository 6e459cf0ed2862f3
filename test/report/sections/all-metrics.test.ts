import { expect, test } from 'vitest'
import type { ListedMetric } from '../../../src/model/result/gate-result.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { plainText } from '../../../src/model/result/report.js'
import { buildAllMetrics } from '../../../src/report/sections/metric-tables.js'
import type { Measurement } from '../../../src/report/candidate-report.js'
import { comparisonWith, contextWith, NOTHING_ELSE, SUCCESS, TOKENS } from './facts.js'

const SPENT: MetricFacts = {
  ...TOKENS,
  id: 'tokens.spent-per-accurate-answer',
  title: 'tokens spent per accurate answer',
}

function rowsOf(comparison: Parameters<typeof comparisonWith>[0], measured: Measurement): readonly string[] {
  const told = { ...NOTHING_ELSE, measured, comparison: comparisonWith(comparison), context: contextWith() }
  const list = buildAllMetrics([told])
  const table = list?.kind === 'details' ? list.blocks.find(({ kind }) => kind === 'table') : undefined
  return table?.kind === 'table' ? table.rows.map((row) => row.map(plainText).join(' | ')) : []
}

const listed = (values: Pick<ListedMetric, 'baseline' | 'candidate' | 'infinite'>): ListedMetric => ({
  metric: SPENT,
  n: 20,
  row: null,
  ...values,
  ...{ delta: null, interval: null, p: null, p_adjusted: null, cause: { kind: 'not-measured' } },
})

test.each([
  { values: { baseline: 200, candidate: null, infinite: ['candidate' as const] }, text: '200 | ∞' },
  { values: { baseline: null, candidate: null, infinite: ['baseline' as const, 'candidate' as const] }, text: '∞ | ∞' },
  { values: { baseline: 200, candidate: null }, text: '200 | –' },
])('an infinite value differs from a missing one: $text', ({ values, text }) => {
  expect(rowsOf({ metrics: [listed(values)] }, NOTHING_ELSE.measured)).toEqual([
    `${SPENT.title} |  | ${text} | not measured | – | 20`,
  ])
})

test('a run without a baseline shows it too, without missing values', () => {
  const none = { mean: null, n: 0, applicable: 20 }
  const summaries = { [SPENT.id]: { ...none, infinite: true as const, n: 20 }, success: none }
  const measured = { ...NOTHING_ELSE.measured, metrics: [SPENT, SUCCESS], summaries }
  expect(rowsOf({ baseline: null }, measured)).toEqual([`${SPENT.title} | ∞ | 20 | 0`])
})
