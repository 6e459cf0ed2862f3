import type { MetricDefinition } from '../../model/metric.js'
import { isBranching } from '../case-kinds.js'
import { defineForKind } from '../define/define-for-kind.js'
import { TOOL_COVERAGE } from './call-coverage.js'
import { ALL_HOPS, GROUNDED_HOP_COVERAGE, HOP_COVERAGE } from './match-hops.js'
import { TRACE_REPORTED } from './tools-trace.js'

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
