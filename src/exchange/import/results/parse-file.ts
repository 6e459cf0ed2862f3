import { findDelimiter, parseCsv } from '../../../model/csv.js'
import { UserError } from '../../../model/error.js'
import { isRecord, type JsonRecord, tryJson } from '../../../model/json.js'
import { listLines } from '../importer.js'
import type { ResultFile, XmlLibrary } from './result-arm.js'
import { numberNames } from './rows.js'

/** What is shown of a line that cannot be read. */
const SHOWN = 60

export interface SourceFile {
  readonly path: string
  readonly text: string
  /** What it holds, where that is no text. */
  readonly document?: unknown
  /** For a file of XML. */
  readonly xml?: XmlLibrary | undefined
}

/** The user's error `results-invalid`, as a function that throws it. */
export function refuseAs(format: string, path: string): ResultFile['refuse'] {
  return (problem, cause) => {
    throw new UserError('results-invalid', { format, path, problem }, { cause })
  }
}

/**
 * The objects that a file of results holds, by how it ends: rows of a table, lines of JSON, or one JSON document. Throws the user's error
 * `results-invalid` with the line for a table or a line that is broken, and for an entry that is no object among others that are.
 */
export function parseFile({ path, text, document: unpacked, xml }: SourceFile): ResultFile {
  const source = text.replace(/^\uFEFF/, '')
  const refuse = refuseAs('another harness', path)
  if (unpacked !== undefined) return build(unpacked, new Map())
  if (/\.[ct]sv$/i.test(path)) return build(null, readCsv(source, refuse))
  const isLines = /\.(jsonl|ndjson)$/i.test(path)
  const document = isLines || !/\.json$/i.test(path) ? undefined : parseJson(source)
  if (document !== undefined) return build(document, readEntries(document, refuse))
  // A log of lines may be called .json: then its first line is an object of its own.
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

/** Each with its place, in the order of the file. */
type PlacedRows = ReadonlyMap<JsonRecord, string>
type Refuse = ResultFile['refuse']

/** As JSON.parse, and with the NaN and Infinity that Python writes as null; undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  const value = tryJson(text)
  if (value !== undefined || !/NaN|Infinity/.test(text)) return value
  const numbers = /("[^"\\]*(?:\\.[^"\\]*)*")|-?\bInfinity\b|\bNaN\b/g
  return tryJson(text.replaceAll(numbers, (_all, quoted?: string) => quoted ?? 'null'))
}

/** Where a document of a harness has its rows: Langfuse in `data`, RAGChecker in `results`. */
const LISTS = ['rows', 'data', 'items', 'results', 'examples', 'samples', 'records', 'evals']
/** Documents of suites, of our own files, and of harnesses whose readers take them whole. */
const WHOLE = ['target', 'cases', 'gates', 'schema_version', 'eval', 'summary', 'testRunData', 'testCases']

/** The objects of an array, or of the list of rows that an object has; none where there are none. */
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

/** The only list of objects with a text and a number or a word for yes and no, whatever it is called; undefined where there are several. */
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
  const rows = listLines(source).map(({ line, text }) => {
    const row = parseJson(text)
    if (row === undefined) return refuse(`line ${line} is not JSON; it is ${shorten(text.trim())}`)
    return placeRow(row, `line ${line}`, refuse)
  })
  return new Map(rows)
}

function readCsv(text: string, refuse: Refuse): PlacedRows {
  const { records, fault } = parseCsv(text, findDelimiter(text))
  if (fault) refuse(`line ${fault.line}: ${fault.message.replace(/\.$/, '')}`)
  const [header = [], ...rows] = records
  // A name that comes again is numbered, so that both columns are kept.
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

/** A text from the file as it may stand in a message: in one line, and short. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ')
  return `\`${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}\``
}
