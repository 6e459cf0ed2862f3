import type { z } from 'zod'
import type { ResultArm, ResultFile } from './result-arm.js'

/** Every entry by a schema of a vendor's; the first that does not meet it is the user's error `results-invalid`. */
export function parseRows<Schema extends z.ZodType>(
  entries: readonly unknown[],
  schema: Schema,
  { placeOf, refuse }: Pick<ResultFile, 'placeOf' | 'refuse'>,
): readonly z.infer<Schema>[] {
  return entries.map((entry, index) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') ?? ''
    const place = placeOf(entry) ?? `result ${index + 1}`
    return refuse(`${place}${where === '' ? '' : `, ${where}`}: ${issue?.message ?? 'it is not of the format'}`)
  })
}

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was asked or answered, as text; null for nothing. */
export const asAnswer = (value: unknown): string | null => (value === undefined || value === null ? null : write(value))

/** A number, or its text; true and false are 1 and 0; null for nothing and for what is none. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'boolean') return Number(value)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(readWord(value)) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const readWord = (text: string): string | number =>
  /^(true|pass|passed|yes)$/i.test(text.trim()) ? 1 : /^(false|fail|failed|no)$/i.test(text.trim()) ? 0 : text

/** Seconds as milliseconds. */
export const toMilliseconds = (seconds: number | null | undefined): number | undefined =>
  seconds === null || seconds === undefined ? undefined : 1000 * seconds

/** Whether a cell or a member holds nothing, also in the words of Python and JSON. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && /^(nan|none|null)?$/i.test(value.trim()))

/** The members of an object that are numbers, true or false. */
export const readScores = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'boolean' ? [[name, Number(value)]] : [],
    ),
  )

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
