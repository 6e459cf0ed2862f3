import type { CaseTable } from '../model/case-table.js'
import type { Report } from '../model/report.js'
import { removeUnseen } from './remove-unseen.js'

export interface CsvOptions {
  /** Without it the document is empty. */
  readonly caseTable?: CaseTable
}

/**
 * Where a spreadsheet would take what follows for a formula, East Asian forms too: at the start of a cell, and after what separates cells in
 * countries that write decimal commas.
 */
const BEFORE_FORMULA = /(^|[;\t\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\n])/g
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const MOST_DIGITS = 12

/**
 * Every case of every arm as CSV by RFC 4180: a header, CRLF, quotes where they are needed, nothing where a metric is unscored. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function renderCsv(_report: Report, { caseTable }: CsvOptions = {}): string {
  if (caseTable === undefined) return ''
  const lines = [caseTable.columns, ...caseTable.rows]
  return lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

/** Twelve digits, so that no mean ends in what binary fractions leave. */
function writeCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number.isInteger(value) ? value : Number(value.toPrecision(MOST_DIGITS)))
  const clean = removeUnseen(value)
  const text = NUMBER.test(clean) ? clean : clean.replace(BEFORE_FORMULA, "$1'")
  return /[",\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
