import type { RunTable, TableValue } from '../../model/run-table.js'

/** A table's cells without their marks. */
export interface PlainTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly TableValue[])[]
}

/** The table with this id; without rows where the report has none. */
export function readTable(tables: readonly RunTable[], id: string): PlainTable {
  const table = tables.find((one) => one.id === id)
  return {
    columns: table?.columns.map(({ title }) => title) ?? [],
    rows: table?.rows.map((row) => row.map((cell) => (typeof cell === 'object' ? (cell?.value ?? null) : cell))) ?? [],
  }
}
