import type { Price, Pricing } from '../../model/suite/pricing.js'
import { canonicalModelName } from './normalize-model-name.js'

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
