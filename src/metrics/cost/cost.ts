import { USAGE } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { AMOUNT, defineMetric, NEUTRAL_YES_NO, definePercentiles } from '../define-metric.js'
import { costOfReply } from './price-reply.js'

const PRICES = `A model's price comes from \`pricing\` in the suite, else from Goldenpair's short list, which is taken from [the sources](sources.md) and undated: set \`pricing\` (with \`as_of\`) before gating on dollars. The model ids of Bedrock, Vertex and OpenRouter work too: [how a model finds its price](costs.md#how-a-model-finds-its-price).

If a model's price is unknown, the price of its route tier (\`pricing.route_tiers\`, the same for input and output) takes its place, if the suite gives one. With \`pricing.mode: tier\` only route tiers count: those of \`pricing.route_tiers\`, then [LLMC's](sources.md#llmc) local 0, api 2 and codex 10. The route tier is the attempt's, or without attempts \`planner.route\`, as the target writes it.`

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
    summary: 'What a query costs, in US dollars.',
    formula:
      "`cost_usd` of the reply, if it has one; else the sum over all `attempts`, including abandoned ones; without attempts (or if they name one model and tier and count no tokens) the reply's `usage` is priced as one attempt. An attempt costs its `cost_usd`, if it has one, else (input − cached) · input price + cached · cached price + output · output price, with prices for 1,000,000 tokens. `cached_tokens` are the part of `input_tokens` that came from a cache; without a cached price (or with 0) they cost as much as other input.",
    edge_cases:
      'When the tokens, the model or the price of any attempt is unknown (an unknown cost must not become 0), and for failed trials.',
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
      'When the reply has neither `cost_usd`, `usage`, `model` nor `attempts`: then there may be no cost at all. When the trial failed.',
    example: {
      text: '`gpt-5-mini`, 900 in, 80 out: 1. The same with `my-own-model`, whose price is unknown: 0.',
      reply: USAGE,
      value: 1,
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, unknown models: an unknown cost must not become 0',
    ...NEUTRAL_YES_NO,
    score: ({ observation: { reply } }, { settings }) =>
      lacksCostData(reply)
        ? unscored('the target reported neither cost_usd, nor tokens, nor a model')
        : scored(costOfReply(reply, settings.pricing).kind === 'scored' ? 1 : 0),
  }),
]
