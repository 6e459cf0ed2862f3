import { plainName } from '../../model/plain-names.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Scoring } from '../../model/suite/scoring.js'

/**
 * Compares called names with those of a case, each name once. Names of the case keep its spelling and order; unexpected names keep those of
 * the calls. Case, composition and outer white space are ignored, and `aliases` resolved. Unexpected is
 * (called ∩ forbidden) ∪ (called \ required \ optional \ always); when not strict, called ∩ forbidden alone.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation, its table of rules.
 * @example called search, web; required search, rank; forbidden delete: included search, excluded delete, missing rank, unexpected web
 */
export function validateCalls(input: {
  readonly called: readonly string[]
  readonly expected: ReturnType<typeof expectedCalls>
  readonly aliases: Aliases
  /** Names that are never unexpected, unless forbidden. */
  readonly always: readonly string[]
  readonly strict: boolean
}) {
  const { called, expected, aliases, always, strict } = input
  const { required, optional, forbidden } = expected
  const calls = firstByName(called, aliases)
  const wanted = firstByName(required, aliases)
  const unwanted = firstByName(forbidden, aliases)
  const known = firstByName([...required, ...optional, ...always], aliases)
  const missing = pick(wanted, (name) => !calls.has(name))
  const unexpected = pick(calls, (name) => unwanted.has(name) || (strict && !known.has(name)))
  return {
    /** Required and called. */
    included: pick(wanted, (name) => calls.has(name)),
    /** Forbidden, and rightly not called. */
    excluded: pick(unwanted, (name) => !calls.has(name)),
    /** Required, but not called. */
    missing,
    /** Called, but forbidden; or, when strict, not named by the case at all. */
    unexpected,
    pass: missing.length === 0 && unexpected.length === 0,
  }
}

/** The names of cases by the names that targets use. */
export type Aliases = Scoring['aliases'][CallKind]

type SpellingByName = ReadonlyMap<string, string>

function firstByName(spellings: readonly string[], aliases: Aliases): SpellingByName {
  const found = new Map<string, string>()
  for (const spelling of spellings) {
    const name = resolveName(spelling, aliases)
    if (!found.has(name)) found.set(name, spelling)
  }
  return found
}

function pick(names: SpellingByName, holds: (name: string) => boolean): readonly string[] {
  return [...names].flatMap(([name, spelling]) => (holds(name) ? [spelling] : []))
}

/**
 * Returns the name that cases use for a target's `name`, as `plainName` spells it.
 * @example resolveName('WebSearch', { websearch: 'web_search' }) // 'web_search'
 */
export function resolveName(name: string, aliases: Aliases): string {
  const plain = plainName(name)
  const alias = Object.entries(aliases).find(([other]) => plainName(other) === plain)
  return alias === undefined ? plain : plainName(alias[1])
}

/** The reason for a reply that does not report what was called. */
export const NO_TRACE = {
  tools: 'the target did not report its tool calls',
  agents: 'the target did not report which agents it called',
} as const

/**
 * Lists the tools that were called, in order, as the target names them; or the agents: `agents`, else those that its calls of tools name.
 * `null` if the reply reports no trace of them. An empty list is a trace.
 */
export function listCalled(
  kind: CallKind,
  { agents, tools }: Pick<Reply, 'agents' | 'tools'>,
): readonly string[] | null {
  if (kind === 'tools') return tools?.map(({ name }) => name) ?? null
  if (agents !== undefined) return agents
  const named = tools?.flatMap(({ agent }) => agent ?? []) ?? []
  return named.length === 0 ? null : named
}

/** The kinds of calls that a case can expect. */
export const CALL_KINDS = ['agents', 'tools'] as const
export type CallKind = (typeof CALL_KINDS)[number]

/** Written out, because names built from the kind would be new strings for every case. */
const NAMES = {
  agents: { required: 'required_agents', optional: 'optional_agents', forbidden: 'forbidden_agents' },
  tools: { required: 'required_tools', optional: 'optional_tools', forbidden: 'forbidden_tools' },
} as const

/** Returns the names of agents or tools in a case, as the case spells them. */
function expectedCalls(golden: GoldenCase, kind: CallKind) {
  const { required, optional, forbidden } = NAMES[kind]
  return { required: golden[required] ?? [], optional: golden[optional] ?? [], forbidden: golden[forbidden] ?? [] }
}

/** Whether a case names any agent, or any tool. An empty list names none: "no tool at all" is the check `max_tool_calls: 0`. */
export function expectsCalls(golden: GoldenCase, kind: CallKind): boolean {
  const { required, optional, forbidden } = NAMES[kind]
  return [golden[required], golden[optional], golden[forbidden]].some((names = []) => names.length > 0)
}

/** By kind: how the calls meet the case; `trace_missing` if the target does not report what it called, `null` if the case names none. */
type WorkflowValidation = Readonly<Record<CallKind, ReturnType<typeof validateCalls> | 'trace_missing' | null>>

/** Compares the agents and tools of a reply with those of its case, by the suite's aliases and rules. */
export function validateWorkflow(
  golden: GoldenCase,
  reply: Pick<Reply, 'agents' | 'tools'>,
  { aliases, always_expected_agents: alwaysExpected, workflow: { strict } }: Scoring,
): WorkflowValidation {
  const validate = (kind: CallKind, always: readonly string[]) => {
    if (!expectsCalls(golden, kind)) return null
    const called = listCalled(kind, reply)
    if (called === null) return 'trace_missing'
    return validateCalls({ called, expected: expectedCalls(golden, kind), aliases: aliases[kind], always, strict })
  }
  return { agents: validate('agents', alwaysExpected), tools: validate('tools', []) }
}

/**
 * Scores whether all scores are 1. A 0 decides; otherwise the first unscored one makes the result unscored, with its reason.
 * @example allOf([unscored('no usage'), scored(0)]) // scored 0
 */
export function allOf(scores: readonly Score[]): Score {
  if (scores.some((score) => score.kind === 'scored' && score.value === 0)) return scored(0)
  return scores.find((score) => score.kind === 'unscored') ?? scored(1)
}
