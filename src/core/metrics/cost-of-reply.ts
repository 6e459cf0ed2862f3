import type { Reply } from '../model/observation.js'
import type { Pricing } from '../model/pricing.js'
import { scored, unscored, type Score } from '../model/score.js'
import { normalizeModelName } from './normalize-model-name.js'
import { inputTokensOf, outputTokensOf } from './tokens.js'

const TOKENS_PER_PRICE = 1_000_000

/** A model's name comes from the target and is repeated in a reason. */
const MODEL_NAME_LENGTH = 80

/**
 * What one reply cost in US dollars: its own `cost_usd`, else its tokens at the price of its model. `cached_tokens` are the part of
 * `input_tokens` that the provider read from a cache; a cached price of 0 or none means unknown, and they then cost as much as
 * other input. Unscored when the model, its price or a token count is missing: a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
export function costOfReply(reply: Reply, pricing: Pricing): Score {
  if (reply.cost_usd !== undefined) return scored(reply.cost_usd)
  const input = inputTokensOf(reply)
  const output = outputTokensOf(reply)
  if (input.kind === 'unscored') return input
  if (output.kind === 'unscored') return output
  if (reply.model === undefined) return unscored('the target reported neither cost_usd nor a model')
  const name = normalizeModelName(reply.model, Object.keys(pricing.models))
  const price = name === null ? undefined : pricing.models[name]
  if (price === undefined) {
    const model = reply.model.slice(0, MODEL_NAME_LENGTH)
    return unscored(`no price is known for the model ${model}; set it under \`pricing\` in the suite`)
  }
  const cached = reply.usage?.cached_tokens ?? 0
  if (cached > input.value) {
    return unscored(`the target reported more cached tokens (${cached}) than input tokens (${input.value})`)
  }
  const cachedPrice = price.cached || price.input
  const dollars = (input.value - cached) * price.input + cached * cachedPrice + output.value * price.output
  return scored(dollars / TOKENS_PER_PRICE)
}
