import { countOf, formatRate } from '../../../format/format-number.js'
import type { Reply } from '../../../model/run/observation.js'
import type { TableCell } from '../../../model/run/run-table.js'
import type { Price, Pricing } from '../../../model/suite/pricing.js'
import { type Bill, billsOf, completePricing, findPrice } from '../../cost/price-reply.js'
import { saysNothingOfCost } from '../../cost/cost.js'
import { defineTable } from '../define-table.js'

/** More models than these are counted, not listed. */
const MOST_MODELS = 20
const NAME_LENGTH = 80

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
  start: ({ settings }) => {
    const pricing = completePricing(settings.pricing)
    const calls = new Map<string, { readonly priced: Priced; count: number }>()
    return {
      add: ({ observation }) => {
        if (observation.status === 'failed') return
        for (const priced of pricesOf(observation.reply, pricing)) {
          const key = JSON.stringify([priced.name, priced.by])
          const entry = calls.get(key) ?? { priced, count: 0 }
          entry.count += 1
          calls.set(key, entry)
        }
      },
      finish: () => calls,
    }
  },
  build: (arms, { settings }) => {
    const found = new Map(arms.flatMap(({ data }) => [...data].map(([key, { priced }]) => [key, priced] as const)))
    if (found.size === 0) return null
    const ordered = [...found].sort(([one, a], [other, b]) => rank(a) - rank(b) || (one < other ? -1 : 1))
    const unknown = arms.reduce(
      (sum, { data }) =>
        sum + [...data.values()].reduce((n, { priced, count }) => n + (rank(priced) === 0 ? count : 0), 0),
      0,
    )
    const { as_of: day } = completePricing(settings.pricing)
    return {
      columns: [
        { title: 'what was called', format: 'text' },
        { title: 'priced as', format: 'text' },
        ...['input', 'output', 'cached'].map((title) => ({ title, format: 'text' as const })),
        ...arms.map(({ name }) => ({ title: `calls, ${name}`, format: 'count' as const })),
      ],
      rows: ordered.slice(0, MOST_MODELS).map(([key, priced]): readonly TableCell[] => [
        priced.name,
        priced.by ?? { value: 'unknown', mark: 'poor' },
        ...(['input', 'output', 'cached'] as const).map((rate) => {
          const dollars = priced.price?.[rate]
          return dollars === undefined ? null : formatRate(dollars)
        }),
        ...arms.map(({ data }) => data.get(key)?.count ?? 0),
      ]),
      notes: [
        `US dollars for a million tokens, ${day === undefined ? 'undated' : `as of ${day}`}. Unknown prices first, then by name.`,
        ...(unknown === 0
          ? []
          : [`The cost of ${countOf(unknown, 'call')} is not known and in no mean: set \`pricing\` in the suite.`]),
        ...(ordered.length > MOST_MODELS ? [`${ordered.length - MOST_MODELS} more are left out.`] : []),
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
    const known = findPrice(bill, pricing)
    if (known === null) return { name, by: null, price: null }
    return { name, by: known.by === 'tier' ? `route tier ${known.name}` : known.name, price: known.price }
  })
}

function nameOf({ model, route_tier: tier }: Pick<Bill, 'model' | 'route_tier'>, { mode }: Pricing): string {
  const name = mode === 'tier' ? (tier ?? model) : (model ?? tier)
  return (name ?? 'not named').slice(0, NAME_LENGTH)
}
