import type { FlakyCase, MajorityTest, Passes, Reliability, TrialNoise } from '../../model/result/noise.js'
import { mean, pooledVariance } from '../../stats/moments.js'
import type { CasePair } from '../pair/gate-cases.js'
import type { GateEvidence } from '../test/gate-evidence.js'
import { type Arms, type Columns, type MetricColumn, readColumns } from '../pair/metric-columns.js'
import { groupBy } from '../../model/group-by.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { type Random, shuffled } from '../../stats/random.js'
import { mcnemar } from '../../stats/mcnemar.js'
import type { PairedPasses } from '../../model/result/finding.js'
import { countPasses, countCasePasses } from '../pair/flips.js'
import type { OpenPair } from '../pair/open-pair.js'

/** Share of trial noise below which more trials cannot reduce the standard error by an eighth. */
const MOSTLY_TRIALS = 0.5

/**
 * Splits the squared standard error of a gate's mean difference into trial noise and real differences between cases. `null` if nothing was
 * tested, nothing differs, or an arm has too few repeated trials (two in at least half of the pairs).
 *
 * With dᵢ the difference of a case's means over kᵢ and mᵢ trials, Var(dᵢ) = τ² + σ²_b/kᵢ + σ²_c/mᵢ. σ² is each arm's pooled variance
 * within cases, v = σ²_b·mean(1/kᵢ) + σ²_c·mean(1/mᵢ), and τ² = n·SE² − v, not below 0: the method of moments on unweighted means, which
 * is unbiased for any numbers of trials. SE is the gate's own and so accounts for clusters. On the
 * log-ratio row values are divided by their case's mean (Var(ln x̄) ≈ σ²/(k·μ²)).
 * Source: Miller 2024, arXiv:2411.00640, sections 3.1 and 3.2 (var = between/n + within/(n·K)); Searle, Casella & McCulloch 1992, Variance
 * Components, ch. 3.
 * @example d = (1, 0, 0.5, 0.5), v = 0.2, sd² = 1/6: the trials explain all of it, so τ² is 0 and the share 1
 */
export function splitVariance({ checked, test }: GateEvidence): TrialNoise | null {
  if (test.kind !== 'tested') return null
  const { se, row } = test.outcome
  const { pairs } = test.input
  // A figure of the run has no standard error.
  if (se === null || se === 0) return null
  const isRelative = row === 'log-ratio'
  const baseline = armNoise(pairs, 'baseline', isRelative)
  const candidate = armNoise(pairs, 'candidate', isRelative)
  if (baseline === null || candidate === null) return null
  const n = pairs.length
  const noise = (more: number): number => baseline.noise(more) + candidate.noise(more)
  const between = n * se ** 2 - noise(0)
  const share = Math.min(1, noise(0) / (n * se ** 2))
  const scaled = (left: number): number => se * Math.sqrt(1 - share + share * left)
  const more = Math.max(...pairs.map((pair) => pair.candidate.values.length))
  return {
    gate: checked.gate.id,
    n,
    unit: isRelative ? 'relative' : 'absolute',
    trial_variance: { baseline: baseline.variance, candidate: candidate.variance },
    case_variance: Math.max(0, between),
    clipped: between < 0,
    standard_error: se,
    trial_share: share,
    with_more_trials: { trials: more, standard_error: scaled(share === 0 ? 1 : noise(more) / noise(0)) },
    with_twice_the_cases: se / Math.SQRT2,
    with_endless_trials: scaled(0),
    advice: share >= MOSTLY_TRIALS ? 'more-trials' : 'more-cases',
  }
}

/** Returns the variance of one trial within its case, and what it adds to a case mean's variance with `more` further trials a case. */
function armNoise(pairs: readonly CasePair[], arm: 'baseline' | 'candidate', isRelative: boolean) {
  const groups = pairs.map((pair) => pair[arm].values)
  const repeated = groups.filter(({ length }) => length > 1).length
  const within = pooledVariance(isRelative ? groups.map(divideByMean) : groups)
  if (within === null || 2 * repeated < groups.length) return null
  const { variance } = within
  return { variance, noise: (more: number): number => variance * mean(groups.map(({ length }) => 1 / (length + more))) }
}

/** Divides values by their mean, which is above 0. */
export function divideByMean(values: readonly number[]): readonly number[] {
  const centre = mean(values)
  return values.map((value) => value / centre)
}

/** Finds the cases whose success differs between the trials of one arm, least stable first, then by id. */
export function findFlakyCases(ids: readonly string[], columns: Arms<MetricColumn>): readonly FlakyCase[] {
  return ids
    .map((id) => {
      const [baseline, candidate] = [countCasePasses(id, columns.baseline), countCasePasses(id, columns.candidate)]
      const known = (passes: Passes): Passes | null => (passes.trials === 0 ? null : passes)
      return { case_id: id, baseline: known(baseline), candidate: known(candidate) }
    })
    .filter((entry) => instabilityOf(entry) > 0)
    .sort((a, b) => instabilityOf(b) - instabilityOf(a) || (a.case_id < b.case_id ? -1 : 1))
}

/** Returns p(1 − p) of the less stable arm. */
function instabilityOf({ baseline, candidate }: FlakyCase): number {
  const spread = (passes: Passes | null): number =>
    passes === null ? 0 : (passes.passed * (passes.trials - passes.passed)) / passes.trials ** 2
  return Math.max(spread(baseline), spread(candidate))
}

/** The trials of both runs together, by case id. */
export type TrialPool = readonly (readonly [id: string, trials: readonly ScoredTrial[]])[]

/** Number of trials a case in each run. */
export type ArmTrials = Arms<number>

/** Pools the trials of two runs of the same variant by case. Does not depend on the order of files. */
export function poolTrials(first: readonly ScoredTrial[], second: readonly ScoredTrial[]): TrialPool {
  const inOrder = [first, second].flatMap((run) => run.toSorted((a, b) => a.trial - b.trial))
  return [...groupBy(inOrder, (trial) => trial.case)].sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Shuffles each case's trials; the first ones are dealt to the baseline and the next to the candidate. Whole trials are dealt, so that the
 * scores of a trial stay together. If only chance differs, every deal is as likely as the measured one.
 */
export function dealTrials(pool: TrialPool, random: Random): TrialPool {
  return pool.map(([id, own]) => [id, shuffled(own, random)])
}

/** Returns the columns of both arms of a deal. Trials are renumbered, because a figure of the run may use their numbers. */
export function readDeal(
  dealt: TrialPool,
  { baseline, candidate }: ArmTrials,
): (metric: Parameters<Columns>[0]) => Arms<MetricColumn> {
  const armOf = (from: number, to: number): Columns =>
    readColumns(dealt.flatMap(([, own]) => own.slice(from, to).map((one, trial) => ({ ...one, trial }))))
  const [before, after] = [armOf(0, baseline), armOf(baseline, baseline + candidate)]
  return (metric) => ({ baseline: before(metric), candidate: after(metric) })
}

/**
 * Measures reliability from repeated trials: flaky cases, the majority's test, and how much of each gate's standard error is trial noise.
 * `null` if no case was tried twice.
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
  const isScored = [...ids].some((id) => countCasePasses(id, success.baseline, success.candidate).trials > 0)
  return {
    flaky: findFlakyCases([...ids], success),
    ...(!isScored && { unscored: true }),
    // Without confirmation re-runs, which only failing cases get.
    majority: isScored && input.can_compare_success ? testMajority(countPasses(pairing, success)) : null,
    noise: input.evidence.map(splitVariance).filter((noise) => noise !== null),
    not_separated: whyNotSeparated(trials),
  }
}

function whyNotSeparated({ baseline, candidate }: { readonly baseline: number | null; readonly candidate: number }) {
  if (baseline === null) return null
  // If both have one trial, reliability is not reported at all.
  const short = baseline < 2 ? 'the baseline' : candidate < 2 ? 'the candidate' : null
  return (
    short &&
    `${short} has one trial per case, so the noise of its trials cannot be separated from real differences between cases`
  )
}

/**
 * Tests the majority of each case's scored trials by McNemar's mid-p. A case with as many passes as failures in an arm is a tie: it is left
 * out and listed. A case without a scored trial on both sides is left out.
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

/** Returns passes minus failures. */
const margin = ({ passed, trials }: Passes): number => 2 * passed - trials
