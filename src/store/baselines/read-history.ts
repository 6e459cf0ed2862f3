import { join } from 'node:path'
import { baselineArtifactName, listArtifacts } from '../../github/artifacts.js'
import type { FailureKind } from '../../github/client.js'
import { readTextFile } from '../../io/files.js'
import { onMistake } from '../../model/error.js'
import type { HistoryRow } from '../../model/run/history.js'
import { isWholeHistory, mergeHistories, parseHistory } from '../../compare/nights/history.js'
import {
  admitArtifacts,
  type BaselineHome,
  type BaselineRequest,
  type Candidate,
  HISTORY_FILE,
  MOST_HISTORY_BYTES,
} from './baseline.js'
import { fetchCandidate, isAnswer, unfetchedFor } from './fetch-candidate.js'

/** Runs that ended at the same time do not know of each other; ten back, one of them is known by all. */
const MOST_READ = 10
/** Histories of large suites are in the artifacts of large runs: beyond this, the newest that were read must do. */
const MOST_BYTES = 200 * 2 ** 20

/** What earlier runs of a suite on the default branch have left. */
export interface StoredHistory {
  /** The oldest first. */
  readonly rows: readonly HistoryRow[]
  /** Every artifact that may be a baseline, newest first. */
  readonly candidates: readonly Candidate[]
  /** Artifacts that are unpacked already, by workflow run. */
  readonly folders: ReadonlyMap<number, string>
  /** Why nothing could be read, as a clause; null where it was. */
  readonly problem: string | null
  /** What that comes to; absent without a problem. */
  readonly problem_kind?: FailureKind
  /** Why wanted artifacts gave no history, or not all of it: a clause of each, the newest first. */
  readonly unread: readonly string[]
}

/**
 * The union of the histories in the newest baseline artifacts, unpacked into subfolders. A refused request is a problem, not an error; so it
 * is when artifacts are there and GitHub lets us have none of them, for a past that cannot be read is not the same as no past.
 */
export async function readHistory(
  request: Pick<BaselineRequest, 'suite' | 'folder' | 'log'> & {
    readonly home: BaselineHome
    /** Artifacts that are read; ten unless given. */
    readonly most?: number | undefined
    /** Leaves an artifact out, by the rows that newer ones have; none unless given. */
    readonly isWanted?: (candidate: Candidate, known: readonly HistoryRow[]) => boolean
  },
): Promise<StoredHistory> {
  const { folder, home, log, most = MOST_READ, isWanted } = request
  try {
    const client = await home.connect()
    const { owner, repo } = home
    const listed = await listArtifacts({ client, owner, repo, name: baselineArtifactName(request.suite) })
    const candidates = admitArtifacts(listed, home).filter(({ artifact }) => !artifact.isExpired)
    const folders = new Map<number, string>()
    const histories: (readonly HistoryRow[])[] = []
    const failures: { readonly reason: string; readonly kind: FailureKind }[] = []
    const unread: string[] = []
    let tried = 0
    let bytes = 0
    for (const candidate of candidates) {
      if (isWanted?.(candidate, histories.flat()) === false) continue
      bytes += candidate.artifact.bytes
      if (tried === most || (folders.size > 0 && bytes > MOST_BYTES)) {
        unread.push('newer ones already fill what is read')
        continue
      }
      tried += 1
      const own = join(folder, String(candidate.runId))
      const unfetched = await fetchCandidate(home, candidate, own)
      if (unfetched !== null) {
        log.info(`The history in the artifact ${candidate.artifact.id} was skipped: ${unfetched.reason}.`)
        unread.push(unfetched.reason)
        if (isAnswer(unfetched)) failures.push(unfetched)
        continue
      }
      folders.set(candidate.runId, own)
      const { rows, damage } = await readRows(own, candidate.runId)
      histories.push(rows)
      if (damage !== null) unread.push(damage)
    }
    const read = { rows: mergeHistories(histories), candidates, folders, unread }
    const worst = failures.find(({ kind }) => kind === 'forbidden') ?? failures[0]
    if (histories.length > 0 || worst === undefined) return { ...read, problem: null }
    return { ...read, problem: describeProblem(worst.reason), problem_kind: worst.kind }
  } catch (error) {
    const { reason, kind } = unfetchedFor(error)
    const problem_kind = kind === 'gone' ? 'forbidden' : kind
    return { rows: [], candidates: [], folders: new Map(), problem: describeProblem(reason), problem_kind, unread: [] }
  }
}

const describeProblem = (reason: string): string => `earlier runs could not be read: ${reason}`

/** No rows where the artifact is of an older Goldenpair, or its history is damaged; `damage` says what is wrong with the file, as a clause. */
async function readRows(folder: string, run: number) {
  const path = join(folder, HISTORY_FILE)
  const text = await readTextFile({ path, maxBytes: MOST_HISTORY_BYTES }).catch(onMistake(() => null))
  if (text === null) return { rows: [], damage: `it has no ${HISTORY_FILE} that can be read` }
  return { rows: parseHistory(text), damage: isWholeHistory(text, run) ? null : `its ${HISTORY_FILE} is damaged` }
}
