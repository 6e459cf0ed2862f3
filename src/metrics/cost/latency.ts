import type { OkObservation } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
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

/** Why no time of a trial, and nothing else that depends on the machine, is measured. */
export const FROM_CACHE = 'the answer is from the cache'
