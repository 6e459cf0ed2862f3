import type { MetricDefinition } from '../../model/metric.js'
import { cost, costKnown } from './cost.js'
import { COST_PERCENTILES, LATENCY_PERCENTILES, TOKEN_PERCENTILES } from './percentiles.js'
import { failures, latency, PHASE_TIMES, timeouts, ttft } from './times.js'
import { ACCURATE_ANSWERS } from './tokens-per-accurate-answer.js'
import { tokensCachedShare, tokensInput, tokensOutput, tokensTotal } from './tokens.js'

/** What an answer costs in tokens, money and time, and what failed. */
export const SPENDING: readonly MetricDefinition[] = [
  tokensTotal,
  tokensInput,
  tokensOutput,
  ...TOKEN_PERCENTILES,
  tokensCachedShare,
  ...ACCURATE_ANSWERS,
  cost,
  ...COST_PERCENTILES,
  costKnown,
  latency,
  ...LATENCY_PERCENTILES,
  ttft,
  ...PHASE_TIMES,
  timeouts,
  failures,
]
