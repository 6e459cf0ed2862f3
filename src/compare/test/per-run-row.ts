import type { Interval } from '../../model/result/gate-result.js'
import type { Cause } from '../../model/result/cause.js'
import type { MetricFacts } from '../../model/metric.js'
import { mean } from '../../stats/moments.js'
import { roundingStep } from '../../stats/round-noise.js'
import { perRunBootstrap, perRunPermutation } from '../../stats/per-run-resampling.js'
import type { FigureRecord } from '../../stats/run-figures/figure-rule.js'
import { figureOfRecords, isInfinite, findRule } from '../../stats/run-figures/index.js'
import type { CaseScores } from '../pair/metric-columns.js'
import { NO_TEST, type ZeroTest } from './row-outcome.js'
import { boundedRange, orientationOf, type TestInput } from './paired-input.js'

/** With fewer cases or clusters, a figure of the run is information only: with so few, no swap can be rare. */
export const ENOUGH_FOR_A_FIGURE = 10
/** With fewer cases, a bootstrap interval of a figure is too narrow to be shown. */
const ENOUGH_FOR_AN_INTERVAL = 200

/** Number of cases times draws above which a metric without a gate gets fewer draws. */
const CASES_DRAWN = 10_000_000
/** After this many draws as large as the observed difference, p is known to a tenth of itself. */
const AS_LARGE = 100

/** Returns the mean of the cases' means, or the figure of the run; `null` if there is none. */
export function valueOfCases(metric: Pick<MetricFacts, 'per_run'>, cases: readonly CaseScores[]): number | null {
  if (metric.per_run !== undefined) return figureOfRecords(metric.per_run, recordsOf(cases))
  return cases.length === 0 ? null : mean(cases.map(({ values }) => mean(values)))
}

/** Whether the cases have no value because it is infinite. */
export function isInfiniteOf({ per_run: figure }: Pick<MetricFacts, 'per_run'>, cases: readonly CaseScores[]): boolean {
  return figure !== undefined && isInfinite(figure, recordsOf(cases))
}

/** Returns the values of both arms of some pairs, and the arms whose value is infinite. */
export function valuesOfArms({ metric, pairs }: Pick<TestInput, 'metric' | 'pairs'>) {
  const casesOf = (arm: (typeof ARMS)[number]): readonly CaseScores[] => pairs.map((pair) => pair[arm])
  const infinite = ARMS.filter((arm) => isInfiniteOf(metric, casesOf(arm)))
  return {
    baseline: valueOfCases(metric, casesOf('baseline')),
    candidate: valueOfCases(metric, casesOf('candidate')),
    ...(infinite.length > 0 && { infinite }),
  }
}

const ARMS = ['baseline', 'candidate'] as const

/** Returns the difference below which figures of both arms are equal, from their size or from the limits of the metric's range. */
export function noiseOfFigures(metric: MetricFacts, figures: readonly number[]): number {
  const range = boundedRange(metric)
  return roundingStep(figures, range === null ? [] : [range.low, range.high])
}

/** Returns why a figure cannot be compared: an arm has none. `null` for a mean over cases and if both arms have a figure. */
export function findMissingFigure(input: TestInput): Cause | null {
  const { metric } = input
  if (metric.per_run === undefined) return null
  const { infinite = [], ...values } = valuesOfArms(input)
  const arms = ARMS.filter((arm) => values[arm] === null)
  if (arms.length === 0) return null
  return { kind: 'no-figure', arms, infinite: arms.length === infinite.length, figure: metric.per_run.figure }
}

/** Returns the records of the cases that have one for a figure of the run, in order. */
function recordsOf(cases: readonly CaseScores[]): readonly FigureRecord[] {
  return cases.map(({ record }) => record).filter((record) => record !== undefined)
}

/** Whether a figure of the run has too few cases or clusters to be tested, so that it is only shown. */
export const isInformationOnly = (input: TestInput): boolean => unitsOf(input) < ENOUGH_FOR_A_FIGURE

/** Returns why a figure is information only. */
export function findTooFew(input: TestInput): Cause {
  const unit = input.cluster_count === null ? 'case' : 'cluster'
  return { kind: 'information-only', unit, units: unitsOf(input), needed: ENOUGH_FOR_A_FIGURE }
}

/** Counts the units that are exchanged and drawn as one: cases, or whole clusters. */
const unitsOf = (input: TestInput): number => input.cluster_count ?? input.pairs.length

/** How many draws a test may take. A metric without a gate decides nothing, and a run has a dozen such figures, so it gets fewer. */
export interface Effort {
  readonly decides: boolean
}

/** Returns the number of draws for a metric without a gate. Below 1,000 cases, it is the full number. */
function drawsWithin({ pairs }: TestInput): number {
  return Math.min(10_000, Math.max(1000, Math.ceil(CASES_DRAWN / pairs.length)))
}

/** Tests a figure by exchanging the arms of cases or of whole clusters. Figures have no bounds. */
export function testPerRun(input: TestInput, { decides }: Effort): ZeroTest {
  const { metric, clusters } = input
  if (isInformationOnly(input) || metric.per_run === undefined) return NO_TEST
  if (input.all_equal) return { ...NO_TEST, p: 1 }
  const { baseline, candidate } = valuesOfArms(input)
  const p = perRunPermutation({
    n: input.pairs.length,
    difference: findRule(metric.per_run).exchange(...recordsOfArms(input)),
    ...(clusters === null ? {} : { clusters }),
    noise: noiseOfFigures(metric, [baseline ?? 0, candidate ?? 0]),
    seed: `${input.seed}/per-run-permutation`,
    enough: decides ? null : { draws: drawsWithin(input), as_large: AS_LARGE },
  })
  return { ...NO_TEST, p }
}

/**
 * Returns the percentile bootstrap's interval of the difference, over cases or whole clusters; `null` if there are too few. It is not part
 * of the test, so it may contain 0 although p is below alpha; the checks show it anyway.
 */
export function intervalOfFigure(input: TestInput, { decides }: Effort): Interval | null {
  const { metric, clusters, alpha } = input
  if (isInformationOnly(input) || input.pairs.length < ENOUGH_FOR_AN_INTERVAL) return null
  if (metric.per_run === undefined || input.all_equal) return null
  const { resample } = findRule(metric.per_run)
  const [baseline, candidate] = recordsOfArms(input)
  const { low, high } = perRunBootstrap({
    n: input.pairs.length,
    baseline: resample(baseline),
    candidate: resample(candidate),
    orientation: orientationOf(metric),
    ...(clusters === null ? {} : { clusters }),
    seed: `${input.seed}/per-run`,
    ...(!decides && { draws: drawsWithin(input) }),
    alpha,
  })
  return { low, high, method: 'bootstrap' }
}

/** Returns the interval if it agrees with the test, otherwise `null`. The two use different draws and can disagree. */
export function agreeingInterval(interval: Interval | null, p: number | null, alpha: number): Interval | null {
  if (interval === null || p === null) return null
  const excludesNoChange = interval.low > 0 || interval.high < 0
  return p < alpha === excludesNoChange ? interval : null
}

function recordsOfArms({ pairs }: TestInput): [readonly FigureRecord[], readonly FigureRecord[]] {
  return [recordsOf(pairs.map(({ baseline }) => baseline)), recordsOf(pairs.map(({ candidate }) => candidate))]
}
