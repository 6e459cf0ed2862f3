import type { Judge } from '../core/model/rules.js'
import type { Baseline } from '../shell/baselines/baseline.js'
import { runArtifactName } from '../shell/github/artifacts.js'
import { readCheckout, type Checkout } from '../shell/github/checkout.js'
import type { PullRequest } from '../shell/github/event-context.js'
import { runFiles } from '../shell/runs/run-files.js'
import type { ActionMode, ActionRequest } from './action-request.js'
import { chooseJudge } from './choose-judge.js'
import { confirmFailures } from './confirm-failures.js'
import { findBaseline } from './find-baseline.js'
import { keepFiles } from './keep-files.js'
import { keepShard } from './keep-shard.js'
import { locateReference } from './locate-reference.js'
import { measureCheckout, type Measured } from './measure-checkout.js'
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
  const measured = await measureCheckout(request, { mode: 'pr', commit: checkout.sha })
  const { suite, folder, run } = measured
  if (run.shard !== null) return keepShard(request, { folder, run, shard: run.shard })
  const { baseline, judge } = await confirmAndKeep(request, { measured, checkout, pullRequest })
  const verdict = await reportRun({
    request,
    suite: suite.name,
    candidateFolder: folder,
    baseline,
    judge,
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

/**
 * Finds what the run is compared with, asks its newly failing cases again, and keeps it with these re-runs, so that whoever reports
 * it has them too. What was measured is kept whatever goes wrong in between.
 */
async function confirmAndKeep(
  request: ActionRequest,
  facts: {
    readonly measured: Measured
    readonly checkout: Checkout
    readonly pullRequest: PullRequest | null
  },
): Promise<{ readonly baseline: Baseline; readonly judge: Judge }> {
  const { inputs, workingDirectory, effects } = request
  const { suite, folder } = facts.measured
  const files = Object.values(runFiles(folder))
  try {
    const point = await locateReference(request, facts)
    const baseline = await findBaseline({ request, suite: suite.name, point })
    const judge = await chooseJudge({ request, candidateFolder: folder, baseline, point })
    const targetEnvNames = inputs.targetEnv
    const reruns = await confirmFailures({
      suite,
      folder,
      baseline,
      judge,
      workingDirectory,
      targetEnvNames,
      ...effects,
    })
    if (reruns !== null) files.push(reruns)
    return { baseline, judge }
  } finally {
    await keepFiles(request, runArtifactName(suite.name), folder, files)
  }
}
