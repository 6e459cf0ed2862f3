import { findDelimiter, parseCsv } from '../../../model/csv.js'
import { UserError } from '../../../model/error.js'
import { readJsonLines, withoutMark, isRecord, type JsonRecord, tryJson } from '../../../model/json.js'
import type { ResultFile } from './result-arm.js'
import { numberNames } from './rows.js'

/** The most characters shown of an unreadable line. */
const SHOWN = 60

/** A file as it was read; `xml` is set for XML files. */
export interface SourceFile extends Pick<ResultFile, 'path' | 'text' | 'xml'> {
  /** The parsed content, if the file is not text. */
  readonly document?: unknown
}

/** Returns a function that throws the user's error `results-invalid`. */
export function refuseAs(format: string, path: string): ResultFile['refuse'] {
  return (problem, cause) => {
    throw new UserError('results-invalid', { format, path, problem }, { cause })
  }
}

/**
 * Parses a file of results by its extension: rows of a table, lines of JSON, or one JSON document. Throws the user's error
 * `results-invalid`, with the line if a table or line is broken, and for an entry that is not an object among others that are.
 */
export function parseFile({ path, text, document: unpacked, xml }: SourceFile): ResultFile {
  const source = withoutMark(text)
  const refuse = refuseAs('another harness', path)
  if (unpacked !== undefined) return build(unpacked, new Map())
  if (/\.[ct]sv$/i.test(path)) return build(null, readCsv(source, refuse))
  const isLines = /\.(jsonl|ndjson)$/i.test(path)
  const document = isLines || !/\.json$/i.test(path) ? undefined : parseJson(source)
  if (document !== undefined) return build(document, readEntries(document, refuse))
  // A JSON Lines file may be named .json: then its first line is a complete object.
  const first = /^\s*(\S[^\r\n]*)/.exec(source)?.[1] ?? ''
  if (!isLines && (!/\.json$/i.test(path) || !isRecord(parseJson(first)))) return build(null, new Map())
  return build(null, readLines(source, refuse))

  function build(whole: unknown, rows: PlacedRows): ResultFile {
    const places = new Map<unknown, string>(rows)
    return {
      path,
      text: source,
      document: whole,
      rows: [...rows.keys()],
      placeOf: (row) => places.get(row),
      xml,
      refuse,
    }
  }
}

/** The rows in the order of the file, each with its place. */
type PlacedRows = ReadonlyMap<JsonRecord, string>
type Refuse = ResultFile['refuse']

/** Parses JSON; Python's NaN and Infinity become null. Returns `undefined` for invalid JSON. */
export function parseJson(text: string): unknown {
  const value = tryJson(text)
  if (value !== undefined || !/NaN|Infinity/.test(text)) return value
  const numbers = /("[^"\\]*(?:\\.[^"\\]*)*")|-?\bInfinity\b|\bNaN\b/g
  return tryJson(text.replaceAll(numbers, (_all, quoted?: string) => quoted ?? 'null'))
}

/** The fields that hold a document's rows: `data` and `itemResults` for Langfuse, `results` for RAGChecker. */
const LISTS = ['rows', 'data', 'itemResults', 'items', 'results', 'examples', 'samples', 'records', 'evals']
/** Fields of suites, of our own files, and of documents that their readers take as a whole. */
const WHOLE = ['target', 'cases', 'gates', 'schema_version', 'eval', 'summary', 'testRunData', 'testCases']

/** Returns the objects of an array, or of an object's list of rows; empty if there are none. */
function readEntries(document: unknown, refuse: Refuse): PlacedRows {
  if (isRecord(document) && !WHOLE.some((key) => Object.hasOwn(document, key))) {
    const listed = LISTS.map((name) => document[name]).find(isList) ?? findOnlyList(document)
    // Evalite's `evals` each have `results`.
    const inner = Array.isArray(listed)
      ? listed.map((one: unknown) => (isRecord(one) ? one['results'] : undefined))
      : []
    const isNested = inner.length > 0 && inner.every(Array.isArray)
    return readEntries(isNested ? inner.flat() : (listed ?? []), refuse)
  }
  const rows: readonly unknown[] = Array.isArray(document) && document.some(isRecord) ? document : []
  return new Map(rows.map((row, index) => placeRow(row, `result ${index + 1}`, refuse)))
}

function placeRow(row: unknown, place: string, refuse: Refuse): readonly [JsonRecord, string] {
  return isRecord(row) ? [row, place] : refuse(`${place} is ${describe(row)}, not an object`)
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isRecord)

/**
 * Finds the only list of objects that have a text and a number or a word for yes or no, whatever its name; `undefined` if there are
 * several.
 */
function findOnlyList(document: JsonRecord): readonly unknown[] | undefined {
  const isRow = (row: unknown): boolean => {
    const values = isRecord(row) ? Object.values(row) : []
    const has = (...types: readonly string[]): boolean => values.some((value) => types.includes(typeof value))
    return has('string') && has('number', 'boolean', 'object')
  }
  const [only, ...others] = Object.values(document).filter((value) => isList(value) && value.every(isRow))
  return others.length === 0 && isList(only) ? only : undefined
}

function readLines(source: string, refuse: Refuse): PlacedRows {
  const rows = readJsonLines(source, parseJson).map(({ line, text, value }) =>
    value === undefined
      ? refuse(`line ${line} is not JSON; it is ${shorten(text.trim())}`)
      : placeRow(value, `line ${line}`, refuse),
  )
  return new Map(rows)
}

function readCsv(text: string, refuse: Refuse): PlacedRows {
  const { records, fault } = parseCsv(text, findDelimiter(text))
  if (fault) refuse(`line ${fault.line}: ${fault.message.replace(/\.$/, '')}`)
  const [header = [], ...rows] = records
  // Repeated names are numbered, so that both columns are kept.
  const names = numberNames(header.map(({ text: name }) => name))
  const placed = rows.map((cells): readonly [JsonRecord, string] => {
    const place = `line ${cells[0]?.line ?? 1}`
    if (cells.length !== names.length) refuse(`${place} has ${cells.length} fields and the header ${names.length}`)
    return [Object.fromEntries(names.map((name, at) => [name, cells[at]?.text ?? ''])), place]
  })
  return new Map(placed)
}

const describe = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : `the ${typeof value} ${shorten(JSON.stringify(value))}`

/** Shortens a text of the file for a message and puts it on one line. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ')
  return `\`${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}\``
}
