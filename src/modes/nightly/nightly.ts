import { readCheckout } from '../../github/checkout.js'
import { UserError } from '../../model/error.js'
import type { Run } from '../../model/run/run.js'
import { toTrend } from '../../compare/nights/history.js'
import type { ActionMode, ActionRequest } from '../request/action-request.js'
import { planCheckout, secondFolder } from '../request/measure-checkout.js'
import { readRun } from '../../store/runs/read-run.js'
import { hasRun } from '../../store/runs/write-run.js'
import { saveOnFailure, uploadRun, makeHistoryRow, openHistory } from '../upload-files.js'
import { measureMain, planKept } from '../main-tries.js'
import { isKept } from '../find-baseline.js'
import { findNewestBaseline } from '../same-target.js'
import type { Evaluation } from '../evaluate/evaluate.js'
import { evaluateRun, markerOf, publishRun, type ReportRun } from '../publish/report-run.js'
import { concludeNight, type ConcludedNight } from './conclude-night.js'
import { requireReference, findBases } from './find-bases.js'

/**
 * Mode `nightly`: measures the default branch, compares it with the last good night and with the reference, confirms on
 * fresh data what is worse, keeps one issue for the suite, and keeps the run with the history. Nothing changes if a night
 * is unclear.
 */
export const runNightly: ActionMode = async (request) => {
  const { github, workingDirectory, effects } = request
  const { event } = github
  if (event.kind !== 'schedule' && event.kind !== 'workflow_dispatch' && event.kind !== 'push') {
    const needs = '`schedule`, `workflow_dispatch` or `push`'
    throw new UserError('mode-needs-event', { mode: 'nightly', event: github.eventName, needs })
  }
  await requireReference(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: event.sha })
  const plan = await planCheckout(request, { mode: 'nightly', commit: checkout.sha })
  const suite = plan.name
  const stored = await openHistory(request, suite, effects.log.error)
  const newest = await findNewestBaseline(request, plan, stored)
  const { folder, run } = await measureMain(request, plan, { newest, stored })
  // Keeps the measurement and the past, whatever goes wrong from here on.
  const keep = async (night: (ConcludedNight & Pick<Evaluation, 'passes'>) | null): Promise<void> => {
    const isValid = night !== null && isKept(night.verdict, run)
    const outcome = night === null ? {} : { verdict: night.verdict.word, night: night.night, passes: night.passes }
    const row = makeHistoryRow(request, { ...run, mode: 'nightly', spent_usd: await sumSpent(request, run) }, outcome)
    const word = night?.verdict.word ?? null
    const whole = isValid ? await planKept(request, { folder, run }, { newest, stored }, word).write() : folder
    await uploadRun(request, { suite, folder: whole, isValid, stored, row })
  }
  if (stored.problem !== null && stored.problem_kind === 'forbidden') {
    await keep(null)
    throw new UserError('baseline-forbidden', { reason: stored.problem })
  }
  const bases = await findBases(request, suite, stored)
  const marker = markerOf(request, suite, checkout.sha)
  const report: ReportRun = {
    request,
    candidates: [folder],
    marker,
    baseline: bases.night.kind === 'none' && bases.reference.kind === 'found' ? bases.reference : bases.night,
    // For a deterministic target differences are facts; otherwise the first look is about cases like these.
    inference: run.settings.deterministic ? 'recorded' : 'cases-like-these',
    place: { kind: 'none', reason: 'a night has no pull request' },
    label: null,
    history: toTrend(stored.rows, run.variant),
  }
  const evaluated = await saveOnFailure(evaluateRun(report), async () => keep(null))
  const concluding = concludeNight(request, { run, bases, stored, marker, evaluation: evaluated.evaluation })
  const { passes } = evaluated.evaluation
  const night = { ...(await saveOnFailure(concluding, async () => keep(null))), passes }
  const verdict = await saveOnFailure(publishRun(report, evaluated, night), async () => keep(night))
  await keep(night)
  return verdict.exit_code
}

/**
 * Sums what the night and its second look spent, even if the second look failed or was cancelled; undefined without a
 * budget.
 */
async function sumSpent(request: ActionRequest, run: Run): Promise<number | undefined> {
  if (run.spent_usd === undefined) return undefined
  const folder = secondFolder(request)
  const second = (await hasRun(folder)) ? await readRun(folder) : null
  // The folder of a runner that is not cleaned may hold another night's run.
  const isOfThisNight = second !== null && Date.parse(second.started_at) >= Date.parse(run.started_at)
  return run.spent_usd + (isOfThisNight ? (second.spent_usd ?? 0) : 0)
}
