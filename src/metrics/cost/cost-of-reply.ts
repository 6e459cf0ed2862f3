import type { Reply } from '../../model/run/observation.js'
import type { Pricing } from '../../model/suite/pricing.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { billsOf, type Bill } from './bills-of-reply.js'
import { findPrice } from './find-price.js'
import { rememberLast } from '../remember-last.js'

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
