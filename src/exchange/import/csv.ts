import { findDelimiter } from '../../model/csv.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { DIFFICULTIES } from '../../model/suite/case.js'
import {
  type CaseDraft,
  cleanId,
  type Imported,
  type ImportedCase,
  type Importer,
  type ImportFile,
  type ImportNote,
  nameCase,
  readCsv,
  refuseAs,
} from './importer.js'

const refuse = refuseAs('csv')

/** What a column gives to a case, by the names that such columns go by. */
const COLUMNS = {
  id: ['id', 'query_id', 'question_id', 'case_id'],
  query: ['query', 'question', 'text', 'input', 'prompt', 'user_input'],
  answer: ['answer', 'expected_answer', 'ground_truth_answer', 'ground_truth', 'reference', 'reference_answer'],
  contains: ['contains', 'must_contain'],
  tags: ['tags', 'tag', 'category', 'categories', 'topic'],
  source: ['source', 'sources', 'path', 'paths', 'document', 'documents', 'file', 'expected_sources'],
  difficulty: ['difficulty'],
  critical: ['critical'],
  notes: ['notes', 'note', 'comment', 'comments'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof COLUMNS

/** Several values in one cell. */
const SEPARATORS = /[;|\n]/

/** A table with a header: a row is a case. Commas, semicolons and tabs between fields are distinguished by the header. */
export const csv: Importer = {
  name: 'csv',
  title: 'a table with a header: question, answer, tags, source …',
  read: (files) => {
    const read = files.map(readTable)
    return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) }
  },
}

function readTable(file: ImportFile): Imported {
  const { path } = file
  const [header, ...rows] = readCsv(file, refuse, findDelimiter(file.text))
  if (header === undefined) return refuse({ path, line: null }, 'the file is empty')
  const names = header.map(({ text: name }) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const columns = new Map<Column, number>()
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const place = COLUMNS[column].map((name) => names.indexOf(name)).find((index) => index >= 0)
    if (place !== undefined) columns.set(column, place)
  }
  if (!columns.has('query')) refuse({ path, line: 1 }, `no column is named ${COLUMNS.query.join(', ')}`)
  const used = new Set(columns.values())
  const unused = header.filter((_, index) => !used.has(index)).map(({ text: name }) => name)
  const notes: ImportNote[] =
    unused.length === 0 ? [] : [{ file: path, line: 1, message: `columns not imported: ${unused.join(', ')}.` }]
  const cases: ImportedCase[] = []
  for (const row of rows) {
    const line = row[0]?.line ?? 1
    const note = (message: string): void => void notes.push({ file: path, line, message })
    const cell = (column: Column): string => row[columns.get(column) ?? -1]?.text.trim() ?? ''
    if (row.length !== header.length) note(`the row has ${row.length} fields and the header ${header.length}.`)
    if (cell('query') === '') note('row skipped: it has no question.')
    else cases.push({ draft: readRow(cell, note), file: path, line })
  }
  return { cases, notes }
}

function readRow(cell: (column: Column) => string, note: (message: string) => void): CaseDraft {
  const query = cell('query')
  const tags = split(cell('tags'), /[;|,\n]/)
  const sources = [...new Set(split(cell('source'), SEPARATORS))]
  const answers = split(cell('answer'), /\|/)
  const checks = split(cell('contains'), SEPARATORS).map((contains) => ({ contains }))
  const difficulty = DIFFICULTIES.find((known) => known === cell('difficulty').toLowerCase())
  if (cell('difficulty') !== '' && difficulty === undefined)
    note(`difficulty \`${cell('difficulty')}\` not imported: it is not one of ${DIFFICULTIES.join(', ')}.`)
  return omitUndefined<CaseDraft>({
    id: cleanId(cell('id')) ?? nameCase(query, 'case'),
    query,
    tags: tags.length > 0 ? tags : undefined,
    difficulty,
    critical: /^(true|yes|y|1)$/i.test(cell('critical')) ? true : undefined,
    notes: cell('notes') || undefined,
    expected_spans: sources.length > 0 ? sources.map((path) => ({ path })) : undefined,
    expected_answer: answers.length > 1 ? answers : answers[0],
    checks: checks.length > 0 ? checks : undefined,
  })
}

function split(text: string, separators: RegExp): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
