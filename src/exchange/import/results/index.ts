import { UserError } from '../../../model/error.js'
import { suggest } from '../../../model/suggest.js'
import { azure } from './azure.js'
import { braintrust } from './braintrust.js'
import { deepeval } from './deepeval.js'
import { inspect } from './inspect.js'
import { junit } from './junit.js'
import { langsmith } from './langsmith.js'
import { lmEval } from './lm-eval.js'
import { openaiEvals } from './openai-evals.js'
import { parseFile, refuseAs, type SourceFile } from './parse-file.js'
import { promptfoo } from './promptfoo.js'
import { ragas } from './ragas.js'
import type { Columns, ResultArm, ResultReader } from './result-arm.js'
import { table } from './table.js'
import { trecRun } from './trec-run.js'

/** The formats of results, the most particular first: the first that a file is of reads it. */
export const RESULT_READERS: readonly ResultReader[] = [
  ...[promptfoo, inspect, deepeval, lmEval, openaiEvals, ragas, azure, langsmith, braintrust, junit, trecRun, table],
]

/** A run of this many trials is what Goldenpair is tried with. */
const MAX_ROWS = 200_000

/** Files that can hold results, by how they end. */
export const RESULT_FILES = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv', '.eval', '.xml', '.run', '.trec', '.txt']

/**
 * What each arm of a file of results scored; null where the file is of no format, and none was named.
 * Throws the user's error `results-invalid`.
 */
export function readResults(
  file: SourceFile,
  { format, columns }: { readonly format: string | undefined; readonly columns: Columns },
): readonly ResultArm[] | null {
  const parsed = parseFile(file)
  const reader = RESULT_READERS.find((one) => (format === undefined ? one.matches(parsed) : one.name === format))
  if (reader === undefined) {
    if (format === undefined) return null
    const names = RESULT_READERS.map(({ name }) => name)
    const hint = suggest(format, names)
    const expected = `one of ${names.join(', ')}${hint === null ? '' : `; did you mean ${hint}?`}`
    throw new UserError('flag-invalid', { flag: 'format', got: format, expected })
  }
  const refuse = refuseAs(reader.name, file.path)
  if (!reader.matches(parsed)) refuse('it is not of this format')
  const arms = reader.read({ ...parsed, refuse }, columns)
  const count = arms.reduce((sum, { rows }) => sum + rows.length, 0)
  if (count === 0) refuse('it has no results')
  if (count > MAX_ROWS) refuse(`it has ${count} results, more than ${MAX_ROWS}; split it`)
  return arms
}
