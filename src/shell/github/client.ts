import type { Octokit } from '@octokit/rest'
import type { Log } from '../io/log.js'

/** GitHub's API, REST and GraphQL. */
export type Client = Pick<Octokit, 'rest' | 'paginate' | 'graphql' | 'request'>

/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90
const RATE_LIMIT_RETRIES = 2

export interface ClientOptions {
  readonly token: string
  /** `GITHUB_API_URL`: another host on GitHub Enterprise Server. */
  readonly apiUrl: string
  readonly log: Log
  /** How long a second is that GitHub asks us to wait; 1000 unless a test has no time. */
  readonly secondMs?: number
}

/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
export async function createClient({ token, apiUrl, log, secondMs = 1000 }: ClientOptions): Promise<Client> {
  const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
    import('@actions/github/lib/utils'),
  ])
  const waits = (what: string) => (seconds: number, request: object, _octokit: unknown, retries: number) => {
    const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS
    log.info(
      `GitHub's ${what} is reached (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`,
    )
    return patient
  }
  const GitHub = Octokit.plugin(retry, throttling)
  return new GitHub({
    ...getOctokitOptions(token),
    baseUrl: apiUrl,
    // A runner behind a proxy: Node's own fetch does not read https_proxy.
    request: defaults.request ?? {},
    log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
    // The plugin's queues are shared by all clients of a process with the same id.
    throttle: {
      id: apiUrl,
      retryAfterBaseValue: secondMs,
      onRateLimit: waits('rate limit'),
      onSecondaryRateLimit: waits('secondary rate limit'),
    },
    retry: { retryAfterBaseValue: secondMs },
  })
}
