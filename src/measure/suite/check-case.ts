import { plainName } from '../../model/plain-names.js'
import type { Check, ExpectedSpan, GoldenCase, Hop } from '../../model/suite/case.js'
import { quote, type SourcePath, type SuiteRegistries } from './problem.js'
import { isRecord } from '../../model/json.js'

/** A problem in a case that its schema cannot express, and its path in the case. */
export interface CaseProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Excludes `g` and `y`, because regular expressions keep no state between trials. */
const REGEX_FLAGS = /^[imsuv]*$/

/** Checks one case beyond its schema; `warnings` are for what is only unwise. */
export function checkCase(golden: GoldenCase, { checkJsonSchema }: Pick<SuiteRegistries, 'checkJsonSchema'>) {
  const { answer_mode: mode, expected_spans: spans, checks } = golden
  const { required_hops: hops = [], expected_sources: sources } = golden
  const message =
    '`answer_mode: must_abstain` says that nothing answers the query, but the case has `expected_spans`. Remove one of the two.'
  return {
    problems: [
      ...(mode === 'must_abstain' && spans.length > 0 ? [{ path: ['expected_spans'], message }] : []),
      ...spans.flatMap(checkLines),
      ...(spans.length > 1 ? findSameSpans(spans) : []),
      ...checks.flatMap((check, index) => problemAt(['checks', index], checkCheck(check, checkJsonSchema))),
      ...findTwins(golden, 'required_hops', 'id'),
      ...findTwins(golden, 'requirements', 'id'),
      ...findTwins(golden, 'expected_steps', 'step_id'),
      ...checkNames(golden, 'tools'),
      ...checkNames(golden, 'agents'),
      ...hops.flatMap((hop, index) =>
        hop.match === 'regex' ? checkTexts(hop, index, (name, text) => regexFault(name, text, 'iu')) : [],
      ),
    ],
    warnings: hops.flatMap((hop, index) => [
      ...(hop.match === 'regex' ? [] : checkTexts(hop, index, warnOfShortText)),
      ...warnOfStrangeSource(hop, index, sources),
    ]),
  }
}

function problemAt(path: CaseProblem['path'], message: string | null): readonly CaseProblem[] {
  return message === null ? [] : [{ path, message }]
}

/** Optional fields that a metric evaluates. */
const EXPECTATIONS = [
  ...(['expected_sources', 'expected_answer_criteria', 'key_points', 'expected_claims', 'requirements'] as const),
  ...(['required_hops', 'required_tools', 'forbidden_tools', 'required_agents', 'forbidden_agents'] as const),
  ...(['clarification_expected', 'expected_steps', 'expected_route'] as const),
] as const satisfies readonly (keyof GoldenCase)[]

/** Whether the case has any expectation that a metric can evaluate. */
export function expectsAnything(golden: GoldenCase): boolean {
  return (
    golden.answer_mode !== 'answerable' ||
    golden.expected_answer !== undefined ||
    golden.checks.length > 0 ||
    EXPECTATIONS.some((field) => golden[field] !== undefined) ||
    golden.expected_spans.some(({ relevance }) => relevance > 0)
  )
}

function checkLines({ start_line: start, end_line: end }: ExpectedSpan, index: number): readonly CaseProblem[] {
  if (end === undefined || (start !== undefined && start <= end)) return []
  const [key, fault] =
    start === undefined
      ? ['end_line', 'has an `end_line` but no `start_line`. Give both.']
      : ['start_line', `starts on line ${start} and ends on line ${end}. Swap them?`]
  return problemAt(['expected_spans', index, key], `\`expected_spans[${index}]\` ${fault}`)
}

function findSameSpans(spans: readonly ExpectedSpan[]): readonly CaseProblem[] {
  const places = new Map<string, number>()
  return spans.flatMap(({ hash, path, symbol, start_line, end_line }, index) => {
    const key = JSON.stringify(hash === undefined ? [path, symbol, start_line, end_line] : [hash])
    const first = places.get(key) ?? index
    places.set(key, first)
    const message = `\`expected_spans[${index}]\` is the same span as \`expected_spans[${first}]\`. Remove one.`
    return first === index ? [] : problemAt(['expected_spans', index], message)
  })
}

function checkCheck(check: Check, checkJsonSchema: SuiteRegistries['checkJsonSchema']): string | null {
  if ('json_schema' in check) return checkJsonSchema(check.json_schema)
  if (!('regex' in check)) return null
  if (!REGEX_FLAGS.test(check.flags))
    return `\`flags\` of a regular expression are i, m, s, u or v, but are \`${check.flags.slice(0, 20)}\`.`
  return regexFault('`regex`', check.regex, check.flags)
}

function regexFault(name: string, source: string, flags: string): string | null {
  try {
    new RegExp(source, flags)
    return null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return `${name} is not a regular expression of JavaScript: ${error.message.slice(0, 200)}.`
  }
}

/** Shorter texts are found in almost every answer. */
const SHORTEST_ALIAS = 3

function findTwins(
  golden: GoldenCase,
  field: 'required_hops' | 'requirements' | 'expected_steps',
  key: 'id' | 'step_id',
): readonly CaseProblem[] {
  const items: readonly { readonly id?: string; readonly step_id?: string }[] = golden[field] ?? []
  const ids = items.map((item) => item[key] ?? '')
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (first === index) return []
    const message = `\`${field}[${index}].${key}\` is ${quote(id)}, like \`${field}[${first}]\`. Give each its own.`
    return [{ path: [field, index, key], message }]
  })
}

/** Reports a tool or agent that is in two of the three lists. */
function checkNames(golden: GoldenCase, kind: 'tools' | 'agents'): readonly CaseProblem[] {
  const fields = [`required_${kind}`, `optional_${kind}`, `forbidden_${kind}`] as const
  const taken = new Map<string, string>()
  return fields.flatMap((field) =>
    [...(golden[field] ?? []).entries()].flatMap(([index, name]): readonly CaseProblem[] => {
      const key = plainName(name)
      const first = taken.get(key)
      if (first === undefined) taken.set(key, field)
      if (first === undefined || first === field) return []
      const message = `${quote(name)} is in \`${first}\` and in \`${field}\`. Keep it in one of them.`
      return [{ path: [field, index], message }]
    }),
  )
}

/** Applies `check` to each text of a hop. */
const checkTexts = (
  { any_of: texts }: Hop,
  hop: number,
  check: (name: string, text: string) => string | null,
): readonly CaseProblem[] =>
  texts.flatMap((text, index) =>
    problemAt(['required_hops', hop, 'any_of', index], check(`\`required_hops[${hop}].any_of[${index}]\``, text)),
  )

function warnOfShortText(name: string, text: string): string | null {
  if ([...text.trim()].length >= SHORTEST_ALIAS) return null
  return `${name} is ${quote(text)}, so short that many answers contain it by chance. Use a longer text.`
}

function warnOfStrangeSource({ source }: Hop, hop: number, sources?: readonly string[]): readonly CaseProblem[] {
  if (source === undefined || sources === undefined || sources.includes(source)) return []
  const message = `\`required_hops[${hop}].source\` is ${quote(source)}, which is not among the \`expected_sources\`. Add it there?`
  return [{ path: ['required_hops', hop, 'source'], message }]
}

/** Renames aliases of fields (`question`, `ground_truth_answer`, a span's `span_hash` …). */
export function resolveAliases(value: unknown) {
  const golden = rename(value, CASE_ALIASES)
  const list: unknown = isRecord(golden.value) ? golden.value['expected_spans'] : undefined
  const spans = Array.isArray(list) ? list.map((span: unknown) => rename(span, SPAN_ALIASES)) : []
  return {
    value:
      isRecord(golden.value) && Array.isArray(list)
        ? { ...golden.value, expected_spans: spans.map((span) => span.value) }
        : golden.value,
    /** Converts a path in `value` to the names used in the file. */
    written: ([first, index, field, ...rest]: SourcePath): SourcePath => {
      const names = first === 'expected_spans' && typeof index === 'number' ? spans[index]?.names : undefined
      const path = [first && (golden.names.get(first) ?? first), index, field && (names?.get(field) ?? field)]
      return [...path.filter((step) => step !== undefined), ...rest]
    },
    /** Fields that are given under two names, each at the path of the second. */
    problems: [
      ...golden.problems,
      ...spans.flatMap((span, index) =>
        span.problems.map(({ path, message }) => ({ path: ['expected_spans', index, ...path], message })),
      ),
    ],
  }
}

/** Renames the keys of a value and returns the original names of renamed keys. */
function rename(value: unknown, aliases: Readonly<Record<string, string>>) {
  const names = new Map<PropertyKey, string>()
  const problems: CaseProblem[] = []
  if (!isRecord(value)) return { value, names, problems }
  const renamed: Record<string, unknown> = {}
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

/** Aliases of a case's fields, as used by other tools. */
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

/** Aliases of an expected span's fields. */
export const SPAN_ALIASES: Readonly<Record<string, string>> = { relevance_score: 'relevance', span_hash: 'hash' }
