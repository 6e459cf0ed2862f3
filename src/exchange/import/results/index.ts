import { UserError } from '../../../model/error.js'
import { isRecord } from '../../../model/json.js'
import { suggest } from '../../../model/suggest.js'
import { describePage } from '../importer.js'
import { azure, ragas } from './data-frames.js'
import { braintrust } from './braintrust.js'
import { checkShares } from './describe-scores.js'
import { deepeval } from './deepeval.js'
import { inspect } from './inspect.js'
import { junit } from './junit.js'
import { langsmith } from './langsmith.js'
import { lmEval, openaiEvals } from './sample-logs.js'
import { parseFile, refuseAs, shorten, type SourceFile } from './parse-file.js'
import { promptfoo } from './promptfoo.js'
import type { Columns, ResultArm, ResultFile, ResultReader } from './result-arm.js'
import { table } from './table.js'
import { trecRun } from './trec-run.js'

/** The formats of results, most specific first: the first that matches a file reads it. */
export const RESULT_READERS: readonly ResultReader[] = [
  ...[promptfoo, inspect, deepeval, lmEval, openaiEvals, ragas, azure, langsmith, braintrust, junit, trecRun, table],
]

/** The most rows; Goldenpair is tested with runs of up to this many trials. */
const MAX_ROWS = 200_000

/** Extensions of files that can hold results. */
export const RESULT_FILES = ['.json', '.jsonl', '.ndjson', '.csv', '.tsv', '.eval', '.xml', '.run', '.trec', '.txt']

/**
 * Returns the results of each arm in a file; `null` if the file matches no format and none was named. Throws the user's error
 * `results-invalid`.
 */
export function readResults(
  file: SourceFile,
  { format, columns }: { readonly format: string | undefined; readonly columns: Columns },
): readonly ResultArm[] | null {
  const parsed = parseFile(file)
  const reader = RESULT_READERS.find((one) => (format === undefined ? one.matches(parsed) : one.name === format))
  if (reader === undefined) {
    if (format === undefined) return refuseUnknown(parsed)
    const names = RESULT_READERS.map(({ name }) => name)
    const hint = suggest(format, names)
    const expected = `one of ${names.join(', ')}${hint === null ? '' : `; did you mean ${hint}?`}`
    throw new UserError('flag-invalid', { flag: 'format', got: format, expected })
  }
  const refuse = refuseAs(reader.name, file.path)
  if (!reader.matches(parsed)) refuse('it is not of this format')
  const arms = reader.read({ ...parsed, refuse }, columns)
  for (const arm of arms) checkShares(arm, columns.scores, refuse)
  const count = arms.reduce((sum, { rows }) => sum + rows.length, 0)
  if (count === 0) refuse('it has no results')
  if (count > MAX_ROWS) refuse(`it has ${count} results, more than ${MAX_ROWS}; split it`)
  const page = describePage(parsed.document)
  if (page === null) return arms
  const missing = { score: null, reason: `${file.path}: ${page}`, all: [] }
  return arms.map((arm) => ({ ...arm, left_out: [missing, ...(arm.left_out ?? [])] }))
}

/** The root fields of each format's documents. */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  promptfoo: ['results', 'evalId', 'config', 'shareableUrl', 'stats'],
  inspect: ['eval', 'samples', 'plan', 'status'],
  deepeval: ['testCases', 'testRunData', 'metricsScores', 'hyperparameters', 'testPassed'],
  ragas: ['user_input', 'retrieved_contexts', 'response', 'reference'],
  braintrust: ['summary', 'results', 'experimentName'],
  azure: ['rows', 'metrics', 'studio_url'],
}
const OWN = ['target', 'cases', 'gates', 'schema_version']

/** Returns `null` for a file that may be a suite or another file of ours; else throws `results-invalid`, because the harness is unknown. */
function refuseUnknown({ document, path }: ResultFile): null {
  if (!isRecord(document) || OWN.some((key) => Object.hasOwn(document, key))) return null
  const keys = Object.keys(document)
  const shared = (names: readonly string[]): number => names.filter((name) => keys.includes(name)).length
  const [nearest] = Object.entries(ROOTS).sort(([, a], [, b]) => shared(b) - shared(a))
  const near =
    nearest !== undefined && shared(nearest[1]) > 0 ? nearest[0] : 'table, a list of objects with a score each'
  const hasRows = Object.values(document).some((value) => Array.isArray(value) && value.some(isRecord))
  const root = keys.length === 0 ? 'it is empty' : `it has ${keys.slice(0, 6).map(shorten).join(', ')}`
  const refuse = refuseAs('any format', path)
  return refuse(
    `it is in no known results format: ${root}${hasRows || keys.length === 0 ? '' : ', and no list of results, one for each question'}. The nearest is ${near}`,
  )
}
