import type { MetricDefinition } from '../../model/metric.js'
import { cacheHitRate, cacheHits, cacheAccesses } from './cache.js'
import { memoryScore, cpuScore, latencyScore, costScore } from './efficiency-scores.js'
import { groundingScore, groundingConsistency, groundingHeuristic } from './grounding.js'
import {
  reasoningDepth,
  reasoningPlanning,
  reasoningConfidence,
  reasoningBacktracks,
  reasoningHeuristic,
} from './reasoning.js'
import { memory, memoryPeak, cpu } from './resources.js'
import { toolsEfficiency } from './tools-efficiency.js'

/** How the target came to its answers, and what it used up. */
export const BEHAVIOUR: readonly MetricDefinition[] = [
  reasoningDepth,
  reasoningPlanning,
  reasoningConfidence,
  reasoningBacktracks,
  reasoningHeuristic,
  groundingScore,
  groundingConsistency,
  groundingHeuristic,
  toolsEfficiency,
  memory,
  memoryPeak,
  memoryScore,
  cpu,
  cpuScore,
  cacheHitRate,
  cacheHits,
  cacheAccesses,
  latencyScore,
  costScore,
]
