import { DIFFICULTIES } from '../../model/suite/case.js'
import {
  asText,
  type CaseDraft,
  type CheckDraft,
  cleanId,
  type ImportContext,
  isRecord,
  type JsonRecord,
  nameCase,
} from '../importer.js'
import { convertAssertion } from './convert-assertion.js'
import { fillTemplate } from './fill-template.js'

/** Keys of a test that become something; everything else is noted. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata'])

/**
 * The cases of one test: one, or one for each combination where variables are lists. What they lack is in the notes, each of
 * which begins with the case's id, and in the case's own `notes`.
 */
export function convertTest(
  test: JsonRecord,
  { config, number, checkJsonSchema }: { readonly config: JsonRecord; readonly number: number } & ImportContext,
): { readonly drafts: readonly CaseDraft[]; readonly notes: readonly string[] } {
  const defaults = isRecord(config['defaultTest']) ? config['defaultTest'] : {}
  const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) }
  const assertions = [...listOf(defaults['assert']), ...listOf(test['assert'])]
  const description = asText(test['description'])
  const drafts: CaseDraft[] = []
  const notes: string[] = []
  for (const vars of expandVariables({ ...recordOf(defaults['vars']), ...recordOf(test['vars']) })) {
    const chosen = chooseQuery(vars, config['prompts'])
    const id = cleanId(asText(metadata['id']) ?? '') ?? nameCase(description ?? chosen?.query ?? '', `test-${number}`)
    if (chosen === null) {
      notes.push(`test \`${id}\` left out: nothing in its \`vars\` is a question.`)
      continue
    }
    const lost: string[] = chosen.unused
      .filter((name) => !isUsedIn(assertions, name))
      .map((name) => `variable \`${name}\` (let the target know it)`)
    const checks: CheckDraft[] = []
    for (const assertion of assertions) {
      const converted = convertAssertion(assertion, { vars, checkJsonSchema })
      checks.push(...converted.checks)
      lost.push(...converted.lost)
    }
    lost.push(
      ...Object.keys(test)
        .filter((key) => !CARRIED.has(key))
        .map((key) => `\`${key}\``),
    )
    if (lost.length > 0) notes.push(`case \`${id}\`: not carried over: ${lost.join('; ')}.`)
    drafts.push({
      id,
      query: chosen.query,
      ...readMetadata(metadata),
      ...((description !== null || lost.length > 0) && {
        notes: [description, lost.length > 0 ? `Not carried over from promptfoo: ${lost.join('; ')}.` : null]
          .filter((part) => part !== null)
          .join('\n'),
      }),
      ...(checks.length > 0 && { checks }),
    })
  }
  return { drafts, notes }
}

/** Whether an assertion's template names a variable: then the answer is checked by it, though the target does not get it. */
function isUsedIn(assertions: readonly unknown[], name: string): boolean {
  return (
    JSON.stringify(assertions)
      .match(/\{\{-?\s*[\w$]+/g)
      ?.some((found) => found.replace(/^\{\{-?\s*/, '') === name) ?? false
  )
}

/** Tags and difficulty, as metadata usually names them. */
function readMetadata(metadata: JsonRecord): Pick<CaseDraft, 'tags' | 'difficulty'> {
  const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => asText(tag) ?? [])
  const difficulty = DIFFICULTIES.find((known) => known === metadata['difficulty'])
  return { ...(tags.length > 0 && { tags: [...new Set(tags)] }), ...(difficulty !== undefined && { difficulty }) }
}

function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** So many cases of one test are a table, not a test. */
const MAX_COMBINATIONS = 1000

/**
 * promptfoo runs a test once for each combination of the variables that are lists. At most 1,000 are given.
 * @example expandVariables({ a: ['x', 'y'], b: 1 }) // [{ a: 'x', b: 1 }, { a: 'y', b: 1 }]
 */
function expandVariables(vars: JsonRecord): readonly JsonRecord[] {
  let combinations: JsonRecord[] = [{}]
  for (const [name, value] of Object.entries(vars)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    combinations = combinations.flatMap((combination) => values.map((each) => ({ ...combination, [name]: each })))
    combinations = combinations.slice(0, MAX_COMBINATIONS)
  }
  return combinations
}

/** Variables that hold the question itself, whatever other variables there are. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input']

/**
 * What a target is asked, and the variables that are not in it: the variable named as a question; else the only one; else the
 * prompt with all of them filled in, where there is one prompt and it is written in the configuration. Null when none is text.
 */
function chooseQuery(
  vars: JsonRecord,
  prompts: unknown,
): { readonly query: string; readonly unused: readonly string[] } | null {
  const names = Object.keys(vars)
  const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined)
  if (question !== undefined) {
    const query = asText(vars[question])
    const isFile = query !== null && query.startsWith('file://')
    return query === null || isFile ? null : { query, unused: names.filter((name) => name !== question) }
  }
  const templates = [prompts].flat().flatMap((prompt) => asText(prompt) ?? [])
  const [template] = templates
  if (template === undefined || templates.length > 1 || /^file:\/\//.test(template)) return null
  const filled = fillTemplate(template, vars)
  if (filled === null || filled.text.trim() === '') return null
  return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) }
}
