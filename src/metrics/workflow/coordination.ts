import type { MetricDefinition } from '../../model/metric.js'
import { type Score, scored } from '../../model/score.js'
import { isCoordination, requiresHops } from '../case-kinds.js'
import { changedScoring } from '../define/changed-scoring.js'
import { defineForKind } from '../define/define-for-kind.js'
import type { MetricSpec } from '../define/define-metric.js'
import { AGENT_COVERAGE, TOOL_COVERAGE } from './call-coverage.js'
import { GROUNDED_HOP_COVERAGE, HOP_COVERAGE, HOP_RULES, scoreHopCoverage } from './match-hops.js'
import { TRACE_REPORTED } from './tools-trace.js'
import { allOf } from './validate-workflow.js'

const COORDINATION = { kind: 'coordination', includes: isCoordination }

function reaches(score: Score, least: number): Score {
  return score.kind === 'unscored' ? score : scored(score.value >= least ? 1 : 0)
}

const COORDINATED: MetricSpec = {
  name: 'coordination.success',
  title: 'agents and hops',
  source: 'poc-ai-workflow-frameworks, METRICS.md, coordination success rate; the threshold of its implementation',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: ({ scoring }) =>
    `${HOP_RULES}${changedScoring(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
  applies: (golden, context) => AGENT_COVERAGE.applies(golden, context) && requiresHops(golden),
  score: (trial, context) =>
    allOf([
      reaches(AGENT_COVERAGE.score(trial, context), 1),
      reaches(scoreHopCoverage(trial), context.scoring.coordination_hop_threshold),
    ]),
  when_failed: 0,
}

export const coordinationSuccess: MetricDefinition = defineForKind(COORDINATION, 'success', COORDINATED)
export const coordinationAgents: MetricDefinition = defineForKind(COORDINATION, 'agent-coverage', AGENT_COVERAGE)
export const coordinationHops: MetricDefinition = defineForKind(COORDINATION, 'hop-coverage', HOP_COVERAGE)
export const coordinationGrounded: MetricDefinition = defineForKind(
  COORDINATION,
  'grounded-hop-coverage',
  GROUNDED_HOP_COVERAGE,
)
export const coordinationTools: MetricDefinition = defineForKind(COORDINATION, 'tool-coverage', TOOL_COVERAGE)
export const coordinationTrace: MetricDefinition = defineForKind(COORDINATION, 'trace-reported', TRACE_REPORTED)
