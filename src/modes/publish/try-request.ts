import { readRequestFailure } from '../../github/request-error.js'
import type { Log } from '../../io/log.js'

/** What GitHub answers, or null where it refuses: for what is said on the side, which fails nothing and warns of nothing. */
export async function tryRequest<Value>(log: Log, request: () => Promise<Value>): Promise<Value | null> {
  try {
    return await request()
  } catch (error) {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    log.debug(`GitHub refused it: ${failure.status} ${failure.message}`)
    return null
  }
}
