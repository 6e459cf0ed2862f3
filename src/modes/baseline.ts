import { readCheckout } from '../github/checkout.js'
import { UserError } from '../model/error.js'
import type { ExitCode } from '../model/result/verdict.js'
import { toTrend } from '../compare/nights/history.js'
import type { ActionMode, ActionRequest } from './request/action-request.js'
import { measureCheckout, planCheckout } from './request/measure-checkout.js'
import { demandBaseline } from '../store/baselines/path.js'
import { readRun } from '../store/runs/read-run.js'
import { REF } from './request/action-inputs.js'
import { keepShard } from './keep-files.js'
import { keepRun, makeRow, openHistory } from './keep-history.js'
import { reportRun } from './publish/report-run.js'

/** Mode `baseline`: measures the default branch and keeps the run, or the shard, for the comparisons of later pull requests. */
export const runBaseline: ActionMode = async (request) => {
  const { github, workingDirectory } = request
  warnWhereUnused(request)
  await warnOfMissing(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const plan = await planCheckout(request, { mode: 'baseline', commit: checkout.sha })
  const { folder, run } = await measureCheckout(request, plan)
  if (run.shard !== null) return keepShard(request, { folder, run, shard: run.shard })
  return keepBaseline(request, { suite: plan.name, folder, commit: checkout.sha })
}

/** Mode `pr` takes baselines of the default branch only; one from elsewhere would be measured for nothing. */
function warnWhereUnused({ github, effects }: ActionRequest): void {
  const { event, branch, defaultBranch } = github
  const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch'
  if (isTrusted && branch !== null && branch === defaultBranch) return
  effects.log.warning(
    `No pull request will use this baseline: it was measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, but only baselines measured by push, schedule or workflow_dispatch on ${defaultBranch ?? 'the default branch'} count.`,
  )
}

/** Pull requests fail by it, and nobody else would notice. */
async function warnOfMissing({ inputs, workingDirectory, effects }: ActionRequest): Promise<void> {
  const { from } = inputs.baseline
  if (from === REF || from === 'artifact') return
  await demandBaseline(workingDirectory, from).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error
    effects.log.warning(error.message)
  })
}

interface KeepBaseline {
  readonly suite: string
  /** The run folder, of mode `baseline`. */
  readonly folder: string
  readonly commit: string
}

/**
 * Reports a run of the default branch and uploads it, with the history, for the comparisons of later pull requests. An invalid run is not
 * kept: the older baseline says more.
 * @throws UserError `baseline-not-kept`, but not where no artifact can be kept at all
 */
export async function keepBaseline(request: ActionRequest, { suite, folder, commit }: KeepBaseline): Promise<ExitCode> {
  const { github, effects } = request
  const run = await readRun(folder)
  const stored = await openHistory(request, suite)
  const verdict = await reportRun({
    request,
    suite,
    candidates: [folder],
    baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
    ruleSet: null,
    marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
    place: { kind: 'none', reason: 'a baseline has no pull request' },
    label: null,
    earlier: toTrend(stored.rows, run.variant),
  })
  const isValid = verdict.word !== 'invalid'
  const row = makeRow(request, { ...run, mode: 'baseline' }, isValid ? {} : { verdict: verdict.word })
  if (!isValid) effects.log.warning('This run is invalid, so it was not kept as a baseline.')
  const kept = await keepRun(request, { suite, folder, isValid, stored, row })
  if (kept.kind === 'unsupported')
    effects.log.warning(
      'No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.',
    )
  if (isValid && kept.kind === 'failed') throw new UserError('baseline-not-kept', { suite, reason: kept.reason })
  return verdict.exit_code
}
