import { markEscalations } from '../routing/mark-escalations.js'
import { finalRouteTier, nameTier, orderTiers } from '../routing/route-tiers.js'
import { defineTable } from './define-table.js'

/** More tiers than these are counted, not listed. */
const MOST_TIERS = 20

interface TierCounts {
  answered: number
  escalated: number
}

export const routeTierOutcomes = defineTable({
  name: 'route-tier-outcomes',
  title: 'Which route tiers were tried, and which answered',
  source: 'LLMC, evaluation framework, charts: tier usage, answered and escalated',
  place: 'page',
  start: ({ scoring }) => {
    const counts = new Map<string, TierCounts>()
    let routed = 0
    const countOf = (tier: string): TierCounts => {
      const count = counts.get(tier) ?? { answered: 0, escalated: 0 }
      counts.set(tier, count)
      return count
    }
    return {
      add: ({ observation }) => {
        const final = observation.status === 'ok' ? finalRouteTier(observation.reply, scoring) : null
        if (observation.status !== 'ok' || final === null) return
        routed += 1
        countOf(final).answered += 1
        const { attempts = [] } = observation.reply
        const marks = markEscalations(attempts, scoring)
        // A tier that was retried before it passed the query on did so once.
        const passedOn = new Set(
          attempts.flatMap(({ route_tier: tier }, at) => (marks[at] === true ? (nameTier(tier, scoring) ?? []) : [])),
        )
        for (const tier of passedOn) if (tier !== final) countOf(tier).escalated += 1
      },
      finish: (): { readonly routed: number; readonly counts: ReadonlyMap<string, TierCounts> } => ({ routed, counts }),
    }
  },
  build: (arms, { scoring }) => {
    const tiers = orderTiers(
      arms.flatMap(({ data }) => [...data.counts.keys()]),
      scoring.route_tiers,
    )
    if (tiers.length === 0) return null
    return {
      columns: [
        { title: 'route tier', format: 'text' },
        { title: 'arm', format: 'text' },
        { title: 'answered', format: 'share' },
        { title: 'escalated', format: 'share' },
      ],
      rows: tiers.slice(0, MOST_TIERS).flatMap((tier) =>
        arms.map(({ name, data: { routed, counts } }) => {
          const { answered, escalated } = counts.get(tier) ?? { answered: 0, escalated: 0 }
          return [tier, name, ...(routed === 0 ? [null, null] : [answered / routed, escalated / routed])]
        }),
      ),
      notes: [
        `Shares of the answered trials whose route tier is known: ${arms.map(({ data }) => data.routed).join(', ')}. A query that was escalated counts for every tier that passed it on and for the one that answered.`,
        ...(tiers.length > MOST_TIERS ? [`${tiers.length - MOST_TIERS} more tiers are left out.`] : []),
      ],
    }
  },
})
