import type { MajorityTest, Passes } from '../model/reliability.js'
import { mcnemar } from '../stats/mcnemar.js'
import type { PairedPasses } from './flips.js'

/**
 * McNemar's mid-p on the majority of each case's scored trials. A case with as many passes as failures in an arm says
 * neither and is left out by name; one without a scored trial on both sides is left out.
 * @example 2 of 3 against 0 of 3 is one newly failing case; 1 of 2 against 2 of 2 is a tie
 */
export function testMajority(passes: readonly PairedPasses[]): MajorityTest {
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
