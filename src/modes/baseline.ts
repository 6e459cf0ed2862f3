import { formatAge } from '../format/format-number.js'
import { shortCommit } from '../format/join-names.js'
import { readCheckout } from '../github/checkout.js'
import { replaceJson } from '../io/files.js'
import type { RunFolder } from '../measure/recorded/pool-runs.js'
import { onMistake, UserError } from '../model/error.js'
import type { ExitCode } from '../model/result/verdict.js'
import { toTrend } from '../compare/nights/history.js'
import { type ActionMode, type ActionRequest, REF } from './request/action-request.js'
import { planCheckout } from './request/measure-checkout.js'
import { hoursBetween } from '../store/baselines/baseline.js'
import type { StoredHistory } from '../store/baselines/read-history.js'
import { runFiles } from '../store/runs/run-files.js'
import { measureMain, planKept } from './main-tries.js'
import { isKept } from './find-baseline.js'
import { isGivenUp } from '../model/run/run.js'
import { findNewestBaseline, isComplete, oldestStart } from './same-target.js'
import { requireBaseline } from '../store/baselines/path.js'
import { readRun } from '../store/runs/read-run.js'
import { uploadRun, uploadShard, makeHistoryRow, openHistory } from './upload-files.js'
import { evaluateRun, markerOf, publishRun, type ReportRun } from './publish/report-run.js'

/** Mode `baseline`: measures the default branch and keeps the run, or the shard, to compare later pull requests with it. */
export const runBaseline: ActionMode = async (request) => {
  const { github, workingDirectory } = request
  warnWhereUnused(request)
  await warnOfMissing(request)
  const { sha: commit } = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const plan = await planCheckout(request, { mode: 'baseline', commit })
  const suite = plan.name
  const stored = request.inputs.shard === null ? await openHistory(request, suite) : null
  const newest = await findNewestBaseline(request, plan, stored)
  const isPush = github.event.kind === 'push'
  if (isPush && plan.kind === 'suite' && newest.kind === 'same' && isComplete(newest.run, plan.trials)) {
    const note = await carryForward(request, newest, commit)
    return publishBaseline(request, { suite, folder: newest.folder, commit, stored, note })
  }
  if (newest.kind === 'other' && newest.reason !== null) request.effects.log.info(`Measuring again: ${newest.reason}`)
  const { folder, run } = await measureMain(request, plan, { newest, stored })
  if (run.shard !== null) return uploadShard(request, { folder, run, shard: run.shard })
  const kept = planKept(request, { folder, run }, { newest, stored })
  return publishBaseline(request, { suite, folder, commit, stored, ...kept })
}

/** Keeps `run.json` small on a branch that is pushed to all day. */
const MAX_CARRIED = 100

/** Makes a baseline count for another commit. Returns a sentence that says so. */
async function carryForward({ effects }: ActionRequest, { folder, run }: RunFolder, commit: string): Promise<string> {
  const now = effects.clock.now()
  const age = formatAge(hoursBetween(new Date(oldestStart(run)), now))
  const measured = shortCommit(run.commit ?? '')
  const carried_to = [...(run.carried_to ?? []), { commit, at: now.toISOString() }].slice(-MAX_CARRIED)
  await replaceJson(runFiles(folder).run, { ...run, mode: 'baseline', ...(commit !== run.commit && { carried_to }) })
  const note =
    commit === run.commit
      ? `Nothing was asked: ${measured} has a baseline already (${age}).`
      : `Nothing was asked: no source of the target has changed since ${measured} was measured, so its baseline (${age}) is carried forward to ${shortCommit(commit)}.`
  effects.log.info(note)
  return note
}

/** Warns if no pull request will use this baseline, since mode `pr` takes only baselines of the default branch. */
function warnWhereUnused({ github, effects }: ActionRequest): void {
  const { event, branch, defaultBranch } = github
  const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch'
  if (isTrusted && branch !== null && branch === defaultBranch) return
  effects.log.warning(
    `No pull request will use this baseline: it was measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, but only baselines measured by push, schedule or workflow_dispatch on ${defaultBranch ?? 'the default branch'} count.`,
  )
}

/** Warns if the path in the input `baseline` is missing: pull requests would fail, and nobody else would notice. */
async function warnOfMissing({ inputs, workingDirectory, effects }: ActionRequest): Promise<void> {
  const { from } = inputs.baseline
  if (from === REF || from === 'artifact') return
  await requireBaseline(workingDirectory, from).catch(onMistake(({ message }) => effects.log.warning(message)))
}

interface KeepBaseline {
  readonly suite: string
  /** The run folder, of mode `baseline`. */
  readonly folder: string
  readonly commit: string
  /** The history that earlier runs have left; if `null`, it is read here. */
  readonly stored?: StoredHistory | null
  /** As returned by `planKept`. */
  readonly note?: string | null
  readonly write?: () => Promise<string>
}

/**
 * Reports a run of the default branch and uploads it, with the history, to compare later pull requests with it. An
 * invalid run is not kept, since the older baseline is worth more.
 * @throws UserError `baseline-not-kept`, except where no artifact can be kept at all
 */
export async function publishBaseline(request: ActionRequest, baseline: KeepBaseline): Promise<ExitCode> {
  const { suite, folder, commit, note = null, write } = baseline
  const run = await readRun(folder)
  const stored = baseline.stored ?? (await openHistory(request, suite))
  const earlier = stored.rows.filter(({ run_id: id }) => id !== run.run_id)
  const report: ReportRun = {
    request,
    candidates: [folder],
    baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
    marker: markerOf(request, suite, commit),
    place: { kind: 'none', reason: 'a baseline has no pull request' },
    label: note,
    history: toTrend(earlier, run.variant),
  }
  const evaluated = await evaluateRun(report)
  const verdict = await publishRun(report, evaluated, null)
  const isValid = isKept(verdict, run)
  const { passes } = evaluated.evaluation
  const row = makeHistoryRow(request, { ...run, mode: 'baseline' }, isValid ? { passes } : { verdict: 'invalid' })
  const fault = isGivenUp(run) ? 'The target of this run was given up' : 'This run is invalid'
  if (!isValid) request.effects.log.warning(`${fault}, so it was not kept as a baseline.`)
  const whole = isValid && write !== undefined ? await write() : folder
  const kept = await uploadRun(request, { suite, folder: whole, isValid, stored, row })
  if (kept.kind === 'unsupported')
    request.effects.log.warning(
      'No pull request will find this run: measure their base with `baseline: ref`, or commit its folder and name it in `baseline`.',
    )
  if (isValid && kept.kind === 'failed') throw new UserError('baseline-not-kept', { suite, reason: kept.reason })
  return verdict.exit_code
}
