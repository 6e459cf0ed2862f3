import type { MetricDefinition } from '../model/metric.js'
import { BEHAVIOUR } from './agent/index.js'
import { ANSWER } from './answer/index.js'
import { CODE } from './code/index.js'
import { SPENDING } from './cost/index.js'
import { RETRIEVAL } from './retrieval/index.js'
import { ROUTING } from './routing/index.js'
import { AGENT_RUN } from './run/index.js'
import { WORKFLOW } from './workflow/index.js'

/** A folder of metrics, as docs/metrics.md groups them. An `introduction.md` in the folder comes first. */
interface MetricFamily {
  readonly folder: string
  readonly title: string
  readonly metrics: readonly MetricDefinition[]
}

/** The families in the order in which reports show their metrics. To add a metric, add its file and a line in its family's index. */
export const FAMILIES: readonly MetricFamily[] = [
  { folder: 'retrieval', title: 'Success and retrieval', metrics: RETRIEVAL },
  { folder: 'routing', title: 'Routes, planning and confidence', metrics: ROUTING },
  { folder: 'workflow', title: 'Agents, tools and hops', metrics: WORKFLOW },
  { folder: 'answer', title: 'The answer and its judges', metrics: ANSWER },
  { folder: 'cost', title: 'Tokens, money and time', metrics: SPENDING },
  { folder: 'agent', title: 'How the target works', metrics: BEHAVIOUR },
  { folder: 'run', title: 'Runs of agents', metrics: AGENT_RUN },
  { folder: 'code', title: 'The source code', metrics: CODE },
]

/** Every metric. */
export const REGISTRY: readonly MetricDefinition[] = FAMILIES.flatMap(({ metrics }) => metrics)
