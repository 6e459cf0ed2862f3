import type { Scoring } from '../../model/suite/scoring.js'
import { finalRouteTier } from '../routing/route-tiers.js'
import type { Collector } from './define-table.js'

/** Counts how often each route tier answered; trials that failed, or name none, count for none. */
export function countTiers({ scoring }: { readonly scoring: Scoring }): Collector<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  return {
    add: ({ observation }) => {
      const tier = observation.status === 'ok' ? finalRouteTier(observation.reply, scoring) : null
      if (tier !== null) counts.set(tier, (counts.get(tier) ?? 0) + 1)
    },
    finish: () => counts,
  }
}
