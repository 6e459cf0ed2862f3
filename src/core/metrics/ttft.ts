import { scored, unscored } from '../model/score.js'
import { defineMetric } from './define/define-metric.js'

export const ttft = defineMetric({
  name: 'performance.ttft',
  title: 'time to first token',
  source: '`ttft_ms` reported by the target',
  unit: 's',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'bound',
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'performance.ttft/1',
  applies: () => true,
  score: ({ observation: { reply } }) =>
    reply.ttft_ms === undefined ? unscored('the target reported no ttft_ms') : scored(reply.ttft_ms / 1000),
  when_failed: 'unscored',
})
