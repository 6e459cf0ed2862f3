import { join } from 'node:path'
import { z } from 'zod'
import { judgmentsSchema } from '../../../model/run/judgments.js'
import { observationSchema } from '../../../model/run/observation.js'
import { trialSchema } from '../../../model/run/run.js'
import { goldenCaseSchema } from '../../../model/suite/case.js'
import { targetEnvironment } from '../../../io/target-environment.js'

/**
 * A request to the process with a suite's metrics: modules to load by absolute path, or a trial to score. Each is answered before
 * the next.
 */
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

/** The answer to `load`. For each module: its metrics as data, or the problem. */
export const loadedSchema = z.object({
  modules: z.array(
    z.union([
      z.object({ metrics: z.array(z.unknown()).max(1000) }),
      z.object({ message: z.string(), line: z.int().positive() }),
    ]),
  ),
})
export type Loaded = z.infer<typeof loadedSchema>

/** The answer to `trial`, by metric id. A metric that does not apply to the case is in neither record. */
export const scoresSchema = z.object({ scores: trialSchema.shape.scores, unscored: trialSchema.shape.unscored })
export type OwnScores = z.infer<typeof scoresSchema>

/** Time limit for loading a suite's modules, including the start of Node and their imports. */
export const LOAD_LIMIT_MS = 30_000

/** How to start the program that runs a suite's own metrics. It is pull-request code, so it runs outside this process. */
export type ScorerProgram = Readonly<ReturnType<typeof locateScorer>>

/** Returns the program in `home`, Goldenpair's own folder, with the variables that a target may see. */
export function locateScorer(input: {
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
}) {
  const { home, targetEnvNames } = input
  const env = targetEnvironment(input.env, targetEnvNames)
  return { command: [process.execPath, join(home, 'dist', 'metrics.js')], env, targetEnvNames }
}
