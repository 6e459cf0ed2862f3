import type { OkObservation } from '../../model/observation.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { FROM_CACHE } from './from-cache.js'
import { defineAmountMetric } from '../define/define-amount-metric.js'

/** How long the answer took; unscored where nobody measured it. */
export function latencySeconds({ latency_ms: latencyMs, cached }: Pick<OkObservation, 'latency_ms' | 'cached'>): Score {
  if (latencyMs !== null) return scored(latencyMs / 1000)
  return unscored(cached === true ? FROM_CACHE : 'the latency was not recorded')
}

export const latency = defineAmountMetric({
  name: 'performance.latency',
  title: 'latency',
  source: 'wall clock of Goldenpair, request sent to reply read',
  unit: 's',
  environment: 'bound',
  score: ({ observation }) => latencySeconds(observation),
})
