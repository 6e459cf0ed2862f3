import type { OkObservation } from '../model/observation.js'
import { scored, unscored, type Score } from '../model/score.js'
import { FROM_CACHE } from './from-cache.js'
import { defineMetric } from './define/define-metric.js'

/** How long the answer took; unscored where nobody measured it. */
export function latencySeconds({ latency_ms: latencyMs, cached }: Pick<OkObservation, 'latency_ms' | 'cached'>): Score {
  if (latencyMs !== null) return scored(latencyMs / 1000)
  return unscored(cached === true ? FROM_CACHE : 'the latency was not recorded')
}

export const latency = defineMetric({
  name: 'performance.latency',
  title: 'latency',
  source: 'wall clock of Goldenpair, request sent to reply read',
  unit: 's',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'bound',
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'performance.latency/1',
  applies: () => true,
  score: ({ observation }) => latencySeconds(observation),
  when_failed: 'unscored',
})
