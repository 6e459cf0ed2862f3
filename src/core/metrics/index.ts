import type { MetricDefinition } from '../model/metric.js'
import { AGENT_RUN } from './families/agent-run.js'
import { ANSWER } from './families/answer.js'
import { CODE } from './families/code.js'
import { BEHAVIOUR } from './families/behaviour.js'
import { RETRIEVAL } from './families/retrieval.js'
import { ROUTING } from './families/routing.js'
import { SPENDING } from './families/spending.js'
import { WORKFLOW } from './families/workflow.js'

/** Every metric, in the order in which reports show them. To add one: its file, and its line in its family. */
export const REGISTRY: readonly MetricDefinition[] = [
  ...RETRIEVAL,
  ...ROUTING,
  ...WORKFLOW,
  ...ANSWER,
  ...SPENDING,
  ...BEHAVIOUR,
  ...AGENT_RUN,
  ...CODE,
]
