import type { z } from 'zod'
import { UserError } from '../../../model/error.js'
import type { ResultArm, ResultFile } from './result-arm.js'

/** Every entry by a schema of a vendor's; the first that does not meet it is the user's error `results-invalid`. */
export function parseRows<Schema extends z.ZodType>(
  entries: readonly unknown[],
  schema: Schema,
  {
    format,
    path,
    placeOf,
  }: { readonly format: string; readonly path: string; readonly placeOf?: ResultFile['placeOf'] },
): readonly z.infer<Schema>[] {
  return entries.map((entry, index) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') ?? ''
    const place = placeOf?.(entry) ?? `result ${index + 1}`
    const problem = `${place}${where === '' ? '' : `, ${where}`}: ${issue?.message ?? 'it is not of the format'}`
    throw new UserError('results-invalid', { format, path, problem })
  })
}

/** Rows by what they have in common, in the order in which each first appears. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}

/** A member of the record's own; undefined for what every object has. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was asked or answered, as text; null for nothing. */
export const asAnswer = (value: unknown): string | null => (value === undefined || value === null ? null : write(value))

/** What a harness says of an answer: the texts among some values, each once. */
export function listReasons(...values: readonly unknown[]): readonly string[] {
  const texts = values.flatMap((value) => (typeof value === 'string' ? value.trim() : []))
  return [...new Set(texts.filter((text) => text !== ''))]
}

/** What a harness says of one score, behind the score's name; nothing where that is no text. */
export const nameReason = (name: string, reason: unknown): readonly string[] =>
  listReasons(reason).map((text) => `${name}: ${text}`)

/** A harness's variables as a question: the only one, or all with their names. */
export function writeQuery(variables: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null)
  const [only, ...others] = entries
  if (only !== undefined && others.length === 0) return write(only[1])
  return entries.map(([name, value]) => `${name}: ${write(value)}`).join('\n')
}

/**
 * An id that several questions share in one arm says less than the questions: they become part of it, in every arm, so that the arms still
 * pair. Rows of one question are trials.
 */
export function separateIds(arms: readonly ResultArm[]): readonly ResultArm[] {
  const shared = new Set<string>()
  for (const { rows } of arms) {
    const queries = new Map<string, string>()
    for (const { id, query } of rows) {
      if ((queries.get(id) ?? query) !== query) shared.add(id)
      queries.set(id, query)
    }
  }
  if (shared.size === 0) return arms
  return arms.map((arm) => ({
    ...arm,
    rows: arm.rows.map((row) => (shared.has(row.id) ? { ...row, id: `${row.id}: ${row.query}` } : row)),
  }))
}
