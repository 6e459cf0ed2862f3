import { matchesSelection } from '../model/selection.js'
import type { GoldenCase } from '../model/case.js'
import type { CheckedGate } from './check-gates.js'
import { readDeal, readScores, type ArmTrials, type TrialPool } from './deal-trials.js'
import { collectGateCases, type GateCases, type Pair } from './gate-cases.js'
import { isScored } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'

/**
 * How a gate sees any deal of the pooled trials: what `collectGateCases` gives of the paired cases, prepared once, since a thousand deals
 * ask for it. Values for absolute bounds are left out. `pool` has one entry for each paired case, in the order of the deals.
 */
export function prepareGate(
  { metric, slice }: CheckedGate,
  { pairing, pool, trials }: { readonly pairing: CasePairing; readonly pool: TrialPool; readonly trials: ArmTrials },
): (dealt: TrialPool) => GateCases {
  if (metric.per_run !== undefined)
    return (dealt) => collectGateCases({ pairing, slice, columns: readDeal(dealt, trials, metric) })
  const byId = new Map(pairing.paired.map((golden) => [golden.id, golden]))
  const places = pool.flatMap(([first], index): { readonly index: number; readonly golden: GoldenCase }[] => {
    const golden = first === undefined ? undefined : byId.get(first.case)
    return golden === undefined || (slice !== null && !matchesSelection(golden, slice)) ? [] : [{ index, golden }]
  })
  const end = trials.baseline + trials.candidate
  return (dealt) => {
    const pairs: Pair[] = []
    const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 }
    for (const { index, golden } of places) {
      const own = dealt[index] ?? []
      const baseline = readScores(own, metric.id, 0, trials.baseline) ?? undefined
      const candidate = readScores(own, metric.id, trials.baseline, end) ?? undefined
      if (baseline === undefined && candidate === undefined) continue
      missing.applicable++
      if (isScored(baseline) && isScored(candidate))
        pairs.push({ case_id: golden.id, cluster: golden.cluster, baseline, candidate })
      else if (isScored(baseline)) missing.only_candidate++
      else if (isScored(candidate)) missing.only_baseline++
    }
    const share = (missed: number): number | null =>
      missing.applicable === 0 ? null : (pairs.length + missed) / missing.applicable
    return {
      pairs,
      scored_share: { baseline: share(missing.only_candidate), candidate: share(missing.only_baseline) },
      missing,
      left_out: 0,
      candidate_values: [],
      candidate_scores: [],
      candidate_ids: [],
    }
  }
}
