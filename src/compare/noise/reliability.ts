import type { MajorityTest, Passes, Reliability } from '../../model/result/reliability.js'
import { mcnemar } from '../../stats/mcnemar.js'
import type { PairedPasses } from '../../model/result/finding.js'
import { countPasses } from '../pair/flips.js'
import type { GateEvidence } from '../test/gate-evidence.js'
import type { OpenPair } from '../pair/open-pair.js'
import { findFlakyCases, splitVariance } from './trial-noise.js'

/**
 * What repeated trials say: flaky cases, the majority's test, and how much of each gate's standard error is trial noise. Null when no case
 * was tried twice.
 */
export function measureReliability(
  { pairing, success, baseline, candidate }: OpenPair,
  input: { readonly can_compare_success: boolean; readonly evidence: readonly GateEvidence[] },
): Reliability | null {
  const trials = { baseline: baseline?.run.trials_per_case ?? null, candidate: candidate.run.trials_per_case }
  if (trials.candidate < 2 && (trials.baseline ?? 1) < 2) return null
  const ids = new Set([
    ...[...(pairing.baseline ?? []), ...pairing.candidate].map(({ id }) => id),
    ...pairing.quarantined,
  ])
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
    : `${short.join(' and ')} has one trial per case, so the noise of its trials cannot be separated from real differences between cases`
}

/**
 * McNemar's mid-p on the majority of each case's scored trials. A case with as many passes as failures in an arm says
 * neither and is left out by name; one without a scored trial on both sides is left out.
 * @example 2 of 3 against 0 of 3 is one newly failing case; 1 of 2 against 2 of 2 is a tie
 */
function testMajority(passes: readonly PairedPasses[]): MajorityTest {
  const measured = passes.filter(({ baseline, candidate }) => baseline.trials > 0 && candidate.trials > 0)
  const isTied = (entry: PairedPasses): boolean => margin(entry.baseline) === 0 || margin(entry.candidate) === 0
  const decided = measured.filter((entry) => !isTied(entry))
  const newlyFailing = decided.filter((entry) => margin(entry.baseline) > 0 && margin(entry.candidate) < 0).length
  const newlyPassing = decided.filter((entry) => margin(entry.baseline) < 0 && margin(entry.candidate) > 0).length
  return {
    n: decided.length,
    newly_failing: newlyFailing,
    newly_passing: newlyPassing,
    p: mcnemar({ worse: newlyFailing, better: newlyPassing }).midP,
    ties: measured.filter(isTied).map(({ case_id: caseId }) => caseId),
  }
}

/** Passes less failures. */
function margin({ passed, trials }: Passes): number {
  return 2 * passed - trials
}
