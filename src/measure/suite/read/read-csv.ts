import { z } from 'zod'
import { withoutMark } from '../../../model/json.js'
import { caseSchema } from '../../../model/suite/case.js'
import { type CsvCell, parseCsv } from '../../../model/csv.js'
import { suggest } from '../../../model/suggest.js'
import { unwrapSchema } from '../describe-issue.js'
import {
  documentOnLine,
  type Problem,
  quote,
  type SourceDocument,
  type SourceFile,
  type TextFile,
  unknownName,
} from '../problem.js'
import { CASE_ALIASES } from '../check-case.js'

/**
 * Reads cases from CSV: the first record names the fields, every other record is a case. An empty cell means that the field is not
 * given. Lists are split at `;`, a span is `path` or `path::symbol`, and a list or mapping may be given as JSON.
 */
export function readCsv({ path: file, text }: TextFile): SourceFile {
  const { records, fault } = parseCsv(withoutMark(text))
  const problems: Problem[] = fault === null ? [] : [{ file, ...fault }]
  const [header, ...rows] = records
  if (header === undefined) return { documents: [], problems }
  const names = header.map((cell) => cell.text.trim())
  const wrong = checkHeader(names).map((message) => ({ file, line: 1, message }))
  if (wrong.length > 0) return { documents: [], problems: [...wrong, ...problems] }

  const documents: SourceDocument[] = []
  for (const cells of rows) {
    const line = cells[0]?.line ?? 1
    if (cells.length !== names.length) {
      const message = `the row has ${cells.length} fields, but the header has ${names.length}. Put fields with commas in quotes.`
      problems.push({ file, line, message })
      continue
    }
    const value: Record<string, unknown> = {}
    const lines = new Map<PropertyKey, number>()
    for (const [index, cell] of cells.entries()) {
      const name = names[index] ?? ''
      lines.set(name, cell.line)
      const read = readCell(name, cell)
      if ('message' in read) problems.push({ file, line: cell.line, message: read.message })
      else if (read.value !== undefined) value[name] = read.value
    }
    const find: SourceDocument['find'] = ([name = '']) => documentOnLine(file, value, lines.get(name) ?? line).find([])
    documents.push({ file, value, find })
  }
  return { documents, problems }
}

function checkHeader(names: readonly string[]): readonly string[] {
  const known = Object.keys(caseSchema.shape)
  const [only = ''] = names
  if (names.length === 1 && only.includes(';'))
    return ['the columns are separated by semicolons. Save the table with commas.']
  const problems = names.flatMap((name, index) => {
    if (names.indexOf(name) < index) return [`column ${quote(name)} is given twice. Keep one.`]
    if (known.includes(name) || Object.hasOwn(CASE_ALIASES, name)) return []
    return [unknownName('column', name, known, suggest(name, known))]
  })
  const given = new Set(names.map((name) => CASE_ALIASES[name] ?? name))
  const missing = ['id', 'query'].filter((name) => !given.has(name))
  if (missing.length === 0 || problems.length > 0) return problems
  return [`column ${missing.map(quote).join(' and ')} is missing. The first line names the columns.`]
}

type Cell = { readonly value: unknown } | { readonly message: string }

/** Reads a cell by the type of its field. A value that does not fit stays text, so that the schema reports it. */
function readCell(name: string, { text }: CsvCell): Cell {
  const key = CASE_ALIASES[name] ?? name
  const types = unwrapSchema(Reflect.get(caseSchema.shape, key))
  const trimmed = text.trim()
  if (trimmed === '') return { value: undefined }
  if (types.some((type) => type instanceof z.ZodString || type instanceof z.ZodEnum)) return { value: text }
  const [type] = types
  if (type instanceof z.ZodBoolean) {
    const lower = trimmed.toLowerCase()
    return { value: lower === 'true' ? true : lower === 'false' ? false : text }
  }
  if (type instanceof z.ZodNumber) return { value: Number.isFinite(Number(trimmed)) ? Number(trimmed) : text }
  if (/^[[{]/.test(trimmed)) return readJsonCell(name, trimmed)
  if (!(type instanceof z.ZodArray)) return { value: text }
  const items = trimmed
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return { value: key === 'expected_spans' ? items.map((item) => readSpan(item)) : items }
}

function readJsonCell(name: string, text: string): Cell {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { message: `${quote(name)} starts like JSON, but is not valid JSON: ${error.message}.` }
  }
}

/** Such as `docs/guide.md::Time limits`. */
function readSpan(text: string): Readonly<Record<string, string>> {
  const at = text.indexOf('::')
  return at === -1 ? { path: text } : { path: text.slice(0, at).trim(), symbol: text.slice(at + 2).trim() }
}
