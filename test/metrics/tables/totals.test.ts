import { expect, test } from 'vitest'
import { openTables } from '../../../src/metrics/tables/index.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { scoredRun } from '../../compare/build-runs.js'
import { COST } from '../../report/sections/facts.js'
import { makeFailure, makeReply, SETTINGS } from '../make-trial.js'
import { tableOfCases } from './table-of.js'

const paid = makeReply({ cost_usd: 2, usage: { input_tokens: 90, output_tokens: 10 } })
const counted = makeReply({ usage: { input_tokens: 300, output_tokens: 100 } })

test('the table sums over all trials, next to means that do not grow with trials', () => {
  const table = tableOfCases('totals', {
    once: { a: [paid], b: [counted] },
    thrice: { a: [paid, paid, paid], b: [counted, counted, counted] },
    mute: { a: [makeReply()], b: [makeFailure('crash', 'x')] },
  })
  expect(table?.columns.map(({ title }) => title)).toEqual([
    'arm',
    'trials',
    'tokens_total',
    'tokens per query',
    'trials without tokens',
    'cost_total',
    'cost per query',
    'trials with unknown cost',
  ])
  expect(table?.rows).toEqual([
    ['once', 2, 500, 250, 0, 2, 2, 1],
    ['thrice', 6, 1500, 250, 0, 6, 2, 3],
    ['mute', 2, null, null, null, null, null, null],
  ])
})

test('the table is absent if neither tokens nor costs are known', () => {
  expect(tableOfCases('totals', { main: { a: [makeReply()] } })).toBeNull()
})

test('a reference has scores but no metrics or cases for a table, and is in none', () => {
  const { run } = scoredRun({ cases: [], trials: [] })
  const means = caseMeansOf([{ case: 'a', trial: 0, scores: { 'cost.usd': 1, success: 1 }, unscored: {} }])
  const build = (metrics: readonly MetricFacts[]) =>
    openTables(SETTINGS).build([{ name: 'reference', run: { ...run, metrics: [...metrics] }, means }])
  expect(build([])).toEqual([])
  expect(build([COST]).map(({ id }) => id)).toContain('totals')
})
