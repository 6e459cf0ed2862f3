import { costOfReply } from './cost-of-reply.js'
import { defineMetric } from './define/define-metric.js'

export const cost = defineMetric({
  name: 'cost.usd',
  title: 'cost per query',
  source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
  unit: 'usd',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'cost.usd/1',
  aliases: ['cost'],
  applies: () => true,
  score: ({ observation }, { settings }) => costOfReply(observation.reply, settings.pricing),
  when_failed: 'unscored',
})
