import { z } from 'zod'

/** Where the runner keeps it between the Action and its `post` step. */
export const PENDING_STATE = 'pending'

const name = z.string().regex(/^[A-Za-z0-9._-]{1,100}$/)

/**
 * What a job has told people that it is doing, and must take back should it end without a verdict. It goes through a file that programs of
 * the job might write too, and into comments: so nothing but what these words can be is taken.
 */
const pendingReportSchema = z.strictObject({
  owner: name,
  repo: name,
  suite: name,
  /** The workflow run, its attempt, and the head that it measures. */
  run: z.int(),
  attempt: z.int(),
  sha: z.string().regex(/^[0-9a-f]{7,64}$/),
  run_url: z.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
  /** The pull request whose comment says so; null: none does. */
  number: z.int().nullable(),
  /** A check run was opened, or was about to be. */
  has_check: z.boolean(),
  /** Null where its id is not known: the process ended before GitHub had answered. */
  check_id: z.int().nullable(),
})
export type PendingReport = z.infer<typeof pendingReportSchema>

/** Null where nothing is pending: the state is empty then. */
export function readPendingReport(state: string): PendingReport | null {
  return state === '' ? null : pendingReportSchema.parse(JSON.parse(state))
}
