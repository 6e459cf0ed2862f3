import type { MetricDefinition } from '../../model/metric.js'
import { CODE_MEASURES, CODE_REVIEW } from './code-metrics.js'

/** Metrics of the source code of the system under test. */
export const CODE: readonly MetricDefinition[] = [...CODE_MEASURES, ...CODE_REVIEW]
