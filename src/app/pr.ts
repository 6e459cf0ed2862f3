import type { RuleSet } from '../core/model/rules.js'
import type { Baseline } from '../shell/baselines/baseline.js'
import { runArtifactName } from '../shell/github/artifacts.js'
import { readCheckout, type Checkout } from '../shell/github/checkout.js'
import type { PullRequest } from '../shell/github/event-context.js'
import { runFiles } from '../shell/runs/run-files.js'
import type { ActionMode, ActionRequest } from './action-request.js'
import { openLedger } from './budget/open-ledger.js'
import { chooseRules } from './choose-rules.js'
import { confirmFailures } from './confirm-failures.js'
import { openScorer } from './custom-metrics/open-scorer.js'
import { findBaseline } from './find-baseline.js'
import { judgeCandidate } from './judging/judge-candidate.js'
import { keepFiles } from './keep-files.js'
import { keepShard } from './keep-shard.js'
import { locateReference } from './locate-reference.js'
import { providersOfInputs } from './provider-access.js'
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
  const { suite, run } = measured
  if (run.shard !== null) return keepShard(request, { folder: measured.folder, run, shard: run.shard })
  const { folder, baseline, ruleSet, note } = await confirmAndKeep(request, { measured, checkout, pullRequest })
  const verdict = await reportRun({
    request,
    suite: suite.name,
    candidateFolder: folder,
    baseline,
    ruleSet,
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
    label: note,
  })
  return verdict.exit_code
}

/**
 * Finds what the run is compared with, has it judged, asks its newly failing cases again, and keeps it with these re-runs, so that whoever reports
 * it has them too. What was measured is kept whatever goes wrong in between.
 */
async function confirmAndKeep(
  request: ActionRequest,
  facts: {
    readonly measured: Measured
    readonly checkout: Checkout
    readonly pullRequest: PullRequest | null
  },
): Promise<{
  /** The run folder, judged. */
  readonly folder: string
  readonly baseline: Baseline
  readonly ruleSet: RuleSet
  readonly note: string | null
}> {
  const { inputs, workingDirectory, programs, effects } = request
  const { suite } = facts.measured
  let { folder } = facts.measured
  let reruns: string | null = null
  try {
    const point = await locateReference(request, facts)
    const baseline = await findBaseline({ request, suite: suite.name, point })
    const ruleSet = await chooseRules({ request, candidateFolder: folder, baseline, point })
    await using scorer = openScorer({ ...request, ...effects, suite })
    const judged = await judgeCandidate({
      ...{ request, folder, ruleSet, scorer },
      budget: { suite, ledger: openLedger(workingDirectory) },
      isForeign: false,
    })
    folder = judged.folder
    const targetEnvNames = inputs.targetEnv
    reruns = await confirmFailures({
      suite,
      folder,
      baseline,
      ruleSet,
      workingDirectory,
      targetEnvNames,
      providers: providersOfInputs(inputs, effects.env),
      startJudge: judged.startJudge,
      programs,
      ...effects,
    })
    return { folder, baseline, ruleSet, note: judged.note }
  } finally {
    const files = [...Object.values(runFiles(folder)), ...(reruns === null ? [] : [reruns])]
    await keepFiles(request, runArtifactName(suite.name), folder, files)
  }
}
