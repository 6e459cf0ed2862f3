import type { MetricDefinition } from '../../model/metric.js'
import { agentCoverage, toolCalls, toolCoverage, toolErrors, toolsUsed, toolTraceReported } from './call-coverage.js'
import { clarification } from './clarification.js'
import { chainSuccess, groundedHopCoverage, hopCoverage } from './match-hops.js'
import { BRANCHING_METRICS, COORDINATION_METRICS } from './profiles.js'
import { WORKFLOW_PASS } from './workflow-pass.js'

/** Which agents and tools were used, and the hops of what is found in several steps. */
export const WORKFLOW: readonly MetricDefinition[] = [
  ...WORKFLOW_PASS,
  agentCoverage,
  toolCoverage,
  toolTraceReported,
  toolsUsed,
  toolCalls,
  toolErrors,
  clarification,
  hopCoverage,
  groundedHopCoverage,
  chainSuccess,
  ...BRANCHING_METRICS,
  ...COORDINATION_METRICS,
]
