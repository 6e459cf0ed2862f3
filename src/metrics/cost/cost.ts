import type { Reply } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { defineAmountMetric, defineMetric } from '../define-metric.js'
import { costOfReply } from './price-reply.js'

export const cost = defineAmountMetric({
  name: 'cost.usd',
  title: 'cost per query',
  source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
  unit: 'usd',
  aliases: ['cost'],
  score: ({ observation }, { settings }) => costOfReply(observation.reply, settings.pricing),
})

export const costKnown = defineMetric({
  name: 'cost.known',
  title: 'cost known',
  source: 'poc-ai-workflow-frameworks, METRICS.md, unknown models: a cost of 0 must not come from ignorance',
  unit: 'ratio',
  kind: 'binary',
  direction: 'neutral',
  range: [0, 1],
  definition: 'cost.known/1',
  applies: () => true,
  score: ({ observation: { reply } }, { settings }) =>
    saysNothingOfCost(reply)
      ? unscored('the target reported neither cost_usd, nor tokens, nor a model')
      : scored(costOfReply(reply, settings.pricing).kind === 'scored' ? 1 : 0),
  when_failed: 'unscored',
})

/** A target that no model answers for, such as a search, has no cost that could be unknown. */
export function saysNothingOfCost({ cost_usd: cost, usage, model, attempts = [] }: Reply): boolean {
  return cost === undefined && usage === undefined && model === undefined && attempts.length === 0
}
