import { join } from 'node:path'
import { countOf } from '../format/format-number.js'
import { baselineArtifactName, enterpriseHost } from '../github/artifacts.js'
import { outlastOutage } from '../github/outlast-outage.js'
import type { UploadOutcome } from '../github/upload-artifact.js'
import { replaceFile } from '../io/files.js'
import { type HistoryRow, meansOf } from '../model/run/history.js'
import type { Run } from '../model/run/run.js'
import { countLostRows, mergeHistories, writeHistory } from '../compare/nights/history.js'
import { type ActionRequest, artifactsHome } from './request/action-request.js'
import { HISTORY_FILE } from '../store/baselines/baseline.js'
import { readHistory, type StoredHistory } from '../store/baselines/read-history.js'
import { fileSize, runFiles } from '../store/runs/run-files.js'
import { keepFiles } from './keep-files.js'

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
  outcome: Pick<HistoryRow, 'verdict' | 'night'>,
): HistoryRow {
  return {
    run: github.runId,
    attempt: github.runAttempt,
    at: run.started_at,
    mode: run.mode,
    run_id: run.run_id,
    variant: run.variant,
    commit: run.commit,
    branch: run.branch,
    values: meansOf(run),
    ...outcome,
    spent_usd: run.spent_usd,
    known: 1,
  }
}

/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3
const DAY_MS = 86_400_000

/**
 * What earlier runs of the suite have left; the log warns where it gets lost.
 * @param tellProblem says that nothing could be read
 */
export async function openHistory(
  request: ActionRequest,
  suite: string,
  tellProblem: (message: string) => void = request.effects.log.warning,
): Promise<StoredHistory> {
  const { github, outputFolder, effects } = request
  const { clock, log } = effects
  const server = enterpriseHost(github.serverUrl)
  if (server !== null) {
    log.info(`There is no history: ${server} does not support the artifacts that it needs.`)
    return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] }
  }
  const folder = join(outputFolder, 'earlier')
  const stored = await outlastOutage(
    async () => readHistory({ suite, folder, home: artifactsHome(request), log }),
    effects,
    ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null),
  )
  if (stored.problem !== null) tellProblem(`No history is available: ${stored.problem}.`)
  const lost = countLostRows(stored.rows)
  if (lost > 0)
    log.warning(
      `The history has lost ${countOf(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`,
    )
  const expiry = stored.candidates[0]?.artifact.expiresAt
  const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS
  if (days < SOON_DAYS)
    log.warning(
      `The newest history expires in ${countOf(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`,
    )
  return stored
}

/** Whether nights know of each other: they do by the artifacts of earlier runs, which a GitHub Enterprise Server does not have. */
export function hasHistory({ github }: Pick<ActionRequest, 'github'>): boolean {
  return enterpriseHost(github.serverUrl) === null
}
