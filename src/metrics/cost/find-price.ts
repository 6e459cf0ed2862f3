import type { Price, Pricing } from '../../model/suite/pricing.js'
import type { Bill } from './bills-of-reply.js'
import { isFreeModel, normalizeModelName } from './normalize-model-name.js'

/** The names that a bill is priced by. */
type Source = Pick<Bill, 'model' | 'route_tier'>

/** An entry of a price list. */
export interface KnownPrice {
  readonly by: 'model' | 'tier'
  /** As the list writes it; `:free` for a model that OpenRouter gives away. */
  readonly name: string
  readonly price: Price
}

/**
 * The price of the tokens of a model or of its route tier, or null. With `mode: tier` the tier's alone counts; else the model's does,
 * and the tier's only where the list knows no price for the model. A tier has one price for input and output. A `:free` model costs
 * nothing, unless the list has a price for that very name.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
export function findPrice(source: Source, pricing: Pricing): KnownPrice | null {
  return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing)
}

function findModelPrice({ model }: Source, { models }: Pricing): KnownPrice | null {
  const name = model === undefined ? null : normalizeModelName(model, Object.keys(models))
  const price = name === null ? undefined : models[name]
  if (name !== null && price !== undefined) return { by: 'model', name, price }
  return model !== undefined && isFreeModel(model)
    ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
    : null
}

function findTierPrice({ route_tier: name }: Source, { route_tiers: rates = {} }: Pricing): KnownPrice | null {
  const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined
  return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } }
}

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
