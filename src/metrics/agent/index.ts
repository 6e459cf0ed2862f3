import type { MetricDefinition } from '../../model/metric.js'
import {
  cacheAccesses,
  cacheHitRate,
  cacheHits,
  costScore,
  cpu,
  cpuScore,
  cpuTime,
  latencyScore,
  memory,
  memoryPeak,
  memoryScore,
  toolsEfficiency,
  toolsHeuristic,
} from './efficiency-scores.js'
import { GROUNDING } from './grounding.js'
import { REASONING } from './reasoning.js'

/** How the target came to its answers, and what it used up. */
export const BEHAVIOUR: readonly MetricDefinition[] = [
  ...REASONING,
  ...GROUNDING,
  toolsEfficiency,
  toolsHeuristic,
  memory,
  memoryPeak,
  memoryScore,
  cpu,
  cpuScore,
  cpuTime,
  cacheHitRate,
  cacheHits,
  cacheAccesses,
  latencyScore,
  costScore,
]
