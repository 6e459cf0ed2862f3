import { finalRouteTier, nameTier, orderTiers } from '../../routing/route-choice.js'
import { markEscalations } from '../../routing/route-escalation.js'
import { type Collector, type Column, defineTable, MOST_ROWS, noteLeftOut, tabulate } from '../define-table.js'

/** Counts how often each route tier answered; trials that failed, or name none, count for none. */
export const TIER_COUNTS: Collector<Map<string, number>> = {
  start: () => new Map(),
  add: (counts, { observation }, { scoring }) => {
    const tier = observation.status === 'ok' ? finalRouteTier(observation.reply, scoring) : null
    if (tier !== null) counts.set(tier, (counts.get(tier) ?? 0) + 1)
  },
}

/** The count of all tiers together. */
export function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

const MOST_IN_GIST = 5

/** `80 / 15 / 5 %`, in the order of the rows; `–` where no tier is known. */
function writeShares(tiers: readonly string[], counts: ReadonlyMap<string, number>): string {
  const total = totalOf(counts)
  if (total === 0) return '–'
  return `${tiers.map((tier) => Math.round(((counts.get(tier) ?? 0) / total) * 100)).join(' / ')}\u202f%`
}

export const routeTierUsage = defineTable({
  name: 'route-tier-usage',
  title: 'Which route tier answered',
  source: 'LLMC, evaluation framework, tier usage distribution',
  place: 'comment',
  ...TIER_COUNTS,
  build: (arms, { scoring }) => {
    const totals = arms.map(({ data }) => totalOf(data))
    const answering = arms.flatMap(({ data }) => [...data.keys()])
    const tiers = orderTiers(answering, scoring.route_tiers)
    if (tiers.length === 0) return null
    return {
      ...tabulate(tiers.slice(0, MOST_ROWS), [
        ['route tier', 'text', (tier) => tier],
        ...arms.map(({ name, data }): Column<string> => [
          name,
          'share',
          (tier) => (totalOf(data) === 0 ? null : (data.get(tier) ?? 0) / totalOf(data)),
        ]),
      ]),
      ...(arms.length <= 2 && {
        gist: arms.map(({ data }) => writeShares(tiers.slice(0, MOST_IN_GIST), data)).join(' → '),
      }),
      totals,
      notes: [
        `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
        noteLeftOut(tiers, MOST_ROWS, ['tier', 'tiers']),
      ],
    }
  },
})

interface RoutedTrials {
  routed: number
  readonly counts: Map<string, { answered: number; escalated: number }>
}

function countOf({ counts }: RoutedTrials, tier: string) {
  const count = counts.get(tier) ?? { answered: 0, escalated: 0 }
  counts.set(tier, count)
  return count
}

export const routeTierOutcomes = defineTable({
  name: 'route-tier-outcomes',
  title: 'Which route tiers were tried, and which answered',
  source: 'LLMC, evaluation framework, charts: tier usage, answered and escalated',
  place: 'page',
  start: (): RoutedTrials => ({ routed: 0, counts: new Map() }),
  add: (data, { observation }, { scoring }) => {
    const final = observation.status === 'ok' ? finalRouteTier(observation.reply, scoring) : null
    if (observation.status !== 'ok' || final === null) return
    data.routed += 1
    countOf(data, final).answered += 1
    const { attempts = [] } = observation.reply
    const marks = markEscalations(attempts, scoring)
    // A tier that was retried before it passed the query on did so once.
    const passedOn = new Set(
      attempts.flatMap(({ route_tier: tier }, at) => (marks[at] === true ? (nameTier(tier, scoring) ?? []) : [])),
    )
    for (const tier of passedOn) if (tier !== final) countOf(data, tier).escalated += 1
  },
  build: (arms, { scoring }) => {
    const answering = arms.flatMap(({ data }) => [...data.counts.keys()])
    const tiers = orderTiers(answering, scoring.route_tiers)
    if (tiers.length === 0) return null
    const rows = tiers
      .slice(0, MOST_ROWS)
      .flatMap((tier) =>
        arms.map(({ name, data: { routed, counts } }) => ({ tier, name, routed, counts: counts.get(tier) })),
      )
    return {
      ...tabulate(rows, [
        ['route tier', 'text', ({ tier }) => tier],
        ['arm', 'text', ({ name }) => name],
        ['answered', 'share', ({ routed, counts }) => (routed === 0 ? null : (counts?.answered ?? 0) / routed)],
        ['escalated', 'share', ({ routed, counts }) => (routed === 0 ? null : (counts?.escalated ?? 0) / routed)],
      ]),
      notes: [
        `Shares of the answered trials whose route tier is known: ${arms.map(({ data }) => data.routed).join(', ')}. A query that was escalated counts for every tier that passed it on and for the one that answered.`,
        noteLeftOut(tiers, MOST_ROWS, ['tier', 'tiers']),
      ],
    }
  },
})
