import { cutText } from '../../../format/cut-text.js'
import { findDelimiter } from '../../../model/csv.js'
import { isRecord, type JsonRecord, ownValue, tryJson } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import {
  asText,
  type CaseDraft,
  describePage,
  type ImportFile,
  type ImportNote,
  readCsv,
  type Refuse,
} from '../importer.js'
import { readItem } from '../logs/read-record.js'
import { readLineObjects, readDocument } from '../read-document.js'
import { numberNames } from '../results/rows.js'

/** Separators between several values in one text. */
export const SEPARATORS = /[;|\n]/

/** Called for a passage's text in place of a document's name, and for a document judged as not relevant. */
export type Skip = (what: 'passage' | 'judgment') => void

/** Returns the texts of a value: all of a list, the first one of an object. */
export function listTexts(value: unknown, separators: RegExp | null): string[] {
  const inner = unpackList(value)
  if (Array.isArray(inner)) return inner.flatMap((one) => listTexts(one, null))
  if (isRecord(inner)) {
    const text = ['text', 'content', 'answer', 'name', 'value']
      .map((name) => asText(ownValue(inner, name)))
      .find(Boolean)
    return text ? [text.trim()] : []
  }
  const text = typeof inner === 'boolean' ? String(inner) : (asText(inner) ?? '')
  return (separators === null ? [text] : text.split(separators))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Parses a cell that holds a list in JSON or Python notation. */
function unpackList(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\[.*\]\s*$/s.test(value)) return value
  const quoted = value.replaceAll(/'((?:[^'\\]|\\.)*)'/g, (_, text: string) =>
    JSON.stringify(text.replaceAll("\\'", "'")),
  )
  return tryJson(value) ?? tryJson(quoted) ?? value
}

type Spans = NonNullable<CaseDraft['expected_spans']>

/** Reads the places that a record names. A list within the list, or `any_of`, is one place that any of its members fills. */
export function readSources(value: unknown, skip: Skip): Spans {
  const inner = unpackList(value)
  const items = Array.isArray(inner) ? (inner as unknown[]) : isRecord(inner) ? [inner] : listTexts(inner, SEPARATORS)
  const spans = items.flatMap((item): Spans => {
    const any = Array.isArray(item)
      ? item
      : isRecord(item)
        ? (ownValue(item, 'any_of') ?? ownValue(item, 'anyOf'))
        : null
    if (Array.isArray(any)) {
      const paths = readSources(any, skip).map(({ path }) => path)
      return paths.length < 2 ? paths.map((path) => ({ path })) : [{ path: `{${paths.join(',')}}` }]
    }
    const span = isRecord(item) ? readPlace(item) : readName(asText(item)?.trim())
    if (span === null) skip('passage')
    if (span?.relevance !== undefined && span.relevance <= 0) skip('judgment')
    return span === null || span.relevance === 0 ? [] : [span]
  })
  const best = [...spans].sort(({ relevance: one = 1 }, { relevance: other = 1 }) => other - one)
  return [...new Map(best.map((span) => [JSON.stringify({ ...span, relevance: 1 }), span])).values()]
}

type SpanDraft = Spans[number]

const readName = (text: string | undefined): SpanDraft | null =>
  text === undefined || isPassage(text) ? null : { path: text }

function readPlace(item: Readonly<Record<string, unknown>>): SpanDraft | null {
  const place = readItem(item)
  if (place === null) return null
  const symbol = ['symbol', 'section', 'heading'].map((name) => asText(ownValue(item, name))).find(Boolean) ?? undefined
  // A score between whole numbers is a retriever's score, not a grade.
  const grade = ['relevance', 'grade', 'score'].map((name) => ownValue(item, name)).find(Number.isInteger)
  const relevance = grade === undefined ? undefined : Math.max(0, Number(grade))
  return omitUndefined<SpanDraft>({ ...place, symbol, relevance: relevance === 1 ? undefined : relevance })
}

const PASSAGE_WORDS = 12
/** Whether a text is the content of a document, not its name. */
const isPassage = (text: string): boolean => text.includes('\n') || text.split(/\s+/).length > PASSAGE_WORDS

/** One golden question of a file. */
export interface GoldenRecord {
  /** Values by field name; a field of an object inside is `input.question`. */
  readonly fields: ReadonlyMap<string, unknown>
  /** The line in the file, from 1. */
  readonly line: number
}

/** The records of a file, and where they were found. */
interface RecordList {
  /** The path of the list, `data.examples`; empty if the whole file is the list. */
  readonly place: string
  readonly records: readonly GoldenRecord[]
  /** The names of all fields, also for a table without rows. */
  readonly names: readonly string[]
  readonly notes: readonly ImportNote[]
}

export type RecordReader = (file: ImportFile, refuse: Refuse) => RecordList

/** Reads a table with a header; the header shows whether commas, semicolons or tabs separate the fields. */
export const listRows: RecordReader = (file, refuse) => {
  const { path, text } = file
  const [header, ...rows] = readCsv(file, refuse, findDelimiter(text))
  if (header === undefined) return refuse({ path, line: null }, 'the file is empty')
  const names = numberNames(header.map((cell) => cell.text.trim()))
  const notes: ImportNote[] = []
  const records = rows.map((row) => {
    const line = row[0]?.line ?? 1
    if (row.length !== header.length)
      notes.push({ file: path, line, message: `the row has ${row.length} fields and the header ${header.length}.` })
    return { line, fields: new Map(names.map((name, index) => [name, row[index]?.text.trim() ?? ''])) }
  })
  return { place: '', records, names, notes }
}

/** Reads one object per line. */
export const listLineObjects: RecordReader = (file, refuse) => {
  const records = readLineObjects(file, refuse).map(({ line, value }) => ({ line, fields: flatten(value) }))
  return { place: '', records, names: namesOf(records), notes: [] }
}

/** Reads JSON or YAML and finds the list of records in it, wherever it is. */
export const listObjects: RecordReader = (file, refuse) => {
  const { value, lineOf } = readDocument(file, refuse)
  const found = locate(value, [])
  if (found === null)
    return refuse(
      { path: file.path, line: null },
      `it has no list of questions, such as \`[{ "question": …, "answer": … }]\` or \`{ "queries": [ … ] }\`; it begins ${beginningOf(value)}`,
    )
  const records = found.entries.map(({ at, record }) => ({ line: lineOf(at), fields: flatten(record) }))
  const page = describePage(value)
  const notes = page === null ? [] : [{ file: file.path, line: null, message: page }]
  return { place: found.place.join('.'), records, names: namesOf(records), notes }
}

const namesOf = (records: readonly GoldenRecord[]): readonly string[] => [
  ...new Set(records.flatMap(({ fields }) => [...fields.keys()])),
]

/** The usual names of such lists; they decide if an object has several lists. */
const CONTAINERS = ['queries', 'questions', 'examples', 'samples', 'goldens', 'test_cases', 'cases', 'items', 'data']
/** Fields that map the id of a query to the documents that answer it, as llama-index writes them. */
const JUDGED = ['relevant_docs', 'qrels']
const MAX_DEPTH = 6

type Path = readonly (string | number)[]
interface Located {
  readonly place: Path
  readonly entries: readonly { readonly at: Path; readonly record: JsonRecord }[]
}

function locate(value: unknown, place: Path): Located | null {
  if (place.length > MAX_DEPTH) return null
  if (Array.isArray(value)) return locateIn(value, place)
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  const rank = (name: string): number => CONTAINERS.indexOf(name.toLowerCase()) + 1 || CONTAINERS.length + 1
  for (const [name, inner] of entries.sort(([one], [other]) => rank(one) - rank(other))) {
    const found = Array.isArray(inner) && !inner.some(isRecord) ? null : locate(inner, [...place, name])
    if (found !== null) return found
    if (rank(name) <= CONTAINERS.length && isRecord(inner)) return byId(inner, value, [...place, name])
  }
  const [first] = entries
  if (first === undefined) return null
  if (entries.every(([, inner]) => Array.isArray(inner))) return columns(value as Record<string, unknown[]>, place)
  return place.length === 0 && entries.length > 1 && entries.every(([, inner]) => isRecord(inner))
    ? byId(value, {}, place)
    : null
}

/** Finds the objects of a list, or of a list inside each of them if that contains the questions, as in SQuAD. */
function locateIn(list: readonly unknown[], place: Path): Located {
  const entries = list.flatMap((one, index) => {
    const record = typeof one === 'string' ? { query: one } : one
    return isRecord(record) ? [{ at: [...place, index], record }] : []
  })
  const inner = entries.map(({ at, record }) =>
    ['paragraphs', 'qas'].flatMap((name) => {
      const listed = ownValue(record, name)
      return Array.isArray(listed) ? locateIn(listed, [...at, name]).entries : []
    }),
  )
  return { place, entries: inner.some(({ length }) => length > 0) ? inner.flat() : entries }
}

/** Reads `{ q1: { … } }` or `{ q1: "the question" }`. */
function byId(value: JsonRecord, around: JsonRecord, place: Path): Located {
  const judged = JUDGED.map((name) => ownValue(around, name)).find(isRecord)
  const entries = Object.entries(value).map(([id, one]) => {
    const judgments = judged === undefined ? undefined : ownValue(judged, id)
    const documents = isRecord(judgments) ? Object.keys(judgments) : judgments
    const own = isRecord(one) ? { id, ...one } : { id, query: one }
    return { at: [...place, id], record: documents === undefined ? own : { ...own, expected_sources: documents } }
  })
  return { place, entries }
}

/** Reads `{ question: [ … ], answer: [ … ] }`. */
function columns(value: Readonly<Record<string, readonly unknown[]>>, place: Path): Located | null {
  const names = Object.keys(value)
  const rows = value[names[0] ?? ''] ?? []
  if (names.length < 2 || names.some((name) => value[name]?.length !== rows.length)) return null
  const entries = rows.map((_, index) => ({
    at: [...place, names[0] ?? '', index],
    record: Object.fromEntries(names.map((name) => [name, value[name]?.[index]])),
  }))
  return { place, entries }
}

/** Flattens inner objects to fields with dotted names; lists stay. */
function flatten(record: JsonRecord, before = '', depth = 0): Map<string, unknown> {
  return new Map(
    Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
      isRecord(value) && depth < 3
        ? [...flatten(value, `${before}${name}.`, depth + 1)]
        : [[`${before}${name}`, value]],
    ),
  )
}

const SHOWN = 200

/** Returns the beginning of a value on one line, for a message. */
export function beginningOf(value: unknown): string {
  return cutText(JSON.stringify(value ?? null).replaceAll(/\p{Cc}+/gu, ' '), SHOWN)
}
