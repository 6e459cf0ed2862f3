import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { changedScoring, defineMetric, type ScoringMember } from '../define-metric.js'
import {
  allOf,
  CALL_KINDS,
  type CallKind,
  type CallValidation,
  expectsCalls,
  NO_TRACE,
  validateWorkflow,
} from './validate-calls.js'

/** Whether the case names any agent or tool. */
export function expectsWorkflow(golden: GoldenCase): boolean {
  return CALL_KINDS.some((kind) => expectsCalls(golden, kind))
}

/** The members of a suite's scoring that are part of what workflows mean. */
export const WORKFLOW_SETTINGS: readonly ScoringMember[] = [
  'aliases.agents',
  'aliases.tools',
  'always_expected_agents',
  'workflow',
]

/**
 * 1 when the calls of the kinds are as the case says, each kind only where the case names any; else 0. A missing trace leaves it
 * unscored, or fails where the suite requires one.
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

function definePass(name: string, title: string, kinds: readonly CallKind[]): MetricDefinition {
  return defineMetric({
    name,
    title,
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
    applies: (golden) => kinds.some((kind) => expectsCalls(golden, kind)),
    score: (trial, { scoring }) => scoreWorkflow(trial, scoring, kinds),
    when_failed: 0,
  })
}

export const workflowPass = definePass('workflow.pass', 'workflow passed', CALL_KINDS)
export const workflowAgentsPass = definePass('workflow.agents-pass', 'agents as expected', ['agents'])
export const workflowToolsPass = definePass('workflow.tools-pass', 'tools as expected', ['tools'])

/** How many names are in one of the lists of a validation. The lists themselves are in the table `workflow-validation`. */
function defineCount(kind: CallKind, list: Exclude<keyof CallValidation, 'pass'>): MetricDefinition {
  const name = `workflow.${kind}-${list}`
  const isFault = list === 'missing' || list === 'unexpected'
  return defineMetric({
    name,
    title: `${list} ${kind}`,
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation',
    unit: 'count',
    kind: 'continuous',
    direction: isFault ? 'lower' : 'neutral',
    range: [0, null],
    ...(isFault && { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.5 }),
    definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
    applies: (golden) => expectsCalls(golden, kind),
    score: ({ observation, golden }, { scoring }) => {
      const calls = validateWorkflow(golden, observation.reply, scoring)[kind]
      return calls === null || calls === 'trace_missing' ? unscored(NO_TRACE[kind]) : scored(calls[list].length)
    },
    when_failed: 'unscored',
  })
}

export const agentsIncluded = defineCount('agents', 'included')
export const agentsExcluded = defineCount('agents', 'excluded')
export const agentsMissing = defineCount('agents', 'missing')
export const agentsUnexpected = defineCount('agents', 'unexpected')
export const toolsIncluded = defineCount('tools', 'included')
export const toolsExcluded = defineCount('tools', 'excluded')
export const toolsMissing = defineCount('tools', 'missing')
export const toolsUnexpected = defineCount('tools', 'unexpected')
