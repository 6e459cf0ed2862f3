import type { MetricDefinition } from '../model/metric.js'
import { checks } from './checks.js'
import { cost } from './cost.js'
import { exactMatchMetric } from './exact-match.js'
import { hit } from './hit.js'
import { latency } from './latency.js'
import { mrr } from './mrr.js'
import { ndcg } from './ndcg.js'
import { precision } from './precision.js'
import { recall } from './recall.js'
import { success, successAnswer, successRetrieval } from './success.js'
import { tokenF1Metric } from './token-f1.js'
import { tokensInput, tokensOutput, tokensTotal } from './tokens.js'
import { ttft } from './ttft.js'

/** Every metric, in the order in which reports show them. */
export const REGISTRY: readonly MetricDefinition[] = [
  success,
  successRetrieval,
  successAnswer,
  precision,
  recall,
  ndcg,
  hit,
  mrr,
  exactMatchMetric,
  tokenF1Metric,
  checks,
  tokensTotal,
  tokensInput,
  tokensOutput,
  cost,
  latency,
  ttft,
]
