import type { CheckPlace } from '../../github/check-run.js'
import type { PendingReport } from './pending-report.js'

/** The check run of a suite on a commit. */
export function checkPlace(
  facts: Pick<PendingReport, 'owner' | 'repo' | 'suite' | 'run' | 'attempt' | 'sha' | 'run_url'>,
): CheckPlace {
  const { owner, repo, suite, run, attempt, sha, run_url } = facts
  const externalId = `goldenpair:${suite}:${run}:${attempt}`
  return { owner, repo, sha, name: `Goldenpair (${suite})`, externalId, url: run_url }
}
