import { USAGE } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { AMOUNT, defineMetric, NEUTRAL_YES_NO, definePercentiles } from '../define-metric.js'
import { costOfReply } from './price-reply.js'

const PRICES = `Prices are by model: those of \`pricing\` in the suite, then Goldenpair's own few, which are those of [the sources](sources.md) and undated: set \`pricing\` (with \`as_of\`) before gating on dollars. A model is found under the ids of Bedrock, Vertex and OpenRouter too: [how a model finds its price](costs.md#how-a-model-finds-its-price).

Where no price is known for a model, the price of its route tier (\`pricing.route_tiers\`, one for input and output alike) stands in, if the suite gives one. With \`pricing.mode: tier\` route tiers alone count: those of \`pricing.route_tiers\`, then [LLMC's](sources.md#llmc) local 0, api 2 and codex 10. The route tier is that of the attempt, or without attempts \`planner.route\`, as the target writes it.`

/** Whether a reply has no cost data, as for a target without a model, such as a search. */
export function lacksCostData({ cost_usd: cost, usage, model, attempts = [] }: Reply): boolean {
  return cost === undefined && usage === undefined && model === undefined && attempts.length === 0
}

/** Metrics of what an answer costs in money. */
export const COST: readonly MetricDefinition[] = [
  defineMetric({
    ...AMOUNT,
    name: 'cost.usd',
    title: 'cost per query',
    summary: 'US dollars per query.',
    formula:
      "`cost_usd` of the reply, if it has one; else the sum over all `attempts`, those that were given up too; without attempts (or where they name one model and tier and count no tokens) the reply's `usage` is priced as one. An attempt costs its `cost_usd`, if it has one, else (input − cached) · input price + cached · cached price + output · output price, prices being for 1,000,000 tokens. `cached_tokens` are the part of `input_tokens` that came from a cache; without a cached price (or with 0) they cost as much as other input.",
    edge_cases:
      'When tokens, model or price of any attempt are not known (a cost of 0 must not come from ignorance), and for failed trials.',
    remarks: PRICES,
    example: {
      text: '`openai/gpt-5-mini` at $0.25 in and $2 out, 900 in, 80 out: (900 · 0.25 + 80 · 2) / 1,000,000 = $0.000385.',
      reply: USAGE,
      value: 0.000385,
    },
    source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
    unit: 'usd',
    aliases: ['cost'],
    score: ({ observation }, { settings }) => costOfReply(observation.reply, settings.pricing),
  }),
  ...definePercentiles({
    of: 'cost.usd',
    title: 'cost',
    what: 'US dollars',
    unit: 'usd',
    example: { cases: '$1, $2, $3, $4 and $10', 50: '$3', 95: '$8.80' },
    exampleOf: (dollars) => ({ reply: { cost_usd: dollars } }),
  }),
  defineMetric({
    name: 'cost.known',
    title: 'cost known',
    summary: 'Whether the cost of a reply is known. Its mean is the share of such replies.',
    formula: '1 when `cost.usd` is scored, else 0.',
    edge_cases:
      'When the reply has neither `cost_usd`, `usage`, `model` nor `attempts`: then there is no cost to know. When the trial failed.',
    example: {
      text: '`gpt-5-mini`, 900 in, 80 out: 1. The same of `my-own-model`, which no price is known for: 0.',
      reply: USAGE,
      value: 1,
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, unknown models: a cost of 0 must not come from ignorance',
    ...NEUTRAL_YES_NO,
    score: ({ observation: { reply } }, { settings }) =>
      lacksCostData(reply)
        ? unscored('the target reported neither cost_usd, nor tokens, nor a model')
        : scored(costOfReply(reply, settings.pricing).kind === 'scored' ? 1 : 0),
  }),
]
