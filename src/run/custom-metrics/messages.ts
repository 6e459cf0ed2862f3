import { z } from 'zod'
import { judgmentsSchema } from '../../model/judgments.js'
import { observationSchema } from '../../model/observation.js'
import { trialSchema } from '../../model/run.js'
import { goldenCaseSchema } from '../../model/snapshot-schema.js'

/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
export const requestSchema = z.union([
  z.strictObject({ id: z.int(), load: z.array(z.string()) }),
  z.strictObject({
    id: z.int(),
    trial: z.strictObject({
      golden: goldenCaseSchema,
      observation: observationSchema,
      judgments: judgmentsSchema.nullable(),
    }),
  }),
])
export type ScorerRequest = z.infer<typeof requestSchema>

/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
export const loadedSchema = z.object({
  modules: z.array(
    z.union([
      z.object({ metrics: z.array(z.unknown()).max(1000) }),
      z.object({ message: z.string(), line: z.int().positive() }),
    ]),
  ),
})
export type Loaded = z.infer<typeof loadedSchema>

/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
export const scoresSchema = z.object({ scores: trialSchema.shape.scores, unscored: trialSchema.shape.unscored })
export type OwnScores = z.infer<typeof scoresSchema>
