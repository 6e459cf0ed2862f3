import { z } from 'zod'
import { versionFields } from '../run/file-version.js'
import { runSchema } from '../run/run.js'
import { MAX_ARMS } from './comparison.js'
import { RUN_VERDICTS } from './verdict.js'

export const EXPERIMENT_SCHEMA_VERSION = 1

/** The fields of its run that are kept with an arm. */
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

/** An arm: what was measured, with which settings, and the results. */
const armSchema = z.strictObject({
  /** The branch, tag or commit that was requested; `null` if the arm is a variant of the same checkout. */
  ref: z.string().nullable(),
  /** The run folder, relative to this file. */
  folder: z.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names'),
  ...armRun.shape,
})

/** `experiment.json`: the arms, settings and result of an A/B comparison on demand. */
export const experimentSchema = z.strictObject({
  ...versionFields(EXPERIMENT_SCHEMA_VERSION),
  label: z.string(),
  suite: runSchema.shape.suite,
  /** When the result was known, ISO 8601. */
  finished_at: z.string(),
  /** The workflow run's page. */
  run_url: z.string(),
  seed: runSchema.shape.seed,
  subset: runSchema.shape.subset,
  /** In US dollars; `null` for no limit. */
  max_cost_usd: z.number().positive().nullable(),
  /** The baseline first. */
  arms: z.array(armSchema).min(2).max(MAX_ARMS),
  /** The verdict of comparison.json. */
  outcome: z.strictObject({
    verdict: z.enum([...RUN_VERDICTS, 'winner', 'no-winner']),
    passed: z.boolean(),
    /** The winning variant; `null` if there is none, or if there are only two arms. */
    winner: z.string().nullable(),
  }),
})
export type Experiment = z.infer<typeof experimentSchema>
