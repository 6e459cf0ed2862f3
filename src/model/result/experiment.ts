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

const folder = z.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names')

/** An arm: what was measured, with which settings, and the results. */
const armSchema = z.strictObject({
  ref: z.string().nullable().describe('The requested branch, tag or commit. `null` if the arm is a variant.'),
  folder: folder.describe("Path of the arm's run folder, relative to this file."),
  ...armRun.shape,
})

/** `experiment.json`: the arms, settings and result of an A/B comparison on demand. */
export const experimentSchema = z.strictObject({
  ...versionFields(EXPERIMENT_SCHEMA_VERSION),
  label: z.string().describe('The name of the experiment: the input `label`, or else its arms.'),
  suite: runSchema.shape.suite,
  finished_at: z.string().describe('Time at which the result was known, ISO 8601 in UTC.'),
  run_url: z.string().describe('Address of the page of the workflow run.'),
  seed: runSchema.shape.seed,
  subset: runSchema.shape.subset,
  max_cost_usd: z.number().positive().nullable().describe('Limit on the cost, in US dollars. `null` if there is none.'),
  arms: z.array(armSchema).min(2).max(MAX_ARMS).describe('The arms that were compared, the baseline first.'),
  outcome: z.strictObject({
    verdict: z.enum([...RUN_VERDICTS, 'winner', 'no-winner']).describe('The verdict, as in comparison.json.'),
    passed: z.boolean().describe('Whether the exit code is 0, so that the job passes.'),
    winner: z.string().nullable().describe('The winning variant. `null` if there is none, or with only two arms.'),
  }),
})
export type Experiment = z.infer<typeof experimentSchema>
