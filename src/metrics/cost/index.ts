import type { MetricDefinition } from '../../model/metric.js'
import { COST } from './cost.js'
import { TIMES } from './times.js'
import { ACCURATE_ANSWERS } from './tokens-per-accurate-answer.js'
import { TOKENS } from './tokens.js'

/** Metrics of what an answer costs in tokens, money and time, and of what failed. */
export const SPENDING: readonly MetricDefinition[] = [...TOKENS, ...ACCURATE_ANSWERS, ...COST, ...TIMES]
