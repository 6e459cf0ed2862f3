import { plainName } from '../../model/plain-names.js'
import type { Check, ExpectedSpan, GoldenCase, Hop } from '../../model/suite/case.js'
import { quote } from './problem.js'
import type { SuiteRegistries } from './registries.js'

/** Something wrong in a case that its schema cannot say, and where in the case. */
export interface CaseProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Regular expressions keep no state between trials (`g`, `y`), so these are the flags that mean something. */
const REGEX_FLAGS = /^[imsuv]*$/

/** Everything wrong with one case beyond its schema. */
export function checkCase(
  golden: GoldenCase,
  { checkJsonSchema }: Pick<SuiteRegistries, 'checkJsonSchema'>,
): readonly CaseProblem[] {
  const problems: CaseProblem[] = []
  if (golden.answer_mode === 'must_abstain' && golden.expected_spans.length > 0) {
    problems.push({
      path: ['expected_spans'],
      message:
        '`answer_mode: must_abstain` says that nothing answers the query, but the case has `expected_spans`. Remove one of the two.',
    })
  }
  const { expected_spans: spans } = golden
  const places = new Map<string, number>()
  spans.forEach((span, index) => {
    problems.push(...checkLines(span, index))
    if (spans.length === 1) return
    const key = identity(span)
    const first = places.get(key)
    if (first === undefined) places.set(key, index)
    else problems.push(describeTwin(index, first))
  })
  golden.checks.forEach((check, index) => {
    const message = checkCheck(check, checkJsonSchema)
    if (message) problems.push({ path: ['checks', index], message })
  })
  return problems
}

/** Optional fields that a metric holds an answer against. */
const EXPECTATIONS = [
  'expected_sources',
  'expected_answer_criteria',
  'key_points',
  'expected_claims',
  'requirements',
  'required_hops',
  'required_tools',
  'forbidden_tools',
  'required_agents',
  'forbidden_agents',
  'clarification_expected',
  'expected_steps',
  'expected_route',
] as const satisfies readonly (keyof GoldenCase)[]

/** Whether the case says anything that a metric could hold an answer against. */
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
  const problems: CaseProblem[] = []
  const name = `expected_spans[${index}]`
  if (end !== undefined && start === undefined)
    problems.push({
      path: ['expected_spans', index, 'end_line'],
      message: `\`${name}\` has an \`end_line\` but no \`start_line\`. Give both.`,
    })
  if (start !== undefined && end !== undefined && start > end)
    problems.push({
      path: ['expected_spans', index, 'start_line'],
      message: `\`${name}\` starts on line ${start} and ends on line ${end}. Swap them?`,
    })
  return problems
}

function describeTwin(index: number, first: number): CaseProblem {
  return {
    path: ['expected_spans', index],
    message: `\`expected_spans[${index}]\` is the same span as \`expected_spans[${first}]\`. Remove one.`,
  }
}

function identity({ hash, path, symbol, start_line, end_line }: ExpectedSpan): string {
  return JSON.stringify(hash === undefined ? [path, symbol, start_line, end_line] : [hash])
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

const WORK = [
  'required_hops',
  'requirements',
  'expected_steps',
  'required_tools',
  'optional_tools',
  'forbidden_tools',
  'required_agents',
  'optional_agents',
  'forbidden_agents',
] as const satisfies readonly (keyof GoldenCase)[]

type Work = { readonly problems: readonly CaseProblem[]; readonly warnings: readonly CaseProblem[] }

const NOTHING_WRONG: Work = { problems: [], warnings: [] }

/** What is wrong, and what is only unwise, in the part of a case that says how its answer must come about. */
export function checkWork(golden: GoldenCase): Work {
  // Most cases say nothing of it.
  if (WORK.every((field) => golden[field] === undefined)) return NOTHING_WRONG
  const hops = golden.required_hops ?? []
  return {
    problems: [
      ...findTwins(golden, 'required_hops', 'id'),
      ...findTwins(golden, 'requirements', 'id'),
      ...findTwins(golden, 'expected_steps', 'step_id'),
      ...checkNames(golden, 'tools'),
      ...checkNames(golden, 'agents'),
      ...hops.flatMap((hop, index) => checkPatterns(hop, index)),
    ],
    warnings: hops.flatMap((hop, index) => [
      ...warnOfShortTexts(hop, index),
      ...warnOfStrangeSource(hop, index, golden.expected_sources),
    ]),
  }
}

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

/** A tool or an agent that is in two of the three lists. */
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

function checkPatterns({ match, any_of: texts }: Hop, hop: number): readonly CaseProblem[] {
  if (match !== 'regex') return []
  return texts.flatMap((text, index) => {
    const message = regexFault(`\`required_hops[${hop}].any_of[${index}]\``, text, 'iu')
    return message === null ? [] : [{ path: ['required_hops', hop, 'any_of', index], message }]
  })
}

function warnOfShortTexts({ match, any_of: texts }: Hop, hop: number): readonly CaseProblem[] {
  if (match === 'regex') return []
  return texts.flatMap((text, index) => {
    if ([...text.trim()].length >= SHORTEST_ALIAS) return []
    const message = `\`required_hops[${hop}].any_of[${index}]\` is ${quote(text)}, so short that many answers contain it by chance. Use a longer text.`
    return [{ path: ['required_hops', hop, 'any_of', index], message }]
  })
}

function warnOfStrangeSource(
  { source }: Hop,
  hop: number,
  sources: readonly string[] | undefined,
): readonly CaseProblem[] {
  if (source === undefined || sources === undefined || sources.includes(source)) return []
  const message = `\`required_hops[${hop}].source\` is ${quote(source)}, which is not among the \`expected_sources\`. Add it there?`
  return [{ path: ['required_hops', hop, 'source'], message }]
}
