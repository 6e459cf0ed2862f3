import type { Reply } from '../../model/run/observation.js'
import type { Scoring } from '../../model/suite/scoring.js'

/** A tier that the suite does not list is named by the target. */
const NAME_LENGTH = 80

type Routed = Pick<Reply, 'attempts' | 'planner'>
type TierRules = Pick<Scoring, 'route_tiers' | 'aliases'>

/** Part of the definition of every metric that orders route tiers. */
export function tierRules({ route_tiers: tiers, aliases }: TierRules): string {
  return `tiers=${JSON.stringify([tiers, aliases.route_tiers])}`
}

/**
 * A route tier under the suite's name for it: aliases are resolved, case and outer spaces ignored; one that the suite does not list is
 * in lower case, cut to 80 characters. Null when there is none.
 * @example nameTier(' Local', { route_tiers: ['local'], aliases }) // 'local'
 */
export function nameTier(written: string | undefined, { route_tiers: tiers, aliases }: TierRules): string | null {
  if (written === undefined || written.trim() === '') return null
  const meant = Object.entries(aliases.route_tiers).find(([other]) => keyOf(other) === keyOf(written))?.[1] ?? written
  return tiers.find((tier) => keyOf(tier) === keyOf(meant)) ?? keyOf(meant).slice(0, NAME_LENGTH)
}

function keyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** The route tier that was chosen before anything was tried: the planner's route, else the tier of the first attempt; null when neither is reported. */
export function chosenRouteTier({ attempts, planner }: Routed, rules: TierRules): string | null {
  return nameTier(planner?.route, rules) ?? nameTier(attempts?.[0]?.route_tier, rules)
}

/** The route tier that answered: that of the last attempt; the planner's route where one attempt at most is reported; else null. */
export function finalRouteTier({ attempts = [], planner }: Routed, rules: TierRules): string | null {
  const last = nameTier(attempts.at(-1)?.route_tier, rules)
  return last ?? (attempts.length > 1 ? null : nameTier(planner?.route, rules))
}

/**
 * Route tiers in the suite's order, cheapest first, then those that it does not list, by name.
 * @example orderTiers(['mine', 'api', 'local'], ['local', 'api', 'codex']) // ['local', 'api', 'mine']
 */
export function orderTiers(found: Iterable<string>, known: readonly string[]): readonly string[] {
  const tiers = new Set(found)
  return [...known.filter((tier) => tiers.has(tier)), ...[...tiers].filter((tier) => !known.includes(tier)).sort()]
}
