import type { Margin } from '../../model/metric.js'
import { bisect } from '../../stats/bisect.js'
import { mean, sampleStandardDeviation } from '../../stats/moments.js'
import { normalQuantile } from '../../stats/distributions/normal.js'
import { tangoVariance } from '../../stats/tango-interval.js'
import { pairedTDetectableEffect } from '../../stats/paired-t.js'
import { studentTQuantile } from '../../stats/distributions/student-t.js'
import { logToShare } from '../../model/relative-change.js'
import { absoluteSeries, orientationOf, type TestInput } from '../test/paired-input.js'
import type { RowOutcome } from '../test/row-outcome.js'
import { gaffkeBoundOf } from '../test/paired-rows.js'

const POWER = 0.8
const FEWEST = 6

/** The input that power depends on. A forecast assumes it, as there are no two runs yet. */
export type PowerInput = Pick<TestInput, 'metric' | 'baseline' | 'differences' | 'clusters' | 'alpha'>
export type PowerOutcome = Pick<RowOutcome, 'row' | 'delta' | 'se' | 'df'> & {
  readonly series: Pick<RowOutcome['series'], 'kind' | 'values' | 'size' | 'noise'>
}

/** Variances of one case's difference, given a true drop. */
interface Variances {
  /** The actual variance. */
  readonly own: number
  /** The variance that the test assumes under no change. */
  readonly tested: number
}

/**
 * Computes what a gate finds with a power of 80 % under the noise of this run (docs/decision-rules.md#figures-beside-a-gate), in a family
 * of `familySize` gates. `null` if the noise is unknown: with fewer than six cases or, except in McNemar's row, fewer than six differences.
 * A drop of a yes/no metric causes flips that a run without the drop does not have: a drop of X adds X to the flips, as far as there are
 * cases. Without these, a gate on success would flag in only half of the runs what it claims to flag four times in five
 * (docs/statistics.md). Flips that a change in this run has proven to cause are not noise and are subtracted.
 * Source: Connor 1987, Biometrics 43:207, for McNemar's row; Cohen 1988, 2.2, for the paired t test.
 */
export function findPower(input: PowerInput, outcome: PowerOutcome, familySize: number) {
  const { row, se, series } = outcome
  const n = input.differences.length
  const differences = series.kind === 'log' ? series.values : input.differences
  const isTooFew = row !== 'mcnemar' && differences.filter((value) => value !== 0).length < FEWEST
  if (se === null || se === 0 || n < FEWEST || isTooFew) return null
  const alpha = input.alpha / familySize
  const quantile = quantileOf(input, outcome)
  const [significant, powered] = [quantile(1 - alpha / 2), quantile(POWER)]
  const at = variancesOf(input, outcome, se)
  const margin = series.size
  const byNormal = ({ own, tested }: Variances): number => significant * Math.sqrt(tested) + powered * Math.sqrt(own)
  const detect = row === 'mcnemar' || input.clusters !== null ? byNormal : byT(n, alpha)
  const leastAt = (drop: number): number => {
    const variances = at(drop)
    return Math.max(detect(variances) / Math.sqrt(n), margin + powered * Math.sqrt(variances.own / n))
  }
  const doubled = at(2 * margin)
  const most = mostLost(input)
  const canLose = (times: number): boolean => margin > series.noise && times * margin <= most + series.noise
  return {
    /** The smallest detectable drop, on the scale of the row's delta; `null` if even the largest possible drop is found less often. */
    flag: input.metric.kind === 'binary' ? firstFound(leastAt, most) : leastAt(0),
    /** Number of cases that detect a drop of twice the margin; `null` without a margin or if the metric cannot drop that far. */
    cases: canLose(2)
      ? Math.ceil(Math.max((byNormal(doubled) / (2 * margin)) ** 2, (powered ** 2 * doubled.own) / margin ** 2))
      : null,
    /** Number of cases that rule out a drop of the margin if nothing changed; `null` likewise. */
    settle: canLose(1) ? casesToSettle(at(0), { margin, row, quantile, alpha: input.alpha }) : null,
  }
}

/**
 * Returns the number of cases with which, if nothing changed, the lower bound is above −margin with the given power. In McNemar's row the
 * bound is that of Tango's score interval, whose variance at −margin is larger than the noise shows.
 */
function casesToSettle(
  { own }: Variances,
  input: Pick<PowerOutcome, 'row'> & Pick<PowerInput, 'alpha'> & { margin: number; quantile: (p: number) => number },
): number {
  const { margin, row, quantile, alpha } = input
  const bounded = row === 'mcnemar' ? tangoVariance(-margin, { worse: own / 2, better: own / 2, n: 1 }) : own
  return Math.ceil(((quantile(1 - alpha / 2) * Math.sqrt(bounded) + quantile(POWER) * Math.sqrt(own)) / margin) ** 2)
}

/** Returns the largest possible loss of a yes/no metric: the share that is good now. */
function mostLost({ metric, baseline }: PowerInput): number {
  if (metric.kind !== 'binary') return Infinity
  return metric.direction === 'lower' ? 1 - mean(baseline) : mean(baseline)
}

/** Returns the quantile function: t at the degrees of freedom of the clusters, otherwise normal. */
function quantileOf({ clusters }: PowerInput, { df }: PowerOutcome): (p: number) => number {
  return clusters !== null && df !== null ? (p) => studentTQuantile(p, df) : normalQuantile
}

/**
 * Returns the effect that a paired t test of n cases detects with the power, in standard deviations times √n. The normal approximation is
 * 5 % too small at n = 20, and 1 % at 100: too much for a figure with three digits (docs/decision-rules.md#figures-beside-a-gate).
 */
function byT(n: number, alpha: number): (variances: Variances) => number {
  const { dz } = pairedTDetectableEffect({ n, alpha, power: POWER })
  return ({ own }) => dz * Math.sqrt(n * own)
}

/** Returns the variances at a drop. McNemar's test assumes a mean of 0, so its own variance includes the square of the drop. */
function variancesOf(input: PowerInput, { row, delta }: PowerOutcome, se: number): (drop: number) => Variances {
  const n = input.differences.length
  const variance = n * se ** 2
  if (input.metric.kind !== 'binary') return () => ({ own: variance, tested: variance })
  // Cases of a cluster are lost together, as they flip together.
  const together = input.clusters === null ? 1 : variance / (sampleStandardDeviation(input.differences) ?? 1) ** 2
  const flips = Math.max(variance / together, mean(input.differences.map((difference) => difference ** 2)))
  const brought = Math.max(0, Math.abs(delta) - normalQuantile(1 - input.alpha / 2) * se)
  const noise = Math.max(1 / (n + 2), flips - brought)
  return (drop) => {
    const own = together * Math.max(0, Math.min(1, noise + drop) - drop ** 2)
    return { own, tested: row === 'mcnemar' ? own + drop ** 2 : own }
  }
}

/** Returns the smallest drop that is large enough to be detected; `null` if there is none up to `most`. */
function firstFound(leastAt: (drop: number) => number, most: number): number | null {
  if (leastAt(most) > most) return null
  return bisect({ low: 0, high: most, tolerance: 1e-12, holds: (drop) => drop < leastAt(drop) })
}

/** The drops that a gate could have flagged or ruled out (docs/decision-rules.md#figures-beside-a-gate). They decide nothing. */
export type PowerFigures = Readonly<ReturnType<typeof findPowerFigures>>

/** The figures of a gate whose power is not computed. */
export const NO_POWER: PowerFigures = {
  can_flag: null,
  can_rule_out: null,
  figures_unit: 'absolute',
  cases_needed: null,
  cases_to_settle: null,
}

/** The figures of a tested gate; `familySize` is the number of gates in its Holm family. */
export function findPowerFigures(input: TestInput, outcome: RowOutcome, familySize: number) {
  const base = mean(input.baseline)
  const isRelative = outcome.series.kind === 'log' || (outcome.series.kind === 'shifted' && base > input.noise)
  const unit: Margin['kind'] = isRelative ? 'relative' : 'absolute'
  const share = (drop: number): number => {
    if (outcome.series.kind === 'log') return logToShare(drop, orientationOf(input.metric))
    return isRelative ? drop / base : drop
  }
  const { flag = null, cases = null, settle = null } = findPower(input, outcome, familySize) ?? {}
  return {
    can_flag: flag === null ? null : share(flag),
    can_rule_out: findRuledOut(input, outcome, base),
    figures_unit: unit,
    cases_needed: cases,
    cases_to_settle: settle,
  }
}

/** Computes the ruled-out loss from the lowest bound of the row, so that it is below the margin exactly if all bounds are above theirs. */
function findRuledOut(input: TestInput, outcome: RowOutcome, base: number): number | null {
  const { series } = outcome
  const needsOwnUnit = series.kind === 'shifted' && base <= input.noise && !input.is_single && input.clusters === null
  const bounds = needsOwnUnit
    ? gaffkeBoundOf(input, absoluteSeries(input, 0)).map((bound) => bound())
    : outcome.bounds()
  const values = bounds.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length === 0 || values.length < bounds.length) return null
  const lowest = Math.min(...values)
  if (series.kind === 'log') return Math.max(0, logToShare(-lowest, orientationOf(input.metric)))
  if (needsOwnUnit || series.relative === null) return Math.max(0, -lowest)
  return Math.max(0, series.relative - lowest / base)
}
