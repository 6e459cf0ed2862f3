import { runArtifactName } from '../shell/github/artifacts.js'
import { readCheckout } from '../shell/github/checkout.js'
import { runFiles } from '../shell/runs/run-files.js'
import type { ActionMode } from './action-request.js'
import { chooseJudge } from './choose-judge.js'
import { findBaseline } from './find-baseline.js'
import { keepFiles } from './keep-files.js'
import { keepShard } from './keep-shard.js'
import { locateReference } from './locate-reference.js'
import { measureCheckout } from './measure-checkout.js'
import { reportRun } from './report-run.js'

/** Mode `pr`: measures what is checked out, compares it with the baseline, comments and sets the job's state; a shard is only kept. */
export const runPr: ActionMode = async (request) => {
  const { github, workingDirectory, effects } = request
  const { owner, repo, event } = github
  const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null
  if (pullRequest?.isClosed === true) {
    effects.log.notice(`Nothing is measured: #${pullRequest.number} is closed.`)
    return 0
  }
  const checkout = await readCheckout({ workingDirectory, fallbackSha: event.sha })
  const { suite, folder, run } = await measureCheckout(request, { mode: 'pr', commit: checkout.sha })
  if (run.shard !== null) return keepShard(request, { folder, run, shard: run.shard })
  await keepFiles(request, runArtifactName(suite.name), folder, Object.values(runFiles(folder)))
  const point = await locateReference(request, { checkout, pullRequest })
  const baseline = await findBaseline({ request, suite: suite.name, point })
  const verdict = await reportRun({
    request,
    suite: suite.name,
    candidateFolder: folder,
    baseline,
    judge: await chooseJudge({ request, candidateFolder: folder, baseline, point }),
    marker: {
      suite: suite.name,
      run: github.runId,
      attempt: github.runAttempt,
      sha: pullRequest?.head.sha ?? checkout.sha,
    },
    place:
      pullRequest === null
        ? { kind: 'none', reason: 'there is no pull request' }
        : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork },
    label: null,
  })
  return verdict.exit_code
}
