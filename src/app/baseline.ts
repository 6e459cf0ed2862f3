import { UserError } from '../core/model/error.js'
import { baselineArtifactName } from '../shell/github/artifacts.js'
import { readCheckout } from '../shell/github/checkout.js'
import { runFiles } from '../shell/runs/run-files.js'
import type { ActionMode, ActionRequest } from './action-request.js'
import { keepFiles } from './keep-files.js'
import { measureCheckout } from './measure-checkout.js'
import { reportRun } from './report-run.js'

/**
 * Mode `baseline`: measures the default branch and keeps the run for the comparisons of later pull requests. An invalid run
 * is not kept: the older baseline says more.
 */
export const runBaseline: ActionMode = async (request) => {
  const { github, workingDirectory, effects } = request
  warnWhereUnused(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const { suite, folder } = await measureCheckout(request, { mode: 'baseline', commit: checkout.sha })
  const verdict = await reportRun({
    request,
    suite: suite.name,
    candidateFolder: folder,
    baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
    judge: null,
    marker: { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
    place: { kind: 'none', reason: 'a baseline has no pull request' },
    label: null,
  })
  if (verdict.word === 'invalid') {
    effects.log.warning('This run is invalid, so it is not kept as a baseline.')
    return verdict.exit_code
  }
  const kept = await keepFiles(request, baselineArtifactName(suite.name), folder, Object.values(runFiles(folder)))
  if (kept.kind !== 'uploaded') throw new UserError('baseline-not-kept', { suite: suite.name, reason: kept.reason })
  return verdict.exit_code
}

/** Mode `pr` takes baselines of the default branch only; one from elsewhere would be measured for nothing. */
function warnWhereUnused({ github, effects }: ActionRequest): void {
  const { event, branch, defaultBranch } = github
  const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch'
  if (isTrusted && branch !== null && branch === defaultBranch) return
  effects.log.warning(
    `No pull request will use this baseline: it is measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, and only those that push, schedule or workflow_dispatch measure on ${defaultBranch ?? 'the default branch'} count.`,
  )
}
