import type { ExampleTrial, MetricDefinition } from '../model/metric.js'
import { defineRunMetric, EXPENSE, type RunMetricSpec } from './define-metric.js'
import { fiveCases } from './examples.js'

interface Measured extends Pick<RunMetricSpec, 'unit' | 'environment'> {
  readonly of: string
  readonly title: string
  /** Before "of the median query". */
  readonly what: string
  /** The cases of the example, its median and its 95th percentile, in words. */
  readonly example: Readonly<Record<'cases' | '50' | '95', string>>
  readonly exampleOf: (amount: number) => Omit<ExampleTrial, 'case'>
}

/** A percentile over the cases of a run of what a metric says of each. */
function definePercentile(measured: Measured, percentile: 50 | 95): MetricDefinition {
  const { of, title, what, example, exampleOf, ...facts } = measured
  return defineRunMetric({
    ...facts,
    name: `${of}-p${percentile}`,
    title: `${title} p${percentile}`,
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default): linear at (n − 1)·p",
    summary: `${what} ${percentile === 50 ? 'of the median query' : 'that one query in twenty exceeds'}.`,
    formula: `The ${percentile}th percentile over cases of \`${of}\`, each its mean over trials, interpolated linearly at position (n − 1)·${percentile / 100} of the sorted values.`,
    edge_cases: `As \`${of}\`.`,
    example: {
      text: `Cases of ${example.cases}: ${example[percentile]}.`,
      trials: fiveCases(exampleOf),
      value: percentile === 50 ? 3 : 8.8,
    },
    ...EXPENSE,
    per_run: () => ({ figure: 'percentile', of, percentile }),
  })
}

/** The median and the 95th percentile of a metric. */
export const definePercentiles = (measured: Measured): readonly MetricDefinition[] => [
  definePercentile(measured, 50),
  definePercentile(measured, 95),
]
