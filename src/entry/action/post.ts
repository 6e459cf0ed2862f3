import { setTimeout } from 'node:timers/promises'
import { createActionLog } from '../../github/action-log.js'
import { createClient } from '../../github/client.js'
import { PENDING_STATE, readPendingReport } from '../../modes/publish/announce.js'
import { withdraw } from '../../modes/publish/withdraw.js'

/**
 * The Action's `post` step: withdraws what the Action announced but did not report. It also runs if the job was cancelled
 * or the Action's own process was killed, so that no pull request says for ever that it is being measured.
 */
export async function main(): Promise<void> {
  const core = await import('@actions/core')
  const pending = readPendingReport(core.getState(PENDING_STATE))
  if (pending === null) return
  const log = createActionLog(core)
  const token = core.getInput('github-token')
  core.setSecret(token)
  const connect = () => createClient({ token, apiUrl: process.env['GITHUB_API_URL'] || 'https://api.github.com', log })
  await withdraw({ connect, wait: async (ms) => setTimeout(ms), log }, pending, 'ended')
}
