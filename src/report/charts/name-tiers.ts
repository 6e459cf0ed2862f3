import { DEFAULT_SCORING } from '../../model/scoring.js'
import { chartLabel } from './chart-label.js'
import type { Audience } from './chart.js'

/**
 * What a chart calls route tiers. A chart service is told the names that Goldenpair itself gives them; a suite's own are numbered by their
 * place, cheapest first.
 * @example nameTiers('service', ['local', 'our-secret-model']) // ['local', 'tier 2']
 */
export function nameTiers(audience: Audience, tiers: readonly string[]): readonly string[] {
  return tiers.map((tier, place) =>
    audience === 'page' || DEFAULT_SCORING.route_tiers.includes(tier) ? chartLabel(tier, 20) : `tier ${place + 1}`,
  )
}
