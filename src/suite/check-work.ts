import type { GoldenCase, Hop } from '../model/suite/case.js'
import { plainName } from '../model/plain-name.js'
import type { CaseProblem } from './check-case.js'
import { quote } from './problem.js'

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
  const list = (field: string, ids: readonly string[] | undefined, key: string) => findTwins(field, ids ?? [], key)
  return {
    problems: [
      ...list('required_hops', idsOf(golden.required_hops), 'id'),
      ...list('requirements', idsOf(golden.requirements), 'id'),
      ...list(
        'expected_steps',
        golden.expected_steps?.map(({ step_id: id }) => id),
        'step_id',
      ),
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

function idsOf(items: readonly { readonly id: string }[] | undefined): readonly string[] | undefined {
  return items?.map(({ id }) => id)
}

function findTwins(field: string, ids: readonly string[], key: string): readonly CaseProblem[] {
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (first === index) return []
    const message = `\`${field}[${index}].${key}\` is ${quote(id)}, as \`${field}[${first}]\` is. Give each its own.`
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
    try {
      new RegExp(text, 'iu')
      return []
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      const reason = error.message.slice(0, 200)
      const message = `\`required_hops[${hop}].any_of[${index}]\` is not a regular expression of JavaScript: ${reason}.`
      return [{ path: ['required_hops', hop, 'any_of', index], message }]
    }
  })
}

function warnOfShortTexts({ match, any_of: texts }: Hop, hop: number): readonly CaseProblem[] {
  if (match === 'regex') return []
  return texts.flatMap((text, index) => {
    if ([...text.trim()].length >= SHORTEST_ALIAS) return []
    const message = `\`required_hops[${hop}].any_of[${index}]\` is ${quote(text)}, so short that many answers have it by chance. Write more of it.`
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
