import { countOf } from '../../format/format-number.js'
import { joinFirst } from '../../format/join-names.js'
import { readLineObjects } from './read-document.js'
import { listLines, withoutMark } from '../../model/json.js'
import { groupBy } from '../../model/group-by.js'
import {
  asText,
  type CaseDraft,
  cleanId,
  type Imported,
  type ImportedCase,
  type Importer,
  type ImportFile,
  type ImportNote,
  type Refuse,
  refuseAs,
} from './importer.js'

/** A judgment of how relevant one document is to a query. */
interface Judgment {
  /** The query's id. */
  readonly query: string
  readonly document: string
  readonly relevance: number
  readonly line: number
}

/** A query of a test collection. */
interface JudgedQuery {
  readonly id: string
  readonly text: string
  readonly line: number
}

/** The content of one file of a collection. */
interface CollectionFile {
  readonly queries?: readonly JudgedQuery[]
  readonly judgments?: readonly Judgment[]
}

interface CollectionFormat extends Omit<Importer, 'read'> {
  /** The format's word for queries. */
  readonly queries: string
  readonly readFile: (file: ImportFile, refuse: Refuse) => CollectionFile
}

/** Defines an importer for a format with queries and judgments in different files. */
function defineCollection({ name, title, queries: called, readFile }: CollectionFormat): Importer {
  const refuse = refuseAs(name)
  return {
    name,
    title,
    read: (files) => {
      const parts = files.map((file) => ({ file: file.path, ...readFile(file, refuse) }))
      const queries = parts.flatMap(({ file, queries: listed = [] }) => listed.map((query) => ({ ...query, file })))
      const judged = parts.flatMap(({ file, judgments }) => (judgments ? { file, judgments } : []))
      const [any] = files
      if (any !== undefined && (queries.length === 0 || judged.length === 0)) {
        const missing = queries.length === 0 ? called : 'qrels'
        refuse({ path: any.path, line: null }, `it needs both ${called} and qrels, but there are no ${missing}`)
      }
      return joinJudgments(queries, judged)
    },
  }
}

/** Lists at most this many queries by name, then only counts: a collection's queries often include those of other splits. */
const NAMED_AT_MOST = 5

/** Builds cases from queries and judgments in different files. Queries without a relevant document are left out, with a note. */
function joinJudgments(
  queries: readonly (JudgedQuery & { readonly file: string })[],
  files: readonly { readonly file: string; readonly judgments: readonly Judgment[] }[],
): Imported {
  const cases: ImportedCase[] = []
  const notes: ImportNote[] = files.flatMap(({ judgments, file }) =>
    noteSkipped(judgments.filter(({ relevance }) => relevance <= 0).length, file),
  )
  const leftOut: (typeof queries)[number][] = []
  const judged = files.flatMap(({ judgments }) => judgments)
  const byQuery = groupBy(judged, ({ query }) => query)
  for (const query of queries) {
    const spans = spansOf(byQuery.get(query.id) ?? [])
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
    notes.push({
      file: first.file,
      line: null,
      message: `${countOf(more, 'more query', 'more queries')} skipped for the same reason.`,
    })
  const ids = new Set(queries.map(({ id }) => id))
  for (const { file, judgments } of files) {
    const strangers = judgments.filter(({ query }) => !ids.has(query))
    const [stranger] = strangers
    if (stranger === undefined) continue
    const names = [...new Set(strangers.map(({ query }) => query))]
    const message = `judgments of ${countOf(names.length, 'query', 'queries')} skipped, because no file has the text of the query: ${joinFirst(names, NAMED_AT_MOST)}.`
    notes.push({ file, line: stranger.line, message })
  }
  return { cases, notes }
}

/**
 * Converts judgments to expected spans, best first: a document's id is its path, its grade the relevance. Grades of 0 and below are left
 * out, since they count the same as unlisted documents; of two grades for a document, the higher one counts.
 */
export function spansOf(judgments: readonly Judgment[]): NonNullable<CaseDraft['expected_spans']> {
  const best = new Map<string, number>()
  for (const { document, relevance } of judgments)
    if (relevance > (best.get(document) ?? 0)) best.set(document, relevance)
  return [...best]
    .sort(([, a], [, b]) => b - a)
    .map(([path, relevance]) => (relevance === 1 ? { path } : { path, relevance }))
}

/** Describes how many judgments of a file do not become spans; empty if all do. */
export function noteSkipped(zeros: number, file: string): readonly ImportNote[] {
  if (zeros === 0) return []
  const message = `${countOf(zeros, 'judgment')} of 0 or below skipped: a document that is not listed counts the same.`
  return [{ file, line: null, message }]
}

/**
 * Reads judgments in columns: query, document, grade (BEIR, tab-separated, with or without a header) or query, iteration, document, grade
 * (TREC, separated by blanks or tabs). The iteration is ignored. Throws the user's error `import-invalid`.
 */
export function readQrels({ path, text: whole }: ImportFile, refuse: Refuse): readonly Judgment[] {
  const rows = listLines(whole).map(({ line, text }) => ({
    line,
    fields: text.trim().split(text.includes('\t') ? /\t/ : /\s+/),
  }))
  const hasHeader = rows[0] !== undefined && !isNumber(rows[0].fields.at(-1))
  return rows.slice(hasHeader ? 1 : 0).map(({ line, fields }) => {
    const [query, document, grade] = fields.length === 4 ? [fields[0], fields[2], fields[3]] : fields
    if (fields.length < 3 || fields.length > 4 || !query || !document || !isNumber(grade))
      return refuse(
        { path, line },
        'a line of qrels needs query, document and grade, or query, iteration, document and grade',
      )
    return { query, document, relevance: Number(grade), line }
  })
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text.trim())

/** Imports BEIR's queries and judgments: `queries.jsonl` with `_id` and `text`, qrels as TSV or JSON Lines. */
export const beir = defineCollection({
  name: 'beir',
  title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
  queries: 'queries',
  readFile: (file, refuse) => {
    const { path, text: whole } = file
    if (!/^\s*\{/.test(withoutMark(whole))) return { judgments: readQrels(file, refuse) }
    const rows = readLineObjects(file, refuse)
    if (!rows.some(({ value }) => 'corpus-id' in value))
      return {
        queries: rows.map(({ line, value }) => {
          const [id, text] = [asText(value['_id'] ?? value['id']), asText(value['text'])]
          if (id === null || text === null) return refuse({ path, line }, 'a query needs `_id` and `text`')
          return { id, text, line }
        }),
      }
    return {
      judgments: rows.map(({ line, value }) => {
        const [query, document] = [asText(value['query-id']), asText(value['corpus-id'])]
        const relevance = Number(value['score'])
        if (query === null || document === null || !Number.isFinite(relevance))
          return refuse({ path, line }, 'a judgment needs `query-id`, `corpus-id` and a number `score`')
        return { query, document, relevance, line }
      }),
    }
  },
})

/** Imports TREC's topics (`<top>` …, or one `number<TAB>text` per line) and qrels of four columns. */
export const trec = defineCollection({
  name: 'trec',
  title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
  queries: 'topics',
  readFile: (file, refuse) => {
    if (/<top>/i.test(file.text)) return { queries: readTopics(file, refuse) }
    const [first] = listLines(file.text)
    const isQrels = /^\S+\s+\S+\s+\S+\s+-?\d+$/.test(first?.text.trim() ?? '')
    return isQrels ? { judgments: readQrels(file, refuse) } : { queries: readTabbedTopics(file, refuse) }
  },
})

/** Reads topics. The title is the query, or the description if there is no title. Closing tags are optional, as in TREC's own files. */
function readTopics({ path, text }: ImportFile, refuse: Refuse): readonly JudgedQuery[] {
  let line = 1
  let from = 0
  return [...text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)].map(({ 1: topic = '', index }) => {
    line += text.slice(from, index).split('\n').length - 1
    from = index
    const id = field(topic, 'num').replace(/^Number:\s*/i, '')
    const query =
      field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '')
    if (id === '' || query === '') refuse({ path, line }, 'a topic needs <num> and <title> or <desc>')
    return { id, text: query, line }
  })
}

function field(topic: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? []
  return value.replaceAll(/\s+/g, ' ').trim()
}

function readTabbedTopics({ path, text: whole }: ImportFile, refuse: Refuse): readonly JudgedQuery[] {
  return listLines(whole).map(({ line, text }) => {
    const [id = '', query = ''] = text.split('\t').map((part) => part.trim())
    if (id === '' || query === '') refuse({ path, line }, 'a line of topics needs a number, a tab and the text')
    return { id, text: query, line }
  })
}
