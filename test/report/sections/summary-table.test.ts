import { describe, expect, test } from 'vitest'
import type { ListedMetric } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { plainText } from '../../../src/model/result/report.js'
import type { RunTable } from '../../../src/model/run/run-table.js'
import { buildSummaryTable } from '../../../src/report/sections/metric-tables.js'
import { comparisonWith, contextWith, NOTHING_ELSE, SUCCESS, TOKENS } from './facts.js'

const COST: MetricFacts = { ...TOKENS, id: 'cost.usd', title: 'cost per query', unit: 'usd' }
const WASTE: MetricFacts = {
  ...SUCCESS,
  id: 'context.waste',
  title: 'context waste',
  unit: 'share',
  kind: 'continuous',
  direction: 'lower',
}
const MRR: MetricFacts = { ...SUCCESS, id: 'retrieval.mrr', title: 'MRR', kind: 'continuous' }

function listed(metric: MetricFacts, baseline: number, candidate: number, p: number): ListedMetric {
  const change = candidate - baseline
  const isLog = metric.scale === 'log-ratio'
  const delta = (metric.direction === 'lower' ? -1 : 1) * (isLog ? Math.log(candidate / baseline) : change)
  const interval = { low: delta - 0.001, high: delta + 0.001, method: 't' } as const
  const row = isLog ? 'log-ratio' : 'paired-t'
  return { metric, n: 60, row, baseline, candidate, delta, interval, p, p_adjusted: p, cause: null }
}

const USAGE: RunTable = {
  id: 'route-tier-usage',
  title: '',
  place: 'comment',
  columns: ['tier', 'main', 'this PR'].map((title) => ({ title, format: 'text' })),
  rows: [
    ['local', 0.75, 0.8],
    ['api', 0.2, 0.15],
    ['codex', 0.05, null],
  ],
  totals: [40, 50],
  notes: [],
}

function rowsOf(comparison: PairComparison, tables: readonly RunTable[] = []): readonly (readonly string[])[] {
  const [table] = buildSummaryTable([{ ...NOTHING_ELSE, comparison, context: contextWith() }], tables)
  return table?.kind === 'table' ? table.rows.map((row) => row.map(plainText)) : []
}

describe('the summary in the order of LLMC’s framework', () => {
  const metrics = [
    listed(COST, 0.00055, 0.0005, 0.2),
    listed(WASTE, 0.25, 0.15, 0.001),
    listed(TOKENS, 1300, 1200, 0.2),
    listed(MRR, 0.58, 0.6, 0.2),
  ]

  test('has its rows in that order, the baseline first as in every table, and each change in the required unit', () => {
    expect(rowsOf(comparisonWith({ metrics }), [USAGE])).toEqual([
      ['MRR', '.58', '.60', '+.02', '60'],
      ['tokens per query', '1\u202f300', '1\u202f200', '\u2212100', '60'],
      ['cost per query', '$0.00055', '$0.00050', '\u22129.1\u202f%', '60'],
      ['context waste', '25\u202f%', '15\u202f%', '\u221210\u202fpoints', '60'],
      ['route tiers local / api / codex', '75 / 20 / 5\u202f%', '80 / 15 / 0\u202f%', '–', '40 and 50'],
    ])
  })

  test('has in bold exactly what a test establishes', () => {
    const [table] = buildSummaryTable(
      [{ ...NOTHING_ELSE, comparison: comparisonWith({ metrics }), context: contextWith() }],
      [],
    )
    const bold = table?.kind === 'table' ? table.rows.filter(([, , , change]) => typeof change?.[0] === 'object') : []
    expect(bold.map(([title]) => plainText(title ?? []))).toEqual(['context waste'])
  })

  test('never divides by a baseline of 0, and is absent without a metric', () => {
    expect(rowsOf(comparisonWith({ metrics: [{ ...listed(COST, 1, 1, 1), baseline: 0, candidate: 0.1 }] }))).toEqual([
      ['cost per query', '$0', '$0.10', '+$0.10', '60'],
    ])
    expect(rowsOf(comparisonWith({ metrics: [] }))).toEqual([])
  })
})
