import { UserError } from '../../../model/error.js'
import { suggest } from '../../../model/suggest.js'
import { braintrust } from './braintrust.js'
import { deepeval } from './deepeval.js'
import { inspect } from './inspect.js'
import { junit } from './junit.js'
import { langsmith } from './langsmith.js'
import { lmEval } from './lm-eval.js'
import { openaiEvals } from './openai-evals.js'
import { parseFile, type SourceFile } from './parse-file.js'
import { promptfoo } from './promptfoo.js'
import { ragas } from './ragas.js'
import type { Columns, ResultArm, ResultReader } from './result-arm.js'
import { table } from './table.js'
import { trecRun } from './trec-run.js'

/** The formats of results, the most particular first: the first that a file is of reads it. */
export const RESULT_READERS: readonly ResultReader[] = [
  ...[promptfoo, inspect, deepeval, lmEval, openaiEvals, ragas, langsmith, braintrust, junit, trecRun, table],
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
  const count = arms.reduce((sum, { rows }) => sum + rows.length, 0)
  const problem =
    count === 0
      ? 'it has no results'
      : count > MAX_ROWS
        ? `it has ${count} results, more than ${MAX_ROWS}; split it`
        : null
  if (problem !== null) throw new UserError('results-invalid', { format: reader.name, path: file.path, problem })
  return arms
}
