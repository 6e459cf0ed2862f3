import { type Component, COMPONENT_TYPES } from '../../../model/run/observation.js'
import type { TableCell } from '../../../model/run/run-table.js'
import type { Price } from '../../../model/suite/pricing.js'
import { billsOf, completePricing, findPrice } from '../../cost/price-reply.js'
import { defineTable } from '../define-table.js'

type ComponentType = Component['type']

interface ComponentSums {
  readonly input_tokens: number
  readonly output_tokens: number
  /** Null when no price was known for a reply that reports it. */
  readonly cost_usd: number | null
}

const NOTHING: ComponentSums = { input_tokens: 0, output_tokens: 0, cost_usd: 0 }

export const componentCost = defineTable({
  name: 'component-cost',
  title: 'What the tokens were spent on',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown',
  place: 'page',
  start: ({ settings }) => {
    const sums = new Map<ComponentType, ComponentSums>()
    const pricing = completePricing(settings.pricing)
    return {
      add: ({ observation }) => {
        if (observation.status !== 'ok' || observation.reply.components === undefined) return
        const { components } = observation.reply
        const [bill, another] = billsOf(observation.reply)
        // Components do not say which of several models they went to.
        const price = bill === undefined || another !== undefined ? null : (findPrice(bill, pricing)?.price ?? null)
        for (const { type, input_tokens: input, output_tokens: output, cost_usd: cost } of distributeComponents(
          components,
          price,
        )) {
          const known = sums.get(type) ?? NOTHING
          sums.set(type, {
            input_tokens: known.input_tokens + input,
            output_tokens: known.output_tokens + output,
            cost_usd: known.cost_usd === null || cost === null ? null : known.cost_usd + cost,
          })
        }
      },
      finish: (): ReadonlyMap<ComponentType, ComponentSums> => sums,
    }
  },
  build: (arms) => {
    const types = COMPONENT_TYPES.filter((type) => arms.some(({ data }) => data.has(type)))
    if (types.length === 0) return null
    const totalOf = (type: ComponentType): number =>
      arms.reduce((sum, { data }) => {
        const { input_tokens: input, output_tokens: output } = data.get(type) ?? NOTHING
        return sum + input + output
      }, 0)
    const sorted = [...types].sort((a, b) => totalOf(b) - totalOf(a))
    const shares = arms.map(({ data }) => shareCosts(sorted.map((type) => (data.get(type) ?? NOTHING).cost_usd)))
    return {
      columns: [
        { title: 'component', format: 'text' },
        { title: 'arm', format: 'text' },
        { title: 'input tokens', format: 'tokens' },
        { title: 'output tokens', format: 'tokens' },
        { title: 'cost', format: 'usd' },
        { title: 'share of the cost', format: 'share' },
      ],
      rows: sorted.flatMap((type, at) =>
        arms.map(({ name, data }, arm): readonly TableCell[] => {
          // An arm that reports no components at all has not used none of them.
          if (data.size === 0) return [type, name, null, null, null, null]
          const { input_tokens: input, output_tokens: output, cost_usd: cost } = data.get(type) ?? NOTHING
          return [type, name, input, output, cost, shares[arm]?.[at] ?? null]
        }),
      ),
      notes: [
        'Sums over the answered trials that report components, at the price of the model of each; most tokens first. Shares are of the cost, where output weighs more than input, not of the tokens.',
      ],
    }
  },
})

const TOKENS_PER_PRICE = 1_000_000

interface ComponentShare {
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
 * the input and cost as much as other input where the price list does not say. Source: ProjectScylla, docs/design/metrics-formulas.md,
 * component cost breakdown.
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
 * measure of it. Source: ProjectScylla, docs/design/metrics-formulas.md, type percentage.
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
