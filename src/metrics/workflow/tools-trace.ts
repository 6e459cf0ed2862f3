import type { GoldenCase } from '../../model/suite/case.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply, ToolCall } from '../../model/run/observation.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { NO_TRACE } from './called-names.js'
import { isBranching, isCoordination } from '../case-kinds.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'
import { expectsWorkflow } from './workflow-pass.js'

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
