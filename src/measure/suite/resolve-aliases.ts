import { isRecord } from '../../model/json.js'
import { quote, type SourcePath } from './problem.js'

/** A case under the names that Goldenpair uses. */
export interface ResolvedCase {
  readonly value: unknown
  /** A path in `value` as the file writes it. */
  readonly written: (path: SourcePath) => SourcePath
  /** A field that is given under two names, at the written path of the second. */
  readonly problems: readonly { readonly path: SourcePath; readonly message: string }[]
}

/** Puts aliases of fields (`question`, `ground_truth_answer`, a span's `span_hash` …) under their own names. */
export function resolveAliases(value: unknown): ResolvedCase {
  // As most cases are written.
  if (!hasAliases(value)) return { value, written: (path) => path, problems: [] }
  const golden = rename(value, CASE_ALIASES)
  const list: unknown = isRecord(golden.value) ? golden.value['expected_spans'] : undefined
  const spans = Array.isArray(list) ? list.map((span: unknown) => rename(span, SPAN_ALIASES)) : []
  const problems = [
    ...golden.problems,
    ...spans.flatMap((span, index) =>
      span.problems.map(({ path, message }) => ({ path: ['expected_spans', index, ...path], message })),
    ),
  ]
  const isRenamed = spans.some(({ names, problems: doubled }) => names.size > 0 || doubled.length > 0)
  return {
    value:
      isRenamed && isRecord(golden.value)
        ? { ...golden.value, expected_spans: spans.map((span) => span.value) }
        : golden.value,
    written: (path) => {
      const [first, index, field, ...rest] = path
      const names = first === 'expected_spans' && typeof index === 'number' ? spans[index]?.names : undefined
      const start = path.slice(0, 1).map((key) => golden.names.get(key) ?? key)
      if (field === undefined) return [...start, ...path.slice(1)]
      return [...start, ...path.slice(1, 2), names?.get(field) ?? field, ...rest]
    },
    problems,
  }
}

function hasAliases(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { expected_spans: spans } = value
  return (
    isAliased(value, CASE_ALIASES) ||
    (Array.isArray(spans) && spans.some((span: unknown) => isRecord(span) && isAliased(span, SPAN_ALIASES)))
  )
}

function isAliased(value: object, aliases: Readonly<Record<string, string>>): boolean {
  return Object.keys(value).some((key) => Object.hasOwn(aliases, key))
}

const NO_NAMES: ReadonlyMap<PropertyKey, string> = new Map()

/** The value, and the written name of every key that was renamed. */
function rename(value: unknown, aliases: Readonly<Record<string, string>>) {
  if (!isRecord(value) || !isAliased(value, aliases)) return { value, names: NO_NAMES, problems: [] }
  const renamed: Record<string, unknown> = {}
  const names = new Map<PropertyKey, string>()
  const problems: { path: SourcePath; message: string }[] = []
  for (const [key, member] of Object.entries(value)) {
    const own = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key
    if (Object.hasOwn(renamed, own)) {
      const other = names.get(own) ?? own
      const message = `${quote(key)} and ${quote(other)} are two names for ${quote(own)}. Keep one.`
      problems.push({ path: [key], message })
      continue
    }
    renamed[own] = member
    if (own !== key) names.set(own, key)
  }
  return { value: renamed, names, problems }
}

/** Other names of a case's fields, as other tools write them. */
export const CASE_ALIASES: Readonly<Record<string, string>> = {
  agents_should_exclude: 'forbidden_agents',
  agents_should_include: 'required_agents',
  ground_truth_answer: 'expected_answer',
  query_id: 'id',
  question: 'query',
  text: 'query',
  tools_should_exclude: 'forbidden_tools',
  tools_should_include: 'required_tools',
}

/** Other names of an expected span's fields. */
export const SPAN_ALIASES: Readonly<Record<string, string>> = { relevance_score: 'relevance', span_hash: 'hash' }
