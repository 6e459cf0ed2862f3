import type { Checks, Interval, TestRow } from '../../model/result/gate-result.js'
import type { Margin } from '../../model/metric.js'
import {
  type ResampledMeans,
  bcaInterval,
  percentileInterval,
  studentisedInterval,
} from '../../stats/bootstrap-intervals.js'
import { mean } from '../../stats/moments.js'
import { EPSILON, roundingStep } from '../../stats/round-noise.js'
import {
  ENOUGH_CLUSTERS,
  type Totals,
  boundBounded,
  boundClustered,
  boundMcnemar,
  boundUnbounded,
  canTakeLogRatios,
  compareTotals,
  countFlips,
  logRatios,
  logSeries,
  resamplesOf,
  takeLogRatios,
  testClustered,
  testMcnemar,
  testPairedT,
} from './paired-rows.js'
import {
  type MarginSeries,
  type TestInput,
  absoluteSeries,
  linearSeries,
  orientationOf,
  orientedDifferences,
} from './paired-input.js'
import {
  agreeingInterval,
  type Effort,
  intervalOfFigure,
  isInformationOnly,
  noiseOfFigures,
  testPerRun,
  valuesOfArms,
} from './per-run-row.js'
import { NO_TEST, type RowBound, type RowOutcome, type ZeroTest, once, reachesMargin } from './row-outcome.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { newcombeInterval } from '../../stats/newcombe-interval.js'
import { pairedT } from '../../stats/paired-t.js'
import { signFlipPermutation } from '../../stats/sign-flip-permutation.js'
import { wilcoxonPratt } from '../../stats/wilcoxon.js'

/**
 * Tests a gate by its row of docs/decision-rules.md#rows; `null` if its relative margin has a baseline of 0 and no absolute margin replaces
 * it. A metric without a gate is tested with fewer draws.
 */
export function applyRow(input: TestInput, margin: Margin, effort: Effort = { decides: true }): RowOutcome | null {
  if (input.metric.per_run !== undefined) return perRunOutcome(input, margin, effort)
  if (margin.kind === 'relative' && canTakeLogRatios(input)) {
    const logs = takeLogRatios(input)
    return meanOutcome(logs, 'log-ratio', logSeries(logs, margin.value), compareTotals(logs, margin.value))
  }
  const series = linearSeries(input, margin)
  return series === null ? null : meanOutcome(input, isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t', series)
}

/** Whether a test by McNemar is possible: exactly one trial a case on both sides, and independent cases. */
function isSingleTrialBinary(input: TestInput): boolean {
  return (
    input.metric.kind === 'binary' &&
    input.clusters === null &&
    input.pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1)
  )
}

/** Tests a metric that is a mean over cases about 0; no test for a single case or cluster. */
function testAboutZero(input: TestInput, row: TestRow): ZeroTest {
  const { differences, clusters, alpha, noise, is_single: isSingle } = input
  if (isSingle) return NO_TEST
  if (clusters !== null) return testClustered(differences, clusters, alpha, noise)
  return row === 'mcnemar' ? testMcnemar(input) : testPairedT(differences, alpha)
}

/** Computes the outcome of a mean. On the log-ratio row the differences of `input` are log ratios, and `totals` is given. */
function meanOutcome(input: TestInput, row: TestRow, series: MarginSeries, totals?: Totals): RowOutcome {
  const { clusters, differences } = input
  const parts = {
    row,
    delta: mean(differences),
    series,
    ratio_of_means: totals?.ratio ?? null,
    total_contradicts: totals?.contradicts ?? false,
    test: testAboutZero(input, row),
    matched: () => testMatchedTrials(input, row),
  }
  if (input.is_single) return makeOutcome(input, parts)
  if (clusters !== null) return makeOutcome(input, { ...parts, bounds: boundClustered(input, clusters, series) })
  if (row === 'mcnemar') return makeOutcome(input, { ...parts, bounds: boundMcnemar(input, series) })
  if (series.worst !== null) return makeOutcome(input, { ...parts, bounds: boundBounded(input, series) })
  const resamples = resamplesOf(input, series.values)
  const ownResamples = series.kind === 'shifted' ? resamplesOf(input, differences) : resamples
  return makeOutcome(input, {
    ...parts,
    bounds: boundUnbounded(input, series, resamples),
    checks: () => checkBootstrap(ownResamples(), input.alpha),
  })
}

/**
 * Computes the outcome of a figure of the run. A relative margin is a share of the baseline's figure. Figures have no bounds, so they are
 * never `no-regression`.
 */
function perRunOutcome(input: TestInput, margin: Margin, effort: Effort): RowOutcome | null {
  const { baseline, candidate } = valuesOfArms(input)
  if (baseline === null || candidate === null) return null
  const noise = noiseOfFigures(input.metric, [baseline, candidate])
  // For a percentile, the mean decides whether the baseline is 0, as for any metric (docs/decision-rules.md#medians-and-percentiles).
  const base = input.metric.per_run?.figure === 'percentile' ? mean(input.baseline) : baseline
  const isRelative = margin.kind === 'relative' && (base > noise || input.all_equal)
  const absolute = margin.kind === 'absolute' ? margin.value : input.metric.absolute_margin
  const size = isRelative ? margin.value * baseline : absolute
  if (size === undefined) return null
  const test = testPerRun(input, effort)
  const percentile = once(() => intervalOfFigure(input, effort))
  return makeOutcome(input, {
    row: 'per-run',
    delta: orientationOf(input.metric) * (candidate - baseline) + 0,
    series: { ...absoluteSeries(input, size), relative: isRelative ? margin.value : null, noise },
    information_only: isInformationOnly(input),
    test,
    interval: () => agreeingInterval(percentile(), test.p, input.alpha),
    checks: () => {
      const { low, high } = percentile() ?? {}
      return low === undefined || high === undefined ? {} : { percentile: { low, high } }
    },
  })
}

interface OutcomeParts
  extends
    Pick<RowOutcome, 'row' | 'delta' | 'series'>,
    Partial<Pick<RowOutcome, 'ratio_of_means' | 'total_contradicts' | 'information_only'>> {
  readonly test: ZeroTest
  readonly matched?: RowOutcome['matched_trials']
  readonly bounds?: readonly RowBound[]
  /** Replaces the interval of the test, if computing it takes draws. */
  readonly interval?: () => Interval | null
  /** Added to the checks of every row. */
  readonly checks?: () => Checks
}

function makeOutcome(input: TestInput, parts: OutcomeParts): RowOutcome {
  const { test, bounds: rowBounds = [], matched: match, interval, checks, ...start } = parts
  const hasClusters = input.cluster_count === null || input.cluster_count >= ENOUGH_CLUSTERS
  const matched = once(match ?? (() => null))
  return {
    ratio_of_means: null,
    total_contradicts: false,
    information_only: false,
    ...test,
    ...start,
    all_equal: input.all_equal,
    reaches_margin: reachesMargin(start.delta, start.series),
    matched_trials: matched,
    bounds: once(() => rowBounds.map((bound) => bound())),
    bounds_hold: once(() => hasClusters && rowBounds.length > 0 && rowBounds.every((bound) => bound().above_margin)),
    interval: once(interval ?? (() => test.interval)),
    checks: once(() => {
      const own = input.is_single ? {} : { ...runChecks(input, start.row), ...checks?.() }
      const trials = matched()
      return trials === null ? own : { ...own, matched_trials: trials }
    }),
  }
}

/** Returns the bootstrap intervals of the mean, all from one set of resamples; empty if there is nothing to resample. */
function checkBootstrap(resamples: ResampledMeans | null, alpha: number): Checks {
  if (resamples === null) return {}
  return {
    percentile: percentileInterval(resamples, alpha),
    bca: bcaInterval(resamples, alpha),
    studentised: studentisedInterval(resamples, alpha),
  }
}

/**
 * Returns p and delta of the first k scored trials of each pair, k being the smaller number; `null` if every pair has equal numbers. For a
 * single case or cluster p is 1. The mean of three trials against a single trial is skewed and would cause too many false improvements
 * (docs/decision-rules.md#unequal-trials).
 */
function testMatchedTrials(input: TestInput, row: TestRow): ReturnType<RowOutcome['matched_trials']> {
  const { pairs, metric } = input
  if (pairs.every((pair) => pair.baseline.values.length === pair.candidate.values.length)) return null
  const counts = pairs.map((pair) => Math.min(pair.baseline.values.length, pair.candidate.values.length))
  const baseline = pairs.map((pair, index) => mean(pair.baseline.values.slice(0, counts[index])))
  const candidate = pairs.map((pair, index) => mean(pair.candidate.values.slice(0, counts[index])))
  const hasRatios = row === 'log-ratio' && [...baseline, ...candidate].every((value) => value > 0)
  const differences = hasRatios
    ? logRatios(input, baseline, candidate)
    : orientedDifferences(metric, { baseline, candidate }, roundingStep(baseline, candidate))
  const isMcnemar = metric.kind === 'binary' && counts.every((count) => count === 1)
  const { p } = testAboutZero({ ...input, differences }, isMcnemar ? 'mcnemar' : 'paired-t')
  return { p: p ?? 1, delta: mean(differences) }
}

/** The smallest double with full precision; two smaller p-values can be distinguished only by their logarithms. */
const SMALLEST_P = 2 ** -1022

/** Runs other tests on the same pairs. They are shown but decide nothing. */
export function runChecks(input: TestInput, row: TestRow): Checks {
  if (row === 'mcnemar') return checkMcnemar(input)
  if (row === 'per-run' || input.clusters !== null) return checkFirstTrials(input)
  const signs = row === 'paired-t' ? checkSigns(input) : {}
  const test = pairedT(input.differences, input.alpha)
  const effect = test && { cohen_dz: test.cohenDz, hedges_g: test.hedgesG }
  return { ...signs, ...effect, ...checkFirstTrials(input) }
}

function checkMcnemar(input: TestInput): Checks {
  const { worse, better } = countFlips(input.differences)
  const test = mcnemar({ worse, better })
  const good = input.metric.direction === 'lower' ? 0 : 1
  const bothPass = input.pairs.filter(
    (_, index) => input.differences[index] === 0 && input.candidate[index] === good,
  ).length
  const bothFail = input.pairs.length - worse - better - bothPass
  return {
    exact_p: test.exactP,
    ...(test.exactP < SMALLEST_P ? { exact_p_log10: test.exactPLog10 } : {}),
    chi2: test.chi2?.statistic ?? null,
    chi2_corrected: test.chi2Corrected?.statistic ?? null,
    newcombe10: newcombeInterval({ bothPass, worse, better, bothFail, alpha: input.alpha }),
  }
}

function checkSigns({ differences, metric, seed }: TestInput): Checks {
  const signFlip = { sign_flip_p: signFlipPermutation({ differences, seed: `${seed}/sign-flip` }).p }
  if (metric.kind !== 'ordinal') return signFlip
  const test = wilcoxonPratt(differences)
  return { ...signFlip, wilcoxon_pratt_p: test === null ? 1 : (test.exactP ?? test.normalP) }
}

/** Runs McNemar's test on trial 0 of both arms, for a binary metric with several trials. */
function checkFirstTrials({ metric, pairs }: TestInput): Checks {
  if (metric.kind !== 'binary' || !pairs.some(({ candidate, baseline }) => candidate.trials + baseline.trials > 2))
    return {}
  const firsts = (arm: 'baseline' | 'candidate'): number[] => pairs.map((pair) => pair[arm].values[0] ?? 0)
  const flips = countFlips(
    orientedDifferences(metric, { baseline: firsts('baseline'), candidate: firsts('candidate') }, EPSILON),
  )
  return { mcnemar_first_trial_p: mcnemar(flips).midP }
}
