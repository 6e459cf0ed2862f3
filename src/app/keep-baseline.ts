import { UserError } from '../core/model/error.js'
import type { ExitCode } from '../core/model/verdict.js'
import { baselineArtifactName } from '../shell/github/artifacts.js'
import { runFiles } from '../shell/runs/run-files.js'
import type { ActionRequest } from './action-request.js'
import { keepFiles } from './keep-files.js'
import { reportRun } from './report-run.js'

export interface KeepBaseline {
  readonly suite: string
  /** The run folder, of mode `baseline`. */
  readonly folder: string
  readonly commit: string
}

/**
 * Reports a run of the default branch and uploads it for the comparisons of later pull requests. An invalid run is not kept: the
 * older baseline says more.
 * @throws UserError `baseline-not-kept`
 */
export async function keepBaseline(request: ActionRequest, { suite, folder, commit }: KeepBaseline): Promise<ExitCode> {
  const { github, effects } = request
  const verdict = await reportRun({
    request,
    suite,
    candidateFolder: folder,
    baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
    ruleSet: null,
    marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
    place: { kind: 'none', reason: 'a baseline has no pull request' },
    label: null,
  })
  if (verdict.word === 'invalid') {
    effects.log.warning('This run is invalid, so it is not kept as a baseline.')
    return verdict.exit_code
  }
  const kept = await keepFiles(request, baselineArtifactName(suite), folder, Object.values(runFiles(folder)))
  if (kept.kind !== 'uploaded') throw new UserError('baseline-not-kept', { suite, reason: kept.reason })
  return verdict.exit_code
}
