import { scored, unscored } from '../../model/score.js'
import { defineAmountMetric } from '../define/define-amount-metric.js'

export const ttft = defineAmountMetric({
  name: 'performance.ttft',
  title: 'time to first token',
  source: '`ttft_ms` reported by the target',
  unit: 's',
  environment: 'bound',
  score: ({ observation: { reply } }) =>
    reply.ttft_ms === undefined ? unscored('the target reported no ttft_ms') : scored(reply.ttft_ms / 1000),
})
