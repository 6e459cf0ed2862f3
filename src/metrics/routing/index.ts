import type { MetricDefinition } from '../../model/metric.js'
import {
  calibrationBrier,
  calibrationCorrelation,
  calibrationEce,
  calibrationMce,
  plannerConfidence,
  plannerSpanCount,
} from './calibration.js'
import { routeAccuracy, routeFirstTierShare, routeOverRouted, routeUnderRouted } from './route-choice.js'
import { routeAttempts, routeEscalationRate, routeEscalations } from './route-escalation.js'

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
