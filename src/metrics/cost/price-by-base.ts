import type { Price, Pricing } from '../../model/pricing.js'
import { normalizeModelName } from './normalize-model-name.js'

/**
 * The price list that a change is judged by: its base's, and for models (under any spelling or with any date) and route tiers that the
 * base has no price for, the change's own. So a change can bring a new model with its price, but not a new price for a model, nor
 * another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
export function priceByBase(base: Pricing, head: Pricing): Pricing {
  const known = Object.keys(base.models)
  const fresh: readonly (readonly [string, Price])[] = Object.entries(head.models)
  const unpriced = fresh.filter(([model]) => normalizeModelName(model, known) === null)
  const tiers = { ...head.route_tiers, ...base.route_tiers }
  return {
    ...base,
    models: { ...Object.fromEntries(unpriced), ...base.models },
    ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
  }
}
