import type { MetricDefinition } from '../model/metric.js'
import { AGENT_RUN } from './run/index.js'
import { ANSWER } from './answer/index.js'
import { CODE } from './code/index.js'
import { BEHAVIOUR } from './agent/index.js'
import { RETRIEVAL } from './retrieval/index.js'
import { ROUTING } from './routing/index.js'
import { SPENDING } from './cost/index.js'
import { WORKFLOW } from './workflow/index.js'

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
