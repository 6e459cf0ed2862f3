import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { marginSchema, metricFactsSchema } from '../metric.js'
import { RUN_VERDICTS } from './verdict.js'

export const NOISE_SCHEMA_VERSION = 1

/** A target with two equally likely answers to each question repeats this many only once in 2^8 = 256 times. */
export const MIN_REPEATS = 8

const count = z.int().nonnegative()
const size = z.number().nonnegative()
const share = size.max(1)
const texts = z.array(z.string())

const floorSchema = z
  .strictObject({
    n: count,
    unit: z.enum(['absolute', 'relative']).describe('The unit of the numbers; `relative`: a share of the value.'),
    trial_sd: size
      .nullable()
      .describe("Standard deviation of a single trial about its case's mean; `null` for a figure of the whole run."),
    sd: size.describe('Standard deviation of the difference between two runs of the same system.'),
    floor: size.describe('The difference that two runs of the same system exceed only with probability alpha.'),
  })
  .describe('How much the means over n cases differ between two runs of the same system, by chance alone.')

/** The noise floor of a mean difference. */
export type NoiseFloor = DeepReadonly<z.infer<typeof floorSchema>>

const metricNoiseSchema = z.strictObject({
  metric: metricFactsSchema,
  noise: floorSchema.nullable().describe('The noise floor; `null` if no case has two scores, or for a share of 0.'),
})

const gateNoiseSchema = metricNoiseSchema.extend({
  gate: z.string().min(1),
  margin: marginSchema,
  reach: z
    .number()
    .nullable()
    .describe(
      "The smallest drop that two runs without a difference would have ruled out, in the margin's unit; 0 for a deterministic target, `null` if unknown.",
    ),
  suggested_margin: marginSchema
    .nullable()
    .describe('The smallest margin, rounded up, that covers noise floor and `reach`; `null` if both are 0 or unknown.'),
  suggested_trials: count
    .nullable()
    .describe('Trials per case and run that keep the noise within the current margin; `null` if above 50 or unknown.'),
  suggested_cases: count
    .nullable()
    .describe('About how many cases rule out a loss of the margin with these trials; `null` if enough or unknown.'),
})
export type GateNoise = DeepReadonly<z.infer<typeof gateNoiseSchema>>

const rateSchema = z
  .strictObject({ count, share, low: share, high: share })
  .describe("A count of splits and its share, with Clopper and Pearson's interval at 1 - alpha.")

/** A count of splits as a share. */
export type Rate = DeepReadonly<z.infer<typeof rateSchema>>

const falseAlarmsSchema = z.strictObject({
  method: z
    .enum(['rounds', 're-split', 'swap'])
    .describe(
      "How splits are made. `rounds`: tries are drawn as for a pull request; `re-split`: trials are dealt to two runs; `swap`: a case's two trials are swapped or not.",
    ),
  trials: z
    .strictObject({ baseline: count, candidate: count })
    .describe("Trials per case in each run; for `rounds`, main's tries and the maximum number of rounds."),
  splits: count,
  regressed: rateSchema.describe('Splits in which any fail gate regressed or broke a threshold.'),
  improved: rateSchema,
  undecided: rateSchema.optional().describe('Only for `rounds`: splits in which a fail gate was undecided at the end.'),
  gates: z
    .array(z.strictObject({ gate: z.string().min(1), regressed: count, improved: count }))
    .describe('The number of splits with an alarm for each gate, including warn gates.'),
  left_out: texts.describe('Ids of gates that were not counted, such as those on figures of the whole run.'),
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
  cases: count.describe('The number of cases in both runs.'),
  trials_per_case: z.int().positive().describe('Trials per case in each run.'),
  repeatability: z.strictObject({
    trials: count.describe('The number of compared trials in both runs together.'),
    scores_differ: texts.describe('Ids of cases whose trials differ in a score that does not depend on the machine.'),
    replies_differ: texts.describe('Ids of cases whose trials differ in their reply.'),
    declared: z.boolean().describe('Whether the suite declares the target deterministic.'),
  }),
  metrics: z.array(metricNoiseSchema),
  gates: z.array(gateNoiseSchema),
  flaky: z
    .array(z.strictObject({ passed: count, trials: count, case_id: z.string() }))
    .describe('Cases that passed in some but not all trials of both runs together, least stable first.'),
  false_alarms: z
    .array(falseAlarmsSchema)
    .describe('How often gates would raise a false alarm, for different numbers of trials. Empty if no score differs.'),
  suggested_trials: count
    .nullable()
    .describe('Trials per case that are enough for every fail gate; `null` if unknown or a gate needs more cases.'),
  verdict: z.enum(RUN_VERDICTS).describe('The verdict of the second run against the first.'),
})

/** `aa.json`: a suite's noise, measured by two runs of the same variant, interleaved in one job. */
export type Noise = DeepReadonly<z.infer<typeof noiseSchema>>

export const passesSchema = z.strictObject({ passed: count, trials: count })

/** Passes and scored trials of `success`. */
export type Passes = DeepReadonly<z.infer<typeof passesSchema>>

const flakyCaseSchema = z.strictObject({
  case_id: z.string(),
  baseline: passesSchema.nullable().describe('Passes in the baseline; `null` if it has no scored trial of the case.'),
  candidate: passesSchema.nullable(),
})

/** A case that succeeded in some but not all scored trials of the same arm. */
export type FlakyCase = DeepReadonly<z.infer<typeof flakyCaseSchema>>

const majoritySchema = z.strictObject({
  n: count.describe('The number of cases with a majority in both arms.'),
  newly_failing: count,
  newly_passing: count,
  p: size.describe("McNemar's mid-p."),
  ties: z.array(z.string()).describe('Ids of cases with as many passes as failures in an arm, which are left out.'),
})

/** McNemar's test on the majority of each case's trials. Shown, but decides nothing. */
export type MajorityTest = DeepReadonly<z.infer<typeof majoritySchema>>

const trialNoiseSchema = z.strictObject({
  gate: z.string(),
  n: count,
  unit: z
    .enum(['absolute', 'relative'])
    .describe('The unit of the numbers; `relative` (row `log-ratio`): shares of the value.'),
  trial_variance: z
    .strictObject({ baseline: size, candidate: size })
    .describe("Variance of a single trial about its case's mean, in each arm."),
  case_variance: size.describe('Variance of the true differences between cases; 0 if trial noise explains everything.'),
  clipped: z.boolean().describe('Whether the estimate of `case_variance` was below 0 and was set to 0.'),
  standard_error: size,
  trial_share: size.max(1).describe('The share of the squared standard error that is trial noise, 0 to 1.'),
  with_more_trials: z
    .strictObject({ trials: count, standard_error: size })
    .describe('The expected standard error with this many more trials per case in both arms.'),
  with_twice_the_cases: size,
  with_endless_trials: size.describe('The standard error with infinitely many trials of the same cases.'),
  advice: z.enum(['more-trials', 'more-cases']),
})

/** The sources of the standard error of one gate's mean difference: varying trials, or real differences between cases. */
export type TrialNoise = DeepReadonly<z.infer<typeof trialNoiseSchema>>

export const reliabilitySchema = z.strictObject({
  flaky: z
    .array(flakyCaseSchema)
    .describe('The cases that passed in some but not all trials of an arm, least stable first.'),
  majority: majoritySchema
    .nullable()
    .describe("McNemar's test on the majority of each case's trials; `null` if not possible."),
  unscored: z.literal(true).describe('Set if no trial has a score of `success`.').exactOptional(),
  noise: z.array(trialNoiseSchema),
  not_separated: z
    .string()
    .nullable()
    .describe('Why trial noise could not be separated from differences between cases; otherwise `null`.'),
})

/** What repeated trials show in addition to the gates. */
export type Reliability = DeepReadonly<z.infer<typeof reliabilitySchema>>
