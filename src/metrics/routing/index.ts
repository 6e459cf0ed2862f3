import type { MetricDefinition } from '../../model/metric.js'
import { calibrationBrier } from './calibration-brier.js'
import { calibrationCorrelation } from './calibration-correlation.js'
import { calibrationEce, calibrationMce } from './calibration-error.js'
import { plannerConfidence } from './planner-confidence.js'
import { plannerSpanCount } from './planner-span-count.js'
import { routeFirstTierShare, routeAccuracy, routeUnderRouted, routeOverRouted } from './route-choice.js'
import { routeEscalationRate, routeEscalations, routeAttempts } from './route-escalation.js'

/** Which route tier answered, and how well the planner knew what it knew. */
export const ROUTING: readonly MetricDefinition[] = [
  routeEscalationRate,
  routeEscalations,
  routeAttempts,
  routeFirstTierShare,
  routeAccuracy,
  routeUnderRouted,
  routeOverRouted,
  plannerConfidence,
  plannerSpanCount,
  calibrationEce,
  calibrationMce,
  calibrationBrier,
  calibrationCorrelation,
]
