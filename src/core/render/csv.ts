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
const MOST_KNOWN = 1000
/** What stands as it is: most ids and paths. */
const PLAIN = /^\w[\w./:-]*$/

/**
 * Every case of every arm as CSV by RFC 4180: a header, CRLF, quotes where they are needed, nothing where a metric is unscored. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function renderCsv(_report: Report, { caseTable }: CsvOptions = {}): string {
  if (caseTable === undefined) return ''
  const writeNumber = rememberNumbers()
  const writeCell = (cell: string | number | null): string =>
    cell === null ? '' : typeof cell === 'number' ? writeNumber(cell) : writeText(cell)
  // Joined, not added up: V8 keeps every sum of texts as a tree, and here would be a million of them.
  const writeLine = (cells: readonly (string | number | null)[]): string => `${cells.map(writeCell).join(',')}\r\n`
  const lines = [writeLine(caseTable.columns)]
  for (const cells of caseTable.rows()) lines.push(writeLine(cells))
  return lines.join('')
}

/** Shares are the same few in thousands of cells. */
function rememberNumbers(): (value: number) => string {
  const known = new Map<number, string>()
  return (value) => {
    if (Number.isInteger(value)) return String(value)
    let text = known.get(value)
    if (text === undefined) {
      text = writeNumber(value)
      if (known.size < MOST_KNOWN) known.set(value, text)
    }
    return text
  }
}

/** Twelve digits, so that no mean ends in what binary fractions leave. */
function writeNumber(value: number): string {
  const text = String(value)
  return text.length <= MOST_DIGITS ? text : String(Number(value.toPrecision(MOST_DIGITS)))
}

function writeText(value: string): string {
  if (PLAIN.test(value)) return value
  const clean = removeUnseen(value)
  const text = NUMBER.test(clean) ? clean : clean.replace(BEFORE_FORMULA, "$1'")
  return /[",\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
