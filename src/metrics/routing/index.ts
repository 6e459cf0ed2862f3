import type { MetricDefinition } from '../../model/metric.js'
import { CALIBRATION } from './calibration.js'
import { ROUTE_CHOICE, ROUTE_ESCALATION } from './route-choice.js'

/** Metrics of the route tier that answered, and of how well the planner judges itself. */
export const ROUTING: readonly MetricDefinition[] = [...ROUTE_ESCALATION, ...ROUTE_CHOICE, ...CALIBRATION]
