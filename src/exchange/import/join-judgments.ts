import { UserError } from '../../model/error.js'
import {
  type CaseDraft,
  cleanId,
  type Imported,
  type ImportedCase,
  type ImportFile,
  type ImportNote,
} from './importer.js'

/** What stands in one file of judgments, by the query's id. */
export interface JudgmentFile {
  readonly path: string
  readonly byQuery: ReadonlyMap<string, readonly Judgment[]>
}

/** More queries than these are counted only: a collection's queries are often those of several splits. */
const NAMED_AT_MOST = 5

/** What the files of a collection hold, sorted. */
interface Collection {
  readonly queries: readonly JudgedQuery[]
  readonly judgments: readonly JudgmentFile[]
}

/**
 * Cases of queries and judgments that stand in different files. Queries without a relevant document are left out, with notes.
 * Throws `import-invalid` for files that hold only one of the two; `called` is what the format calls queries.
 */
export function joinJudgments(
  { queries, judgments: files }: Collection,
  { format, called, from }: { readonly format: string; readonly called: string; readonly from: readonly ImportFile[] },
): Imported {
  const [any] = from
  if (any !== undefined && (queries.length === 0 || files.length === 0)) {
    const missing = queries.length === 0 ? called : 'qrels'
    const problem = `it needs both ${called} and qrels, but there are no ${missing}`
    throw new UserError('import-invalid', { format, path: any.path, line: null, problem })
  }
  const cases: ImportedCase[] = []
  const notes: ImportNote[] = files.flatMap(({ path, byQuery }) => noteLeftOut([...byQuery.values()].flat(), path))
  const leftOut: JudgedQuery[] = []
  for (const query of queries) {
    const spans = spansOf(files.flatMap(({ byQuery }) => byQuery.get(query.id) ?? []))
    const id = cleanId(query.id) ?? `query-${query.line}`
    const { file, line } = query
    if (spans.length === 0) leftOut.push(query)
    else cases.push({ draft: { id, query: query.text, expected_spans: spans }, file, line })
  }
  for (const { id, file, line } of leftOut.slice(0, NAMED_AT_MOST))
    notes.push({ file, line, message: `query \`${id}\` skipped: no document is judged relevant to it.` })
  const more = leftOut.length - NAMED_AT_MOST
  const [first] = leftOut
  if (first !== undefined && more > 0)
    notes.push({ file: first.file, line: null, message: `${count(more, 'more query')} skipped for the same reason.` })
  const known = new Set(queries.map(({ id }) => id))
  for (const { path, byQuery } of files) {
    const strangers = [...byQuery].filter(([id]) => !known.has(id))
    const [stranger] = strangers
    if (stranger === undefined) continue
    const line = stranger[1][0]?.line ?? null
    const message = `judgments of ${count(strangers.length, 'query')} skipped, because no file has the text of the query: ${strangers
      .slice(0, NAMED_AT_MOST)
      .map(([id]) => id)
      .join(', ')}${strangers.length > NAMED_AT_MOST ? ' …' : ''}.`
    notes.push({ file: path, line, message })
  }
  return { cases, notes }
}

/** One judgment of a document: how relevant it is to a query. */
export interface Judgment {
  readonly document: string
  readonly relevance: number
  readonly line: number
}

/** A query of a test collection. */
export interface JudgedQuery {
  readonly id: string
  readonly text: string
  readonly file: string
  readonly line: number
}

/**
 * The expected spans of judgments: a document's id is its path, its grade the relevance, best first. Grades of 0 and below are left
 * out, since a document that is not named counts the same; of two grades of a document the higher one stays.
 */
export function spansOf(judgments: readonly Judgment[]): NonNullable<CaseDraft['expected_spans']> {
  const best = new Map<string, number>()
  for (const { document, relevance } of judgments)
    if (relevance > (best.get(document) ?? 0)) best.set(document, relevance)
  return [...best]
    .sort(([, a], [, b]) => b - a)
    .map(([path, relevance]) => (relevance === 1 ? { path } : { path, relevance }))
}

/** How many judgments do not become spans, in words, for the file that they stand in; nothing when all do. */
export function noteLeftOut(judgments: readonly Judgment[], file: string): readonly ImportNote[] {
  const zeros = judgments.filter(({ relevance }) => relevance <= 0).length
  if (zeros === 0) return []
  const message = `${count(zeros, 'judgment')} of 0 or below skipped: a document that is not listed counts the same.`
  return [{ file, line: null, message }]
}

/** `1 query`, `2 queries`. */
function count(number: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return `${number} ${number === 1 ? noun : plural}`
}

/**
 * Judgments in columns: query, document, grade (BEIR, by tabs, with or without a header) or query, iteration, document, grade
 * (TREC, by blanks or tabs). The iteration means nothing. Throws the user's error `import-invalid`.
 */
export function readQrels({ path, text }: ImportFile, format: string): JudgmentFile {
  const byQuery = new Map<string, Judgment[]>()
  let isFirst = true
  for (const [index, source] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const fields = source.trim().split(source.includes('\t') ? /\t/ : /\s+/)
    if (source.trim() === '') continue
    const isHeader = isFirst && !isNumber(fields.at(-1))
    isFirst = false
    if (isHeader) continue
    const [query, document, grade] = fields.length === 4 ? [fields[0], fields[2], fields[3]] : fields
    const line = index + 1
    if (fields.length < 3 || fields.length > 4 || !query || !document || !isNumber(grade))
      throw new UserError('import-invalid', {
        format,
        path,
        line,
        problem: 'a line of qrels needs query, document and grade, or query, iteration, document and grade',
      })
    const judgments = byQuery.get(query) ?? []
    judgments.push({ document, relevance: Number(grade), line })
    byQuery.set(query, judgments)
  }
  return { path, byQuery }
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text.trim())
}
