import type { MetricDefinition } from '../../model/metric.js'
import { costKnown } from './cost-known.js'
import { cost } from './cost.js'
import { timeouts, failures } from './failures.js'
import { latency } from './latency.js'
import { tokensP50, tokensP95, costP50, costP95, latencyP50, latencyP95 } from './percentiles.js'
import { embedTime, retrieveTime, generateTime, toolTime } from './phases.js'
import { tokensCachedShare } from './tokens-cached-share.js'
import { tokensPerAccurateAnswer, tokensSpentPerAccurateAnswer, tokensAccurate } from './tokens-per-accurate-answer.js'
import { tokensTotal, tokensInput, tokensOutput } from './tokens.js'
import { ttft } from './ttft.js'

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
  embedTime,
  retrieveTime,
  generateTime,
  toolTime,
  timeouts,
  failures,
]
