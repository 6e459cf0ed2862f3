import { formatValue } from '../../format/format-metric.js'
import type { Block, CaseDetails } from '../../model/result/report.js'
import type { RunTable, TableCell, TableFormat } from '../../model/run/run-table.js'
import { details, paragraph, table } from '../blocks.js'

const MARKS = { good: '🟢', fair: '🔵', poor: '🔴' } as const

/** The tables of a report, each folded below its title, by where they stand. */
export function foldTables(tables: readonly RunTable[]): Readonly<Record<RunTable['place'], readonly Block[]>> {
  const foldedIn = (place: RunTable['place']): readonly Block[] =>
    tables.filter((one) => one.place === place).map(foldTable)
  return { comment: foldedIn('comment'), page: foldedIn('page') }
}

/** The tables that a report with these details may show. */
export function tablesToShow(tables: readonly RunTable[], details: CaseDetails): readonly RunTable[] {
  return tables.filter(({ names_cases: namesCases }) => details !== 'none' || namesCases !== true)
}

/** A table below its title and what it comes to. */
export function foldTable(table: RunTable): Block {
  return details(table.gist === undefined ? table.title : `${table.title}: ${table.gist}`, ...showTable(table))
}

/** A table and its notes. */
export function showTable({ columns, rows, notes }: RunTable): readonly Block[] {
  return [
    table(
      columns.map(({ format, ...column }) => ({ ...column, align: format === 'text' ? 'left' : 'right' })),
      rows.map((row) => row.map((cell, at) => writeCell(cell, columns[at]?.format ?? 'text'))),
    ),
    ...notes.map((note) => paragraph(note)),
  ]
}

function writeCell(cell: TableCell, format: TableFormat): string {
  if (typeof cell === 'object' && cell !== null) return `${MARKS[cell.mark]} ${writeCell(cell.value, format)}`
  if (cell === null) return '–'
  if (typeof cell === 'string' || format === 'text') return String(cell)
  return formatValue({ unit: format, kind: 'continuous' }, cell)
}
