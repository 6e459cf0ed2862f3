import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'

const count = z.int().nonnegative()
const size = z.number().nonnegative()

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

/** McNemar's test of what most of each case's trials say. Shown, never deciding. */
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

/** Where the standard error of one gate's mean difference comes from: trials that vary, or cases that truly differ. */
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
