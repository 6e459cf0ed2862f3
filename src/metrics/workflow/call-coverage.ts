import type { MetricDefinition } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { changedScoring } from '../define/changed-scoring.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'
import { calledAgents, calledTools, NO_TRACE } from './called-names.js'
import { resolveName } from './validate-calls.js'
import type { CallKind } from './validate-workflow.js'

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
