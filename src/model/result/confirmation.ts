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
  run_id: z.string().min(1).describe('Id of the run whose newly failing cases are asked again.'),
  baseline_run_id: z.string().min(1).describe('Id of the baseline run, in which these cases did not fail.'),
})
export type ConfirmationsHead = z.infer<typeof confirmationsHeadSchema>

/** The last line if re-runs are missing: the cases that were asked too few times. */
export const confirmationsEndSchema = z.strictObject({
  stopped_by: z
    .enum(['budget', 'time', 'target'])
    .describe(
      'Why re-runs ended early. `budget`: `max_cost_usd` was exceeded; `time`: they took too long; `target`: it did not start again.',
    ),
  cases: z.array(z.string()).min(1).describe('Ids of the cases that were asked too few times, sorted.'),
})
export type ConfirmationsEnd = z.infer<typeof confirmationsEndSchema>

/** Re-runs of the candidate, which count only for zero tolerance and are in no mean. */
export interface Confirmations {
  readonly trials: readonly ScoredTrial[]
  /** `null` if none is missing. */
  readonly stopped: ConfirmationsEnd | null
}
