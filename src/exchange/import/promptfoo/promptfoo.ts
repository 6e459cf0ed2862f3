import { stringify } from 'yaml'
import type { z } from 'zod'
import { countOf } from '../../../format/format-number.js'
import { isRecord, type JsonRecord } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { caseSchema, DIFFICULTIES } from '../../../model/suite/case.js'
import {
  asText,
  type CaseDraft,
  cleanId,
  type ImportedCase,
  type Importer,
  type ImportFile,
  type ImportNote,
  makeCaseId,
} from '../importer.js'
import { type AssertionContext, convertAssertion, type ConvertedAssertion, joinFields } from './convert-assertion.js'
import { listOf, mergeTests, type Part, readPart, recordOf, refuse } from './read-tests.js'
import { fillVariables, type Context } from './conversions.js'

/** Keys of a configuration, other than `tests`, `prompts` and `defaultTest`, that affect its tests. */
const NOT_CARRIED: Readonly<Record<string, string>> = {
  providers: 'write your system as the suite’s `target`',
  targets: 'write your system as the suite’s `target`',
  derivedMetrics: 'the suite’s `gates` decide',
  transform: 'let the target do it',
  redteam: 'Goldenpair has no equivalent',
}

/** Imports promptfoo's configurations and files of tests, and the texts that they reference. */
export const promptfoo: Importer = {
  name: 'promptfoo',
  title: 'promptfoo: promptfooconfig.yaml and the files that it names (YAML, JSON, JSONL, CSV; prompts and documents)',
  read: (files, context) => {
    const parts = files.flatMap((file) => readPart(file) ?? [])
    if (parts.length === 0)
      refuse(
        { path: files[0]?.path ?? '', line: null },
        'no file is a configuration or a list of tests (YAML, JSON, JSONL or CSV)',
      )
    const written = parts.find(({ config }) => config !== null)?.config ?? {}
    const readFile = (reference: string): string | null => findFile(files, reference)?.text ?? null
    // `defaultTest` may be the name of a file.
    const { defaultTest: named } = written
    const defaults = typeof named === 'string' ? findFile(files, named) : null
    const defaultTest = defaults === null ? named : (readPart(defaults)?.tests[0]?.value ?? named)
    const config = { ...written, defaultTest }
    const result: Conversions = { cases: [], notes: [], converted: [], leftOut: 0 }
    for (const part of parts) convertPart(part, { ...context, config, files, readFile }, result)
    return { cases: result.cases, notes: result.notes, summary: writeTally(result.converted, result.leftOut) }
  },
}

/** Finds the file of the command line that `file://…` references, relative to any folder. */
function findFile(files: readonly ImportFile[], reference: string): ImportFile | null {
  const name = reference.replace(/^file:\/\//, '').replace(/^(?:\.\/)+/, '')
  return files.find(({ path }) => path === name || path.endsWith(`/${name}`)) ?? null
}

type PartContext = Omit<AssertionContext, 'vars'> & { readonly files: readonly ImportFile[] }

/** Collects what all files become. */
interface Conversions {
  readonly cases: ImportedCase[]
  readonly notes: ImportNote[]
  /** The assertions of all cases that were written. */
  readonly converted: ConvertedAssertion[]
  /** The number of assertions in tests that do not become a case. */
  leftOut: number
}

function convertPart({ path, config, tests, lineOf }: Part, given: PartContext, result: Conversions): void {
  const noteAt = (line: number, message: string): void => void result.notes.push({ file: path, line, message })
  for (const [key, cure] of Object.entries(NOT_CARRIED))
    if ((config?.[key] ?? null) !== null) noteAt(lineOf([key]), `\`${key}\` not imported: ${cure}.`)
  const named = config?.['defaultTest']
  if (typeof named === 'string' && findFile(given.files, named) === null)
    noteAt(lineOf(['defaultTest']), `\`defaultTest: ${named}\` not imported: name the file too (YAML or JSON).`)
  let number = 1
  for (const { value, line } of tests) {
    const note = (message: string): void => noteAt(line, message)
    if (typeof value === 'string' || (isRecord(value) && 'path' in value)) {
      const name = String(isRecord(value) ? value['path'] : value).replace(/^file:\/\//, '')
      if (findFile(given.files, name) === null)
        note(`tests \`${name}\` not imported: name the file too (YAML, JSON, JSONL or CSV).`)
      continue
    }
    if (!isRecord(value)) {
      note('test skipped: it is not an object.')
      continue
    }
    const test = recordOf(mergeTests(recordOf(given.config['defaultTest']), value))
    const drafts = convertTest(test, { ...given, number, note, converted: result.converted })
    for (const draft of drafts) result.cases.push({ draft, file: path, line })
    number += drafts.length
    if (drafts.length === 0) result.leftOut += listOf(test['assert']).length
  }
}

interface TestContext extends PartContext, Pick<Conversions, 'converted'> {
  /** The number of the next case in its file, from 1. */
  readonly number: number
  readonly note: (message: string) => void
}

/**
 * Converts one test to one case, or to one for each combination if variables are lists. What differs from promptfoo is in the notes, each
 * of which begins with the case's id, and is kept verbatim in the case's own `notes`.
 */
function convertTest(test: JsonRecord, given: TestContext): readonly CaseDraft[] {
  const metadata = recordOf(test['metadata'])
  const assertions = listOf(test['assert'])
  const description = asText(test['description'])
  const own = readKept(metadata['goldenpair'])
  const rest = keepRest(test, own === null ? METADATA : [...METADATA, 'goldenpair'])
  // A variable named by an assertion's template is used to check the answer, though the target does not get it.
  const templates = JSON.stringify(assertions).matchAll(/\{\{-?\s*([\w$]+)/g)
  const checked = new Set([...templates].map(([, variable]) => variable))
  const drafts: CaseDraft[] = []
  for (const named of expandVariables(recordOf(test['vars']))) {
    const vars = readVariables(named, given.readFile)
    const chosen = chooseQuery(vars, given.config['prompts'], given.readFile)
    const id =
      cleanId(asText(metadata['id']) ?? '') ?? makeCaseId(description ?? chosen?.query ?? '', `test-${given.number}`)
    if (chosen === null) {
      given.note(`test \`${id}\` skipped: its question is not known; name the files of its prompt and variables too.`)
      continue
    }
    const read = assertions.flatMap((assertion) => convertAssertion(assertion, { ...given, vars }))
    given.converted.push(...read)
    const joined = joinFields(read.map(({ place }) => place))
    const checks = [...(joined.checks ?? []), ...(own?.checks ?? [])]
    const lost = chosen.unused.filter((name) => !checked.has(name))
    const kept: readonly Kept[] = [
      ...lost.map((name) => ({
        remark: `variable \`${name}\` (pass it to the target)`,
        value: { vars: { [name]: named[name] } },
      })),
      ...read.flatMap(({ remark, assertion }) => (remark === null ? [] : [{ remark, value: [assertion] }])),
      ...rest,
    ]
    if (kept.length > 0)
      given.note(`case \`${id}\`: not the same here: ${[...new Set(kept.map(({ remark }) => remark))].join('; ')}.`)
    drafts.push(
      omitUndefined<CaseDraft>({
        id,
        query: chosen.query,
        ...readMetadata(metadata),
        notes: writeNotes(description, kept),
        ...joined,
        ...own,
        checks: checks.length > 0 ? checks : undefined,
      }),
    )
  }
  return drafts
}

const keptSchema = caseSchema.omit({ id: true, query: true, tags: true, notes: true }).partial()

/** Reads the fields of a case that `goldenpair export` added for itself; `null` if they are invalid. */
function readKept(value: unknown): z.input<typeof keptSchema> | null {
  if (value === undefined) return {}
  // The original value, because parsing would fill in the defaults.
  return isRecord(value) && keptSchema.safeParse(value).success ? value : null
}

/** Reads tags and difficulty from their usual places in metadata. */
function readMetadata(metadata: JsonRecord): Pick<CaseDraft, 'tags' | 'difficulty'> {
  const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => asText(tag) ?? [])
  const difficulty = DIFFICULTIES.find((known) => known === metadata['difficulty'])
  return omitUndefined<Pick<CaseDraft, 'tags' | 'difficulty'>>({
    tags: tags.length > 0 ? [...new Set(tags)] : undefined,
    difficulty,
  })
}

/** Names of variables that hold the question, whatever other variables there are. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input']

/**
 * Chooses what the target is asked: the variable named like a question; else the only variable; else the only prompt, filled in; else all
 * variables with their names. Also returns the variables that are not part of it. `null` if there is neither a variable nor a known prompt,
 * or if the question is in a file that was not given.
 */
function chooseQuery(vars: JsonRecord, prompts: unknown, readFile: Context['readFile']) {
  const names = Object.keys(vars).filter((name) => vars[name] !== null && vars[name] !== undefined)
  const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined)
  const query = question === undefined ? null : asText(vars[question])
  if (query?.startsWith('file://')) return null
  if (query !== null) return { query, unused: names.filter((name) => name !== question) }
  const templates = [prompts].flat().flatMap((prompt) => readPrompt(prompt, readFile) ?? [])
  const [template] = templates
  const filled =
    template !== undefined && (templates.length === 1 || names.length === 0) && fillVariables(template, vars)
  if (filled && filled.text.trim() !== '')
    return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) }
  if (names.length === 0) return null
  const lines = names.map((name) => `${name}: ${asText(vars[name]) ?? JSON.stringify(vars[name])}`)
  return { query: lines.join('\n'), unused: [] }
}

/** Reads a prompt: a text, an object with the text in `raw`, or a file; `null` if the file was not given. */
function readPrompt(prompt: unknown, readFile: Context['readFile']): string | null {
  const text = asText(isRecord(prompt) ? (prompt['raw'] ?? prompt['id']) : prompt)
  if (text === null || !/^file:\/\/|\.(?:txt|md|json|ya?ml|[cm]?[jt]s|py)$/.test(text)) return text
  return readFile(text)
}

/** Replaces variables that reference files by the files' texts, for files that were given. */
function readVariables(vars: JsonRecord, readFile: Context['readFile']): JsonRecord {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => {
      const isFile = typeof value === 'string' && value.startsWith('file://')
      return [name, isFile ? (readFile(value) ?? value) : value]
    }),
  )
}

/** More cases than this in one test are a table, not a test. */
const MAX_COMBINATIONS = 1000

/**
 * Expands variables that are lists to all combinations, for each of which promptfoo runs the test. Returns at most 1,000.
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

/** Keys of a test that are converted; all others stay in the notes. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata'])

/** Metadata for which a case has a field. */
const METADATA = ['id', 'tags', 'category', 'feature', 'difficulty']

interface Kept {
  readonly remark: string
  readonly value: unknown
}

/** Collects the parts of a test that no case expresses. `carried` is the metadata that became fields. */
function keepRest(test: JsonRecord, carried: readonly string[]): readonly Kept[] {
  const rest = Object.entries(recordOf(test['metadata'])).filter(([key]) => !carried.includes(key))
  return [
    ...rest.map(([key, value]) => ({ remark: `metadata \`${key}\``, value: { metadata: { [key]: value } } })),
    ...Object.entries(test)
      .filter(([key, value]) => !CARRIED.has(key) && value !== null && value !== undefined)
      .map(([key, value]) => ({ remark: `\`${key}\``, value: { [key]: value } })),
  ]
}

/** Writes notes for people: the description, and everything kept, as YAML under its reason. */
function writeNotes(description: string | null, kept: readonly Kept[]): string | undefined {
  const rest = kept.map(
    ({ remark, value }) => `# ${remark}\n${stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })}`,
  )
  const words = rest.length === 0 ? [] : [['Not the same here as in promptfoo:', ...rest].join('\n').trimEnd()]
  return [description ?? [], words].flat().join('\n') || undefined
}

const WORDS: Readonly<Record<ConvertedAssertion['as'], string>> = {
  check: 'checks',
  criterion: 'criteria for a judge',
  answer: 'expected answers',
  expectation: 'expectations of tools or of declining',
  note: 'kept in notes',
}

/** Summarizes what the assertions of all cases became, for the end of an import; empty if there were none. */
function writeTally(converted: readonly ConvertedAssertion[], leftOut: number): readonly string[] {
  const total = converted.length + leftOut
  if (total === 0) return []
  const counts = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((as) => {
    const count = converted.filter((each) => each.as === as).length
    return count === 0 ? [] : [`${WORDS[as]}: ${count}`]
  })
  const out = leftOut === 0 ? [] : [`in tests left out: ${leftOut}`]
  const judged = { answer: 'answer', criterion: 'quality' }
  const kinds = Object.entries(judged).filter(([kind]) => converted.some(({ as }) => as === kind))
  const questions = kinds.map(([, name]) => name).join(', ')
  const tally = `Of ${countOf(total, 'assertion')}, ${[...counts, ...out].join(', ')}.`
  const needs = `For the judge's part, the suite needs \`scoring: { judged: [${questions}] }\` and a \`judge\`.`
  return kinds.length === 0 ? [tally] : [tally, needs]
}
