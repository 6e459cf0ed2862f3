import { join } from 'node:path'
import { baselineArtifactName } from '../../github/artifacts.js'
import type { UploadOutcome } from '../../github/upload-artifact.js'
import { replaceFile } from '../../io/files.js'
import type { HistoryRow } from '../../model/run/history.js'
import type { Run } from '../../model/run/run.js'
import { mergeHistories, writeHistory } from '../../nights/history.js'
import type { ActionRequest } from '../../run/action-request.js'
import { HISTORY_FILE } from '../../store/baselines/baseline.js'
import type { StoredHistory } from '../../store/baselines/read-history.js'
import { fileSize, runFiles } from '../../store/runs/run-files.js'
import { keepFiles } from '../keep-files.js'

export interface KeepRun {
  readonly suite: string
  /** The run folder. */
  readonly folder: string
  /** An invalid run is no baseline: only the history is kept. */
  readonly isValid: boolean
  readonly stored: StoredHistory
  readonly row: HistoryRow
}

/** Uploads a run of the default branch with the history of all runs that are known, this one last. */
export async function keepRun(
  request: ActionRequest,
  { suite, folder: own, isValid, stored, row }: KeepRun,
): Promise<UploadOutcome> {
  // A second attempt replaces the artifact of the first, which may hold a better run.
  const folder = isValid ? own : (stored.folders.get(row.run) ?? own)
  const runs = Object.values(runFiles(folder))
  const hasRun = isValid || (folder !== own && (await fileSize(runFiles(folder).run)) !== null)
  const history = join(folder, HISTORY_FILE)
  const rows = mergeHistories([[row], stored.rows])
  await replaceFile(history, writeHistory(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))))
  return keepFiles(request, baselineArtifactName(suite), folder, [...(hasRun ? runs : []), history])
}

/** A measured run as its line of the history. */
export function makeRow(
  { github }: ActionRequest,
  run: Run & { readonly mode: HistoryRow['mode'] },
  said: Pick<HistoryRow, 'verdict' | 'night'>,
): HistoryRow {
  const measured = Object.entries(run.summaries).filter(([, { applicable }]) => applicable > 0)
  return {
    run: github.runId,
    attempt: github.runAttempt,
    at: run.started_at,
    mode: run.mode,
    run_id: run.run_id,
    variant: run.variant,
    commit: run.commit,
    branch: run.branch,
    values: Object.fromEntries(measured.map(([id, { mean }]) => [id, mean])),
    ...said,
    ...(run.spent_usd !== undefined && { spent_usd: run.spent_usd }),
    known: 1,
  }
}
