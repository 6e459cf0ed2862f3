import type { ScoredRun } from '../model/run.js'
import type { Comparability } from './comparability.js'
import type { CasePairing } from './pair-cases.js'

/** Two runs as they were recorded, and what the comparison makes of them. */
export interface TwoRuns {
  readonly baseline: ScoredRun
  readonly candidate: ScoredRun
  readonly pairing: CasePairing
  readonly facts: Comparability
  /** Both sides were judged by rules from elsewhere, which the comparison tells of. */
  readonly has_rule_set: boolean
}
