import type { MetricDefinition } from '../../model/metric.js'
import { codeComplexity, codeDeclarations, codeReview, codeSize } from './code-metrics.js'

/** The source code of the system under test. */
export const CODE: readonly MetricDefinition[] = [...codeComplexity, ...codeDeclarations, ...codeSize, ...codeReview]
