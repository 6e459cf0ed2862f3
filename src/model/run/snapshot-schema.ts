import { z } from 'zod'
import { caseSchema } from '../suite/case.js'
import { EVIDENCE, SEVERITIES } from '../suite/gate.js'
import { UNITS } from '../metric.js'
import { runFigureSchema } from './run-figure.js'
import { JUDGED_QUESTIONS } from '../suite/scoring.js'

/** A case as a run keeps it. */
export const goldenCaseSchema = z.strictObject({
  ...caseSchema.shape,
  at: z.strictObject({ file: z.string(), line: z.int().nonnegative() }),
  fingerprint: z.string().min(1),
})

export const marginSchema = z.strictObject({ kind: z.enum(['absolute', 'relative']), value: z.number() })
const bound = z.number().nullable()

/** A gate as runs and comparisons keep it. */
export const gateSchema = z.strictObject({
  id: z.string().min(1),
  metric: z.string().min(1),
  severity: z.enum(SEVERITIES),
  evidence: z.enum(EVIDENCE),
  primary: z.boolean(),
  margin: marginSchema.nullable(),
  min: bound,
  max: bound,
  where: z.string().nullable(),
  assumed: z.literal(true).exactOptional(),
})

/** A metric as runs and comparisons keep it. */
export const metricFactsSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string(),
  unit: z.enum(UNITS),
  kind: z.enum(['binary', 'ordinal', 'continuous']),
  direction: z.enum(['higher', 'lower', 'neutral']),
  range: z.tuple([bound, bound]),
  environment: z.enum(['free', 'bound']),
  scale: z.enum(['linear', 'log-ratio']),
  per_run: runFigureSchema.exactOptional(),
  measured_on: z.enum(['code', 'code-review', 'table']).exactOptional(),
  aspect: z.enum(['spending', 'conduct']).exactOptional(),
  default_margin: marginSchema.exactOptional(),
  absolute_margin: z.number().exactOptional(),
  definition: z.string(),
  judged_by: z.array(z.enum(JUDGED_QUESTIONS)).exactOptional(),
  custom: z.literal(true).exactOptional(),
})
