import { z } from 'zod'
import { versionFields } from '../run/file-version.js'
import { runSchema } from '../run/run.js'
import { MOST_ARMS } from './comparison.js'
import { RUN_VERDICTS } from './verdict.js'

export const EXPERIMENT_SCHEMA_VERSION = 1

/** What of its run is kept with an arm. */
export const armRun = runSchema.pick({
  run_id: true,
  variant: true,
  commit: true,
  trials_per_case: true,
  settings: true,
  fingerprints: true,
  counts: true,
  summaries: true,
})

/** What each of the arms was: with what it was measured, and what it gave. */
const armSchema = z.strictObject({
  /** The branch, tag or commit that was asked for; null where the arm is a variant of one checkout. */
  ref: z.string().nullable(),
  /** The run folder, by its path from this file. */
  folder: z.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names'),
  ...armRun.shape,
})

/** `experiment.json`: what an A/B on demand has compared, with which settings, and what came of it. */
export const experimentSchema = z.strictObject({
  ...versionFields(EXPERIMENT_SCHEMA_VERSION),
  label: z.string(),
  suite: runSchema.shape.suite,
  /** ISO 8601, when the result was known. */
  finished_at: z.string(),
  /** The workflow run's page. */
  run_url: z.string(),
  seed: runSchema.shape.seed,
  subset: runSchema.shape.subset,
  /** In US dollars; null is no limit. */
  max_cost_usd: z.number().positive().nullable(),
  /** The baseline first. */
  arms: z.array(armSchema).min(2).max(MOST_ARMS),
  /** The verdict of comparison.json. */
  outcome: z.strictObject({
    verdict: z.enum([...RUN_VERDICTS, 'winner', 'no-winner']),
    passed: z.boolean(),
    /** The variant; null where there is none, or only two arms. */
    winner: z.string().nullable(),
  }),
})
export type Experiment = z.infer<typeof experimentSchema>
