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
    floor: size.describe('Only a share alpha of all pairs of such runs differs by more.'),
  })
  .describe('The |delta| between two runs of the same system, as a mean over n cases.')

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
    .describe(
      'The smallest drop that two runs without a difference would have ruled out, in the unit of the noise; 0 where the target always answers alike.',
    ),
  suggested_margin: marginSchema
    .nullable()
    .describe('The smallest margin, rounded up, that covers noise floor and `reach`; null if both are 0 or missing.'),
  suggested_trials: count
    .nullable()
    .describe('Trials per case in each run that keep the noise within the present margin; null if no number would.'),
  suggested_cases: count.nullable().describe('About as many cases settle the margin with the trials of this run.'),
})
export type GateNoise = DeepReadonly<z.infer<typeof gateNoiseSchema>>

const rateSchema = z
  .strictObject({ count, share, low: share, high: share })
  .describe("With Clopper and Pearson's interval at 1 - alpha.")

/** A count of splits as a share. */
export type Rate = DeepReadonly<z.infer<typeof rateSchema>>

const falseAlarmsSchema = z.strictObject({
  method: z
    .enum(['rounds', 're-split', 'swap'])
    .describe(
      "`rounds`: main's tries and those of a pull request in rounds are drawn from each case's pooled trials. `re-split`: these are dealt to two runs again. `swap`: each case has two trials, swapped or not.",
    ),
  trials: z
    .strictObject({ baseline: count, candidate: count })
    .describe('Trials per case dealt to each run; of `rounds` the tries of main, and the most rounds.'),
  splits: count,
  regressed: rateSchema.describe('Splits in which any gate of severity fail regressed or broke a threshold.'),
  improved: rateSchema,
  undecided: rateSchema
    .optional()
    .describe('Of `rounds`: those in which a gate of severity fail was still open at the end.'),
  gates: z
    .array(z.strictObject({ gate: z.string().min(1), regressed: count, improved: count }))
    .describe('Single gates, including warn gates.'),
  left_out: texts.describe('Gates on figures of the whole run, each of which needs a bootstrap.'),
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
    declared: z.boolean().describe('The suite already says so.'),
  }),
  metrics: z.array(metricNoiseSchema),
  gates: z.array(gateNoiseSchema),
  flaky: z
    .array(z.strictObject({ passed: count, trials: count, case_id: z.string() }))
    .describe('Cases that passed in some but not all trials of both runs together, least stable first.'),
  false_alarms: z.array(falseAlarmsSchema).describe('Empty where no score differs: then there are none.'),
  suggested_trials: count
    .nullable()
    .describe('The most that any gate of severity fail needs; null if one needs more cases.'),
  verdict: z.enum(RUN_VERDICTS).describe('The first run against the second, as measured.'),
})

/** `aa.json`: a suite's noise, measured by two runs of the same variant, interleaved in one job. */
export type Noise = DeepReadonly<z.infer<typeof noiseSchema>>

export const passesSchema = z.strictObject({ passed: count, trials: count })

/** Passes and scored trials of `success`. */
export type Passes = DeepReadonly<z.infer<typeof passesSchema>>

const flakyCaseSchema = z.strictObject({
  case_id: z.string(),
  baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
  candidate: passesSchema.nullable(),
})

/** A case that succeeded in some but not all scored trials of the same arm. */
export type FlakyCase = DeepReadonly<z.infer<typeof flakyCaseSchema>>

const majoritySchema = z.strictObject({
  n: count.describe('Cases with a majority in both arms.'),
  newly_failing: count,
  newly_passing: count,
  p: size.describe('Mid-p.'),
  ties: z.array(z.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
})

/** McNemar's test on the majority of each case's trials. Shown, but decides nothing. */
export type MajorityTest = DeepReadonly<z.infer<typeof majoritySchema>>

const trialNoiseSchema = z.strictObject({
  gate: z.string(),
  n: count,
  unit: z
    .enum(['absolute', 'relative'])
    .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
  trial_variance: z
    .strictObject({ baseline: size, candidate: size })
    .describe("Of a single trial about its case's mean."),
  case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
  clipped: z.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
  standard_error: size,
  trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
  with_more_trials: z
    .strictObject({ trials: count, standard_error: size })
    .describe('The expected standard error with this many more trials per case in both arms.'),
  with_twice_the_cases: size,
  with_endless_trials: size.describe('With infinitely many trials of the same cases.'),
  advice: z.enum(['more-trials', 'more-cases']),
})

/** The sources of the standard error of one gate's mean difference: varying trials, or real differences between cases. */
export type TrialNoise = DeepReadonly<z.infer<typeof trialNoiseSchema>>

export const reliabilitySchema = z.strictObject({
  flaky: z.array(flakyCaseSchema).describe('Least stable first.'),
  majority: majoritySchema.nullable().describe('Null when `success` cannot be compared.'),
  noise: z.array(trialNoiseSchema),
  not_separated: z
    .string()
    .nullable()
    .describe('Why trial noise could not be separated from differences between cases; null when it could.'),
})

/** What repeated trials show in addition to the gates. */
export type Reliability = DeepReadonly<z.infer<typeof reliabilitySchema>>
