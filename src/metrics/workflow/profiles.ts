import type { MetricDefinition } from '../../model/metric.js'
import { type Score, scored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { isBranching, isCoordination, KIND_RULES, requiresHops } from '../case-kinds.js'
import { changedScoring, defineMetric, type MetricSpec } from '../define-metric.js'
import { AGENT_COVERAGE, TOOL_COVERAGE, TRACE_REPORTED } from './call-coverage.js'
import { ALL_HOPS, GROUNDED_HOP_COVERAGE, HOP_COVERAGE, HOP_RULES, scoreHopCoverage } from './match-hops.js'
import { allOf } from './validate-calls.js'

/** Cases of one kind, which have metrics of their own. */
interface CaseKind {
  /** The first part of the id, and in the title: `branching`. */
  readonly kind: string
  readonly includes: (golden: GoldenCase) => boolean
}

/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
export function defineForKind({ kind, includes }: CaseKind, part: string, spec: MetricSpec): MetricDefinition {
  const name = `${kind}.${part}`
  return defineMetric({
    ...spec,
    name,
    title: `${kind}: ${spec.title}`,
    definition: (context) => {
      const own = typeof spec.definition === 'string' ? spec.definition : spec.definition(context)
      return `${name}/1 ${KIND_RULES} ${own}`
    },
    applies: (golden, context) => includes(golden) && spec.applies(golden, context),
  })
}

const BRANCHING = { kind: 'branching', includes: isBranching }

export const branchingHopCoverage: MetricDefinition = defineForKind(BRANCHING, 'hop-coverage', HOP_COVERAGE)
export const branchingSuccess: MetricDefinition = defineForKind(BRANCHING, 'success', {
  ...ALL_HOPS,
  title: 'every hop stated',
})
export const branchingGrounded: MetricDefinition = defineForKind(
  BRANCHING,
  'grounded-hop-coverage',
  GROUNDED_HOP_COVERAGE,
)
export const branchingToolCoverage: MetricDefinition = defineForKind(BRANCHING, 'tool-coverage', TOOL_COVERAGE)
export const branchingTrace: MetricDefinition = defineForKind(BRANCHING, 'trace-reported', TRACE_REPORTED)

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
