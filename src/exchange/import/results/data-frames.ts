import { isRecord, type JsonRecord } from '../../../model/json.js'
import type { ResultFile, ResultReader } from './result-arm.js'
import { readTable } from './table.js'

/**
 * Reads results of Azure AI Evaluation: `evaluate(…, output_path)` with its `rows`, or only the rows. `inputs.query` is the question and
 * `outputs.EVALUATOR.SCORE` a score; `…_result` and `…_threshold` only repeat it. Source:
 * https://learn.microsoft.com/azure/ai-foundry/how-to/develop/evaluate-sdk, "Local evaluation on datasets".
 */
export const azure: ResultReader = {
  name: 'azure',
  matches: (file) => {
    const names = Object.keys(rowsOf(file)[0] ?? {})
    return names.some((name) => /^outputs\.[^.]+\.[^.]+$/.test(name)) && !names.some((name) => /^feedback\./.test(name))
  },
  read: (file, columns) => {
    const given = rowsOf(file)
    const rows = given.map(nameScores)
    const placeOf = (row: unknown): string | undefined => file.placeOf(given[rows.indexOf(row as JsonRecord)])
    return [{ name: '', ...readTable({ ...file, rows, placeOf }, columns) }]
  },
}

const rowsOf = ({ document, rows }: ResultFile): readonly JsonRecord[] => {
  const listed = isRecord(document) ? document['rows'] : undefined
  return Array.isArray(listed) ? listed.filter(isRecord) : rows
}

/** Shortens `outputs.groundedness.groundedness` to `groundedness` and drops the word pass or fail derived from it. */
function nameScores(row: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const [, evaluator, part] = /^outputs\.([^.]+)\.(.+)$/.exec(name) ?? []
      if (part === undefined || evaluator === undefined) return [[name.replace(/^inputs\./, ''), value]]
      if (/_(?:result|threshold|model|finish_reason|tokens|sample_input|sample_output)$/.test(part)) return []
      return [[part.startsWith(evaluator) ? part : `${evaluator}.${part}`, value]]
    }),
  )
}

/** Reads Ragas' result as pandas writes it: `result.to_pandas()`, then `.to_csv()`, or `.to_json()` by columns or by rows. */
export const ragas: ResultReader = {
  name: 'ragas',
  // The fields of `SingleTurnSample` or `MultiTurnSample`.
  matches: (file) => {
    const [row = {}] = columnsOrRows(file)
    const isAnswered = ['response', 'retrieved_contexts', 'reference'].some((name) => Object.hasOwn(row, name))
    return Object.hasOwn(row, 'user_input') && isAnswered
  },
  read: (file, columns) => [{ name: '', ...readTable({ ...file, rows: columnsOrRows(file) }, columns) }],
}

/** Returns rows. Without `orient="records"`, pandas writes an object of columns, each an object of values by index. */
function columnsOrRows({ rows, document }: ResultFile): readonly JsonRecord[] {
  if (!isRecord(document) || !isRecord(document['user_input'])) return rows
  const columns = Object.entries(document).filter((entry): entry is [string, JsonRecord] => isRecord(entry[1]))
  return Object.keys(document['user_input']).map((index) =>
    Object.fromEntries(
      columns.flatMap(([name, values]) => (Object.hasOwn(values, index) ? [[name, values[index]]] : [])),
    ),
  )
}
