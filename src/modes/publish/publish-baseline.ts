import { listRunArtifacts } from '../../github/artifacts.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { ActionRequest } from '../../run/action-request.js'
import { keepBaseline } from '../baseline.js'
import { findMeasured, publishEach, receiveRun } from './find-measured.js'

/**
 * Makes the baselines of the shards that earlier jobs of this workflow run have measured; null when there are none, or when the
 * event is not one whose baselines are used. Throws `baseline-not-kept`, and as `mergeRuns` does.
 */
export async function publishBaseline(request: ActionRequest): Promise<ExitCode | null> {
  const { github, effects } = request
  const { event, owner, repo, runId } = github
  if (event.kind !== 'push' && event.kind !== 'schedule' && event.kind !== 'workflow_dispatch') return null
  const listed = await listRunArtifacts({ client: await effects.connect(), owner, repo, runId })
  const sharded = findMeasured(listed).filter(({ kind }) => kind === 'shards')
  if (sharded.length === 0) return null
  return publishEach(request, sharded, async (own, measured) => {
    const { suite } = measured
    const received = await receiveRun(own, measured)
    if (received.kind === 'refused') throw new UserError('baseline-not-kept', { suite, reason: received.reason })
    const { folder, run } = received
    if (run.mode !== 'baseline') {
      const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``
      throw new UserError('baseline-not-kept', { suite, reason })
    }
    return keepBaseline(own, { suite, folder, commit: run.commit ?? event.sha })
  })
}
