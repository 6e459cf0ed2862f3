import { join } from 'node:path'
import { countOf } from '../../format/format-number.js'
import { enterpriseHost } from '../../github/enterprise-server.js'
import { countLostRows } from '../../nights/history.js'
import { type ActionRequest, artifactsHome } from '../../run/action-request.js'
import { readHistory, type StoredHistory } from '../../store/baselines/read-history.js'

/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3
const DAY_MS = 86_400_000

/** What earlier runs of the suite have left; the log warns where it gets lost. */
export async function openHistory(request: ActionRequest, suite: string): Promise<StoredHistory> {
  const { github, outputFolder, effects } = request
  const { clock, log } = effects
  const server = enterpriseHost(github.serverUrl)
  if (server !== null) {
    log.info(`There is no history: ${server} has no artifacts of the kind that it needs.`)
    return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] }
  }
  const folder = join(outputFolder, 'earlier')
  const stored = await readHistory({ suite, folder, home: artifactsHome(request), log })
  if (stored.problem !== null) log.warning(`Nothing is known of the past: ${stored.problem}.`)
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
