import { describe, expect, test } from 'vitest'
import type { DetailLevel, Report } from '../../../src/model/result/report.js'
import type { RunTable } from '../../../src/model/run/run-table.js'
import { renderComment } from '../../../src/report/render/markdown.js'
import { renderHtml } from '../../../src/report/render/html.js'
import { foldTables, tablesToShow } from '../../../src/report/build-report.js'

const REPORT: Report = {
  suite: 's',
  headline: ['all well'],
  second_line: null,
  collapsed: false,
  blocks: [],
  footer: [],
}

function appendTables(report: Report, tables: readonly RunTable[], show: DetailLevel): Report {
  const shown = tablesToShow(tables, show)
  return { ...report, folded: foldTables(shown, 'comment'), appendix: foldTables(shown, 'page') }
}

const TABLE: RunTable = {
  id: 'usage',
  title: 'Usage',
  place: 'comment',
  columns: [
    { title: 'tier', format: 'text' },
    { title: 'main', format: 'share' },
    { title: 'latency', format: 's' },
    { title: 'score', format: 'score' },
  ],
  rows: [
    ['<b>local</b>', 0.8, 1.25, { value: 82, mark: 'good' }],
    ['api', null, null, { value: null, mark: 'poor' }],
  ],
  notes: ['Sorted by tier.'],
}

describe('tables of a report', () => {
  test('are folded, with units, marks and a dash for what was not measured; text of others is escaped', () => {
    const comment = renderComment(appendTables(REPORT, [TABLE], 'full'))
    expect(comment).toContain('<summary>Usage</summary>')
    expect(comment).toContain('80\u202f%')
    expect(comment).toContain('1\u202f250\u202fms')
    expect(comment).toContain('🟢 82')
    expect(comment).toContain('🔴 –')
    expect(comment).toContain('Sorted by tier.')
    expect(comment).not.toContain('<b>')
  })

  test('show the groups and the meaning of columns on the page, where the first column stays in sight', () => {
    const table: RunTable = {
      ...TABLE,
      columns: TABLE.columns.map((column, at) =>
        at < 2 ? column : { ...column, group: 'A & B', hint: 'less "is" more' },
      ),
    }
    const page = renderHtml(appendTables(REPORT, [table], 'full'))
    expect(page).toContain(
      '<table class="wide"><thead><tr><td colspan="2"></td><th scope="colgroup" colspan="2">A &amp; B</th></tr>',
    )
    expect(page).toContain(
      '<th scope="col" class="right"><span class="label">latency</span> <button type="button" class="hint" popovertarget="t1-2" aria-label="What latency means">?</button><span popover id="t1-2" class="bubble">less &quot;is&quot; more</span></th>',
    )
    expect(renderHtml(appendTables(REPORT, [TABLE], 'full'))).toContain(
      '<div class="scroll"><table><thead><tr><th scope="col"><span class="label">tier</span></th>',
    )
    expect(renderComment(appendTables(REPORT, [table], 'full'))).not.toContain('less')
  })

  test('for the page alone are not in the comment', () => {
    const report = appendTables(REPORT, [{ ...TABLE, place: 'page' }], 'full')
    expect(renderComment(report)).not.toContain('Usage')
    expect(renderHtml(report)).toContain('<summary><h2>Usage</h2></summary>')
    expect(renderHtml(report)).toContain('<td class="right good"><span class="unseen">good </span>🟢 82</td>')
  })

  test('fold into what they come to', () => {
    const comment = renderComment(appendTables(REPORT, [{ ...TABLE, gist: '80 / 20\u202f%' }], 'full'))
    expect(comment).toContain('<details><summary>Usage: 80 / 20\u202f%</summary>')
  })

  test('are none where there is none', () => {
    expect(foldTables([], 'page')).toEqual([])
  })

  test('that name cases are left out where no case may be named', () => {
    const naming = { ...TABLE, names_cases: true } as const
    expect(tablesToShow([naming], 'none')).toEqual([])
    expect(renderComment(appendTables(REPORT, [naming], 'ids'))).toContain('Usage')
  })
})
