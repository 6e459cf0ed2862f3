import { checkJsonSchemaKeywords } from '../core/metrics/json-schema.js'
import { buildMetrics } from '../core/metrics/build-metrics.js'
import { defaultGates } from '../core/metrics/default-gates.js'
import { resolveMetric } from '../core/metrics/resolve-metric.js'
import { JUDGE_MEASURES } from '../core/metrics/tables/judge-measures.js'
import type { SuiteRegistries } from '../core/suite/registries.js'
import { REGISTRY as JUDGES } from '../shell/judges/index.js'
import { REGISTRY as TARGETS } from '../shell/targets/index.js'

/** What a suite may name, from the registries. */
export const SUITE_REGISTRIES: SuiteRegistries = {
  targets: TARGETS,
  judges: JUDGES,
  metrics: buildMetrics,
  resolveMetric,
  judgeMeasures: JUDGE_MEASURES.map(({ metric }) => metric),
  defaultGates,
  checkJsonSchema: checkJsonSchemaKeywords,
}
