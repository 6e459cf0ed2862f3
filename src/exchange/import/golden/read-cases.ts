import { omitUndefined } from '../../../model/omit-undefined.js'
import { suggest } from '../../../model/suggest.js'
import { ANSWER_MODES, DIFFICULTIES } from '../../../model/suite/case.js'
import {
  asText,
  type CaseDraft,
  cleanId,
  type FieldMap,
  type Imported,
  type ImportedCase,
  type Importer,
  type ImportFile,
  type ImportNote,
  makeCaseId,
  refuseAs,
} from '../importer.js'
import { noteSkipped } from '../collections.js'
import { findText } from '../logs/read-record.js'
import { snakeCase } from '../results/rows.js'
import {
  beginningOf,
  type GoldenRecord,
  listLineObjects,
  listObjects,
  listRows,
  listTexts,
  readSources,
  type RecordReader,
  SEPARATORS,
  type Skip,
} from './read-records.js'

/** The names of fields that can provide each part of a case, the most certain first. */
const COLUMNS = {
  id: ['id', 'query_id', 'question_id', 'case_id', 'example_id', 'qid', 'uuid', '_id'],
  query: [
    ...['query', 'question', 'user_input', 'input', 'prompt', 'text', 'user_query', 'user_question', 'query_text'],
    ...['utterance', 'instruction', 'inputs', 'messages'],
  ],
  // Some data sets have the system's answer next to the expected one, as `answer` or `output`.
  answer: [
    ...['expected_answer', 'expected_output', 'ground_truth_answer', 'ground_truth', 'ground_truths'],
    ...['reference_answer', 'reference', 'gold_answer', 'correct_answer', 'best_answer', 'ideal', 'gold', 'expected'],
    ...['target', 'answer', 'answers', 'output', 'outputs', 'reference_outputs'],
  ],
  contains: ['contains', 'must_contain', 'expected_keywords', 'keywords'],
  tags: ['tags', 'tag', 'category', 'categories', 'topic', 'intent'],
  source: [
    ...['expected_sources', 'expected_source', 'source', 'sources', 'path', 'paths', 'document', 'documents', 'file'],
    ...['files', 'url', 'urls', 'source_url', 'source_file', 'source_documents', 'expected_documents', 'relevant_docs'],
    ...['relevant_documents', 'judgments', 'expected_doc_ids', 'doc_ids', 'doc_id', 'reference_contexts'],
    ...['expected_contexts', 'ground_truth_contexts', 'contexts', 'context'],
  ],
  criteria: ['expected_answer_criteria', 'criteria', 'grading_notes', 'rubric'],
  key_points: ['key_points', 'expected_facts', 'facts'],
  tools: ['required_tools', 'expected_tools'],
  answer_mode: ['answer_mode'],
  difficulty: ['difficulty'],
  critical: ['critical'],
  notes: ['notes', 'note', 'comment', 'comments'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof COLUMNS
/** The fields of a file for each column, under their names in the file. */
type Columns = ReadonlyMap<Column, readonly string[]>

const IMPORTERS: readonly (readonly [name: string, title: string, list: RecordReader])[] = [
  ['csv', 'a table with a header: question, answer, tags, source …', listRows],
  ['json', 'a list of objects, by itself or under `queries`, `data`, `examples` …', listObjects],
  ['jsonl', 'an object on each line', listLineObjects],
  ['yaml', 'the same as json, in YAML', listObjects],
  ['llmc', 'golden files of LLMC: JSON with queries and their judgments', listObjects],
]

/** Imports golden questions from files without a standard format: each record is a case. */
export const GOLDEN: readonly Importer[] = IMPORTERS.map(([name, title, list]) => ({
  name,
  title,
  read: (files, { map }) => {
    const read = files.map((file) => readFile(file, list(file, refuseAs(name)), { format: name, map }))
    return {
      cases: read.flatMap(({ cases }) => cases),
      notes: read.flatMap(({ notes }) => notes),
      summary: read.flatMap(({ summary = [] }) => summary),
    }
  },
}))

function readFile(
  { path }: ImportFile,
  { place, records, names, notes: first }: ReturnType<RecordReader>,
  { format, map }: { readonly format: string; readonly map: FieldMap },
): Imported {
  const notes: ImportNote[] = [...first]
  const note = (line: number | null, message: string): void => void notes.push({ file: path, line, message })
  if (names.length === 0) return { cases: [], notes: [{ file: path, line: null, message: 'it has no record.' }] }
  const refuse = refuseAs(format)
  const at = { path, line: records[0]?.line ?? 1 }
  const columns = matchColumns(names, map, (problem) => refuse(at, problem))
  if (!columns.has('query')) {
    const sample = Object.fromEntries(records[0]?.fields ?? names.map((one) => [one, '']))
    const problem = `no field is named ${COLUMNS.query.slice(0, 6).join(', ')}. Its first record is ${beginningOf(sample)}; say which field has the question, e.g. --map query=${names.find((one) => one !== 'id') ?? ''}`
    refuse(at, problem, { fields: names })
  }
  const used = new Set([...columns.values()].flat())
  const unused = names.filter((one) => !used.has(one))
  if (unused.length > 0) note(1, `${format === 'csv' ? 'columns' : 'fields'} not imported: ${unused.join(', ')}.`)
  const skipped = { passage: 0, judgment: 0 }
  const skip: Skip = (what) => void skipped[what]++
  const cases = records.flatMap((record): ImportedCase | [] => {
    const draft = readRecord(record, columns, { note: (message) => note(record.line, message), skip })
    return draft === null ? [] : { draft, file: path, line: record.line }
  })
  notes.push(...noteSkipped(skipped.judgment, path))
  const [field = ''] = columns.get('source') ?? []
  if (skipped.passage > 0)
    note(
      null,
      `\`${field}\` has the text of passages and no names of them, so nothing is expected of retrieval there. Name the documents in a field \`source\`.`,
    )
  const mapping = [...columns].map(([column, fields]) => {
    const [from, to] = [fields.join(' and '), FIELD_OF[column] ?? column]
    return from === to ? to : `${from} → ${to}`
  })
  const where = place === '' ? '' : ` under \`${place}\``
  notes.sort(({ line: one }, { line: other }) => (one ?? Infinity) - (other ?? Infinity))
  return { cases, notes, summary: [`${path}${where}: ${mapping.join(', ')}.`] }
}

const FIELD_OF: Partial<Record<Column, string>> = {
  answer: 'expected_answer',
  contains: 'checks',
  source: 'expected_spans',
  criteria: 'expected_answer_criteria',
  tools: 'required_tools',
}

/** Matches the fields of a file to columns: first by `map`, else by name; for a dotted name the last part counts too. */
function matchColumns(names: readonly string[], map: FieldMap, refuse: (problem: string) => never): Columns {
  const columns = new Map<Column, readonly string[]>()
  const all = Object.keys(COLUMNS) as Column[]
  for (const [target, field] of Object.entries(map)) {
    const column = all.find((one) => one === target || FIELD_OF[one] === target)
    const near = (text: string, among: readonly string[]): string => {
      const nearest = suggest(text, among)
      return nearest === null ? `it takes one of ${among.join(', ')}` : `did you mean ${nearest}?`
    }
    if (column === undefined)
      return refuse(`--map ${target}=${field}: a case has no \`${target}\`; ${near(target, all)}`)
    if (!names.includes(field))
      return refuse(`--map ${target}=${field}: no field is named \`${field}\`; ${near(field, names)}`)
    columns.set(column, [field])
  }
  const plain = names.map((name) => ({ name, full: snakeCase(name), last: snakeCase(name.split('.').at(-1) ?? '') }))
  for (const column of all) {
    if (columns.has(column)) continue
    const taken = new Set([...columns.values()].flat())
    const free = plain.filter(({ name, full }) => !taken.has(name) && (column !== 'query' || !isOfAnswer(full)))
    const fields = COLUMNS[column].flatMap((known) => free.filter(({ full }) => full === known))
    if (fields.length === 0)
      fields.push(...COLUMNS[column].flatMap((known) => free.filter(({ last }) => last === known)))
    // Tags are collected from all matching fields; other columns use the most certain field.
    const matched = [...new Set(fields.map(({ name }) => name))].slice(0, column === 'tags' ? names.length : 1)
    if (matched.length > 0) columns.set(column, matched)
  }
  return columns
}

const isOfAnswer = (name: string): boolean => /^(?:expected_|reference_)?(?:outputs?|answer|metadata)\./.test(name)

function readRecord(
  record: GoldenRecord,
  columns: Columns,
  { note, skip }: { readonly note: (message: string) => void; readonly skip: Skip },
): CaseDraft | null {
  const value = (column: Column): unknown => record.fields.get(columns.get(column)?.[0] ?? '')
  const list = (column: Column, separators = SEPARATORS): string[] | undefined => {
    const texts = (columns.get(column) ?? []).flatMap((field) => listTexts(record.fields.get(field), separators))
    return texts.length > 0 ? [...new Set(texts)] : undefined
  }
  const oneOf = <Name extends string>(column: Column, known: readonly Name[]): Name | undefined => {
    const text = asText(value(column))
    const match = known.find((one) => one === text?.toLowerCase())
    if (text !== null && match === undefined)
      note(`${column} \`${text}\` not imported: it is not one of ${known.join(', ')}.`)
    return match
  }
  const query = findText(value('query'), { names: COLUMNS.query, role: /^(user|human)$/i, depth: 0 })
  if (query === null) {
    note('row skipped: it has no question.')
    return null
  }
  const answers = list('answer', /\|/)
  const [field = ''] = columns.get('source') ?? []
  const spans = readSources(value('source'), skip)
  const id = cleanId(asText(value('id')) ?? '') ?? makeCaseId(query, 'case')
  if (field === 'judgments' && spans.length === 0) {
    note(`query \`${id}\` skipped: no document is judged relevant to it.`)
    return null
  }
  return omitUndefined<CaseDraft>({
    id,
    query,
    tags: list('tags', /[;|,\n]/),
    difficulty: oneOf('difficulty', DIFFICULTIES),
    critical: /^(true|yes|y|1)$/i.test(list('critical')?.[0] ?? '') ? true : undefined,
    answer_mode: oneOf('answer_mode', ANSWER_MODES),
    notes: asText(value('notes')) ?? undefined,
    expected_spans: spans.length > 0 ? spans : undefined,
    expected_answer: answers === undefined || answers.length > 1 ? answers : answers[0],
    expected_answer_criteria: list('criteria', /\n/),
    key_points: list('key_points'),
    required_tools: list('tools'),
    checks: list('contains')?.map((contains) => ({ contains })),
  })
}
