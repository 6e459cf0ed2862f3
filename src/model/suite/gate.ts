import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { marginSchema } from '../metric.js'

export const SEVERITIES = ['fail', 'warn'] as const

/** `significant`: needs the test and the margin. `threshold`: the margin alone. `non-inferior`: must be shown to stay inside the margin. */
export const EVIDENCE = ['significant', 'threshold', 'non-inferior'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** A rule over a run or a comparison. `metric` is a full metric id; margins are positive and point in the bad direction. */
export const gateSchema = z.strictObject({
  /** Unique in the suite: the metric id, with ` (warn)` or ` where …` appended when a metric has several gates. */
  id: z.string().min(1),
  metric: z.string().min(1),
  severity: z.enum(SEVERITIES),
  evidence: z.enum(EVIDENCE),
  primary: z.boolean(),
  margin: marginSchema.nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** A selection such as `tag:auth`; null is the whole suite. */
  where: z.string().nullable(),
  /** One of the default gates, which the suite does not name. */
  assumed: z.literal(true).exactOptional(),
})
export type Gate = DeepReadonly<z.infer<typeof gateSchema>>
