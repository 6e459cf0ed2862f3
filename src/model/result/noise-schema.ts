import { z } from 'zod'
import { NOISE_SCHEMA_VERSION, type Noise } from './noise.js'
import { gateSchema, marginSchema, metricFactsSchema } from '../run/snapshot-schema.js'
import { RUN_VERDICTS } from './verdict.js'

const count = z.int().nonnegative()
const size = z.number().nonnegative()
const share = size.max(1)
const texts = z.array(z.string())

const floor = z
  .strictObject({ n: count, unit: z.enum(['absolute', 'relative']), trial_sd: size.nullable(), sd: size, floor: size })
  .nullable()

const gateNoise = z.strictObject({
  gate: gateSchema.shape.id,
  metric: metricFactsSchema,
  margin: marginSchema,
  noise: floor,
  reach: z.number().nullable(),
  suggested_margin: marginSchema.nullable(),
  suggested_trials: count.nullable(),
  suggested_cases: count.nullable(),
})

const rate = z.strictObject({ count, share, low: share, high: share })

const falseAlarms = z.strictObject({
  method: z.enum(['re-split', 'swap']),
  trials: z.strictObject({ baseline: count, candidate: count }),
  splits: count,
  regressed: rate,
  improved: rate,
  gates: z.array(z.strictObject({ gate: gateSchema.shape.id, regressed: count, improved: count })),
  left_out: texts,
})

/** `aa.json` for those who read it; `Noise` says what the fields mean, and the compiler that they agree. */
export const noiseSchema: z.ZodType<Noise> = z.strictObject({
  schema_version: z.literal(NOISE_SCHEMA_VERSION),
  suite: z.string(),
  variant: z.string(),
  commit: z.string().nullable(),
  seed: z.int(),
  alpha: z.number(),
  cases: count,
  trials_per_case: z.int().positive(),
  repeatability: z.strictObject({
    trials: count,
    scores_differ: texts,
    replies_differ: texts,
    declared: z.boolean(),
  }),
  metrics: z.array(z.strictObject({ metric: metricFactsSchema, noise: floor })),
  gates: z.array(gateNoise),
  flaky: z.array(z.strictObject({ passed: count, trials: count, case_id: z.string() })),
  false_alarms: z.array(falseAlarms),
  suggested_trials: count.nullable(),
  verdict: z.enum(RUN_VERDICTS),
})
