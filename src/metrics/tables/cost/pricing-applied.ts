import { countOf, formatRate } from '../../../format/format-number.js'
import type { Reply } from '../../../model/run/observation.js'
import type { Price, Pricing } from '../../../model/suite/pricing.js'
import { type Bill, billsOf, findPrice } from '../../cost/price-reply.js'
import { saysNothingOfCost } from '../../cost/cost.js'
import { type Column, cutName, defineTable, MOST_ROWS, tabulate } from '../define-table.js'

/** How the calls of one model, or of one route tier, are priced. */
interface Priced {
  /** As the target names it. */
  readonly name: string
  /** The entry of the price list; null where there is none. */
  readonly by: string | null
  readonly price: Price | null
}

export const pricingApplied = defineTable({
  name: 'pricing-applied',
  title: 'Prices that were used',
  source:
    'poc-ai-workflow-frameworks, METRICS.md; ProjectScylla, docs/design/metrics-formulas.md: pricing tables; an unknown model is flagged',
  place: 'page',
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
    if (prices.size === 0) return null
    const rows = [...prices]
      .map(([key, priced]) => ({ key, ...priced }))
      .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1))
    const unknown = arms.reduce(
      (sum, { data }) =>
        sum + [...data.values()].reduce((n, { priced, count }) => n + (rank(priced) === 0 ? count : 0), 0),
      0,
    )
    const { as_of: day } = settings.pricing
    const rateColumn = (rate: 'input' | 'output' | 'cached'): Column<Priced> => [
      rate,
      'text',
      ({ price }) => (price?.[rate] === undefined ? null : formatRate(price[rate])),
    ]
    return {
      ...tabulate(rows.slice(0, MOST_ROWS), [
        ['what was called', 'text', ({ name }) => name],
        ['priced as', 'text', ({ by }) => by ?? { value: 'unknown', mark: 'poor' }],
        rateColumn('input'),
        rateColumn('output'),
        rateColumn('cached'),
        ...arms.map(({ name, data }): Column<(typeof rows)[number]> => [
          `calls, ${name}`,
          'count',
          ({ key }) => data.get(key)?.count ?? 0,
        ]),
      ]),
      notes: [
        `US dollars for a million tokens, ${day === undefined ? 'undated' : `as of ${day}`}. Unknown prices first, then by name.`,
        unknown === 0
          ? null
          : `The cost of ${countOf(unknown, 'call')} is unknown and left out of every mean: set \`pricing\` in the suite.`,
        rows.length > MOST_ROWS ? `${rows.length - MOST_ROWS} more are left out.` : null,
      ],
    }
  },
})

function rank({ by }: Priced): number {
  return by === null ? 0 : 1
}

function pricesOf(reply: Reply, pricing: Pricing): readonly Priced[] {
  if (saysNothingOfCost(reply)) return []
  if (reply.cost_usd !== undefined)
    return [{ name: nameOf(billsOf(reply).at(-1) ?? {}, pricing), by: 'stated by the target', price: null }]
  return billsOf(reply).map((bill) => {
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
