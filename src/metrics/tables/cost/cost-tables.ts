import { countOf, formatRate } from '../../../format/format-number.js'
import type { CaseMeans } from '../../../model/case-means.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { type Component, COMPONENT_TYPES, type Reply } from '../../../model/run/observation.js'
import type { Price, Pricing } from '../../../model/suite/pricing.js'
import { mean, sum } from '../../../stats/moments.js'
import { percentile } from '../../../stats/percentile.js'
import { lacksCostData } from '../../cost/cost.js'
import { type Bill, listBills, costAtPrice, findPrice } from '../../cost/price-reply.js'
import { type ColumnSpec, cutName, defineScoreTable, defineTable, MAX_ROWS, tabulate } from '../define-table.js'

const SPENT = [
  { id: 'cost.usd', title: 'cost', format: 'usd' },
  { id: 'tokens.total', title: 'tokens', format: 'tokens' },
  { id: 'performance.latency', title: 'latency', format: 's' },
] as const

/** The values of one of these amounts over the cases of an arm. */
interface Spent {
  readonly means: readonly number[]
  /** Number of trials without the amount. */
  readonly missing: number
}

/** Returns a function that reads a quantile of the means, by its share; `null` without means. */
const quantile =
  (share: number) =>
  ({ means }: Spent): number | null =>
    means.length === 0 ? null : percentile(means, share)

/** The rows of an arm, lowest first. */
const STATISTICS: Readonly<Record<string, (spent: Spent) => number | string | null>> = {
  min: quantile(0),
  p50: quantile(0.5),
  mean: ({ means }) => (means.length === 0 ? null : mean(means)),
  p95: quantile(0.95),
  max: quantile(1),
  'trials without': ({ missing }) => String(missing),
}

export const costDistribution = defineScoreTable({
  name: 'cost-distribution',
  title: 'What a query costs and how long it takes',
  build: (arms) => {
    const measured = arms.map(({ name, means: { meansOf, totalOf } }) => ({
      name,
      spent: SPENT.map(({ id }): Spent => ({ means: meansOf(id), missing: totalOf(id).missing })),
    }))
    const shown = SPENT.flatMap((column, at) =>
      measured.some(({ spent }) => (spent[at]?.means.length ?? 0) > 0) ? [{ ...column, at }] : [],
    )
    if (shown.length === 0) return null
    const rows = Object.entries(STATISTICS).flatMap(([title, of]) => measured.map((arm) => ({ ...arm, title, of })))
    return {
      ...tabulate(rows, [
        ['of a query', 'text', ({ title }) => title],
        ['arm', 'text', ({ name }) => name],
        ...shown.map(({ title, format, at }): ColumnSpec<(typeof rows)[number]> => [
          title,
          format,
          ({ spent, of }) => (spent[at] === undefined ? null : of(spent[at])),
        ]),
      ]),
      notes: ['Over the cases, each with its mean over trials. Failed trials do not count.'],
    }
  },
})

export const totals = defineScoreTable({
  name: 'totals',
  title: 'What each arm cost in total',
  build: (arms) => {
    const rows = arms.map(({ name, means }) => ({
      name,
      trials: means.trials,
      tokens: sumUp(means, 'tokens.total'),
      cost: sumUp(means, 'cost.usd'),
    }))
    if (rows.every(({ tokens, cost }) => tokens === null && cost === null)) return null
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['trials', 'count', ({ trials }) => trials],
        ['tokens_total', 'tokens', ({ tokens }) => tokens && tokens.total],
        ['tokens per query', 'tokens', ({ tokens }) => tokens && tokens.perQuery],
        ['trials without tokens', 'count', ({ tokens }) => tokens && tokens.missing],
        ['cost_total', 'usd', ({ cost }) => cost && cost.total],
        ['cost per query', 'usd', ({ cost }) => cost && cost.perQuery],
        ['trials with unknown cost', 'count', ({ cost }) => cost && cost.missing],
      ]),
      notes: [
        'Totals add up every trial, so they grow with the number of trials and are never compared. Figures per query are compared instead: the mean over cases of their means over trials.',
      ],
    }
  },
})

/** Returns the total, the mean over cases and the number of trials without a value; `null` if all are without. */
function sumUp({ trials, totalOf, meansOf }: CaseMeans, metric: string) {
  const { total, missing } = totalOf(metric)
  if (missing === trials) return null
  const means = meansOf(metric)
  return { total, perQuery: means.length === 0 ? null : mean(means), missing }
}

type ComponentType = Component['type']

interface ComponentSums {
  readonly input_tokens: number
  readonly output_tokens: number
  /** US dollars; `null` if the price of one of the components is unknown. */
  readonly cost_usd: number | null
}

const NOTHING: ComponentSums = { input_tokens: 0, output_tokens: 0, cost_usd: 0 }

export const componentCost = defineTable({
  name: 'component-cost',
  title: 'What the tokens were spent on',
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
    const totalOf = (type: ComponentType): number => {
      const sums = arms.map(({ data }) => data.get(type) ?? NOTHING)
      return sum(sums.map((of) => of.input_tokens + of.output_tokens))
    }
    const sorted = [...types].sort((a, b) => totalOf(b) - totalOf(a))
    const shares = arms.map(({ data }) => costShares(sorted.map((type) => (data.get(type) ?? NOTHING).cost_usd)))
    const rows = sorted.flatMap((type, at) =>
      arms.map(({ name, data }, arm) => {
        // If an arm reports no components at all, its use of each is unknown, not 0.
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
        `Sums over the answered trials that report components, at ${prices === undefined ? 'each model’s price' : 'the suite’s `component_prices`'}; most tokens first. Shares are of the cost, not of the tokens: output costs more than input.`,
        arms.some(({ data }) => [...data.values()].some(({ cost_usd: cost }) => cost === null)) ? NO_COST : null,
      ],
    }
  },
})

const NO_COST =
  'No cost: the target does not say which of several models a component went to (`model` of the component), or that model has no price (`pricing`). The suite’s `component_prices` gives all components the same price.'

/**
 * Finds the price of a component's tokens: that of its `model`, else of the model that the reply was paid for. `null` if no price is known,
 * or if the component may belong to several models with different prices.
 */
function findComponentPrice({ model }: Component, reply: Reply, pricing: Pricing): Price | null {
  const bills = listBills(reply)
  const own = model === undefined ? bills : bills.filter((bill) => bill.model === model)
  const [price = null, ...others] = (own.length === 0 ? [{ model }] : own).map(
    (source) => findPrice(source, pricing)?.price ?? null,
  )
  return others.every((other) => canonicalJson(other) === canonicalJson(price)) ? price : null
}

/**
 * Adds a component to the sums. Source: ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown.
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
 * Computes each part's share of the total cost, 0 to 1, in order; `null` if a cost is unknown or the total is 0. Tokens do not replace an
 * unknown cost. Source: ProjectScylla, docs/design/metrics-formulas.md, type percentage.
 * @example costShares([0.003, 0.015, 0.002]) // [0.15, 0.75, 0.1]
 */
export function costShares(costs: readonly (number | null)[]): readonly (number | null)[] {
  const whole = costs.includes(null) ? 0 : sum(costs.map((cost) => cost ?? 0))
  return costs.map((cost) => (cost === null || whole === 0 ? null : cost / whole))
}

/** How the calls of one model, or of one route tier, are priced. */
interface Priced {
  /** As the target names it. */
  readonly name: string
  /** The entry of the price list; `null` if there is none. */
  readonly by: string | null
  readonly price: Price | null
}

export const pricingApplied = defineTable({
  name: 'pricing-applied',
  title: 'Prices that were used',
  start: () => new Map<string, { readonly priced: Priced; count: number }>(),
  add: (calls, { observation }, { settings }) => {
    if (observation.status === 'failed') return
    for (const priced of pricesOf(observation.reply, settings.pricing)) {
      const key = JSON.stringify([priced.name, priced.by])
      const entry = calls.get(key) ?? { priced, count: 0 }
      entry.count += 1
      calls.set(key, entry)
    }
  },
  build: (arms, { settings }) => {
    const prices = new Map(arms.flatMap(({ data }) => [...data].map(([key, { priced }]) => [key, priced] as const)))
    const rows = [...prices]
      .map(([key, priced]) => ({ key, ...priced }))
      .sort((a, b) => Number(a.by !== null) - Number(b.by !== null) || (a.key < b.key ? -1 : 1))
    const unpriced = arms.flatMap(({ data }) => [...data.values()].filter(({ priced }) => priced.by === null))
    const unknown = sum(unpriced.map(({ count }) => count))
    const { as_of: day } = settings.pricing
    return {
      ...tabulate(rows.slice(0, MAX_ROWS), [
        ['what was called', 'text', ({ name }) => name],
        ['priced as', 'text', ({ by }) => by ?? { value: 'unknown', mark: 'poor' }],
        ...(['input', 'output', 'cached'] as const).map((rate): ColumnSpec<Priced> => [
          rate,
          'text',
          ({ price }) => (price?.[rate] === undefined ? null : formatRate(price[rate])),
        ]),
        ...arms.map(({ name, data }): ColumnSpec<(typeof rows)[number]> => [
          `calls, ${name}`,
          'count',
          ({ key }) => data.get(key)?.count ?? 0,
        ]),
      ]),
      notes: [
        `US dollars per million tokens, ${day === undefined ? 'undated' : `as of ${day}`}. Unknown prices come first, then by name.`,
        unknown > 0 &&
          `The cost of ${countOf(unknown, 'call')} is unknown and left out of all means: set \`pricing\` in the suite.`,
        rows.length > MAX_ROWS ? `${rows.length - MAX_ROWS} more are left out.` : null,
      ],
    }
  },
})

function pricesOf(reply: Reply, pricing: Pricing): readonly Priced[] {
  if (lacksCostData(reply)) return []
  if (reply.cost_usd !== undefined)
    return [{ name: nameOf(listBills(reply).at(-1) ?? {}, pricing), by: 'stated by the target', price: null }]
  return listBills(reply).map((bill) => {
    const name = nameOf(bill, pricing)
    if (bill.cost_usd !== undefined) return { name, by: 'stated by the target', price: null }
    const entry = findPrice(bill, pricing)
    if (entry === null) return { name, by: null, price: null }
    return { name, by: entry.by === 'tier' ? `route tier ${entry.name}` : entry.name, price: entry.price }
  })
}

function nameOf({ model, route_tier: tier }: Pick<Bill, 'model' | 'route_tier'>, { mode }: Pricing): string {
  const name = mode === 'tier' ? (tier ?? model) : (model ?? tier)
  return cutName(name ?? 'not named')
}
