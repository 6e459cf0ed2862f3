import type { JsonRecord } from '../importer.js'
import type { Given } from './conversions.js'

/** Variables with the texts of files that were named too. */
export function readVariables(vars: JsonRecord, readFile: Given['readFile']): JsonRecord {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => {
      const isFile = typeof value === 'string' && value.startsWith('file://')
      return [name, isFile ? (readFile(value) ?? value) : value]
    }),
  )
}

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
    combinations = combinations.flatMap((combination) => values.map((each) => ({ ...combination, [name]: each })))
    combinations = combinations.slice(0, MAX_COMBINATIONS)
  }
  return combinations
}
