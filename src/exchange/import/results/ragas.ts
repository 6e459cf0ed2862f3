import { isRecord, type JsonRecord } from '../../../model/json.js'
import type { ResultFile, ResultReader } from './result-arm.js'
import { readTable } from './table.js'

/** Ragas' result as pandas writes it: `result.to_pandas()`, then `.to_csv()`, or `.to_json()` by columns or by rows. */
export const ragas: ResultReader = {
  name: 'ragas',
  title: "Ragas' `result.to_pandas()`, written by `.to_csv()` or `.to_json()`",
  matches: (file) => isRagas(rowsOf(file)[0]),
  read: (file, columns) => [{ name: '', ...readTable({ ...file, rows: rowsOf(file) }, columns) }],
}

/** Whether a row has the fields of `SingleTurnSample` or `MultiTurnSample`. */
function isRagas(row: JsonRecord | undefined): boolean {
  if (row === undefined || !Object.hasOwn(row, 'user_input')) return false
  return ['response', 'retrieved_contexts', 'reference'].some((name) => Object.hasOwn(row, name))
}

/** pandas writes columns unless it gets `orient="records"`: an object of columns, each an object of values by index. */
function rowsOf({ rows, document }: ResultFile): readonly JsonRecord[] {
  if (!isRecord(document) || !isRecord(document['user_input'])) return rows
  const columns = Object.entries(document).filter((entry): entry is [string, JsonRecord] => isRecord(entry[1]))
  return Object.keys(document['user_input']).map((index) =>
    Object.fromEntries(
      columns.flatMap(([name, values]) => (Object.hasOwn(values, index) ? [[name, values[index]]] : [])),
    ),
  )
}
