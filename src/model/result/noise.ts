import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { marginSchema, metricFactsSchema } from '../metric.js'
import { RUN_VERDICTS } from './verdict.js'

export const NOISE_SCHEMA_VERSION = 1

const count = z.int().nonnegative()
const size = z.number().nonnegative()
const share = size.max(1)
const texts = z.array(z.string())

const floorSchema = z
  .strictObject({
    n: count,
    unit: z.enum(['absolute', 'relative']).describe('`relative`: a share of the value.'),
    trial_sd: size
      .nullable()
      .describe("Standard deviation of a single trial about its case's mean; null for a figure of the whole run."),
    sd: size.describe('Standard deviation of the difference of two runs.'),
    floor: size.describe('Two such runs differ by more only in a share alpha of all pairs.'),
  })
  .describe('What |delta| two runs of the very same thing show, as a mean over n cases.')

/** The noise floor of a mean difference. */
export type NoiseFloor = DeepReadonly<z.infer<typeof floorSchema>>

const metricNoiseSchema = z.strictObject({
  metric: metricFactsSchema,
  noise: floorSchema.nullable().describe('Null when no case has two scores.'),
})

const gateNoiseSchema = metricNoiseSchema.extend({
  gate: z.string().min(1),
  margin: marginSchema,
  reach: z
    .number()
    .nullable()
    .describe('The smallest drop that two runs with no difference would have ruled out, in the unit of the noise.'),
  suggested_margin: marginSchema
    .nullable()
    .describe('The smallest, rounded up, that the noise floor and `reach` stay within; null where there is no noise.'),
  suggested_trials: count
    .nullable()
    .describe('Trials a case in each run for the noise to stay within the present margin; null where none would do.'),
  suggested_cases: count.nullable().describe('Cases for the same with the trials of this run.'),
})
export type GateNoise = DeepReadonly<z.infer<typeof gateNoiseSchema>>

const rateSchema = z
  .strictObject({ count, share, low: share, high: share })
  .describe("With Clopper and Pearson's interval at 1 - alpha.")

/** A count of splits as a share. */
export type Rate = DeepReadonly<z.infer<typeof rateSchema>>

const falseAlarmsSchema = z.strictObject({
  method: z
    .enum(['re-split', 'swap'])
    .describe(
      "`re-split`: each case's pooled trials dealt again to two runs. `swap`: two trials in all, swapped or not case by case.",
    ),
  trials: z.strictObject({ baseline: count, candidate: count }).describe('Trials a case dealt to each run.'),
  splits: count,
  regressed: rateSchema.describe('Splits in which any gate of severity fail regressed, or lost a threshold.'),
  improved: rateSchema,
  gates: z
    .array(z.strictObject({ gate: z.string().min(1), regressed: count, improved: count }))
    .describe('Single gates, warn gates too.'),
  left_out: texts.describe('Gates on figures of the whole run, which take a bootstrap each time.'),
})

/** How often the gates would have raised an alarm over two runs that do not differ. */
export type FalseAlarms = DeepReadonly<z.infer<typeof falseAlarmsSchema>>

export const noiseSchema = z.strictObject({
  schema_version: z.literal(NOISE_SCHEMA_VERSION),
  suite: z.string(),
  variant: z.string(),
  commit: z.string().nullable(),
  seed: z.int(),
  alpha: z.number(),
  cases: count.describe('In both runs.'),
  trials_per_case: z.int().positive().describe('In each of the two runs.'),
  repeatability: z.strictObject({
    trials: count.describe('Trials compared, both runs together.'),
    scores_differ: texts.describe('Cases whose trials differ in a score that does not depend on the machine.'),
    replies_differ: texts.describe('Cases whose trials differ in their reply.'),
    declared: z.boolean().describe('The suite says so already.'),
  }),
  metrics: z.array(metricNoiseSchema),
  gates: z.array(gateNoiseSchema),
  flaky: z
    .array(z.strictObject({ passed: count, trials: count, case_id: z.string() }))
    .describe('Cases that passed in some but not all trials of both runs together, least stable first.'),
  false_alarms: z.array(falseAlarmsSchema),
  suggested_trials: count
    .nullable()
    .describe('The most that a gate of severity fail asks for; null where one asks for more cases.'),
  verdict: z.enum(RUN_VERDICTS).describe('Over the first run against the second, as they happened to come.'),
})

/** `aa.json`: what two runs of the same variant, interleaved in one job, say of the suite's noise. */
export type Noise = DeepReadonly<z.infer<typeof noiseSchema>>
