import type { z } from 'zod'
import { joinParts } from '../../../model/content-parts.js'
import { isRecord, tryJson } from '../../../model/json.js'
import type { ResultArm, ResultFile } from './result-arm.js'

/** Parses every entry by a vendor's schema; the first invalid entry throws the user's error `results-invalid`. */
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

/** Returns what was asked or answered as text; `null` if it is missing. */
export const asAnswer = (value: unknown): string | null => (value === undefined || value === null ? null : write(value))

/** Reads a number, a number as text, or a list of one number; true and false are 1 and 0. `null` for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'boolean') return Number(value)
  if (Array.isArray(value)) return value.length === 1 ? readNumber(value[0]) : null
  if (typeof value !== 'string') return typeof value === 'number' && Number.isFinite(value) ? value : null
  const text = value.trim().replace(/^\[([^[\],]*)\]$/, '$1')
  if (/^(true|pass|passed|yes|correct)$/i.test(text)) return 1
  if (/^(false|fail|failed|no|incorrect)$/i.test(text)) return 0
  const number = text === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

/** Other notations of numbers; each is used only if all cells of a column have it. */
const SPELLINGS: readonly { readonly form: RegExp; readonly read: (text: string) => number }[] = [
  {
    form: /^[+-]?\d+(?:[.,]\d+)?\s*%$/,
    read: (text) => Number((parseFloat(text.replace(',', '.')) / 100).toPrecision(12)),
  },
  { form: /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, read: (text) => Number(text.replaceAll(',', '')) },
  { form: /^[+-]?\d+,\d+$/, read: (text) => Number(text.replace(',', '.')) },
]
const GRADE_NAME = /grade|rating|score/i
const GRADES = ['A', 'B', 'C', 'D', 'F']

/** How to read the cells of a column of scores, and which cells among the numbers are not numbers. */
export interface ScoreColumn {
  readonly read: (value: unknown) => number | null
  readonly odd: readonly { readonly row: number; readonly value: unknown }[]
}

/**
 * Decides how to read a column of scores: numbers; if all cells fit, words for yes and no, percentages, decimal commas or thousands; in a
 * column of grades, the letters A (1) to F (0). If most cells are numbers, the others have no score. `null` if the column holds no numbers,
 * `few` if too few for a score.
 */
export function readColumn(name: string, values: readonly unknown[]): ScoreColumn | 'few' | null {
  const filled = values.flatMap((value, row) => (isEmpty(value) ? [] : [{ row, value }]))
  if (filled.length === 0) return null
  const others = filled.filter(({ value }) => readNumber(value) === null)
  if (others.length === 0) return { read: readNumber, odd: [] }
  // Lists are not numbers, even if some of them, such as lists of pages, have a single number.
  if (others.some(({ value }) => Array.isArray(value) || /^\s*\[/.test(asAnswer(value) ?? ''))) return null
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
  for (const { form, read } of SPELLINGS)
    if (filled.every(({ value }) => form.test(text(value)) || (readNumber(value) !== null && !/%/.test(form.source))))
      return { read: (value) => (form.test(text(value)) ? read(text(value)) : readNumber(value)), odd: [] }
  if (GRADE_NAME.test(name) && filled.every(({ value }) => GRADES.includes(text(value).toUpperCase())))
    return { read: (value) => (isEmpty(value) ? null : 1 - GRADES.indexOf(text(value).toUpperCase()) / 4), odd: [] }
  if (others.length === filled.length) return null
  return others.length * 2 < filled.length ? { read: readNumber, odd: others } : 'few'
}

/**
 * Numbers repeated names; blank ones stay.
 * @example numberNames(['a', 'b', 'a']) // ['a', 'b', 'a (2)']
 */
export function numberNames(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 || name.trim() === '' ? name : `${name} (${count})`
  })
}

/**
 * Returns a name in lower case with its words joined by `_`.
 * @example snakeCase('expectedOutput') // 'expected_output'
 */
export const snakeCase = (name: string): string =>
  splitWords(name)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/**
 * Separates the words of a name by blanks, also where only a capital begins a word.
 * @example splitWords('promptTokens') // 'prompt Tokens'
 */
export const splitWords = (name: string): string =>
  name.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')

export const secondsToMs = (seconds: number | null | undefined): number | undefined =>
  seconds === null || seconds === undefined ? undefined : 1000 * seconds

/** Whether a cell or a member is empty, also as Python, JSON and spreadsheets write it. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && /^(nan|none|null|nil|n\/?a|#n\/a|#div\/0!|[-–—])?$/i.test(value.trim()))

/** Returns what a harness says went wrong; `undefined` for nothing, false, 0, and an empty list or object. */
export function readError(value: unknown): string | undefined {
  if (isEmpty(value) || value === false || value === 0 || /^(false|0|\[\]|\{\})$/i.test(asAnswer(value) ?? ''))
    return undefined
  return asAnswer(isRecord(value) ? (value['message'] ?? value['error'] ?? value) : value) ?? undefined
}

/**
 * Returns the user's messages of a chat, one per line; `null` if the value is not a chat. The assistant's messages change from run to run,
 * so they are left out.
 */
export function joinUserTurns(value: unknown): string | null {
  if (typeof value === 'string') {
    if (/^\s*\[\s*\{/.test(value)) return joinUserTurns(tryJson(value))
    const said = [...value.matchAll(/\bHumanMessage\(content=(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)]
    return said.length === 0 ? null : said.map(([, one, other]) => one ?? other ?? '').join('\n')
  }
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return null
  const said = value.filter((turn) => /^(user|human)$/i.test(asAnswer(turn['role'] ?? turn['type']) ?? ''))
  const texts = said.map(({ content }) => (Array.isArray(content) ? joinParts(content) : content))
  return texts.length === 0 ? null : texts.map((text) => asAnswer(text) ?? '').join('\n')
}

/** Returns a question: a text, the user's messages of a chat, or the members of an object. */
export const asQuestion = (value: unknown): string | null =>
  joinUserTurns(value) ?? (isRecord(value) ? writeQuery(value) : asAnswer(value))

/** Returns the distinct texts among some values: what a harness says about an answer. */
export function listReasons(...values: readonly unknown[]): readonly string[] {
  const texts = values.flatMap((value) => (typeof value === 'string' ? value.trim() : []))
  return [...new Set(texts.filter((text) => text !== ''))]
}

/** Writes what a harness says about one score after the score's name; empty if that is not a text. */
export const nameReason = (name: string, reason: unknown): readonly string[] =>
  listReasons(reason).map((text) => `${name}: ${text}`)

/** Writes a harness's variables as a question: the only one, or all with their names. */
export function writeQuery(variables: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(variables).filter(([, value]) => value !== undefined && value !== null)
  const [only, ...others] = entries
  if (only !== undefined && others.length === 0) return write(only[1])
  return entries.map(([name, value]) => `${name}: ${write(value)}`).join('\n')
}

/**
 * Makes ids that several questions share in one arm unique: the question is appended, in every arm, so that the arms still pair. Rows of
 * one question are trials.
 */
export function makeCaseIdsUnique(arms: readonly ResultArm[]): readonly ResultArm[] {
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
