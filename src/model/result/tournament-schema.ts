import { z } from 'zod'
import { intervalSchema, rowSchema } from './metric-comparison.js'
import { runReferenceSchema } from './pair-comparison.js'
import { runVerdictSchema } from './verdict.js'
import { countsSchema, metricSummarySchema } from '../run/run.js'
import { gateSchema, metricFactsSchema } from '../run/snapshot-schema.js'
import { TOURNAMENT_SCHEMA_VERSION, type Tournament } from './tournament.js'
import { GATE_VERDICTS, RUN_VERDICTS } from './verdict.js'

const figure = z.number().nullable()
const count = z.int().nonnegative()
const texts = z.array(z.string())

const contender = z.strictObject({
  name: z.string(),
  run: runReferenceSchema,
  counts: countsSchema.nullable(),
  summaries: z.record(z.string(), metricSummarySchema),
  values: z.record(z.string(), figure),
  beats: texts,
})

const pairGate = z.strictObject({
  gate: z.string(),
  n: count,
  row: rowSchema,
  baseline: figure,
  candidate: figure,
  delta: figure,
  interval: intervalSchema.nullable(),
  p: figure,
  p_adjusted: figure,
  verdict: z.enum(GATE_VERDICTS),
  suspect: z.boolean(),
  failed: z.boolean(),
  reason: z.string(),
  better: z.enum(['baseline', 'candidate']).nullable(),
})

const selection = z.strictObject({
  among: count,
  observed: z.number(),
  optimism: z.number(),
  cautious: z.number(),
})

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('winner'),
    variant: z.string(),
    reason: z.string(),
    caveats: texts,
    selection: selection.nullable(),
  }),
  z.strictObject({
    kind: z.literal('no-winner'),
    because: z.enum(['undecided', 'vetoed', 'no-primary-gate']),
    leaders: texts,
    reason: z.string(),
  }),
  z.strictObject({ kind: z.literal('invalid'), variants: texts, reason: z.string() }),
])

/** `ab.json` for those who read it; `Tournament` says what the fields mean, and the compiler that they agree. */
export const tournamentSchema: z.ZodType<Tournament> = z.strictObject({
  schema_version: z.literal(TOURNAMENT_SCHEMA_VERSION),
  suite: z.string(),
  alpha: z.number(),
  seed: z.int(),
  inference: z.literal('these-cases').exactOptional(),
  interleaved: z.boolean(),
  variants: z.array(contender),
  primary: z.string().nullable(),
  gates: z.array(gateSchema),
  metrics: z.array(metricFactsSchema),
  family: count,
  pairs: z.array(
    z.strictObject({
      baseline: z.string(),
      candidate: z.string(),
      verdict: z.enum(RUN_VERDICTS),
      because: runVerdictSchema.shape.because,
      shared: count,
      gates: z.array(pairGate),
    }),
  ),
  outcome,
  warnings: texts,
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  passed: z.boolean(),
})
