import type { Reliability } from '../model/reliability.js'
import { findFlakyCases } from './flaky-cases.js'
import { countPasses } from './flips.js'
import type { GateEvidence } from './gate-evidence.js'
import { testMajority } from './majority-mcnemar.js'
import type { MetricColumn } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'
import { splitVariance } from './trial-noise.js'

/** What repeated trials say: flaky cases, the majority's test, and how much of each gate's doubt is trial noise. Null when no case was tried twice. */
export function measureReliability(input: {
  readonly pairing: CasePairing
  readonly success: { readonly baseline: MetricColumn; readonly candidate: MetricColumn }
  readonly can_compare_success: boolean
  readonly evidence: readonly GateEvidence[]
  /** Trials a case. */
  readonly trials: { readonly baseline: number | null; readonly candidate: number }
}): Reliability | null {
  const { pairing, success, trials } = input
  if (trials.candidate < 2 && (trials.baseline ?? 1) < 2) return null
  const ids = new Set([...(pairing.baseline ?? []), ...pairing.candidate].map(({ id }) => id))
  return {
    flaky: findFlakyCases([...ids], success),
    // Confirmation re-runs are left out: only failing cases get them.
    majority: input.can_compare_success
      ? testMajority(countPasses({ pairing, ...success, confirmations: new Map() }))
      : null,
    noise: input.evidence.map(splitVariance).filter((noise) => noise !== null),
    not_separated: whyNotSeparated(trials),
  }
}

function whyNotSeparated({ baseline, candidate }: { readonly baseline: number | null; readonly candidate: number }) {
  if (baseline === null) return null
  const short = [...(baseline < 2 ? ['the baseline'] : []), ...(candidate < 2 ? ['the candidate'] : [])]
  return short.length === 0
    ? null
    : `${short.join(' and ')} has one trial a case, so the noise of its trials cannot be told from real differences of cases`
}
