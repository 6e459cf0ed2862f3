import { SEARCHED, TWO_AGENTS, TWO_TOOLS } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply, ToolCall } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { isBranching, isCoordination } from '../case-kinds.js'
import { changedScoring, COUNT, defineMetric, type MetricSpec, SHARE, YES_NO } from '../define-metric.js'
import { calledAgents, calledTools, type CallKind, NO_TRACE, resolveName } from './validate-calls.js'
import { expectsWorkflow } from './workflow-pass.js'

/**
 * The share of the required names, each counted once, that were called. At least one is required.
 * Source: poc-ai-workflow-frameworks, METRICS.md, tool coverage and agent coverage.
 * @example coverNames(['search', 'Rank'], ['SEARCH', 'search', 'web'], {}) // 0.5
 */
export function coverNames(
  required: readonly string[],
  called: readonly string[],
  aliases: Readonly<Record<string, string>>,
): number {
  const wanted = new Set(required.map((name) => resolveName(name, aliases)))
  const calls = new Set(called.map((name) => resolveName(name, aliases)))
  return [...wanted].filter((name) => calls.has(name)).length / wanted.size
}

function describeCoverage(kind: CallKind, spec: Pick<MetricSpec, 'title' | 'source' | 'docs'>): MetricSpec {
  const required = kind === 'tools' ? 'required_tools' : 'required_agents'
  return {
    name: `${kind}.coverage`,
    ...spec,
    ...SHARE,
    definition: ({ scoring }) => `${kind}.coverage/1${changedScoring(scoring, [`aliases.${kind}`])}`,
    applies: (golden) => (golden[required] ?? []).length > 0,
    score: ({ observation, golden }, { scoring }): Score => {
      const called = kind === 'tools' ? calledTools(observation.reply) : calledAgents(observation.reply)
      if (called === null) return unscored(NO_TRACE[kind])
      return scored(coverNames(golden[required] ?? [], called, scoring.aliases[kind]))
    },
    when_failed: 0,
  }
}

export const TOOL_COVERAGE = describeCoverage('tools', {
  title: 'tool coverage',
  source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage, "when tool traces are reported"',
  docs: {
    summary: 'How many of the required tools were called.',
    formula: '|required ∩ called| / |required|, each name once, names compared as in `workflow.tools-pass`.',
    needs: 'To cases with `required_tools`.',
    edge_cases: 'When the reply has no `tools` (`trace_missing`).',
    example: {
      text: 'Required `search` and `rank`; called `SEARCH` twice: 0.5.',
      case: TWO_TOOLS,
      reply: SEARCHED,
      value: 0.5,
    },
  },
})
export const AGENT_COVERAGE = describeCoverage('agents', {
  title: 'agent coverage',
  source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
  docs: {
    summary: 'How many of the required agents were called.',
    formula:
      '|required ∩ called| / |required|, each name once, names compared as in `workflow.agents-pass`. Called are `agents`, else the `agent` of each call of a tool.',
    needs: 'To cases with `required_agents`.',
    edge_cases: 'When the reply has neither `agents` nor a call of a tool that names its `agent` (`trace_missing`).',
    example: {
      text: 'Required `billing` and `legal`; called `Billing`: 0.5.',
      case: TWO_AGENTS,
      reply: { agents: ['Billing'] },
      value: 0.5,
    },
  },
})

export const toolCoverage: MetricDefinition = defineMetric(TOOL_COVERAGE)
export const agentCoverage: MetricDefinition = defineMetric(AGENT_COVERAGE)

const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate'

/** Elsewhere a target that has no tools would be reproached with reporting none. */
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
  docs: {
    summary: 'Whether the target says which tools it called. Its mean is the tool trace reporting rate.',
    formula: '1 when the reply has `tools`, also an empty list; else 0.',
    needs:
      'To cases that name tools or agents, that branch or coordinate (see [below](#branchinghop-coverage)), or whose profile is `branching` or `coordination`. A target without tools is not reproached elsewhere.',
    edge_cases: 'Never, when the target answered; a trial that failed is.',
    example: { text: '`tools: []`: 1.', case: TWO_TOOLS, reply: { tools: [] }, value: 1 },
  },
  aspect: 'conduct',
  source: SOURCE,
  ...YES_NO,
  applies: asksForTrace,
  score: ({ observation }) => scored(observation.reply.tools === undefined ? 0 : 1),
}

export const toolTraceReported = defineMetric(TRACE_REPORTED)

function defineTraceFact(
  spec: Pick<MetricSpec, 'name' | 'title' | 'docs' | 'unit' | 'kind' | 'direction' | 'range'> & Partial<MetricSpec>,
  measure: (tools: readonly ToolCall[]) => Score,
): MetricDefinition {
  return defineMetric({
    source: SOURCE,
    score: ({ observation }) => scoreTrace(observation.reply, measure),
    ...spec,
  })
}

function scoreTrace({ tools }: Reply, measure: (tools: readonly ToolCall[]) => Score): Score {
  return tools === undefined ? unscored(NO_TRACE.tools) : measure(tools)
}

export const toolsUsed = defineTraceFact(
  {
    docs: {
      summary: 'Whether any tool was called.',
      formula: '1 when `tools` is not empty, 0 when it is.',
      edge_cases: 'When the reply has no `tools` (`trace_missing`). A trial that failed is unscored.',
      example: { text: '`tools: []`: 0.', reply: { tools: [] }, value: 0 },
    },
    name: 'tools.used',
    title: 'tools used',
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
  },
  (tools) => scored(tools.length > 0 ? 1 : 0),
)

export const toolCalls = defineTraceFact(
  {
    name: 'tools.calls',
    title: 'calls of tools',
    docs: {
      summary: 'How many calls of tools the answer took.',
      formula: 'The length of `tools`.',
      source: 'Reported by the target',
      edge_cases: 'When the reply has no `tools` (`trace_missing`). A trial that failed is unscored.',
      example: {
        text: 'Three calls: 3.',
        reply: {
          tools: [
            { name: 'a', ok: true },
            { name: 'a', ok: true },
            { name: 'b', ok: false },
          ],
        },
        value: 3,
      },
    },
    ...COUNT,
  },
  (tools) => scored(tools.length),
)

export const toolErrors = defineTraceFact(
  {
    name: 'tools.errors',
    aspect: 'conduct',
    title: 'failed calls of tools',
    docs: {
      summary: 'How many calls of tools did not work.',
      formula: 'Calls with `ok: false`, or with an `error` where `ok` is not given.',
      source: 'Reported by the target',
      edge_cases:
        'When the reply has no `tools` (`trace_missing`); when there are calls and none has `ok` or `error`. A trial that failed is unscored.',
      example: {
        text: 'Three calls, of which one has `ok: false`: 1.',
        reply: {
          tools: [
            { name: 'a', ok: true },
            { name: 'a', ok: true },
            { name: 'b', ok: false },
          ],
        },
        value: 1,
      },
    },
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.5,
  },
  (tools) => countErrors(tools),
)

/** Calls that did not work: `ok: false`, or an `error`. Unscored where there are calls and none says how it went. */
function countErrors(tools: readonly ToolCall[]): Score {
  const told = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined)
  if (tools.length > 0 && told.length === 0)
    return unscored('the target does not say whether its calls of tools worked')
  return scored(told.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length)
}
