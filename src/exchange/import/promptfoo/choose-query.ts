import { asText, isRecord, type JsonRecord } from '../importer.js'
import type { Given } from './conversions.js'
import { fillTemplate } from './fill-template.js'

/** Variables that hold the question itself, whatever other variables there are. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input']

interface ChosenQuery {
  readonly query: string
  /** Variables that are not in it. */
  readonly unused: readonly string[]
}

/**
 * What a target is asked: the variable named as a question; else the only one; else the one prompt with its variables filled in; else all
 * variables with their names. Null where there are none and no prompt is known, and where the question is in a file that was not named too.
 */
export function chooseQuery(
  vars: JsonRecord,
  prompts: unknown,
  readFile: (reference: string) => string | null,
): ChosenQuery | null {
  const names = Object.keys(vars).filter((name) => vars[name] !== null && vars[name] !== undefined)
  const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined)
  const query = question === undefined ? null : asText(vars[question])
  if (query?.startsWith('file://')) return null
  if (query !== null) return { query, unused: names.filter((name) => name !== question) }
  const templates = [prompts].flat().flatMap((prompt) => readPrompt(prompt, readFile) ?? [])
  const [template] = templates
  const filled =
    template !== undefined && (templates.length === 1 || names.length === 0) && fillTemplate(template, vars)
  if (filled && filled.text.trim() !== '')
    return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) }
  if (names.length === 0) return null
  const lines = names.map((name) => `${name}: ${asText(vars[name]) ?? JSON.stringify(vars[name])}`)
  return { query: lines.join('\n'), unused: [] }
}

/** A prompt is a text, an object with the text in `raw`, or a file; null where the file was not named too. */
function readPrompt(prompt: unknown, readFile: (reference: string) => string | null): string | null {
  const text = asText(isRecord(prompt) ? (prompt['raw'] ?? prompt['id']) : prompt)
  if (text === null || !/^file:\/\/|\.(?:txt|md|json|ya?ml|[cm]?[jt]s|py)$/.test(text)) return text
  return readFile(text)
}

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
