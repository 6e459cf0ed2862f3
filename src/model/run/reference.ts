import { z } from 'zod'
import { caseSchema } from '../suite/case.js'
import { versionFields } from './file-version.js'
import { runSchema } from './run.js'
import { gateSchema } from '../suite/gate.js'

export const REFERENCE_SCHEMA_VERSION = 1

const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = runSchema.shape

/** A case as stored in a reference: the fields needed for pairing and selection, and its scores. */
export const referenceCaseSchema = z.strictObject({
  id: caseSchema.shape.id,
  fingerprint: z.string().min(1),
  tags: caseSchema.shape.tags,
  difficulty: caseSchema.shape.difficulty,
  profile: caseSchema.shape.profile,
  scores: z.record(z.string(), z.array(z.number().nullable())).describe('By metric id, one per trial or `null`.'),
  failed: z.array(z.int().nonnegative()).optional().describe('Indices, from 0, of the trials that the target failed.'),
})
export type ReferenceCase = z.infer<typeof referenceCaseSchema>

/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. It has scores but no observations, so that it is small
 * and can be reviewed.
 */
export const referenceSchema = z.strictObject({
  kind: z.literal('reference'),
  ...versionFields(REFERENCE_SCHEMA_VERSION),
  suite,
  run_id,
  mode,
  variant,
  commit,
  branch,
  started_at,
  finished_at,
  seed,
  trials_per_case,
  /** Why it is below the previous reference on some gated metrics, and on which; absent if it is not. */
  lowered: z.strictObject({ reason: z.string().min(1), metrics: z.array(z.string()).min(1) }).optional(),
  summaries: runSchema.shape.summaries,
  gates: z.array(gateSchema),
  settings: runSchema.shape.settings,
  pricing: runSchema.shape.pricing,
  environment: runSchema.shape.environment,
  fingerprints: runSchema.shape.fingerprints,
  counts: runSchema.shape.counts.unwrap(),
  stale_cases: runSchema.shape.stale_cases,
  cases: z.array(referenceCaseSchema).min(1),
})
export type Reference = z.infer<typeof referenceSchema>
