import { UserError } from '../model/error.js'
import type { Imported, ImportedCase, ImportFile, ImportNote } from './importer.js'
import { count, noteLeftOut, spansOf, type JudgedQuery, type Judgment } from './judge-case.js'
import { cleanId } from './name-case.js'

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
    const problem = `it takes ${called} and qrels together, and there are no ${missing}`
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
    notes.push({ file, line, message: `query \`${id}\` left out: no document is judged relevant to it.` })
  const more = leftOut.length - NAMED_AT_MOST
  const [first] = leftOut
  if (first !== undefined && more > 0)
    notes.push({ file: first.file, line: null, message: `${count(more, 'more query')} left out for the same reason.` })
  const known = new Set(queries.map(({ id }) => id))
  for (const { path, byQuery } of files) {
    const strangers = [...byQuery].filter(([id]) => !known.has(id))
    const [stranger] = strangers
    if (stranger === undefined) continue
    const line = stranger[1][0]?.line ?? null
    const message = `judgments of ${count(strangers.length, 'query')} left out, since no file has the text: ${strangers
      .slice(0, NAMED_AT_MOST)
      .map(([id]) => id)
      .join(', ')}${strangers.length > NAMED_AT_MOST ? ' …' : ''}.`
    notes.push({ file: path, line, message })
  }
  return { cases, notes }
}
