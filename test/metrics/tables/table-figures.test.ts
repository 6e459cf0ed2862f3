import { describe, expect, test } from 'vitest'
import { readTableFigures, tableFigure } from '../../../src/metrics/tables/table-figures.js'
import type { RunTable } from '../../../src/model/run/run-table.js'
import { tableOf } from './build-table.js'

const pass = (success: number) => ({ trials: [{ scores: { success, 'run.composite': success } }] })

describe('figures of tables', () => {
  test('are named by table, row and column if the arms are rows', () => {
    const table = tableOf('tier-summary', { main: pass(1), pr: pass(0) })
    const figures = readTableFigures(table === null ? [] : [table], 'pr')
    expect([...figures].slice(0, 3)).toEqual([
      ['table.tier-summary.median.pass', 0],
      ['table.tier-summary.median.composite', 0],
      ['table.tier-summary.mean.pass', 0],
    ])
    expect(readTableFigures(table === null ? [] : [table], 'main').get('table.tier-summary.mean.pass')).toBe(1)
  })

  test('are named by table and column if an arm has one row, whatever text it contains', () => {
    const table = tableOf('tier-comparison', { main: pass(1), pr: pass(0.5) })
    const figures = readTableFigures(table === null ? [] : [table], 'pr')
    expect(figures.get('table.tier-comparison.composite-median')).toBe(0.5)
  })

  test('are named by table and row if the arms are columns', () => {
    const table: RunTable = {
      id: 'retrieval-at-k',
      title: 'Retrieval at k',
      place: 'page',
      columns: [
        { title: 'metric', format: 'text' },
        { title: 'main', format: 'ratio' },
        { title: 'this PR', format: 'ratio' },
      ],
      rows: [
        ['Precision @ 5', 0.4, { value: '0.6 (3/5)', mark: 'good' }],
        ['MRR', null, '∞'],
      ],
      notes: [],
    }
    expect([...readTableFigures([table], 'this PR')]).toEqual([
      ['table.retrieval-at-k.precision-@-5', 0.6],
      ['table.retrieval-at-k.mrr', null],
    ])
  })

  test('are known to gates if the table exists', () => {
    expect(tableFigure('table.scorecard.developer_experience')).toMatchObject({
      id: 'table.scorecard.developer-experience',
      title: 'Scorecard: developer-experience',
      direction: 'neutral',
      measured_on: 'table',
    })
    expect(tableFigure('table.scorecards.capability')).toBeNull()
    expect(tableFigure('table.scorecard')).toBeNull()
    expect(tableFigure('success')).toBeNull()
  })
})
