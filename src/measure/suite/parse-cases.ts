import { caseSchema, checkSchema, CRITICAL_TAG, type GoldenCase, type Profile } from '../../model/suite/case.js'
import { canonicalJson, type Hash } from '../../model/fingerprint.js'
import { isRecord, ownValue } from '../../model/json.js'
import { type CaseProblem, checkCase, expectsAnything, resolveAliases } from './check-case.js'
import {
  type Findings,
  type Problem,
  problemAt,
  problemAtKey,
  quote,
  type SourceDocument,
  type SourceFile,
  type SourcePath,
  type SuiteRegistries,
  type TextFile,
  unknownName,
} from './problem.js'
import { readCsv } from './read/read-csv.js'
import { readJson, readJsonLines } from './read/read-json.js'
import { readYaml } from './read/read-yaml.js'
import { describeIssues, type Subject } from './describe-issue.js'
import type { z } from 'zod'

/** A run with more cases needs more memory than a runner has. */
const MAX_CASES = 100_000

/**
 * Parses the cases of several files in order; ids must be unique across all files. A file is a list of cases, `{cases: [...]}`, or
 * several documents (of YAML, or the lines of JSONL and CSV), each in one of these forms or a single case. A case without
 * expectations is a warning.
 */
export function parseCases(input: {
  readonly files: readonly TextFile[]
  readonly hash: Hash
  readonly checkJsonSchema: SuiteRegistries['checkJsonSchema']
  /** See `placeInDocuments`. */
  readonly documents_dir?: string | null
  /** What looks at cases that expect nothing: a metric of the suite's own, a judge's grades, or the reply's own `passed`. */
  readonly graded?: 'by-score' | 'by-pass' | null
  /** Profile of cases that set none. */
  readonly profile?: Profile | null
}) {
  const { files, documents_dir = null, profile = null, graded = null } = input
  const cases: GoldenCase[] = []
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const places = new Map<string, GoldenCase['at']>()
  let count = 0

  for (const file of files) {
    const read = (ownValue(READERS, /[^.]*$/.exec(file.path)?.[0].toLowerCase() ?? '') ?? readYaml)(file)
    const found: CaseEntry[] = []
    // Pushed one by one, here and below: a file may have more problems than a call may have arguments.
    for (const problem of read.problems) problems.push(problem)
    let isListed = read.problems.length === 0
    for (const document of read.documents) {
      const problem = listEntries(document, found)
      if (problem === null) continue
      isListed = false
      problems.push(problem)
    }
    if (found.length === 0 && isListed)
      problems.push(atTop(file, 'the file has no cases. Write a list of cases, or delete it.'))
    count += found.length
    if (count > MAX_CASES) {
      problems.push(atTop(file, `with this file the suite has ${count} cases. At most ${MAX_CASES} are allowed.`))
      break
    }
    for (const entry of found) {
      const golden = parseCase(entry, { ...input, documents_dir, profile }, { problems, warnings })
      if (golden === null) continue
      const first = places.get(golden.id)
      if (first === undefined) places.set(golden.id, golden.at)
      else
        problems.push({
          ...golden.at,
          message: `case id ${quote(golden.id)} is already used at ${first.file}:${first.line}. Give each case its own id.`,
        })
      const isIdle = graded === null || (graded === 'by-score' && golden.critical)
      const lacks = graded === null ? 'no quality metric looks at it' : 'it cannot break, although it is critical'
      if (golden.enabled && isIdle && !expectsAnything(golden))
        warnings.push({
          ...golden.at,
          message: `case ${quote(golden.id)}: nothing is expected, so ${lacks}. Give it expected_spans, expected_answer or checks, or \`answer_mode: must_abstain\`.`,
        })
      cases.push(golden)
    }
  }
  return { cases, problems, warnings }
}

const atTop = ({ path: file }: TextFile, message: string): Problem => ({ file, line: 1, message })

/** Adds the cases of a document to `found`, or returns the problem with the document. */
function listEntries(document: SourceDocument, found: CaseEntry[]): Problem | null {
  const { value } = document
  const addAll = (items: readonly unknown[], at: SourcePath): null => {
    items.forEach((item, index) => found.push({ document, at: [...at, index], value: item }))
    return null
  }
  if (Array.isArray(value)) return addAll(value, [])
  if (typeof value !== 'object' || value === null)
    return problemAtKey(document, [], `a case file must be a list of cases, but this is ${quote(String(value))}.`)
  if (!('cases' in value)) {
    found.push({ document, at: [], value })
    return null
  }
  const stranger = Object.keys(value).find((key) => key !== 'cases')
  if (stranger !== undefined) return problemAtKey(document, [stranger], unknownName('key', stranger, ['cases']))
  if (!Array.isArray(value.cases)) return problemAtKey(document, ['cases'], '`cases` must be a list of cases.')
  return addAll(value.cases, ['cases'])
}

/** Readers by file extension; all other files are YAML. */
const READERS: Readonly<Record<string, (file: TextFile) => SourceFile>> = {
  json: readJson,
  jsonl: readJsonLines,
  ndjson: readJsonLines,
  csv: readCsv,
}

/** A case as written in a file. */
type CaseEntry = Pick<Subject, 'document' | 'at' | 'value'>

/**
 * Parses one case: resolves aliases of fields, adds budgets to the checks and completes paths. Returns `null` if the schema rejects
 * the case.
 */
function parseCase(
  { document, at, value: given }: CaseEntry,
  {
    hash,
    checkJsonSchema,
    documents_dir,
    profile,
  }: Required<Omit<Parameters<typeof parseCases>[0], 'files' | 'graded'>>,
  { problems, warnings }: Findings,
): GoldenCase | null {
  const { value, written, problems: doubled } = resolveAliases(given)
  const { file } = document
  // The quoted id, or the number of the case in its file from 1. Computed only when needed: most cases have no problem.
  const prefix = (): string => {
    const { id } = isRecord(value) ? value : {}
    return `case ${typeof id === 'string' && id !== '' ? quote(id) : Number(at.at(-1) ?? 0) + 1}: `
  }
  for (const { path, message } of doubled)
    problems.push(problemAtKey(document, [...at, ...path], `${prefix()}${message}`))
  const parsed = caseSchema.safeParse(value)
  if (!parsed.success) {
    const subject = { document, at, value, schema: caseSchema, prefix: prefix(), named: at.length, written }
    for (const problem of describeIssues(parsed.error.issues, subject)) problems.push(problem)
    return null
  }
  // Changed in place: copying so many fields would take most of the time.
  const { data } = parsed
  if (profile !== null) data.profile ??= profile
  // `critical: false` in the case overrides the tag.
  if (data.tags.includes(CRITICAL_TAG)) data.critical ||= !(isRecord(value) && Object.hasOwn(value, 'critical'))
  if (documents_dir !== null)
    for (const span of data.expected_spans) span.path = placeInDocuments(span.path, documents_dir)
  if (data.budgets !== undefined) {
    // Each budget becomes a separate check.
    for (const [name, limit] of Object.entries(data.budgets)) data.checks.push(checkSchema.parse({ [name]: limit }))
    delete data.budgets
  }
  const golden = Object.assign(data, { at: { file, line: document.find(at).line }, fingerprint: '' })
  golden.fingerprint = fingerprintCase(golden, hash)
  const found = checkCase(golden, { checkJsonSchema })
  const placed = ({ path, message }: CaseProblem): Problem =>
    problemAt(document, [...at, ...written(path)], `${prefix()}${message}`)
  for (const problem of found.problems) problems.push(placed(problem))
  for (const warning of found.warnings) warnings.push(placed(warning))
  return golden
}

/**
 * Returns the path of an expected span. The bare name of a document is a file in the suite's `documents_dir`, if set.
 * @example placeInDocuments('refunds.md', 'docs/') // 'docs/refunds.md', but 'a/refunds.md' and './refunds.md' stay
 */
export function placeInDocuments(path: string, documents_dir: string | null): string {
  if (documents_dir === null || path.includes('/')) return path
  return `${documents_dir.replace(/\/+$/, '')}/${path}`
}

type Mapping = Readonly<Record<string, unknown>>

/**
 * Removes members that equal the schema's defaults, at every depth, so that hashes stay the same when the schema gets another
 * member with a default. Unknown members are kept.
 * @example omitDefaults({ id: 'a', query: 'q', checks: [], critical: true }, caseSchema) // { id: 'a', query: 'q', critical: true }
 */
export function omitDefaults(value: unknown, schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default' || def.type === 'optional') return omitDefaults(value, def.innerType)
  if (Array.isArray(value)) return def.type === 'array' ? value.map((item) => omitDefaults(item, def.element)) : value
  if (!isMapping(value)) return value
  const shape = shapeFor(value, schema)
  const members: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (field === undefined) members[key] = member
    else if (!isDefault(member, field)) members[key] = omitDefaults(member, field)
  }
  return members
}

/** Returns the fields of an object schema; for a union, those of the first option with all keys of the value. */
function shapeFor(value: Mapping, schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return def.shape
  if (def.type !== 'union') return {}
  const shapes = def.options.map((option) => shapeFor(value, option))
  return shapes.find((shape) => Object.keys(value).every((key) => Object.hasOwn(shape, key))) ?? {}
}

function isDefault(member: unknown, field: z.core.$ZodType): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod
  if (def.type !== 'default') return false
  const { defaultValue } = def
  if (member === defaultValue) return true
  if (!isMapping(member) || !isMapping(defaultValue)) return false
  const hasSameSize = Object.keys(member).length === Object.keys(defaultValue).length
  return hasSameSize && canonicalJson(member) === canonicalJson(defaultValue)
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null
}

/**
 * Returns a hash of everything that a case asks and expects: all values that differ from the defaults except `notes`, `enabled` and
 * the location. Fields that later versions add with a default therefore do not mark a case as edited.
 */
export function fingerprintCase(golden: Omit<GoldenCase, 'at' | 'fingerprint'>, hash: Hash): string {
  const asked = { ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined }
  if (!golden.tags.includes(CRITICAL_TAG)) return hash(canonicalJson(omitDefaults(asked, caseSchema)))
  // The tag implies `critical: true`, so only `critical: false` with the tag is a difference.
  return hash(canonicalJson(omitDefaults({ ...asked, critical: golden.critical ? false : 'not' }, caseSchema)))
}
