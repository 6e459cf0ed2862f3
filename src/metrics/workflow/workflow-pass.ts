import { joinAndCount } from '../../format/join-names.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Scoring } from '../../model/suite/scoring.js'
import {
  describeScoring,
  COUNT,
  defineFamily,
  defineMetric,
  EXPENSE,
  type MetricContext,
  type ScoringMember,
  YES_NO,
} from '../define-metric.js'
import { allOf, CALL_KINDS, type CallKind, expectsCalls, NO_TRACE, validateWorkflow } from './validate-calls.js'

/** Whether the case names any agent or tool. */
export const expectsWorkflow = (golden: GoldenCase): boolean => CALL_KINDS.some((kind) => expectsCalls(golden, kind))

/** The members of a suite's scoring that are part of what workflows mean. */
export const WORKFLOW_SETTINGS: readonly ScoringMember[] = [
  'aliases.agents',
  'aliases.tools',
  'always_expected_agents',
  'workflow',
]

/**
 * Returns 1 if the calls of the kinds are as the case says, else 0. A kind counts only if the case names any. A missing trace is unscored,
 * or a failure if the suite requires a trace.
 */
export function scoreWorkflow(
  { observation, golden }: AnsweredTrial,
  scoring: Scoring,
  kinds: readonly CallKind[] = CALL_KINDS,
): Score {
  const validation = validateWorkflow(golden, observation.reply, scoring)
  return allOf(
    kinds.flatMap((kind) => {
      const calls = validation[kind]
      if (calls === null) return []
      if (calls === 'trace_missing') return scoring.workflow.require_trace ? scored(0) : unscored(NO_TRACE[kind])
      return scored(calls.pass ? 1 : 0)
    }),
  )
}

/** Explains why a workflow scores 0, with a clause for each list of names, agents first. */
export function explainWorkflow(golden: GoldenCase, reply: Reply, scoring: Scoring): readonly string[] {
  const validation = validateWorkflow(golden, reply, scoring)
  return CALL_KINDS.flatMap((kind): readonly string[] => {
    const calls = validation[kind]
    if (calls === null) return []
    if (calls === 'trace_missing') return scoring.workflow.require_trace ? [NO_TRACE[kind]] : []
    return [
      ...quoteNames('it did not call', kind, calls.missing),
      ...quoteNames('it should not have called', kind, calls.unexpected),
    ]
  })
}

const SOURCE = 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation'
const AGENTS = {
  needs: 'To cases with `required_agents`, `optional_agents` or `forbidden_agents`; an empty list names none.',
  missing: 'When the reply has neither `agents` nor a tool call that names its `agent`',
}
const TOOLS = {
  needs: 'To cases with `required_tools`, `optional_tools` or `forbidden_tools`; an empty list names none.',
  missing: 'When the reply has no `tools`',
}
const TOOLS_EXAMPLE = {
  case: { required_tools: ['search', 'rank'], forbidden_tools: ['delete'] },
  reply: { tools: [{ name: 'search' }, { name: 'web' }] },
}
const COMPARED = "Names are compared in lower case, NFKC-normalized and trimmed, after the suite's `aliases`."

const describeRules = ({ scoring }: MetricContext): string => describeScoring(scoring, WORKFLOW_SETTINGS)

const definePass = defineFamily((kinds: readonly CallKind[]) => ({
  ...YES_NO,
  source: SOURCE,
  example: TOOLS_EXAMPLE,
  rules: describeRules,
  applies: (golden) => kinds.some((kind) => expectsCalls(golden, kind)),
  score: (trial, { scoring }) => scoreWorkflow(trial, scoring, kinds),
  when_failed: 0,
}))

const FAULTY = { ...EXPENSE, unit: 'count', absolute_margin: 0.5 } as const

/** The lists of a validation, in words and as sets. */
const LISTS = [
  { list: 'missing', isFault: true, which: 'were required, but not called', set: () => 'required \\ called' },
  {
    list: 'unexpected',
    isFault: true,
    which: 'were called, but should not have been',
    set: (kind: CallKind) =>
      `(called ∩ forbidden) ∪ (called \\ required \\ optional${kind === 'agents' ? ' \\ always expected' : ''}); called ∩ forbidden with \`workflow: { strict: false }\``,
  },
  { list: 'included', isFault: false, which: 'were required and called', set: () => 'required ∩ called' },
  {
    list: 'excluded',
    isFault: false,
    which: 'were forbidden and rightly not called',
    set: () => 'forbidden \\ called',
  },
] as const

const COUNTED = {
  agents: {
    ...AGENTS,
    text: 'Required `research` and `legal`, forbidden `sales`; called `orchestrator`, `research` and `poet`',
    case: { required_agents: ['research', 'legal'], forbidden_agents: ['sales'] },
    reply: { agents: ['orchestrator', 'research', 'poet'] },
    found: { missing: 'legal', unexpected: 'poet', included: 'research', excluded: 'sales' },
  },
  tools: {
    ...TOOLS,
    text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`',
    ...TOOLS_EXAMPLE,
    found: { missing: 'rank', unexpected: 'web', included: 'search', excluded: 'delete' },
  },
}

/** Defines the number of names in one of the lists of a validation. The lists themselves are in the table `workflow-validation`. */
function defineCount(kind: CallKind, { list, isFault, which, set }: (typeof LISTS)[number]): MetricDefinition {
  const { needs, missing, text, case: golden, reply, found } = COUNTED[kind]
  return defineMetric({
    name: `workflow.${kind}-${list}`,
    title: `${list} ${kind}`,
    source: SOURCE,
    summary: `How many ${kind} ${which}.`,
    formula: `|${set(kind)}|, each name once. The names are in the table [workflow-validation](#table-workflow-validation).`,
    needs,
    edge_cases: `${missing}, and for failed trials.`,
    example: { text: `${text}: 1 (\`${found[list]}\`).`, case: golden, reply, value: 1 },
    ...(isFault ? FAULTY : COUNT),
    rules: describeRules,
    applies: (trial) => expectsCalls(trial, kind),
    score: ({ observation, golden: own }, { scoring }) => {
      const calls = validateWorkflow(own, observation.reply, scoring)[kind]
      return calls === null || calls === 'trace_missing' ? unscored(NO_TRACE[kind]) : scored(calls[list].length)
    },
  })
}

/** Metrics of whether the agents and tools that a case names were called. */
export const WORKFLOW_PASS: readonly MetricDefinition[] = [
  definePass({
    name: 'workflow.pass',
    title: 'workflow passed',
    measure: CALL_KINDS,
    summary: 'Whether the target called the agents and tools that the case names.',
    formula:
      '1 when `workflow.agents-pass` and `workflow.tools-pass` are 1, each only if the case names agents or tools; else 0.',
    needs: 'To cases that name agents or tools.',
    edge_cases:
      'When a part is unscored and the other is not 0. A target that does not report its calls neither passes nor fails, unless `workflow: { require_trace: true }` makes it fail.',
    example: { text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.', value: 0 },
  }),
  definePass({
    name: 'workflow.agents-pass',
    title: 'agents as expected',
    measure: ['agents'],
    summary: 'Whether the target called the agents that the case names.',
    formula: `1 when no agent is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional, nor one of \`always_expected_agents\` (default \`orchestrator\`); with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
    needs: AGENTS.needs,
    edge_cases: `${AGENTS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
    example: {
      text: 'Required `research`; called `orchestrator` and `Research`: 1.',
      case: { required_agents: ['research'] },
      reply: { agents: ['orchestrator', 'Research'] },
      value: 1,
    },
  }),
  ...LISTS.map((list) => defineCount('agents', list)),
  definePass({
    name: 'workflow.tools-pass',
    title: 'tools as expected',
    measure: ['tools'],
    summary: 'Whether the target called the tools that the case names.',
    formula: `1 when no tool is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional; with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
    needs: TOOLS.needs,
    edge_cases: `${TOOLS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
    example: { text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.', value: 0 },
  }),
  ...LISTS.map((list) => defineCount('tools', list)),
]

/** Most names that are listed in a clause. */
const MAX_NAMES = 5
const NAME_LENGTH = 80

/**
 * Writes names after what is wrong with them, as one clause; empty without names. `nouns` is a plural in -s.
 * @example quoteNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
export function quoteNames(
  what: string,
  nouns: 'agents' | 'tools' | 'hops' | 'sources',
  names: readonly string[],
): readonly string[] {
  if (names.length === 0) return []
  const noun = names.length === 1 ? nouns.slice(0, -1) : nouns
  const quoted = names.map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)))
  return [`${what} the ${noun} ${joinAndCount(quoted, MAX_NAMES)}`]
}
