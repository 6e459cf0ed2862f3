import type { Attempt } from '../../model/run/observation.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { nameTier } from './route-tiers.js'

/**
 * Whether each attempt was escalated: it says so (`result: escalated`), or the next one has a higher route tier. The same tier again is
 * a retry. Tiers that the suite does not list are higher than those it does, and rise in the order in which they appear. Null where
 * that cannot be told: another attempt follows, and one of the two names no tier.
 * @example markEscalations([{ route_tier: 'local' }, { route_tier: 'local' }, { route_tier: 'api' }], scoring) // [false, true, false]
 */
export function markEscalations(
  attempts: readonly Pick<Attempt, 'route_tier' | 'result'>[],
  scoring: Pick<Scoring, 'route_tiers' | 'aliases'>,
): readonly (boolean | null)[] {
  const ladder = [...scoring.route_tiers]
  const ranks = attempts.map(({ route_tier: written }) => {
    const tier = nameTier(written, scoring)
    if (tier === null) return null
    if (!ladder.includes(tier)) ladder.push(tier)
    return ladder.indexOf(tier)
  })
  return attempts.map(({ result }, index) => {
    if (result === 'escalated') return true
    if (index === attempts.length - 1) return false
    const [from = null, to = null] = ranks.slice(index, index + 2)
    return from === null || to === null ? null : to > from
  })
}
