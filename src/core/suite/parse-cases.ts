import { caseSchema, type GoldenCase } from '../model/case.js'
import { canonicalJson, type Hash } from '../model/fingerprint.js'
import { checkCase, expectsAnything } from './check-case.js'
import { describeIssues } from './describe-issue.js'
import type { Problem } from './problem.js'
import { quote } from './quote.js'
import { readYaml, type TextFile, type YamlDocument, type YamlPath } from './read-yaml.js'
import type { SuiteRegistries } from './registries.js'
import { unknownName } from './unknown-name.js'

/** A run of more needs more memory than a runner has. */
const MAX_CASES = 100_000

/**
 * The cases of several files, in their order, ids unique over all of them. A file is a list of cases, `{cases: [...]}`, or
 * several documents, each one of these or a single case. A case that expects nothing is a warning.
 */
export function parseCases({
  files,
  hash,
  checkJsonSchema,
}: {
  readonly files: readonly TextFile[]
  readonly hash: Hash
  readonly checkJsonSchema: SuiteRegistries['checkJsonSchema']
}): {
  readonly cases: readonly GoldenCase[]
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
} {
  const cases: GoldenCase[] = []
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const places = new Map<string, string>()
  let count = 0

  for (const file of files) {
    const yaml = readYaml(file)
    const entries = yaml.documents.map((document) => listEntries(document))
    // One by one: a file full of mistakes has more of them than a call may have arguments.
    for (const problem of [...yaml.problems, ...entries.flatMap((each) => each.problems)]) problems.push(problem)
    const found = entries.flatMap((each) => each.entries)
    if (found.length === 0 && yaml.problems.length === 0 && entries.every((each) => each.problems.length === 0))
      problems.push({
        file: file.path,
        line: 1,
        message: 'the file has no cases. Write a list of cases, or delete it.',
      })
    count += found.length
    if (count > MAX_CASES) {
      problems.push({
        file: file.path,
        line: 1,
        message: `with this file the suite has ${count} cases. At most ${MAX_CASES} are allowed.`,
      })
      break
    }
    for (const entry of found) {
      const parsed = parseCase(entry, { hash, checkJsonSchema })
      for (const problem of parsed.problems) problems.push(problem)
      const { golden } = parsed
      if (!golden) continue
      const first = places.get(golden.id)
      if (first !== undefined)
        problems.push({
          ...golden.at,
          message: `case id ${quote(golden.id)} is taken by ${first}. Ids are unique in a suite.`,
        })
      else places.set(golden.id, `${golden.at.file}:${golden.at.line}`)
      if (!expectsAnything(golden))
        warnings.push({
          ...golden.at,
          message: `case ${quote(golden.id)} expects nothing, so no quality metric looks at it. Give it expected_spans, expected_answer or checks, or \`answer_mode: must_abstain\`.`,
        })
      cases.push(golden)
    }
  }
  return { cases, problems, warnings }
}

interface CaseEntry {
  readonly document: YamlDocument
  readonly at: YamlPath
  readonly value: unknown
}

function listEntries(document: YamlDocument): {
  readonly entries: readonly CaseEntry[]
  readonly problems: readonly Problem[]
} {
  const { value } = document
  if (Array.isArray(value))
    return { entries: value.map((item: unknown, at) => ({ document, at: [at], value: item })), problems: [] }
  const wrong = (message: string, path: YamlPath): { entries: []; problems: readonly Problem[] } => ({
    entries: [],
    problems: [{ file: document.file, line: document.lineOfKey(path), message }],
  })
  if (typeof value !== 'object' || value === null)
    return wrong(`a case file is a list of cases, but this is ${quote(String(value))}.`, [])
  if (!('cases' in value)) return { entries: [{ document, at: [], value }], problems: [] }
  const stranger = Object.keys(value).find((key) => key !== 'cases')
  if (stranger !== undefined) return wrong(unknownName('key', stranger, ['cases']), [stranger])
  if (!Array.isArray(value.cases)) return wrong('`cases` must be a list of cases.', ['cases'])
  return {
    entries: value.cases.map((item: unknown, at) => ({ document, at: ['cases', at], value: item })),
    problems: [],
  }
}

function parseCase(
  { document, at, value }: CaseEntry,
  { hash, checkJsonSchema }: { readonly hash: Hash } & Pick<SuiteRegistries, 'checkJsonSchema'>,
): { readonly golden: GoldenCase | null; readonly problems: readonly Problem[] } {
  const prefix = `case ${nameOf(value, at)}: `
  const parsed = caseSchema.safeParse(value)
  if (!parsed.success) {
    const subject = { document, at, value, schema: caseSchema, prefix, named: at.length }
    return { golden: null, problems: describeIssues(parsed.error.issues, subject) }
  }
  const place = { file: document.file, line: document.lineOf(at) }
  const golden = { ...parsed.data, at: place, fingerprint: fingerprintCase(parsed.data, hash) }
  const problems = checkCase(golden, { checkJsonSchema }).map(({ path, message }) => ({
    file: document.file,
    line: document.lineOf([...at, ...path]),
    message: `${prefix}${message}`,
  }))
  return { golden, problems }
}

/** The id in quotes, or the number of the case in its file, from 1. */
function nameOf(value: unknown, at: YamlPath): string {
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== '')
    return quote(value.id)
  return String(Number(at.at(-1) ?? 0) + 1)
}

/** Hash of all that a case asks and expects: everything but `notes`, `enabled` and where it is written. */
export function fingerprintCase(golden: Omit<GoldenCase, 'at' | 'fingerprint'>, hash: Hash): string {
  return hash(canonicalJson({ ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined }))
}
