import type { Checks, TestRow } from '../model/comparison.js'
import type { Margin } from '../model/metric.js'
import { mean } from '../stats/mean.js'
import { boundClustered, ENOUGH_CLUSTERS, testClustered } from './clustered-row.js'
import { boundLogRatio, canTakeLogRatios, compareTotals, logSeries, takeLogRatios } from './log-ratio-row.js'
import { testMatchedTrials } from './matched-trials.js'
import { boundMcnemar, testMcnemar } from './mcnemar-row.js'
import { boundPairedT, gaffkeInterval, testPairedT } from './paired-t-row.js'
import { figureOf, isInformationOnly, testPerRun, type Figure } from './per-run-row.js'
import { NO_TEST, reachesMargin, type RowOutcome, type ZeroTest } from './row-outcome.js'
import { runChecks } from './run-checks.js'
import { absoluteSeries, linearSeries, orientationOf, type MarginSeries, type TestInput } from './paired-input.js'

/** Tests a gate by its row of verdict-rules 3; null when its relative margin has a baseline of 0 and nothing stands in. */
export function applyRow(input: TestInput, margin: Margin): RowOutcome | null {
  const figure = figureOf(input.metric)
  if (figure !== null) return perRunOutcome(input, margin, figure)
  if (margin.kind === 'relative' && canTakeLogRatios(input)) return logRatioOutcome(input, margin.value)
  const series = linearSeries(input, margin)
  return series === null ? null : linearOutcome(input, series)
}

/** McNemar needs exactly one trial a case on both sides and independent cases. */
export function isSingleTrialBinary(input: TestInput): boolean {
  return (
    input.metric.kind === 'binary' &&
    input.clusters === null &&
    input.pairs.every(({ baseline, candidate }) => baseline.trials === 1 && candidate.trials === 1)
  )
}

function linearOutcome(input: TestInput, series: MarginSeries): RowOutcome {
  const row: TestRow = isSingleTrialBinary(input) ? 'mcnemar' : 'paired-t'
  const { clusters, alpha, differences } = input
  const outcome = { row, delta: mean(differences), series, matched_trials: testMatchedTrials(input, 'linear') }
  if (input.is_single) return makeOutcome(input, outcome, NO_TEST, [])
  if (clusters !== null) {
    return makeOutcome(
      input,
      outcome,
      testClustered(differences, clusters, alpha),
      boundClustered(input, clusters, series),
    )
  }
  if (row === 'mcnemar') return makeOutcome(input, outcome, testMcnemar(input), boundMcnemar(input, series))
  const test = testPairedT(differences, alpha)
  const bounds = boundPairedT(input, series)
  const interval = gaffkeInterval(input, series, bounds) ?? test.interval
  return makeOutcome(input, outcome, { ...test, interval }, bounds)
}

function logRatioOutcome(linear: TestInput, share: number): RowOutcome {
  const input = takeLogRatios(linear)
  const series = logSeries(input, share)
  const { clusters, alpha } = input
  const totals = compareTotals(input, share)
  const outcome = {
    row: 'log-ratio' as const,
    delta: mean(input.differences),
    series,
    matched_trials: testMatchedTrials(input, 'log'),
    ratio_of_means: totals.ratio,
    total_contradicts: totals.contradicts,
  }
  if (input.is_single) return makeOutcome(input, outcome, NO_TEST, [])
  if (clusters === null) {
    return makeOutcome(input, outcome, testPairedT(series.values, alpha), boundLogRatio(input, series))
  }
  const test = testClustered(series.values, clusters, alpha)
  return makeOutcome(input, outcome, test, boundClustered(input, clusters, series))
}

/** A relative margin is a share of the baseline's figure; nothing bounds a figure, so it is never `no-regression`. */
function perRunOutcome(input: TestInput, margin: Margin, figure: Figure): RowOutcome | null {
  const linear = linearSeries(input, margin)
  if (linear === null) return null
  const baseline = figure(input.baseline)
  const size = linear.relative === null ? linear.size : linear.relative * baseline
  const outcome = {
    row: 'per-run' as const,
    delta: orientationOf(input.metric) * (figure(input.candidate) - baseline) + 0,
    series: { ...absoluteSeries(input, size), relative: linear.relative },
    matched_trials: null,
    information_only: isInformationOnly(input),
  }
  return makeOutcome(input, outcome, testPerRun(input, figure), [])
}

type OutcomeStart = Pick<RowOutcome, 'row' | 'delta' | 'series' | 'matched_trials'> &
  Partial<Pick<RowOutcome, 'ratio_of_means' | 'total_contradicts' | 'information_only'>>

function makeOutcome(input: TestInput, start: OutcomeStart, test: ZeroTest, bounds: RowOutcome['bounds']): RowOutcome {
  const hasClusters = input.cluster_count === null || input.cluster_count >= ENOUGH_CLUSTERS
  const checks: Checks = input.is_single ? {} : runChecks(input, start.row)
  return {
    ratio_of_means: null,
    total_contradicts: false,
    information_only: false,
    ...test,
    ...start,
    all_equal: input.all_equal,
    reaches_margin: reachesMargin(start.delta, start.series),
    bounds,
    bounds_hold: bounds.length > 0 && bounds.every((bound) => bound.above_margin) && hasClusters,
    checks: start.matched_trials === null ? checks : { ...checks, matched_trials: start.matched_trials },
  }
}
