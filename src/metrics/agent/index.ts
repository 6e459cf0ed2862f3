import type { MetricDefinition } from '../../model/metric.js'
import { EFFICIENCY } from './efficiency-scores.js'
import { GROUNDING } from './grounding.js'
import { REASONING } from './reasoning.js'

/** Metrics of how the target reached its answers, and of the resources that it used. */
export const BEHAVIOUR: readonly MetricDefinition[] = [...REASONING, ...GROUNDING, ...EFFICIENCY]
