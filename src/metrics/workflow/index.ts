import type { MetricDefinition } from '../../model/metric.js'
import { CALLS } from './call-coverage.js'
import { clarification } from './clarification.js'
import { HOPS } from './match-hops.js'
import { BRANCHING_METRICS, COORDINATION_METRICS } from './profiles.js'
import { WORKFLOW_PASS } from './workflow-pass.js'

/** Which agents and tools were used, and the hops of what is found in several steps. */
export const WORKFLOW: readonly MetricDefinition[] = [
  ...WORKFLOW_PASS,
  ...CALLS,
  clarification,
  ...HOPS,
  ...BRANCHING_METRICS,
  ...COORDINATION_METRICS,
]
