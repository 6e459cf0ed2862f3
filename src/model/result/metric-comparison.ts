import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { metricFactsSchema } from '../metric.js'
import { reasonSchema } from './reason.js'

const figure = z.number().nullable()

const rowSchema = z
  .enum(['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
  .describe(
    'The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.',
  )

/** Which row of the table of tests decided. */
export type TestRow = z.infer<typeof rowSchema>

const intervalSchema = z
  .strictObject({
    low: z.number(),
    high: z.number(),
    method: z.enum(['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
  })
  .describe('Two-sided at 1 - alpha, oriented like its delta.')

export type Interval = DeepReadonly<z.infer<typeof intervalSchema>>

/** What the paired difference of a metric and the result of a gate have in common. */
export const measuredChange = {
  n: z.int().nonnegative().describe('Cases paired.'),
  row: rowSchema.nullable(),
  baseline: figure.describe('The mean over the paired cases.'),
  candidate: figure.describe('The mean over the paired cases.'),
  infinite: z
    .array(z.enum(['baseline', 'candidate']))
    .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
    .exactOptional(),
  delta: figure.describe(
    "Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented.",
  ),
  interval: intervalSchema.nullable(),
  p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
}

export const metricComparisonSchema = z.strictObject({
  metric: metricFactsSchema,
  ...measuredChange,
  cause: reasonSchema.nullable().describe('Why there is no test, or why its p is not reliable.'),
  marks: z.array(z.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
})

/** The paired difference of one metric, no gate involved. */
export type MetricComparison = DeepReadonly<z.infer<typeof metricComparisonSchema>>

export const listedMetricSchema = metricComparisonSchema.extend({
  p_adjusted: figure.describe(
    "If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates.",
  ),
})

/** One of the run's metrics, gated or not. */
export type ListedMetric = DeepReadonly<z.infer<typeof listedMetricSchema>>

export const sliceComparisonSchema = z.strictObject({
  tag: z.string(),
  result: metricComparisonSchema,
  p_adjusted: z.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
})

/** Success within one tag: exploratory, without a verdict. */
export type SliceComparison = DeepReadonly<z.infer<typeof sliceComparisonSchema>>
