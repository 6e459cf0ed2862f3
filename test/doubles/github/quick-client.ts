import Bottleneck from 'bottleneck'
import { createClient, type Client } from '../../../src/github/client.js'
import type { Log } from '../../../src/io/log.js'
import type { GitHubDouble } from './double.js'

const QUIET: Log = {
  debug: () => undefined,
  info: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  error: () => undefined,
}

/** Makes the product's client for the double. It waits a millisecond in place of a second, and not at all between writes. */
export function quickClient({ url, state }: Pick<GitHubDouble, 'url' | 'state'>, log = QUIET): Promise<Client> {
  const queues = { write: new Bottleneck.Group(), notifications: new Bottleneck.Group() }
  return createClient({ token: state.token, apiUrl: url, log, secondMs: 1, queues })
}
