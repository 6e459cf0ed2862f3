import { readCheckout } from '../../github/checkout.js'
import { UserError } from '../../model/error.js'
import { toTrend } from '../../nights/history.js'
import type { ActionMode, ActionRequest } from '../../run/action-request.js'
import { measureCheckout } from '../../run/measure-checkout.js'
import { reportRun } from '../publish/report-run.js'
import { type ConcludedNight, concludeNight } from './conclude-night.js'
import { findBases } from './find-bases.js'
import { keepRun, makeRow, openHistory } from '../keep-history.js'

/**
 * Mode `nightly`: measures the default branch, compares it with the last good night and with the reference, confirms what is worse on fresh
 * data, keeps one issue for the suite, and keeps the run with the history. Whatever cannot be told changes nothing.
 */
export const runNightly: ActionMode = async (own) => {
  let spentUsd = 0
  // Counted call by call, so that a second look that fails or is cancelled counts too.
  const onSpent = (usd: number): void => {
    spentUsd += usd
  }
  const request: ActionRequest = { ...own, onSpent }
  const { github, workingDirectory } = request
  const { event, runId, runAttempt } = github
  if (event.kind !== 'schedule' && event.kind !== 'workflow_dispatch' && event.kind !== 'push') {
    const needs = '`schedule`, `workflow_dispatch` or `push`'
    throw new UserError('mode-needs-event', { mode: 'nightly', event: github.eventName, needs })
  }
  const checkout = await readCheckout({ workingDirectory, fallbackSha: event.sha })
  const measured = await measureCheckout(request, { mode: 'nightly', commit: checkout.sha })
  const { folder, run } = measured
  const suite = measured.suite.name
  const stored = await openHistory(request, suite)
  const bases = await findBases(request, suite, stored)
  const marker = { suite, run: runId, attempt: runAttempt, sha: checkout.sha }
  const told: { night: ConcludedNight | null } = { night: null }
  try {
    const verdict = await reportRun({
      request,
      suite,
      candidateFolder: folder,
      baseline: bases.night.kind === 'none' && bases.reference.kind === 'found' ? bases.reference : bases.night,
      ruleSet: null,
      marker,
      place: { kind: 'none', reason: 'a night has no pull request' },
      label: null,
      earlier: toTrend(stored.rows, run.variant),
      conclude: async (evaluation) =>
        (told.night = await concludeNight(request, { run, bases, stored, marker, evaluation })),
    })
    return verdict.exit_code
  } finally {
    // Whatever goes wrong in between, the measurement and the past are kept.
    const { night } = told
    const isValid = night !== null && night.verdict.word !== 'invalid'
    const said = night === null ? {} : { verdict: night.verdict.word, night: night.night }
    const counted = run.spent_usd === undefined ? {} : { spent_usd: spentUsd }
    const row = makeRow(request, { ...run, mode: 'nightly', ...counted }, said)
    await keepRun(request, { suite, folder, isValid, stored, row })
  }
}
