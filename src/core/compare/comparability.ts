import type { Run } from '../model/run.js'
import { findRedefinedMetrics } from './fingerprint-differences.js'

/** What keeps the metrics of two runs apart. */
export interface Comparability {
  readonly has_baseline: boolean
  /** Both arms ran interleaved in one job. */
  readonly interleaved: boolean
  readonly min_scored_share: number
  /** Why a metric means something else in the baseline, by metric id. */
  readonly redefined: ReadonlyMap<string, string>
  /** Other models answered than in the baseline. */
  readonly models_changed: boolean
}

/** Reads it off the two runs; a model list that is empty says nothing. */
export function findComparability(baseline: Run | null, candidate: Run): Comparability {
  const models = (run: Run): string => run.fingerprints.models.join('\n')
  return {
    has_baseline: baseline !== null,
    interleaved: baseline !== null && baseline.session_id === candidate.session_id,
    min_scored_share: candidate.settings.min_scored_share,
    redefined: baseline === null ? new Map() : findRedefinedMetrics(baseline, candidate),
    models_changed:
      baseline !== null &&
      models(baseline) !== '' &&
      models(candidate) !== '' &&
      models(baseline) !== models(candidate),
  }
}
