import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countOf } from '../../format/format-number.js'
import type { HistoryRow } from '../../model/history.js'
import { sumMonth, type MonthSpend } from '../../nights/sum-month.js'
import type { Candidate } from '../../store/baselines/choose-baseline.js'
import { readHistory } from '../../store/baselines/read-history.js'
import { enterpriseHost } from '../../github/enterprise-server.js'
import { monthOf } from '../../store/ledger/spend-ledger.js'
import type { ActionRequest } from '../action-request.js'
import { artifactsHome } from '../artifacts-home.js'

/** What the history says of a month. */
export interface KnownMonth extends MonthSpend {
  readonly kind: 'known'
  /** Why artifacts of the month are not in it, or not wholly, a clause of each. */
  readonly unread: readonly string[]
}

/** `reason` is a clause. */
export type PastMonth = KnownMonth | { readonly kind: 'unknown'; readonly reason: string }

/**
 * What measurements of the default branch have spent in a month (`2026-11`, UTC), told by the histories they left. Nothing is known where
 * something is missing and no sum is there.
 */
export async function readMonth(request: ActionRequest, suite: string, month: string): Promise<PastMonth> {
  const { github, effects } = request
  const server = enterpriseHost(github.serverUrl)
  if (server !== null) return { kind: 'unknown', reason: `${server} has no artifacts of the kind that it needs` }
  // Not beside what will be measured: the target's code runs there.
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-month-'))
  const { rows, candidates, problem, unread } = await readHistory({
    ...{ suite, folder, home: artifactsHome(request), log: effects.log },
    // Each history knows of those before it, so the newest will mostly do, and runs beside it that it does not know.
    isWanted: (candidate, known) => monthOf(candidate.artifact.createdAt) >= month && !isTold(candidate, known),
  }).finally(async () => rm(folder, { recursive: true, force: true }))
  if (problem !== null) return { kind: 'unknown', reason: problem }
  if (candidates.length === 0) return { kind: 'unknown', reason: 'no night or baseline has left one yet' }
  const sum = sumMonth(rows, month)
  if (sum.counted > 0) return { kind: 'known', ...sum, unread }
  if (unread.length > 0) return { kind: 'unknown', reason: describeUnread(unread) }
  if (sum.uncounted > 0) return { kind: 'unknown', reason: 'none of its measurements says what it has spent' }
  return { kind: 'known', ...sum, unread }
}

/**
 * Whether rows that are known tell all of an artifact. A row of its run may be of an earlier attempt than the artifact, which was replaced
 * while others measured: only who began after that has read it.
 */
function isTold({ runId, artifact }: Candidate, known: readonly HistoryRow[]): boolean {
  return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime())
}

/** As a clause; at least one. */
export function describeUnread(unread: readonly string[]): string {
  const [newest = ''] = unread
  return unread.length === 1
    ? `there is ${countUnread(unread)}, because ${newest}`
    : `there are ${countUnread(unread)}, the newest because ${newest}`
}

/** As a noun. */
export function countUnread({ length }: readonly string[]): string {
  return countOf(length, 'artifact that could not be read whole', 'artifacts that could not be read whole')
}
