import { rememberNumbers } from '../../format/remember-numbers.js'
import { guardFormula, quoteField } from '../../model/csv.js'
import type { CaseTable, CaseTableArm, CaseTableRow } from '../../model/result/case-data.js'
import type { Report } from '../../model/result/report.js'
import { removeUnseen } from '../../model/remove-unseen.js'

export interface CsvOptions {
  /** Without it the document is empty. */
  readonly caseTable?: CaseTable
}

const MOST_DIGITS = 12
/** Columns whose cells are joined first: to join all of a line again takes longer than to find out what differs. */
const GROUP = 16
/** What stands as it is: most ids and paths. */
const PLAIN = /^\w[\w./:-]*$/

/**
 * Every case of every arm as CSV by RFC 4180: a header, CRLF, quotes where they are needed, nothing where a metric is unscored. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function renderCsv(_report: Report, { caseTable }: CsvOptions = {}): string {
  if (caseTable === undefined) return ''
  const lines = [caseTable.columns.map(writeText).join(',')]
  const write = rememberNumbers(writeNumber)
  for (const arm of caseTable.arms) writeArm(arm, { lines, write })
  lines.push('')
  return lines.join('\r\n')
}

/** Adds the lines of an arm. Most cells are those of the line above, and of many metrics there is none. */
function writeArm(
  { rows, numbers }: CaseTableArm,
  { lines, write }: { readonly lines: string[]; readonly write: (value: number) => string },
): void {
  const groups: ((place: number) => string)[] = []
  for (let at = 0; at < numbers.length; at += GROUP) groups.push(groupWriter(numbers.slice(at, at + GROUP), write))
  let above: CaseTableRow['facts'] = []
  const cells: string[] = []
  for (const { facts, place } of rows()) {
    for (let at = 0; at < facts.length; at++) {
      const fact = facts[at] ?? null
      if (fact !== above[at]) cells[at] = writeFact(fact)
    }
    above = facts
    let at = facts.length
    for (const group of groups) cells[at++] = group(place)
    // Joined, not added up: V8 keeps every sum of texts as a tree, and here would be a million of them.
    lines.push(cells.join(','))
  }
}

/** Writes the cells of neighbouring columns, which are written again only where one of them differs from the line above. */
function groupWriter(
  columns: readonly (Float64Array | null)[],
  write: (value: number) => string,
): (place: number) => string {
  const filled = columns.flatMap((column, at) => (column === null ? [] : [{ column, at }]))
  const above = new Float64Array(columns.length).fill(NaN)
  const cells = columns.map(() => '')
  let text = cells.join(',')
  return (place) => {
    let isChanged = false
    for (const { column, at } of filled) {
      const value = column[place] ?? NaN
      if (value === above[at] || (Number.isNaN(value) && cells[at] === '')) continue
      above[at] = value
      cells[at] = Number.isNaN(value) ? '' : write(value)
      isChanged = true
    }
    if (isChanged) text = cells.join(',')
    return text
  }
}

function writeFact(fact: string | number | null): string {
  return fact === null ? '' : typeof fact === 'number' ? String(fact) : writeText(fact)
}

/** Twelve digits, so that no mean ends in what binary fractions leave. */
function writeNumber(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(MOST_DIGITS)))
}

function writeText(value: string): string {
  if (PLAIN.test(value)) return value
  return quoteField(guardFormula(removeUnseen(value)))
}
