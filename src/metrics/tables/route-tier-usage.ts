import { orderTiers } from '../routing/route-tiers.js'
import { countTiers } from './count-tiers.js'
import { defineTable } from './define-table.js'

/** More tiers than these are counted, not listed. */
const MOST_TIERS = 20

const MOST_IN_GIST = 5

/** `80 / 15 / 5 %`, in the order of the rows; `–` where no tier is known. */
function writeShares(tiers: readonly string[], counts: ReadonlyMap<string, number>): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return '–'
  return `${tiers.map((tier) => Math.round(((counts.get(tier) ?? 0) / total) * 100)).join(' / ')}\u202f%`
}

export const routeTierUsage = defineTable({
  name: 'route-tier-usage',
  title: 'Which route tier answered',
  source: 'LLMC, evaluation framework, tier usage distribution',
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
      ...(arms.length <= 2 && {
        gist: arms.map(({ data }) => writeShares(tiers.slice(0, MOST_IN_GIST), data)).join(' → '),
      }),
      rows: tiers.slice(0, MOST_TIERS).map((tier) => [
        tier,
        ...arms.map(({ data }, index) => {
          const total = totals[index] ?? 0
          return total === 0 ? null : (data.get(tier) ?? 0) / total
        }),
      ]),
      totals,
      notes: [
        `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
        ...(tiers.length > MOST_TIERS ? [`${tiers.length - MOST_TIERS} more tiers are left out.`] : []),
      ],
    }
  },
})
