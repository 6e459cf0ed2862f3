/** One field of a record: its text without quotes, and the line on which it starts. */
export interface CsvCell {
  readonly text: string
  readonly line: number
}

type Delimiter = ',' | ';' | '\t'

/** Matches one field and its end. */
const fieldBefore = (end: Delimiter): RegExp =>
  new RegExp(`("[^"]*(?:""[^"]*)*"|[^"${end}\\r\\n]*)(${end}|\\r\\n|\\n|\\r|$)`, 'y')

/**
 * Parses a CSV text by RFC 4180, section 2: fields between delimiters, in double quotes if they contain delimiters, quotes (doubled) or
 * line ends; blanks belong to a field. A line end may be CRLF, LF or CR; empty lines are skipped. Stops at the first fault, whose line
 * counts from 1.
 * @example parseCsv('a,"b ""c"""\r\n') // records [[{ text: 'a', line: 1 }, { text: 'b "c"', line: 1 }]]
 */
export function parseCsv(text: string, delimiter: Delimiter = ',') {
  const pattern = fieldBefore(delimiter)
  const records: CsvCell[][] = []
  let record: CsvCell[] = []
  let line = 1
  let at = 0
  while (at < text.length || record.length > 0) {
    pattern.lastIndex = at
    const [whole, field = '', end] = pattern.exec(text) ?? []
    if (whole === undefined) return { records, fault: { line, message: describeFault(text, at) } }
    const isQuoted = field.startsWith('"')
    record.push({ text: isQuoted ? field.slice(1, -1).replaceAll('""', '"') : field, line })
    if (isQuoted) line += field.split(/\r\n|\n|\r/).length - 1
    at += whole.length
    if (end === delimiter) continue
    line++
    const isEmptyLine = record.length === 1 && field === ''
    if (!isEmptyLine) records.push(record)
    record = []
  }
  return { records, fault: null }
}

/** Finds the delimiter of a table from its header: a tab if it contains one, otherwise the more frequent of semicolon and comma. */
export function findDelimiter(text: string): Delimiter {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  if (header.includes('\t')) return '\t'
  return header.split(';').length > header.split(',').length ? ';' : ','
}

function describeFault(text: string, at: number): string {
  if (text[at] !== '"')
    return 'a quote is inside a field without quotes. Put the whole field in quotes, and double the quote.'
  const closes = /"[^"]*(?:""[^"]*)*"/y
  closes.lastIndex = at
  return closes.test(text)
    ? 'there is text after the closing quote of a field. Double the quotes inside it.'
    : 'a quote is opened here and never closed. Close it.'
}

/**
 * The places before what a spreadsheet would treat as a formula, including East Asian forms: at the start of a cell, and after a cell
 * separator of countries that use decimal commas.
 */
const BEFORE_FORMULA = /(^|[;\t\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\n])/g
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Puts an apostrophe in front of text that a spreadsheet would run as a formula. Numbers stay numbers.
 * @example escapeFormula('=1+1') // "'=1+1"
 */
export function escapeFormula(text: string): string {
  return NUMBER.test(text) ? text : text.replace(BEFORE_FORMULA, "$1'")
}

/**
 * Writes a field of a record, in quotes if necessary.
 * @example quoteField('a "b"') // '"a ""b"""'
 */
export function quoteField(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
