import type { FlakyCase, Passes, TrialNoise } from '../../model/result/reliability.js'
import { mean, varianceWithin } from '../../stats/moments.js'
import type { Pair } from '../pair/gate-cases.js'
import type { GateEvidence } from '../test/gate-evidence.js'
import type { MetricColumn } from '../pair/metric-columns.js'

/** Below it, more trials cannot cut the standard error by as much as an eighth. */
const MOSTLY_TRIALS = 0.5

/**
 * Splits the squared standard error of a gate's mean difference into trial noise and real differences of cases; null where
 * nothing was tested, nothing differs, or an arm has too few repeated trials (two in at least half of the pairs).
 *
 * With dᵢ the difference of a case's means over kᵢ and mᵢ trials, Var(dᵢ) = τ² + σ²_b/kᵢ + σ²_c/mᵢ. σ² is each arm's pooled variance
 * within cases, v = σ²_b·mean(1/kᵢ) + σ²_c·mean(1/mᵢ), and τ² = n·SE² − v, not below 0: the method of moments on unweighted means, which
 * is unbiased however unequal the numbers of trials. SE is the gate's own, so clusters count as they do there. On the
 * log-ratio row values are taken as shares of their case's mean (Var(ln x̄) ≈ σ²/(k·μ²)).
 * Source: Miller 2024, arXiv:2411.00640, sections 3.1 and 3.2 (var = between/n + within/(n·K)); Searle, Casella & McCulloch 1992, Variance Components, ch. 3.
 * @example d = (1, 0, 0.5, 0.5), v = 0.2, sd² = 1/6: the trials explain all of it, so τ² is 0 and the share 1
 */
export function splitVariance({ checked, test }: GateEvidence): TrialNoise | null {
  if (test.kind !== 'tested' || test.outcome.row === 'per-run') return null
  const { se, row } = test.outcome
  const { pairs } = test.input
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

/**
 * The variance of one trial about its case's mean, and what that adds to the variance of a case's mean, on average, with so many more trials
 * a case.
 */
function armNoise(pairs: readonly Pair[], arm: 'baseline' | 'candidate', isRelative: boolean) {
  const groups = pairs.map((pair) => pair[arm].values)
  const repeated = groups.filter(({ length }) => length > 1).length
  const within = varianceWithin(isRelative ? groups.map(takeShares) : groups)
  if (within === null || 2 * repeated < groups.length) return null
  const { variance } = within
  return { variance, noise: (more: number): number => variance * mean(groups.map(({ length }) => 1 / (length + more))) }
}

/** Values as shares of their mean, which is above 0. */
export function takeShares(values: readonly number[]): readonly number[] {
  const centre = mean(values)
  return values.map((value) => value / centre)
}

/** Cases whose success differs between the trials of one arm, least stable first, then by id. */
export function findFlakyCases(
  ids: readonly string[],
  columns: { readonly baseline: MetricColumn; readonly candidate: MetricColumn },
): readonly FlakyCase[] {
  return ids
    .map((id) => ({
      case_id: id,
      baseline: passesOf(columns.baseline, id),
      candidate: passesOf(columns.candidate, id),
    }))
    .filter((entry) => instabilityOf(entry) > 0)
    .sort((a, b) => instabilityOf(b) - instabilityOf(a) || (a.case_id < b.case_id ? -1 : 1))
}

/** Success of one case in one arm; null without a scored trial. */
function passesOf(success: MetricColumn, caseId: string): Passes | null {
  const values = success.get(caseId)?.values ?? []
  return values.length === 0 ? null : { passed: values.filter((value) => value === 1).length, trials: values.length }
}

/** p(1 − p) of the less stable arm. */
function instabilityOf({ baseline, candidate }: FlakyCase): number {
  const spread = (passes: Passes | null): number =>
    passes === null ? 0 : (passes.passed * (passes.trials - passes.passed)) / passes.trials ** 2
  return Math.max(spread(baseline), spread(candidate))
}
