import type { MetricDefinition } from '../../model/metric.js'
import { CALLS } from './call-coverage.js'
import { clarification } from './clarification.js'
import { HOPS } from './match-hops.js'
import { BRANCHING_METRICS, COORDINATION_METRICS } from './profiles.js'
import { WORKFLOW_PASS } from './workflow-pass.js'

/** Metrics of the agents and tools that were used, and of facts that are found in several steps (hops). */
export const WORKFLOW: readonly MetricDefinition[] = [
  ...WORKFLOW_PASS,
  ...CALLS,
  clarification,
  ...HOPS,
  ...BRANCHING_METRICS,
  ...COORDINATION_METRICS,
]
