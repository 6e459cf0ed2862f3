import type { Client } from './client.js'
import { readRequestFailure } from './request-error.js'

/** The login that the runner's own token writes as. */
export const ACTIONS_BOT = 'github-actions[bot]'

/** Who the token writes as, by REST; an app's token, which the runner's is, may not ask who it is. */
export async function readLogin(client: Client): Promise<string> {
  try {
    return (await client.rest.users.getAuthenticated()).data.login
  } catch (error) {
    if (readRequestFailure(error) === null) throw error
    return ACTIONS_BOT
  }
}
