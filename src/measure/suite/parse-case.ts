import type { Hash } from '../../model/fingerprint.js'
import {
  type Budgets,
  caseSchema,
  type Check,
  CRITICAL_TAG,
  type GoldenCase,
  type Profile,
} from '../../model/suite/case.js'
import { type CaseProblem, checkCase, checkWork } from './check-case.js'
import { describeIssues } from './describe-issue.js'
import { fingerprintCase } from './fingerprint-case.js'
import { type Problem, quote } from './problem.js'
import { problemAt, problemAtKey, type SourceDocument, type SourcePath } from './read/source-document.js'
import type { SuiteRegistries } from './registries.js'
import { resolveAliases } from './resolve-aliases.js'

/** A case as it stands in a file. */
export interface CaseEntry {
  readonly document: SourceDocument
  readonly at: SourcePath
  readonly value: unknown
}

/** One case: other names of fields resolved, budgets among the checks, paths placed; or everything that is wrong with it. */
export function parseCase(
  { document, at, value: given }: CaseEntry,
  {
    hash,
    checkJsonSchema,
    documents_dir,
    profile,
  }: Pick<SuiteRegistries, 'checkJsonSchema'> & {
    readonly hash: Hash
    readonly documents_dir: string | null
    readonly profile: Profile | null
  },
): {
  readonly golden: GoldenCase | null
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
} {
  const { value, written, problems: doubled } = resolveAliases(given)
  const { file } = document
  // Most cases have no problem.
  const prefix = (): string => `case ${nameOf(value, at)}: `
  const aliasProblems = doubled.map(({ path, message }) =>
    problemAtKey(document, [...at, ...path], `${prefix()}${message}`),
  )
  const parsed = caseSchema.safeParse(value)
  if (!parsed.success) {
    const subject = { document, at, value, schema: caseSchema, prefix: prefix(), named: at.length, written }
    return { golden: null, problems: [...aliasProblems, ...describeIssues(parsed.error.issues, subject)], warnings: [] }
  }
  // Filled up in place: another copy of so many fields would be most of the work.
  const { data } = parsed
  if (profile !== null) data.profile ??= profile
  if (data.tags.includes(CRITICAL_TAG)) data.critical = saysCritical(value) ?? true
  if (documents_dir !== null)
    for (const span of data.expected_spans) span.path = placeInDocuments(span.path, documents_dir)
  if (data.budgets !== undefined) {
    data.checks.push(...checksOf(data.budgets))
    delete data.budgets
  }
  const golden = Object.assign(data, { at: { file, line: document.lineOf(at) }, fingerprint: '' })
  golden.fingerprint = fingerprintCase(golden, hash)
  const work = checkWork(golden)
  const placed = ({ path, message }: CaseProblem): Problem =>
    problemAt(document, [...at, ...written(path)], `${prefix()}${message}`)
  const problems = [...checkCase(golden, { checkJsonSchema }), ...work.problems].map(placed)
  return { golden, problems: [...aliasProblems, ...problems], warnings: work.warnings.map(placed) }
}

/** What the case itself says of being critical; null when it says nothing. */
function saysCritical(value: unknown): boolean | null {
  return typeof value === 'object' && value !== null && 'critical' in value ? value.critical === true : null
}

/** The id in quotes, or the number of the case in its file, from 1. */
function nameOf(value: unknown, at: SourcePath): string {
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== '')
    return quote(value.id)
  return String(Number(at.at(-1) ?? 0) + 1)
}

/**
 * The path of an expected span: the bare name of a document is a file of the suite's `documents_dir`, if there is one.
 * @example placeInDocuments('refunds.md', 'docs/') // 'docs/refunds.md', but 'a/refunds.md' and './refunds.md' stay
 */
export function placeInDocuments(path: string, documents_dir: string | null): string {
  if (documents_dir === null || path.includes('/')) return path
  return `${documents_dir.replace(/\/+$/, '')}/${path}`
}

/** Each limit as a check of its own. */
function checksOf({ max_latency_s, max_tokens, max_cost_usd, max_tool_calls }: Budgets): readonly Check[] {
  return [
    ...(max_latency_s === undefined ? [] : [{ max_latency_s }]),
    ...(max_tokens === undefined ? [] : [{ max_tokens }]),
    ...(max_cost_usd === undefined ? [] : [{ max_cost_usd }]),
    ...(max_tool_calls === undefined ? [] : [{ max_tool_calls }]),
  ]
}
