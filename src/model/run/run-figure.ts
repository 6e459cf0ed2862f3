import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { bucketsSchema } from '../suite/buckets.js'

const metricId = z.string().min(1)

/**
 * How to compute a figure from a run's trials: a kind, and the ids of the per-trial metrics that it uses. Plain data, so that two runs read
 * from disk can be compared without the metric's code. Every case has the same weight, however many trials it has.
 */
export const runFigureSchema = z.discriminatedUnion('figure', [
  /** A percentile of the per-case means; `percentile` from 0 to 100. */
  z.strictObject({ figure: z.literal('percentile'), of: metricId, percentile: z.number().min(0).max(100) }),
  /** Σ numerator / Σ denominator over the cases. */
  z.strictObject({ figure: z.literal('ratio'), numerator: metricId, denominator: metricId }),
  /** Expected or maximum calibration error of a confidence (0 to 1) against an outcome (0 to 1). */
  z.strictObject({
    figure: z.literal('calibration-error'),
    error: z.enum(['expected', 'maximum']),
    confidence: metricId,
    outcome: metricId,
    buckets: bucketsSchema,
  }),
  /** Pearson's r over the trials. */
  z.strictObject({ figure: z.literal('correlation'), x: metricId, y: metricId }),
  /** The mean over cases of the sample deviation between a case's trials. */
  z.strictObject({ figure: z.literal('trial-deviation'), of: metricId }),
  /** The sample deviation between the means over cases of trial 0, trial 1 … */
  z.strictObject({ figure: z.literal('run-deviation'), of: metricId }),
  /**
   * The mean over cases of the chance that `any` or `all` of this many tries pass, by a yes/no metric; leaves out cases with fewer trials.
   */
  z.strictObject({ figure: z.literal('passes'), of: metricId, tries: z.int().min(1), need: z.enum(['any', 'all']) }),
])
export type RunFigure = DeepReadonly<z.infer<typeof runFigureSchema>>

/** Figures that need several trials of a case. */
export const TRIAL_FIGURES: ReadonlySet<string | undefined> = new Set(['passes', 'trial-deviation', 'run-deviation'])

/** The kinds of figures, in order. */
export const FIGURES = runFigureSchema.options.map(({ shape }) => shape.figure.value)

/** Returns the ids of the metrics that a figure is computed from, in the order of its values. */
export function metricsOfFigure(figure: RunFigure): readonly string[] {
  switch (figure.figure) {
    case 'percentile':
    case 'trial-deviation':
    case 'run-deviation':
    case 'passes':
      return [figure.of]
    case 'ratio':
      return [figure.numerator, figure.denominator]
    case 'calibration-error':
      return [figure.confidence, figure.outcome]
    case 'correlation':
      return [figure.x, figure.y]
  }
}
