import type { ThrottlingOptions } from '@octokit/plugin-throttling'
import type { Octokit } from '@octokit/rest'
import type { Log } from '../io/log.js'
import { PageAnswer } from './request-error.js'

/** GitHub's API, REST and GraphQL. */
export type Client = Pick<Octokit, 'rest' | 'paginate' | 'graphql' | 'request'>

/** A repository, and who asks GitHub for it. */
export interface Repository {
  readonly client: Client
  readonly owner: string
  readonly repo: string
}

/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90
const RATE_LIMIT_RETRIES = 2
/** Answers that stay the same. Of rate limits, 429 is one, the other plugin decides: who is to wait and asks again is locked out longer. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451]
/** GitHub itself gives up on a request after ten. */
const ANSWER_MS = 30_000

export interface ClientOptions {
  readonly token: string
  /** `GITHUB_API_URL`: another host on GitHub Enterprise Server. */
  readonly apiUrl: string
  readonly log: Log
  /** How long a second is that GitHub asks us to wait; 1000 unless a test has no time. */
  readonly secondMs?: number
  /** How long GitHub may take to answer. */
  readonly answerMs?: number
  /** The queues of requests that write; the plugin's own, a second or three apart, unless a test has no time. */
  readonly queues?: Pick<ThrottlingOptions, 'write' | 'notifications'>
}

/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
export async function createClient(input: ClientOptions): Promise<Client> {
  const { token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS } = input
  const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
    import('@actions/github/lib/utils'),
  ])
  const waits = (what: string) => (seconds: number, request: object, _octokit: unknown, retries: number) => {
    const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS
    log.info(
      `Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`,
    )
    return patient
  }
  // What a runner behind a proxy needs: Node's own fetch does not read https_proxy.
  const proxied: unknown = defaults.request?.fetch
  const GitHub = Octokit.plugin(retry, throttling)
  return new GitHub({
    ...getOctokitOptions(token),
    baseUrl: apiUrl,
    request: {
      ...defaults.request,
      fetch: refusePages(fetchInTime(typeof proxied === 'function' ? (proxied as typeof fetch) : fetch, answerMs)),
    },
    log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
    // The plugin's queues are shared by all clients of a process with the same id.
    throttle: {
      id: apiUrl,
      ...queues,
      retryAfterBaseValue: secondMs,
      onRateLimit: waits('rate limit'),
      onSecondaryRateLimit: waits('secondary rate limit'),
    },
    retry: { retryAfterBaseValue: secondMs, doNotRetry: REFUSALS },
  })
}

type Fetch = typeof globalThis.fetch

/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
function refusePages(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
    if (!isPage) return response
    await response.body?.cancel()
    const asked = input instanceof Request ? input.url : String(input)
    // A redirect may have led to a login of another host.
    throw new PageAnswer(new URL(response.url || asked).host)
  }
}

/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
function fetchInTime(fetch: Fetch, limitMs: number): Fetch {
  return async (input, init) => {
    const late = new AbortController()
    const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' })
    const timer = setTimeout(() => late.abort(error), limitMs)
    try {
      const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])])
      const response = await fetch(input, { ...init, signal })
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response
    } finally {
      clearTimeout(timer)
    }
  }
}
