import { z } from 'zod'
import { marginSchema, type MetricFacts, metricFactsSchema } from '../metric.js'
import { JUDGED_QUESTIONS } from './scoring.js'

const bound = z.number().nullable()
const isFunction = z.custom<'function'>((value) => value === 'function', 'it must be a function.')

const whenFailed = z.custom<number | 'unscored'>(
  (value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)),
  "give the score of a failed trial, or 'unscored'.",
)

/** A metric that a suite's module passes to `defineMetric`, as received from the module's process: functions become `function`. */
export const customMetricSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
      .max(60)
      .describe('Name of the metric; its id is `custom.` and this name.'),
    title: z.string().min(1).max(80).describe('Label of the metric in reports.'),
    source: z.string().max(300).describe('Source of the metric’s definition, such as a paper, for people.').optional(),
    ...metricFactsSchema.pick({ unit: true, kind: true, direction: true }).shape,
    range: z.tuple([bound, bound]).describe('Lowest and highest possible value; `null` if unbounded.'),
    environment: z.enum(['free', 'bound']).default('free'),
    scale: z.enum(['linear', 'log-ratio']).default('linear'),
    default_margin: marginSchema.extend({ value: z.number().nonnegative() }).optional(),
    absolute_margin: z.number().positive().optional(),
    definition: z
      .string()
      .min(1)
      .max(200)
      .describe('Version of the definition. Change it if the meaning changes but the module’s text does not.')
      .default('1'),
    judged_by: z
      .array(z.enum(JUDGED_QUESTIONS))
      .describe('Questions to the judge whose judgments `score` uses; it gets no others.')
      .default([]),
    applies: isFunction.optional(),
    score: isFunction,
    when_failed: whenFailed,
  })
  .superRefine(({ kind, range: [low, high], when_failed: failed }, context) => {
    const refuse = (key: string, message: string): void => context.addIssue({ code: 'custom', path: [key], message })
    if (low !== null && high !== null && low >= high)
      return refuse('range', `the first, ${low}, must be below the second, ${high}.`)
    if (kind === 'binary' && (low !== 0 || high !== 1)) refuse('range', 'it must be [0, 1] for kind binary.')
    if (typeof failed === 'number' && ((low !== null && failed < low) || (high !== null && failed > high)))
      refuse('when_failed', `${failed} is outside the range.`)
  })

/** One of the suite's own metrics. */
export interface CustomMetric extends MetricFacts {
  readonly custom: true
  readonly source: string
}

/** The result of loading and running a module of a suite. */
export type CustomModule =
  | {
      readonly kind: 'loaded'
      /** Path from the working directory, with `/`. */
      readonly path: string
      readonly text: string
      /** Hash of the module's text and of the files that it imports by a relative path. */
      readonly hash: string
      /** Plain data, not yet validated. */
      readonly metrics: readonly unknown[]
    }
  /** The module was run, and has a fault on that line. */
  | { readonly kind: 'broken'; readonly path: string; readonly line: number; readonly message: string }
  /** The module was not run; the fault is in the manifest. */
  | { readonly kind: 'refused'; readonly message: string }
