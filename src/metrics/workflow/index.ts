import type { MetricDefinition } from '../../model/metric.js'
import {
  branchingHopCoverage,
  branchingGrounded,
  branchingSuccess,
  branchingToolCoverage,
  branchingTrace,
} from './branching.js'
import { agentCoverage, toolCoverage } from './call-coverage.js'
import { clarification } from './clarification.js'
import {
  coordinationHops,
  coordinationGrounded,
  coordinationSuccess,
  coordinationAgents,
  coordinationTools,
  coordinationTrace,
} from './coordination.js'
import { hopCoverage, groundedHopCoverage, chainSuccess } from './hops.js'
import { toolTraceReported, toolsUsed, toolCalls, toolErrors } from './tools-trace.js'
import {
  agentsMissing,
  agentsUnexpected,
  agentsIncluded,
  agentsExcluded,
  toolsMissing,
  toolsUnexpected,
  toolsIncluded,
  toolsExcluded,
} from './workflow-counts.js'
import { workflowPass, workflowAgentsPass, workflowToolsPass } from './workflow-pass.js'

/** Which agents and tools were used, and the hops of what is found in several steps. */
export const WORKFLOW: readonly MetricDefinition[] = [
  workflowPass,
  workflowAgentsPass,
  agentsMissing,
  agentsUnexpected,
  agentsIncluded,
  agentsExcluded,
  workflowToolsPass,
  toolsMissing,
  toolsUnexpected,
  toolsIncluded,
  toolsExcluded,
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
  branchingHopCoverage,
  branchingGrounded,
  branchingSuccess,
  branchingToolCoverage,
  branchingTrace,
  coordinationHops,
  coordinationGrounded,
  coordinationSuccess,
  coordinationAgents,
  coordinationTools,
  coordinationTrace,
]
