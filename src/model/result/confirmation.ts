import { z } from 'zod'
import { versionFields } from '../run/file-version.js'
import type { ScoredTrial } from '../run/run.js'

/**
 * Number of scored trials, all failing, that prove a case newly failing (docs/decision-rules.md#zero-tolerance). A deterministic target
 * needs one.
 */
export const CONFIRMING_TRIALS = 3

export const CONFIRMATIONS_SCHEMA_VERSION = 1

/** The first line of `confirmations.jsonl`, which has the re-runs of newly failing cases. Each further line is a trial, or the end line. */
export const confirmationsHeadSchema = z.strictObject({
  ...versionFields(CONFIRMATIONS_SCHEMA_VERSION),
  /** The run whose cases are asked again. */
  run_id: z.string().min(1),
  /** The run against which they newly fail. */
  baseline_run_id: z.string().min(1),
})
export type ConfirmationsHead = z.infer<typeof confirmationsHeadSchema>

/** Why re-runs ended early: `max_cost_usd` was exceeded, they took too long, or the target did not start again. */
export const STOPPED_BY = ['budget', 'time', 'target'] as const

/** The last line if re-runs are missing: the cases that were asked too few times. */
export const confirmationsEndSchema = z.strictObject({
  stopped_by: z.enum(STOPPED_BY),
  cases: z.array(z.string()).min(1),
})
export type ConfirmationsEnd = z.infer<typeof confirmationsEndSchema>

/** Re-runs of the candidate, which count only for zero tolerance and are in no mean. */
export interface Confirmations {
  readonly trials: readonly ScoredTrial[]
  /** `null` if none is missing. */
  readonly stopped: ConfirmationsEnd | null
}
