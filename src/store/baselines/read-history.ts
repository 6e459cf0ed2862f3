import { join } from 'node:path'
import type { RefusalKind } from '../../github/client.js'
import { readTextFile } from '../../io/files.js'
import { onMistake } from '../../model/error.js'
import type { HistoryRow } from '../../model/run/history.js'
import { isWholeHistory, mergeHistories, parseHistory } from '../../compare/nights/history.js'
import {
  listCandidates,
  type BaselineHome,
  type BaselineRequest,
  type BaseArtifact,
  HISTORY_FILE,
  MAX_HISTORY_BYTES,
} from './baseline.js'
import { fetchCandidate, isGitHubRefusal, listBaselines } from './fetch-candidate.js'

/** Runs that ended at the same time do not know of each other; ten artifacts back, one run is known to all. */
const MAX_READ = 10
/** Large suites have large histories in large artifacts. Above this total, the newest that were read must do. */
const MAX_BYTES = 200 * 2 ** 20

/** The history that earlier runs of a suite on the default branch have left. */
export type StoredHistory = Awaited<ReturnType<typeof readHistory>>

/**
 * Merges the histories in the newest baseline artifacts, which are unpacked into subfolders. Returns:
 * - `rows`: the rows of all histories, the oldest first;
 * - `candidates`: every artifact that may be a baseline, newest first;
 * - `folders`: the folders of the unpacked artifacts, by workflow run;
 * - `unread`: why wanted artifacts gave no history or not all of it, a clause each, newest first;
 * - `problem`, a clause, and `problem_kind`: why nothing could be read, otherwise `null`.
 *
 * A refused request is a problem, not an error. So is it if GitHub allows none of the existing artifacts, because a past
 * that cannot be read differs from no past.
 */
export async function readHistory(
  request: Pick<BaselineRequest, 'suite' | 'folder' | 'log'> & {
    readonly home: BaselineHome
    /** The most artifacts to read; ten by default. */
    readonly most?: number | undefined
    /** Whether to read an artifact, given the rows of newer ones; by default all are read. */
    readonly isWanted?: (candidate: BaseArtifact, known: readonly HistoryRow[]) => boolean
  },
) {
  const { folder, home, log, most = MAX_READ, isWanted } = request
  const folders = new Map<number, string>()
  const listed = await listBaselines(home, request.suite)
  if ('reason' in listed)
    return { rows: [], candidates: [], folders, unread: [], ...describeProblem(listed.reason, listed.kind) }
  const candidates = listCandidates(listed, home).filter(({ artifact }) => !artifact.isExpired)
  const histories: (readonly HistoryRow[])[] = []
  const failures: { readonly reason: string; readonly kind: RefusalKind }[] = []
  const unread: string[] = []
  let tried = 0
  let bytes = 0
  for (const candidate of candidates) {
    if (isWanted?.(candidate, histories.flat()) === false) continue
    bytes += candidate.artifact.bytes
    if (tried === most || (folders.size > 0 && bytes > MAX_BYTES)) {
      unread.push('newer ones already fill what is read')
      continue
    }
    tried += 1
    const own = join(folder, String(candidate.runId))
    const unfetched = await fetchCandidate(home, candidate, own)
    if (unfetched !== null) {
      log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`)
      unread.push(unfetched.reason)
      if (isGitHubRefusal(unfetched)) failures.push(unfetched)
      continue
    }
    folders.set(candidate.runId, own)
    const { rows, damage } = await readRows(own, candidate.runId)
    histories.push(rows)
    if (damage !== null) unread.push(damage)
  }
  const read = { rows: mergeHistories(histories), candidates, folders, unread }
  const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failures[0]
  if (histories.length > 0 || worst === undefined) return { ...read, problem: null, problem_kind: null }
  return { ...read, ...describeProblem(worst.reason, worst.kind) }
}

const describeProblem = (reason: string, problem_kind: RefusalKind) => ({
  problem: `earlier runs could not be read: ${reason}`,
  problem_kind,
})

/**
 * Reads the rows of an unpacked artifact; none if an older Goldenpair wrote it or its history cannot be read. `damage`
 * says what is wrong with the file, as a clause.
 */
async function readRows(folder: string, run: number) {
  const path = join(folder, HISTORY_FILE)
  const text = await readTextFile({ path, maxBytes: MAX_HISTORY_BYTES }).catch(onMistake(() => null))
  if (text === null) return { rows: [], damage: `it has no ${HISTORY_FILE} that can be read` }
  return { rows: parseHistory(text), damage: isWholeHistory(text, run) ? null : `its ${HISTORY_FILE} is damaged` }
}
