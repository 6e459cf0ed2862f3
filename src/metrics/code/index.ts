import type { MetricDefinition } from '../../model/metric.js'
import { codeComplexity } from './code-complexity.js'
import { codeReview } from './code-review.js'
import { codeDeclarations, codeSize } from './code-size.js'

/** The source code of the system under test. */
export const CODE: readonly MetricDefinition[] = [...codeComplexity, ...codeDeclarations, ...codeSize, ...codeReview]
