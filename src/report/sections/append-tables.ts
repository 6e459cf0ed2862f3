import { formatValue } from '../../format/format-metric.js'
import type { Block, CaseDetails, Report, Text } from '../../model/result/report.js'
import type { RunTable, TableCell, TableFormat, TableValue } from '../../model/run/run-table.js'

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' } as const

/**
 * A report with its tables: those for the comment folded below everything else, the others in the appendix. With details `none` those
 * that name cases are left out.
 */
export function appendTables(report: Report, tables: readonly RunTable[], details: CaseDetails): Report {
  const shown = tablesToShow(tables, details)
  if (shown.length === 0) return report
  const inComment = shown.filter(({ place }) => place === 'comment')
  const onPage = shown.filter(({ place }) => place === 'page')
  return {
    ...report,
    folded: [...(report.folded ?? []), ...inComment.map(foldTable)],
    ...(onPage.length > 0 && { appendix: [...(report.appendix ?? []), ...onPage.map(foldTable)] }),
  }
}

/** Those that may be shown with these details. */
export function tablesToShow(tables: readonly RunTable[], details: CaseDetails): readonly RunTable[] {
  return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true)
}

/** A table below its title and what it comes to. */
export function foldTable(table: RunTable): Block {
  const summary = table.gist === undefined ? table.title : `${table.title}: ${table.gist}`
  return { kind: 'details', summary: [summary], blocks: showTable(table) }
}

/** A table and its notes. */
export function showTable(table: RunTable): readonly Block[] {
  return [
    {
      kind: 'table',
      columns: table.columns.map(({ format, ...column }) => ({
        ...column,
        align: format === 'text' ? 'left' : 'right',
      })),
      rows: table.rows.map((row) => row.map((cell, at) => writeCell(cell, table.columns[at]?.format ?? 'text'))),
    },
    ...table.notes.map((note): Block => ({ kind: 'paragraph', text: [note] })),
  ]
}

function writeCell(cell: TableCell, format: TableFormat): Text {
  if (typeof cell !== 'object' || cell === null) return [writeValue(cell, format)]
  return [`${MARKS[cell.mark]} ${writeValue(cell.value, format)}`]
}

function writeValue(value: TableValue, format: TableFormat): string {
  if (value === null) return '–'
  if (typeof value === 'string' || format === 'text') return String(value)
  return formatValue({ unit: format, kind: 'continuous' }, value)
}
