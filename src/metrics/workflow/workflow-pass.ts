import type { GoldenCase } from '../../model/suite/case.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { changedScoring, type ScoringMember } from '../define/changed-scoring.js'
import { defineMetric } from '../define/define-metric.js'
import { NO_TRACE } from './called-names.js'
import { allOf, CALL_KINDS, type CallKind, expectsCalls, validateWorkflow } from './validate-workflow.js'

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
