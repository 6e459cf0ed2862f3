import { percentile } from '../stats/percentile.js'
import { perRunBootstrap } from '../stats/per-run-bootstrap.js'
import { NO_TEST, type ZeroTest } from './row-outcome.js'
import { orientationOf, type TestInput } from './paired-input.js'

/** Below it a per-run figure is information only. */
export const ENOUGH_FOR_A_FIGURE = 200

export type Figure = (values: readonly number[]) => number

/** How a run's cases give its one figure; null for a metric that is a mean over cases. */
export function figureOf(metric: TestInput['metric']): Figure | null {
  const figure = metric.per_run
  return figure === undefined ? null : (values) => percentile(values, figure.percentile / 100)
}

/** A per-run figure with too few cases, or in one cluster, is shown and tested by nothing. */
export function isInformationOnly(input: TestInput): boolean {
  return input.pairs.length < ENOUGH_FOR_A_FIGURE || input.cluster_count === 1
}

/** The seeded percentile bootstrap over cases, or over whole clusters; nothing bounds a figure, so no interval is shown. */
export function testPerRun(input: TestInput, figure: Figure): ZeroTest {
  if (isInformationOnly(input)) return NO_TEST
  if (input.all_equal) return { ...NO_TEST, p: 1 }
  const { p } = perRunBootstrap({
    baseline: input.baseline,
    candidate: input.candidate,
    figure,
    orientation: orientationOf(input.metric),
    ...(input.clusters === null ? {} : { clusters: input.clusters }),
    seed: `${input.seed}/per-run`,
    alpha: input.alpha,
  })
  return { ...NO_TEST, p }
}
