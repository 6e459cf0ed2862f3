import { ONE_OF_TWO_TOOLS, TWO_AGENTS, TWO_TOOLS } from '../examples.js'
import type { MetricDefinition, MetricDocs } from '../../model/metric.js'
import type { ToolCall } from '../../model/run/observation.js'
import { type Score, scored, toScore } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { isBranching, isCoordination } from '../case-kinds.js'
import {
  describeScoring,
  COUNT,
  defineFamily,
  defineMetric,
  EXPENSE,
  type MetricSpec,
  NEUTRAL_YES_NO,
  SHARE,
  YES_NO,
} from '../define-metric.js'
import { type Aliases, type CallKind, listCalled, NO_TRACE, resolveName } from './validate-calls.js'
import { expectsWorkflow } from './workflow-pass.js'

/**
 * Computes the share of the required names, each counted once, that were called. At least one must be required.
 * Source: poc-ai-workflow-frameworks, METRICS.md, tool coverage and agent coverage.
 * @example coverNames(['search', 'Rank'], ['SEARCH', 'search', 'web'], {}) // 0.5
 */
export function coverNames(required: readonly string[], called: readonly string[], aliases: Aliases): number {
  const wanted = new Set(required.map((name) => resolveName(name, aliases)))
  const calls = new Set(called.map((name) => resolveName(name, aliases)))
  return [...wanted].filter((name) => calls.has(name)).length / wanted.size
}

function describeCoverage(kind: CallKind, docs: Omit<MetricDocs, 'name'>): MetricSpec {
  const required = `required_${kind}` as const
  return {
    ...docs,
    name: `${kind}.coverage`,
    ...SHARE,
    rules: ({ scoring }) => describeScoring(scoring, [`aliases.${kind}`]),
    applies: (golden) => (golden[required] ?? []).length > 0,
    score: ({ observation, golden }, { scoring }): Score => {
      const called = listCalled(kind, observation.reply)
      const names = golden[required] ?? []
      return toScore(called === null ? NO_TRACE[kind] : coverNames(names, called, scoring.aliases[kind]))
    },
    when_failed: 0,
  }
}

export const TOOL_COVERAGE = describeCoverage('tools', {
  title: 'tool coverage',
  source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage, "when tool traces are reported"',
  summary: 'How many of the required tools were called.',
  formula: '|required ∩ called| / |required|, each name once, compared as in `workflow.tools-pass`.',
  needs: 'To cases with `required_tools`.',
  edge_cases: 'When the reply has no `tools`.',
  example: { text: 'Required `search` and `rank`; called `SEARCH` twice: 0.5.', ...ONE_OF_TWO_TOOLS, value: 0.5 },
})
export const AGENT_COVERAGE = describeCoverage('agents', {
  title: 'agent coverage',
  source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
  summary: 'How many of the required agents were called.',
  formula:
    "|required ∩ called| / |required|, each name once, compared as in `workflow.agents-pass`. The agents called are the reply's `agents`, else the `agent` of each tool call.",
  needs: 'To cases with `required_agents`.',
  edge_cases: 'When the reply has neither `agents` nor a tool call that names its `agent`.',
  example: {
    text: 'Required `billing` and `legal`; called `Billing`: 0.5.',
    case: TWO_AGENTS,
    reply: { agents: ['Billing'] },
    value: 0.5,
  },
})

const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate'

/** Whether the case needs a trace. In other cases, a target without tools would be blamed for reporting none. */
function asksForTrace(golden: GoldenCase): boolean {
  const { profile } = golden
  return (
    expectsWorkflow(golden) ||
    profile === 'branching' ||
    profile === 'coordination' ||
    isBranching(golden) ||
    isCoordination(golden)
  )
}

export const TRACE_REPORTED: MetricSpec = {
  name: 'tools.trace-reported',
  title: 'tool traces reported',
  summary: 'Whether the target says which tools it called. Its mean is the tool trace reporting rate.',
  formula: '1 when the reply has `tools`, also an empty list; else 0.',
  needs:
    'To cases that name tools or agents, that branch or coordinate (see [below](#branchinghop-coverage)), or whose profile is `branching` or `coordination`. Elsewhere a target without tools loses nothing.',
  edge_cases: 'Only for failed trials.',
  example: { text: '`tools: []`: 1.', case: TWO_TOOLS, reply: { tools: [] }, value: 1 },
  aspect: 'conduct',
  source: SOURCE,
  ...YES_NO,
  applies: asksForTrace,
  score: ({ observation }) => scored(observation.reply.tools === undefined ? 0 : 1),
}

const THREE_CALLS = {
  reply: {
    tools: [
      { name: 'a', ok: true },
      { name: 'a', ok: true },
      { name: 'b', ok: false },
    ],
  },
}

/** Defines metrics that describe the calls of tools. Neither direction is better, unless stated otherwise. */
const defineTraceFact = defineFamily((measure: (tools: readonly ToolCall[]) => number | string) => ({
  edge_cases: 'When the reply has no `tools`, and for failed trials.',
  source: 'Reported by the target',
  ...COUNT,
  score: ({ observation: { reply } }) => toScore(reply.tools === undefined ? NO_TRACE.tools : measure(reply.tools)),
}))

/** Counts the calls that did not work: `ok: false`, or an `error`. Returns a reason if there are calls and none says how it went. */
function countErrors(tools: readonly ToolCall[]): number | string {
  const reported = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined)
  if (tools.length > 0 && reported.length === 0) return 'the target did not report whether its tool calls worked'
  return reported.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length
}

/** Metrics of the calls of agents and tools that the target reports. */
export const CALLS: readonly MetricDefinition[] = [
  defineMetric(AGENT_COVERAGE),
  defineMetric(TOOL_COVERAGE),
  defineMetric(TRACE_REPORTED),
  defineTraceFact({
    name: 'tools.used',
    title: 'tools used',
    summary: 'Whether any tool was called.',
    formula: '1 when `tools` is not empty, 0 when it is.',
    example: { text: '`tools: []`: 0.', reply: { tools: [] }, value: 0 },
    source: SOURCE,
    ...NEUTRAL_YES_NO,
    measure: (tools) => (tools.length > 0 ? 1 : 0),
  }),
  defineTraceFact({
    name: 'tools.calls',
    title: 'calls of tools',
    summary: 'How many tool calls the answer took.',
    formula: 'The length of `tools`.',
    example: { text: 'Three calls: 3.', ...THREE_CALLS, value: 3 },
    measure: (tools) => tools.length,
  }),
  defineTraceFact({
    name: 'tools.errors',
    aspect: 'conduct',
    title: 'failed calls of tools',
    summary: 'How many tool calls failed.',
    formula: 'Calls with `ok: false`, or with an `error` and no `ok`.',
    edge_cases:
      'When the reply has no `tools`; when there are calls and none has `ok` or `error`; and for failed trials.',
    example: { text: 'Three calls, one with `ok: false`: 1.', ...THREE_CALLS, value: 1 },
    ...EXPENSE,
    absolute_margin: 0.5,
    measure: countErrors,
  }),
]
