import type { z } from 'zod'
import { UserError } from '../../model/error.js'
import type { ResultRow } from './result-arm.js'

/** Every entry by a schema of a vendor's; the first that does not meet it is the user's error `results-invalid`. */
export function parseRows<Schema extends z.ZodType>(
  entries: readonly unknown[],
  schema: Schema,
  { format, path }: { readonly format: string; readonly path: string },
): readonly z.infer<Schema>[] {
  return entries.map((entry, index) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') ?? ''
    const problem = `result ${index + 1}${where === '' ? '' : `, ${where}`}: ${issue?.message ?? 'it is not of the format'}`
    throw new UserError('results-invalid', { format, path, problem })
  })
}

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was asked or answered, as text; null for nothing. */
export const asAnswer = (value: unknown): string | null => (value === undefined || value === null ? null : write(value))

/** A harness's variables as a question: the only one, or all with their names. */
export function writeQuery(variables: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null)
  const [only, ...others] = entries
  if (only !== undefined && others.length === 0) return write(only[1])
  return entries.map(([name, value]) => `${name}: ${write(value)}`).join('\n')
}

/** An id that several questions share says less than the questions: they become part of it. Rows of one question are trials. */
export function separateIds(rows: readonly ResultRow[]): readonly ResultRow[] {
  const queries = new Map<string, Set<string>>()
  for (const { id, query } of rows) queries.set(id, (queries.get(id) ?? new Set()).add(query))
  return rows.map((row) => ((queries.get(row.id)?.size ?? 1) > 1 ? { ...row, id: `${row.id}: ${row.query}` } : row))
}
