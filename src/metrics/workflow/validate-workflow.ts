import type { GoldenCase } from '../../model/suite/case.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored } from '../../model/score.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { calledAgents, calledTools } from './called-names.js'
import { type CallValidation, type ExpectedCalls, validateCalls } from './validate-calls.js'

/** What a case can expect calls of. */
export const CALL_KINDS = ['agents', 'tools'] as const
export type CallKind = (typeof CALL_KINDS)[number]

/** Written out: made of the kind, each name would be a new string for every case. */
const NAMES = {
  agents: { required: 'required_agents', optional: 'optional_agents', forbidden: 'forbidden_agents' },
  tools: { required: 'required_tools', optional: 'optional_tools', forbidden: 'forbidden_tools' },
} as const

function expectedCalls(golden: GoldenCase, kind: CallKind): ExpectedCalls {
  const { required, optional, forbidden } = NAMES[kind]
  return {
    required: golden[required] ?? [],
    optional: golden[optional] ?? [],
    forbidden: golden[forbidden] ?? [],
  }
}

/** Whether a case names any agent, or any tool. An empty list names none: "no tool at all" is the check `max_tool_calls: 0`. */
export function expectsCalls(golden: GoldenCase, kind: CallKind): boolean {
  const { required, optional, forbidden } = NAMES[kind]
  return isGiven(golden[required]) || isGiven(golden[optional]) || isGiven(golden[forbidden])
}

function isGiven(names: readonly string[] | undefined): boolean {
  return names !== undefined && names.length > 0
}

/** By kind: how the calls meet the case, `trace_missing` when the target does not say what it called, null when the case names none. */
export type WorkflowValidation = Readonly<Record<CallKind, CallValidation | 'trace_missing' | null>>

/** The agents and tools of a reply against those of its case, by the suite's aliases and rules. */
export function validateWorkflow(
  golden: GoldenCase,
  reply: Pick<Reply, 'agents' | 'tools'>,
  { aliases, always_expected_agents: alwaysExpected, workflow: { strict } }: Scoring,
): WorkflowValidation {
  const validate = (kind: CallKind, called: readonly string[] | null, always: readonly string[]) => {
    if (!expectsCalls(golden, kind)) return null
    if (called === null) return 'trace_missing'
    return validateCalls({ called, expected: expectedCalls(golden, kind), aliases: aliases[kind], always, strict })
  }
  return {
    agents: validate('agents', calledAgents(reply), alwaysExpected),
    tools: validate('tools', calledTools(reply), []),
  }
}

/**
 * Whether all of the scores are 1, as a score: a 0 settles it; else one that is unscored leaves it open, with its reason.
 * @example allOf([unscored('no usage'), scored(0)]) // scored 0
 */
export function allOf(scores: readonly Score[]): Score {
  if (scores.some((score) => score.kind === 'scored' && score.value === 0)) return scored(0)
  return scores.find((score) => score.kind === 'unscored') ?? scored(1)
}
