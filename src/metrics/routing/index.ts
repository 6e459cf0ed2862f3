import type { MetricDefinition } from '../../model/metric.js'
import { CALIBRATION } from './calibration.js'
import { ROUTE_CHOICE, ROUTE_ESCALATION } from './route-choice.js'

/** Which route tier answered, and how well the planner knew what it knew. */
export const ROUTING: readonly MetricDefinition[] = [...ROUTE_ESCALATION, ...ROUTE_CHOICE, ...CALIBRATION]
