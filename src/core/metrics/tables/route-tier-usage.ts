import { orderTiers } from '../route-tiers.js'
import { countTiers } from './count-tiers.js'
import { defineTable } from './define-table.js'

/** More tiers than these are counted, not listed. */
const MOST_TIERS = 20

export const routeTierUsage = defineTable({
  name: 'route-tier-usage',
  title: 'Which route tier answered',
  source: 'design document 004, tier usage distribution',
  place: 'comment',
  start: countTiers,
  build: (arms, { scoring }) => {
    const totals = arms.map(({ data }) => [...data.values()].reduce((sum, count) => sum + count, 0))
    const tiers = orderTiers(
      arms.flatMap(({ data }) => [...data.keys()]),
      scoring.route_tiers,
    )
    if (tiers.length === 0) return null
    return {
      columns: [
        { title: 'route tier', format: 'text' },
        ...arms.map(({ name }) => ({ title: name, format: 'share' as const })),
      ],
      rows: tiers.slice(0, MOST_TIERS).map((tier) => [
        tier,
        ...arms.map(({ data }, index) => {
          const total = totals[index] ?? 0
          return total === 0 ? null : (data.get(tier) ?? 0) / total
        }),
      ]),
      notes: [
        `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
        ...(tiers.length > MOST_TIERS ? [`${tiers.length - MOST_TIERS} more tiers are left out.`] : []),
      ],
    }
  },
})
