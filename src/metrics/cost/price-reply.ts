import type { SpentTokens } from '../../model/run/judging.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { Price, Pricing } from '../../model/suite/pricing.js'
import { rememberLast } from '../remember-last.js'
import { type Bill, billsOf } from './bills-of-reply.js'
import { findPrice } from './find-price.js'
import { canonicalModelName } from './normalize-model-name.js'

/**
 * What tokens cost in US dollars; none cost nothing, whoever was to be paid for them. Unscored where no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
export function costOfTokens({ model, ...usage }: SpentTokens, pricing: Pricing): Score {
  if (usage.input_tokens === 0 && usage.output_tokens === 0) return scored(0)
  return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing)
}

/**
 * The prices that docs/sources.md names, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
export const DEFAULT_PRICING: Pricing = {
  as_of: 'undated (docs/sources.md)',
  models: {
    'claude-haiku-3-5': { input: 0.8, output: 4 },
    'claude-haiku-4-5': { input: 0.8, output: 4 },
    'claude-opus-4-5': { input: 15, output: 75 },
    'claude-sonnet-4': { input: 3, output: 15 },
    'gpt-4o': { input: 5, output: 15 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'gpt-5-mini': { input: 0.25, output: 2 },
  },
  /** Only where a suite prices by tier: what an unknown model of some tier costs is not known. */
  route_tiers: { local: 0, api: 2, codex: 10 },
}

/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are filled up only with `mode: tier`.
 * Completing twice changes nothing.
 */
export function completePricing(own: Pricing): Pricing {
  const priced = new Set(Object.keys(own.models).map(canonicalModelName))
  const defaults: readonly (readonly [string, Price])[] = Object.entries(DEFAULT_PRICING.models)
  const missing = defaults.filter(([model]) => !priced.has(canonicalModelName(model)))
  const isByTier = own.mode === 'tier'
  const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers }
  return {
    as_of: own.as_of ?? DEFAULT_PRICING.as_of,
    ...(isByTier && { mode: 'tier' }),
    models: { ...own.models, ...Object.fromEntries(missing) },
    ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
  }
}

const TOKENS_PER_PRICE = 1_000_000

/** Names of models and route tiers come from the target and are repeated in a reason. */
const NAME_LENGTH = 80

/**
 * What one reply cost in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the price of
 * its tokens, as `findPrice` says. `cached_tokens` are the part of `input_tokens` that the provider read from a cache; a cached price
 * of 0 or none means unknown, and they then cost as much as other input. Unscored when a price or a token count is missing:
 * a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
export const costOfReply = rememberLast((reply: Reply, pricing: Pricing): Score => {
  if (reply.cost_usd !== undefined) return scored(reply.cost_usd)
  const bills = billsOf(reply)
  let dollars = 0
  for (const [index, bill] of bills.entries()) {
    const cost = costOfBill(bill, pricing)
    if (cost.kind === 'scored') dollars += cost.value
    else return bills.length === 1 ? cost : unscored(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`)
  }
  return scored(dollars)
})

function costOfBill(bill: Bill, pricing: Pricing): Score {
  const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill
  if (bill.cost_usd !== undefined) return scored(bill.cost_usd)
  if (input === undefined) return unscored('the target reported no input tokens')
  if (output === undefined) return unscored('the target reported no output tokens')
  const known = findPrice(bill, pricing)
  if (known === null) return unscored(explainUnknownPrice(bill, pricing))
  if (cached > input) return unscored(`the target reported more cached tokens (${cached}) than input tokens (${input})`)
  const { price } = known
  const cachedPrice = price.cached || price.input
  return scored(((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE)
}

function explainUnknownPrice({ model, route_tier: tier }: Bill, { mode }: Pricing): string {
  const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model]
  if (name === undefined) return `the target reported neither cost_usd nor a ${what}`
  const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing'
  return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`
}
