import type { z } from 'zod'
import { UserError } from '../../model/error.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { caseSchema, DIFFICULTIES } from '../../model/suite/case.js'
import {
  asText,
  type CaseDraft,
  type CheckDraft,
  cleanId,
  type ImportContext,
  type ImportedCase,
  type Importer,
  type ImportFile,
  type ImportNote,
  isRecord,
  type JsonRecord,
  nameCase,
} from '../importer.js'
import { readDocument, readJsonLines } from '../read-document.js'
import { convertAssertion, fillTemplate } from './convert-assertion.js'

const format = 'promptfoo'

/** Keys of a configuration that say something of its tests beyond `tests`, `prompts` and `defaultTest`. */
const NOT_CARRIED: Readonly<Record<string, string>> = {
  providers: 'write your system as the suite’s `target`',
  targets: 'write your system as the suite’s `target`',
  scenarios: 'write them out as tests first',
  derivedMetrics: 'the suite’s `gates` decide',
  transform: 'let the target do it',
  redteam: 'Goldenpair has no equivalent',
}

/** promptfoo's configurations and files of tests: YAML, JSON or JSON Lines. */
export const promptfoo: Importer = {
  name: format,
  title: 'promptfoo: promptfooconfig.yaml and the files of tests that it names (YAML, JSON, JSONL)',
  read: (files, context) => {
    const parts = files.map(readPart)
    const config = parts.find(({ config }) => config !== null)?.config ?? {}
    const read = parts.map((part) => convertPart(part, { config, files, context }))
    return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) }
  },
}

interface Part {
  readonly path: string
  readonly config: JsonRecord | null
  readonly tests: readonly { readonly value: unknown; readonly line: number }[]
  readonly lineOf: (path: readonly (string | number)[]) => number
}

/** A configuration (an object) or a list of tests. */
function readPart(file: ImportFile): Part {
  const { path } = file
  if (/\.jsonl$/i.test(path)) return { path, config: null, tests: readJsonLines(file, format), lineOf: () => 1 }
  const { value, lineOf } = readDocument(file, format)
  const listTests = (list: readonly unknown[], at: readonly string[]): Part['tests'] =>
    list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }))
  if (Array.isArray(value)) return { path, config: null, tests: listTests(value, []), lineOf }
  if (isRecord(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value))
    return { path, config: value, tests: listTests([value['tests'] ?? []].flat(), ['tests']), lineOf }
  if (isRecord(value) && ('vars' in value || 'assert' in value))
    return { path, config: null, tests: [{ value, line: 1 }], lineOf }
  throw new UserError('import-invalid', {
    format,
    path,
    line: lineOf([]),
    problem: 'it is neither a configuration with `tests` nor a list of tests',
  })
}

function convertPart(
  { path, config, tests, lineOf }: Part,
  given: { readonly config: JsonRecord; readonly files: readonly ImportFile[]; readonly context: ImportContext },
): { readonly cases: readonly ImportedCase[]; readonly notes: readonly ImportNote[] } {
  const notes: ImportNote[] = Object.entries(NOT_CARRIED).flatMap(([key, cure]) =>
    config !== null && key in config
      ? [{ file: path, line: lineOf([key]), message: `\`${key}\` not imported: ${cure}.` }]
      : [],
  )
  const cases: ImportedCase[] = []
  for (const { value, line } of tests) {
    const note = (message: string): void => void notes.push({ file: path, line, message })
    if (typeof value === 'string' || (isRecord(value) && 'path' in value)) {
      const name = String(isRecord(value) ? value['path'] : value).replace(/^file:\/\//, '')
      const isGiven = given.files.some((file) => file.path.endsWith(name.replace(/^\.\//, '')))
      if (!isGiven) note(`tests \`${name}\` not imported: name the file too (YAML, JSON or JSONL).`)
      continue
    }
    if (!isRecord(value)) {
      note('test skipped: it is not an object.')
      continue
    }
    const converted = convertTest(value, { config: given.config, number: cases.length + 1, ...given.context })
    for (const draft of converted.drafts) cases.push({ draft, file: path, line })
    for (const message of converted.notes) note(message)
  }
  return { cases, notes }
}

/** Keys of a test that become something; everything else is noted. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata'])

/**
 * The cases of one test: one, or one for each combination where variables are lists. What they lack is in the notes, each of
 * which begins with the case's id, and in the case's own `notes`.
 */
function convertTest(
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
      notes.push(`test \`${id}\` skipped: none of its \`vars\` is a question.`)
      continue
    }
    const lost: string[] = chosen.unused
      .filter((name) => !isUsedIn(assertions, name))
      .map((name) => `variable \`${name}\` (pass it to the target)`)
    const kept = readKept(metadata['goldenpair'])
    if (kept === null) lost.push('`metadata.goldenpair` (these are not fields of a case)')
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
    if (lost.length > 0) notes.push(`case \`${id}\`: not imported: ${lost.join('; ')}.`)
    const loss = lost.length > 0 ? `Not imported from promptfoo: ${lost.join('; ')}.` : null
    const remarks = [description, loss].filter((remark) => remark !== null)
    checks.push(...(kept?.checks ?? []))
    drafts.push(
      omitUndefined<CaseDraft>({
        id,
        query: chosen.query,
        ...readMetadata(metadata),
        ...kept,
        notes: remarks.length > 0 ? remarks.join('\n') : undefined,
        checks: checks.length > 0 ? checks : undefined,
      }),
    )
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

const keptSchema = caseSchema.omit({ id: true, query: true, tags: true, notes: true }).partial()

/** The fields of a case that `goldenpair export` wrote beside what promptfoo knows; null where they are none. */
function readKept(value: unknown): z.input<typeof keptSchema> | null {
  if (value === undefined) return {}
  // As it is written: to parse it would fill in the defaults.
  return isRecord(value) && keptSchema.safeParse(value).success ? value : null
}

/** Tags and difficulty, as metadata usually names them. */
function readMetadata(metadata: JsonRecord): Pick<CaseDraft, 'tags' | 'difficulty'> {
  const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => asText(tag) ?? [])
  const difficulty = DIFFICULTIES.find((known) => known === metadata['difficulty'])
  return omitUndefined<Pick<CaseDraft, 'tags' | 'difficulty'>>({
    tags: tags.length > 0 ? [...new Set(tags)] : undefined,
    difficulty,
  })
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
