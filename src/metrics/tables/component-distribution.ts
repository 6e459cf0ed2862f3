import { COMPONENT_TYPES, type Component } from '../../model/observation.js'
import type { Price } from '../../model/pricing.js'

const TOKENS_PER_PRICE = 1_000_000

export interface ComponentShare {
  readonly type: Component['type']
  readonly input_tokens: number
  readonly output_tokens: number
  /** Of the input tokens, those that came from a cache. */
  readonly cached_tokens: number
  /** US dollars; null without a price. */
  readonly cost_usd: number | null
}

/**
 * What each type of component used and cost, in the order of the types; those that were not reported are left out. Cached tokens are a part of
 * the input and cost as much as other input where the price list does not say. Source: design document 003, component cost breakdown.
 * @example distributeComponents([{ type: 'TOOL_SCHEMA', input_tokens: 1000 }], { input: 3, output: 15 }) // 1,000 tokens, $0.003
 */
export function distributeComponents(components: readonly Component[], price: Price | null): readonly ComponentShare[] {
  return COMPONENT_TYPES.flatMap((type) => {
    const own = components.filter((component) => component.type === type)
    if (own.length === 0) return []
    const total = (count: (component: Component) => number | undefined): number =>
      own.reduce((sum, component) => sum + (count(component) ?? 0), 0)
    const input = total(({ input_tokens }) => input_tokens)
    const output = total(({ output_tokens }) => output_tokens)
    const cached = Math.min(
      input,
      total(({ cached_tokens }) => cached_tokens),
    )
    const cost =
      price === null
        ? null
        : ((input - cached) * price.input + cached * (price.cached || price.input) + output * price.output) /
          TOKENS_PER_PRICE
    return [{ type, input_tokens: input, output_tokens: output, cached_tokens: cached, cost_usd: cost }]
  })
}

/**
 * The share of the whole cost that each of some parts has, 0 to 1, in their order; null where a cost is unknown or the whole is 0: tokens are no
 * measure of it. Source: design document 003, type percentage.
 * @example shareCosts([0.003, 0.015, 0.002]) // [0.15, 0.75, 0.1]
 */
export function shareCosts(costs: readonly (number | null)[]): readonly (number | null)[] {
  let whole = 0
  for (const cost of costs) {
    if (cost === null) return costs.map(() => null)
    whole += cost
  }
  return costs.map((cost) => (cost === null || whole === 0 ? null : cost / whole))
}
