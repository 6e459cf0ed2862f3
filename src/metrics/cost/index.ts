import type { MetricDefinition } from '../../model/metric.js'
import { cost, costKnown } from './cost.js'
import { costP50, costP95, latencyP50, latencyP95, tokensP50, tokensP95 } from './percentiles.js'
import { failures, latency, PHASE_TIMES, timeouts, ttft } from './times.js'
import { tokensAccurate, tokensPerAccurateAnswer, tokensSpentPerAccurateAnswer } from './tokens-per-accurate-answer.js'
import { tokensCachedShare, tokensInput, tokensOutput, tokensTotal } from './tokens.js'

/** What an answer costs in tokens, money and time, and what failed. */
export const SPENDING: readonly MetricDefinition[] = [
  tokensTotal,
  tokensInput,
  tokensOutput,
  tokensP50,
  tokensP95,
  tokensCachedShare,
  tokensPerAccurateAnswer,
  tokensSpentPerAccurateAnswer,
  tokensAccurate,
  cost,
  costP50,
  costP95,
  costKnown,
  latency,
  latencyP50,
  latencyP95,
  ttft,
  ...PHASE_TIMES,
  timeouts,
  failures,
]
