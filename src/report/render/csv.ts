import { guardFormula, quoteField } from '../../model/csv.js'
import { removeUnseen } from '../../model/remove-unseen.js'
import type { CaseTable } from '../../model/result/case-data.js'
import type { Report } from '../../model/result/report.js'

export interface CsvOptions {
  /** Without it the document is empty. */
  readonly caseTable?: CaseTable
}

const MOST_DIGITS = 12

/**
 * Every case of every arm as CSV by RFC 4180: a header, CRLF, quotes where they are needed, nothing where a metric is unscored. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function renderCsv(_report: Report, { caseTable }: CsvOptions = {}): string {
  if (caseTable === undefined) return ''
  const lines = [caseTable.columns.map(writeCell).join(',')]
  for (const cells of caseTable.rows()) lines.push(cells.map(writeCell).join(','))
  return [...lines, ''].join('\r\n')
}

/** Twelve digits, so that no mean ends in what binary fractions leave. */
function writeCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoteField(guardFormula(removeUnseen(cell)))
  const text = String(cell)
  return text.length <= MOST_DIGITS || Number.isInteger(cell) ? text : String(Number(cell.toPrecision(MOST_DIGITS)))
}
