import type { MetricDefinition } from '../../model/metric.js'
import type { Reply, ToolCall } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { isBranching, isCoordination } from '../case-kinds.js'
import { changedScoring, defineMetric, type MetricSpec } from '../define-metric.js'
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

function describeCoverage(kind: CallKind, title: string): MetricSpec {
  const required = kind === 'tools' ? 'required_tools' : 'required_agents'
  return {
    name: `${kind}.coverage`,
    title,
    source: 'poc-ai-workflow-frameworks, METRICS.md, branching and coordination profiles',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
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

export const TOOL_COVERAGE = describeCoverage('tools', 'tool coverage')
export const AGENT_COVERAGE = describeCoverage('agents', 'agent coverage')

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
  aspect: 'conduct',
  source: SOURCE,
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: 'tools.trace-reported/1',
  applies: asksForTrace,
  score: ({ observation }) => scored(observation.reply.tools === undefined ? 0 : 1),
  when_failed: 'unscored',
}

export const toolTraceReported = defineMetric(TRACE_REPORTED)

function defineTraceFact(
  spec: Pick<MetricSpec, 'name' | 'title' | 'unit' | 'kind' | 'direction' | 'range'> & Partial<MetricSpec>,
  measure: (tools: readonly ToolCall[]) => Score,
): MetricDefinition {
  return defineMetric({
    source: SOURCE,
    definition: `${spec.name}/1`,
    applies: () => true,
    score: ({ observation }) => scoreTrace(observation.reply, measure),
    when_failed: 'unscored',
    ...spec,
  })
}

function scoreTrace({ tools }: Reply, measure: (tools: readonly ToolCall[]) => Score): Score {
  return tools === undefined ? unscored(NO_TRACE.tools) : measure(tools)
}

export const toolsUsed = defineTraceFact(
  { name: 'tools.used', title: 'tools used', unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] },
  (tools) => scored(tools.length > 0 ? 1 : 0),
)

export const toolCalls = defineTraceFact(
  {
    name: 'tools.calls',
    title: 'calls of tools',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
  },
  (tools) => scored(tools.length),
)

export const toolErrors = defineTraceFact(
  {
    name: 'tools.errors',
    aspect: 'conduct',
    title: 'failed calls of tools',
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
