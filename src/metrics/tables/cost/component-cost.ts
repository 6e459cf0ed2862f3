import { type Component, COMPONENT_TYPES, type Reply } from '../../../model/run/observation.js'
import type { Price, Pricing } from '../../../model/suite/pricing.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { billsOf, costAtPrice, findPrice } from '../../cost/price-reply.js'
import { defineTable, tabulate } from '../define-table.js'

type ComponentType = Component['type']

interface ComponentSums {
  readonly input_tokens: number
  readonly output_tokens: number
  /** US dollars; null when no price was known for one of the components. */
  readonly cost_usd: number | null
}

const NOTHING: ComponentSums = { input_tokens: 0, output_tokens: 0, cost_usd: 0 }

export const componentCost = defineTable({
  name: 'component-cost',
  title: 'What the tokens were spent on',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown',
  place: 'page',
  start: () => new Map<ComponentType, ComponentSums>(),
  add: (sums, { observation }, { settings, scoring }) => {
    if (observation.status !== 'ok') return
    const { reply } = observation
    for (const component of reply.components ?? []) {
      const price = scoring.component_prices ?? findComponentPrice(component, reply, settings.pricing)
      sums.set(component.type, addComponent(sums.get(component.type) ?? NOTHING, component, price))
    }
  },
  build: (arms, { scoring: { component_prices: prices } }) => {
    const types = COMPONENT_TYPES.filter((type) => arms.some(({ data }) => data.has(type)))
    if (types.length === 0) return null
    const totalOf = (type: ComponentType): number =>
      arms.reduce((sum, { data }) => {
        const { input_tokens: input, output_tokens: output } = data.get(type) ?? NOTHING
        return sum + input + output
      }, 0)
    const sorted = [...types].sort((a, b) => totalOf(b) - totalOf(a))
    const shares = arms.map(({ data }) => shareCosts(sorted.map((type) => (data.get(type) ?? NOTHING).cost_usd)))
    const rows = sorted.flatMap((type, at) =>
      arms.map(({ name, data }, arm) => {
        // An arm that reports no components at all has not used none of them.
        const sums = data.size === 0 ? null : (data.get(type) ?? NOTHING)
        return { type, name, sums, share: sums && (shares[arm]?.[at] ?? null) }
      }),
    )
    return {
      ...tabulate(rows, [
        ['component', 'text', ({ type }) => type],
        ['arm', 'text', ({ name }) => name],
        ['input tokens', 'tokens', ({ sums }) => sums && sums.input_tokens],
        ['output tokens', 'tokens', ({ sums }) => sums && sums.output_tokens],
        ['cost', 'usd', ({ sums }) => sums && sums.cost_usd],
        ['share of the cost', 'share', ({ share }) => share],
      ]),
      notes: [
        `Sums over the answered trials that report components, at ${prices === null ? 'the price of the model of each' : 'the suite’s `component_prices`'}; most tokens first. Shares are of the cost, where output weighs more than input, not of the tokens.`,
        arms.some(({ data }) => [...data.values()].some(({ cost_usd: cost }) => cost === null)) ? NO_COST : null,
      ],
    }
  },
})

const NO_COST =
  'No cost: the target does not say which of several models a component went to (`model` of the component), or no price is known for that model (`pricing`). `component_prices` of the suite prices all components alike.'

/**
 * The price of the tokens of a component: that of its `model`, else of the model that the reply was paid for; null where none is known, and
 * where the component does not say to which of several models, at several prices, it went.
 */
function findComponentPrice({ model }: Component, reply: Reply, pricing: Pricing): Price | null {
  const bills = billsOf(reply)
  const own = model === undefined ? bills : bills.filter((bill) => bill.model === model)
  const [price = null, ...others] = (own.length === 0 ? [{ model }] : own).map(
    (source) => findPrice(source, pricing)?.price ?? null,
  )
  return others.every((other) => canonicalJson(other) === canonicalJson(price)) ? price : null
}

/**
 * The sums with one more component. Source: ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown.
 * @example addComponent(NOTHING, { type: 'TOOL_SCHEMA', input_tokens: 1000 }, { input: 3, output: 15 }) // 1,000 tokens, $0.003
 */
function addComponent(sums: ComponentSums, component: Component, price: Price | null): ComponentSums {
  const { input_tokens: input = 0, output_tokens: output = 0, cached_tokens: cached = 0 } = component
  const rates = input + output === 0 ? { input: 0, output: 0 } : price
  const cost = rates === null ? null : costAtPrice({ input, output, cached: Math.min(cached, input) }, rates)
  return {
    input_tokens: sums.input_tokens + input,
    output_tokens: sums.output_tokens + output,
    cost_usd: sums.cost_usd === null || cost === null ? null : sums.cost_usd + cost,
  }
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
