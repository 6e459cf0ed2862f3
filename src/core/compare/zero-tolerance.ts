import type { ZeroTolerance } from '../model/suite.js'
import type { PairedPasses } from './flips.js'

const PROOF = 3

/**
 * Ids of the cases in scope that passed in every scored baseline trial and fail in at least 3 scored candidate trials
 * (1 with a deterministic target), re-runs included, and pass in none (verdict-rules 7).
 */
export function findConfirmedFailures(
  passes: readonly PairedPasses[],
  scope: ZeroTolerance,
  isDeterministic: boolean,
): readonly string[] {
  if (scope === 'off') return []
  const needed = isDeterministic ? 1 : PROOF
  return passes
    .filter(({ critical }) => scope === 'all' || critical)
    .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials)
    .filter(({ candidate }) => candidate.passed === 0 && candidate.trials >= needed)
    .map(({ case_id: caseId }) => caseId)
}
