import type { JsonRecord } from '../json-record.js'

/** So many cases of one test are a table, not a test. */
const MAX_COMBINATIONS = 1000

/**
 * promptfoo runs a test once for each combination of the variables that are lists. At most 1,000 are given.
 * @example expandVariables({ a: ['x', 'y'], b: 1 }) // [{ a: 'x', b: 1 }, { a: 'y', b: 1 }]
 */
export function expandVariables(vars: JsonRecord): readonly JsonRecord[] {
  let combinations: JsonRecord[] = [{}]
  for (const [name, value] of Object.entries(vars)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    combinations = combinations.flatMap((made) => values.map((each) => ({ ...made, [name]: each })))
    combinations = combinations.slice(0, MAX_COMBINATIONS)
  }
  return combinations
}
