import { z } from 'zod'
import type { Reliability } from './reliability.js'

const count = z.int().nonnegative()
const size = z.number().nonnegative()
const passes = z.strictObject({ passed: count, trials: count }).nullable()

const flakyCase = z.strictObject({ case_id: z.string(), baseline: passes, candidate: passes })

const majority = z.strictObject({
  n: count,
  newly_failing: count,
  newly_passing: count,
  p: size,
  ties: z.array(z.string()),
})

const trialNoise = z.strictObject({
  gate: z.string(),
  n: count,
  unit: z.enum(['absolute', 'relative']),
  trial_variance: z.strictObject({ baseline: size, candidate: size }),
  case_variance: size,
  clipped: z.boolean(),
  standard_error: size,
  trial_share: size.max(1),
  with_more_trials: z.strictObject({ trials: count, standard_error: size }),
  with_twice_the_cases: size,
  with_endless_trials: size,
  advice: z.enum(['more-trials', 'more-cases']),
})

/** `Reliability` says what the fields mean, and the compiler that they agree. */
export const reliabilitySchema: z.ZodType<Reliability> = z.strictObject({
  flaky: z.array(flakyCase),
  majority: majority.nullable(),
  noise: z.array(trialNoise),
  not_separated: z.string().nullable(),
})
