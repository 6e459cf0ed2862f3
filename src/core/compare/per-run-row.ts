import type { MetricFacts } from '../model/metric.js'
import { mean } from '../stats/mean.js'
import { noiseOf } from '../stats/round-noise.js'
import { perRunBootstrap } from '../stats/per-run-bootstrap.js'
import type { FigureRecord } from '../stats/run-figures/figure-rule.js'
import { figureOfRecords, ruleOf } from '../stats/run-figures/index.js'
import type { CaseScores } from './metric-columns.js'
import { NO_TEST, type ZeroTest } from './row-outcome.js'
import { boundedRange, orientationOf, type TestInput } from './paired-input.js'

/** Below it a per-run figure is information only. */
export const ENOUGH_FOR_A_FIGURE = 200

/** What scored cases say together: the mean of their means, or the figure of the run; null when there is none. */
export function valueOfCases(metric: Pick<MetricFacts, 'per_run'>, cases: readonly CaseScores[]): number | null {
  if (metric.per_run !== undefined) return figureOfRecords(metric.per_run, recordsOf(cases))
  return cases.length === 0 ? null : mean(cases.map(({ values }) => mean(values)))
}

/** The same of both arms of some pairs. */
export function valuesOfArms({ metric, pairs }: Pick<TestInput, 'metric' | 'pairs'>): {
  readonly baseline: number | null
  readonly candidate: number | null
} {
  return {
    baseline: valueOfCases(
      metric,
      pairs.map(({ baseline }) => baseline),
    ),
    candidate: valueOfCases(
      metric,
      pairs.map(({ candidate }) => candidate),
    ),
  }
}

/** Figures of both arms that are closer than this are equal: by their own size, or by the range that they cannot leave. */
export function noiseOfFigures(metric: MetricFacts, figures: readonly number[]): number {
  const range = boundedRange(metric)
  return noiseOf(figures, range === null ? [] : [range.low, range.high])
}

/** Why two arms of a figure cannot be compared: one of them has none. Null for a mean over cases, and for figures that both have. */
export function findMissingFigure(input: TestInput): string | null {
  const { metric } = input
  if (metric.per_run === undefined) return null
  const { baseline, candidate } = valuesOfArms(input)
  if (baseline !== null && candidate !== null) return null
  const place = baseline === candidate ? 'either arm' : baseline === null ? 'the baseline' : 'the candidate'
  return `${metric.title} has no value in ${place}: ${WHY_NONE[metric.per_run.figure]}`
}

const WHY_NONE: Readonly<Record<NonNullable<MetricFacts['per_run']>['figure'], string>> = {
  percentile: 'there is no case',
  ratio: 'there is nothing to divide by',
  'calibration-error': 'there is no case',
  correlation: 'one of its two values never varies',
  'trial-deviation': 'no case has two scored trials',
  'run-deviation': 'there are not two trials a case',
}

/** The records of cases that are compared by a figure, in order. */
function recordsOf(cases: readonly CaseScores[]): readonly FigureRecord[] {
  return cases.flatMap(({ record }) => (record === undefined ? [] : [record]))
}

/** A per-run figure with too few cases, or in one cluster, is shown and tested by nothing. */
export function isInformationOnly(input: TestInput): boolean {
  return input.pairs.length < ENOUGH_FOR_A_FIGURE || input.cluster_count === 1
}

/** The seeded percentile bootstrap over cases, or over whole clusters, with its interval; nothing bounds a figure. */
export function testPerRun(input: TestInput): ZeroTest {
  const { metric, clusters, alpha } = input
  if (isInformationOnly(input) || metric.per_run === undefined) return NO_TEST
  if (input.all_equal) return { ...NO_TEST, p: 1 }
  const { resample } = ruleOf(metric.per_run)
  const { p, low, high } = perRunBootstrap({
    n: input.pairs.length,
    baseline: resample(recordsOf(input.pairs.map(({ baseline }) => baseline))),
    candidate: resample(recordsOf(input.pairs.map(({ candidate }) => candidate))),
    orientation: orientationOf(metric),
    ...(clusters === null ? {} : { clusters }),
    seed: `${input.seed}/per-run`,
    alpha,
  })
  return { ...NO_TEST, p, interval: { low, high, method: 'bootstrap' } }
}
