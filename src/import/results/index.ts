import { parseCsv } from '../../model/csv.js'
import { UserError } from '../../model/error.js'
import { suggest } from '../../model/suggest.js'
import { isRecord, type JsonRecord } from '../importer.js'
import { deepeval } from './deepeval.js'
import { inspect } from './inspect.js'
import { lmEval } from './lm-eval.js'
import { openaiEvals } from './openai-evals.js'
import { promptfoo } from './promptfoo.js'
import type { Columns, ResultArm, ResultFile, ResultReader } from './result-arm.js'
import { table } from './table.js'

/** The formats of results, the most particular first: the first that a file is of reads it. */
export const RESULT_READERS: readonly ResultReader[] = [promptfoo, inspect, deepeval, lmEval, openaiEvals, table]

/** Files that can hold results, by how they end. */
export const RESULT_FILES = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv']

/**
 * What each arm of a file of results scored; null where the file is of no format, and none was named.
 * Throws the user's error `results-invalid`.
 */
export function readResults(
  file: { readonly path: string; readonly text: string },
  { format, columns }: { readonly format: string | undefined; readonly columns: Columns },
): readonly ResultArm[] | null {
  const parsed = parseFile(file)
  const reader =
    format === undefined
      ? RESULT_READERS.find((one) => one.matches(parsed))
      : RESULT_READERS.find(({ name }) => name === format)
  if (reader === undefined && format === undefined) return null
  if (reader === undefined) {
    const names = RESULT_READERS.map(({ name }) => name)
    throw new UserError('flag-invalid', {
      flag: 'format',
      got: format ?? '',
      expected: `one of ${names.join(', ')}${suggest(format ?? '', names) === null ? '' : `; did you mean ${suggest(format ?? '', names) ?? ''}?`}`,
    })
  }
  if (!reader.matches(parsed))
    throw new UserError('results-invalid', {
      format: reader.name,
      path: file.path,
      problem: 'it is not of this format',
    })
  const arms = reader.read(parsed, columns)
  if (arms.every(({ rows }) => rows.length === 0))
    throw new UserError('results-invalid', { format: reader.name, path: file.path, problem: 'it has no results' })
  return arms
}

function parseFile({ path, text }: { readonly path: string; readonly text: string }): ResultFile {
  const source = text.replace(/^\uFEFF/, '')
  if (/\.[ct]sv$/i.test(path)) return { path, document: null, rows: readCsv(source, path) }
  if (!/\.(jsonl|ndjson)$/i.test(path)) {
    const document: unknown = parseJson(source)
    if (document !== undefined)
      return { path, document, rows: Array.isArray(document) ? document.filter(isRecord) : [] }
  }
  const rows = source
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(parseJson)
  return { path, document: null, rows: rows.every(isRecord) ? rows : [] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readCsv(text: string, path: string): readonly JsonRecord[] {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const delimiter = head.includes('\t') ? '\t' : head.split(';').length > head.split(',').length ? ';' : ','
  const { records, fault } = parseCsv(text, delimiter)
  if (fault)
    throw new UserError('results-invalid', { format: 'table', path, problem: `line ${fault.line}: ${fault.message}` })
  const [header = [], ...rows] = records
  return rows.map((row) => Object.fromEntries(header.map(({ text: name }, at) => [name, row[at]?.text ?? ''])))
}
