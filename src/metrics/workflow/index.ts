import type { MetricDefinition } from '../../model/metric.js'
import {
  branchingGrounded,
  branchingHopCoverage,
  branchingSuccess,
  branchingToolCoverage,
  branchingTrace,
} from './branching.js'
import { agentCoverage, toolCoverage } from './call-coverage.js'
import { clarification } from './clarification.js'
import {
  coordinationAgents,
  coordinationGrounded,
  coordinationHops,
  coordinationSuccess,
  coordinationTools,
  coordinationTrace,
} from './coordination.js'
import { chainSuccess, groundedHopCoverage, hopCoverage } from './match-hops.js'
import { toolCalls, toolErrors, toolsUsed, toolTraceReported } from './tools-trace.js'
import {
  agentsExcluded,
  agentsIncluded,
  agentsMissing,
  agentsUnexpected,
  toolsExcluded,
  toolsIncluded,
  toolsMissing,
  toolsUnexpected,
} from './workflow-counts.js'
import { workflowAgentsPass, workflowPass, workflowToolsPass } from './workflow-pass.js'

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
