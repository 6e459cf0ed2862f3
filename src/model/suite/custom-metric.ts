import { z } from 'zod'
import { marginSchema, type MetricFacts, metricFactsSchema } from '../metric.js'
import { JUDGED_QUESTIONS } from './scoring.js'

const bound = z.number().nullable()
const isFunction = z.custom<'function'>((value) => value === 'function', 'it must be a function.')

const whenFailed = z.custom<number | 'unscored'>(
  (value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)),
  "give the score of a failed trial, or 'unscored'.",
)

/** What a suite's module hands to `defineMetric`, as it comes out of the process that runs the module: functions are the word `function`. */
export const customMetricSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
      .max(60)
      .describe('The id after `custom.`.'),
    title: z.string().min(1).max(80).describe('The label of its rows.'),
    source: z.string().max(300).describe('The source of the rule, for people.').optional(),
    ...metricFactsSchema.pick({ unit: true, kind: true, direction: true }).shape,
    range: z.tuple([bound, bound]).describe('Both ends; null is unbounded.'),
    environment: z.enum(['free', 'bound']).default('free'),
    scale: z.enum(['linear', 'log-ratio']).default('linear'),
    default_margin: marginSchema.extend({ value: z.number().nonnegative() }).optional(),
    absolute_margin: z.number().positive().optional(),
    definition: z
      .string()
      .min(1)
      .max(200)
      .describe('Raise it when the meaning changes but the text of the module does not.')
      .default('1'),
    judged_by: z
      .array(z.enum(JUDGED_QUESTIONS))
      .describe('The questions to the judge whose answers its score uses; it gets no other judgments.')
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

/** What came of running a module of a suite, or of looking for it. */
export type CustomModule =
  | {
      readonly kind: 'loaded'
      /** From the working directory, with `/`. */
      readonly path: string
      readonly text: string
      /** Of its text and of that of the files that it imports by a relative path. */
      readonly hash: string
      /** Of data, but what data nobody has checked. */
      readonly metrics: readonly unknown[]
    }
  /** It was run, and something is wrong with it, on that line. */
  | { readonly kind: 'broken'; readonly path: string; readonly line: number; readonly message: string }
  /** It was not: the fault is in the manifest. */
  | { readonly kind: 'refused'; readonly message: string }
