import type { MetricDefinition } from '../../model/metric.js'
import { EFFICIENCY } from './efficiency-scores.js'
import { GROUNDING } from './grounding.js'
import { REASONING } from './reasoning.js'

/** How the target came to its answers, and what it used up. */
export const BEHAVIOUR: readonly MetricDefinition[] = [...REASONING, ...GROUNDING, ...EFFICIENCY]
