import { checkJsonSchema } from '../metrics/answer/json-schema.js'
import { buildMetrics } from '../metrics/build-metrics.js'
import { defaultGates } from '../metrics/default-gates.js'
import { resolveMetric } from '../metrics/resolve-metric.js'
import { JUDGE_MEASURES } from '../metrics/tables/judge-measures.js'
import type { SuiteRegistries } from '../suite/registries.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { REGISTRY as TARGETS } from '../targets/index.js'

/** What a suite may name, from the registries. */
export const SUITE_REGISTRIES: SuiteRegistries = {
  targets: TARGETS,
  judges: JUDGES,
  metrics: buildMetrics,
  resolveMetric,
  judgeMeasures: JUDGE_MEASURES.map(({ metric }) => metric),
  defaultGates,
  checkJsonSchema,
}
