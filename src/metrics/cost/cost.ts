import { costOfReply } from './cost-of-reply.js'
import { defineAmountMetric } from '../define/define-amount-metric.js'

export const cost = defineAmountMetric({
  name: 'cost.usd',
  title: 'cost per query',
  source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
  unit: 'usd',
  aliases: ['cost'],
  score: ({ observation }, { settings }) => costOfReply(observation.reply, settings.pricing),
})
