import type { RunReference } from '../model/comparison.js'
import type { Run } from '../model/run.js'

/** Enough of a run to name it in a report. */
export function referToRun(run: Run): RunReference {
  const { run_id, variant, commit, branch, started_at, trials_per_case } = run
  const { models } = run.fingerprints
  return {
    run_id,
    variant,
    commit,
    branch,
    started_at,
    trials_per_case,
    ...(models.length === 0 ? {} : { models }),
  }
}
