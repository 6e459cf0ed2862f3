import type { ThrottlingOptions } from '@octokit/plugin-throttling'
import type { Octokit } from '@octokit/rest'
import type { Log } from '../io/log.js'
import { UserError } from '../model/error.js'
import { Readable } from 'node:stream'
import type { ReadableStream, ReadableStreamDefaultReader, ReadableStreamReadResult } from 'node:stream/web'

/** GitHub's API, REST and GraphQL. */
export type Client = Pick<Octokit, 'rest' | 'paginate' | 'graphql' | 'request'>

/** A repository and the client that asks GitHub about it. */
export interface Repository {
  readonly client: Client
  readonly owner: string
  readonly repo: string
}

/** The longest wait that we accept from GitHub: a job that sleeps longer costs more than a missing report. */
const LONGEST_WAIT_SECONDS = 90
const RATE_LIMIT_RETRIES = 2
/**
 * Status codes that are not retried. The throttling plugin handles rate limits (such as 429), because retrying too early prolongs the
 * lockout.
 */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451]
/** GitHub itself gives up on a request after ten seconds. */
const ANSWER_MS = 30_000

/**
 * Creates a client that honours GitHub's rate limits and retries server errors (5xx, a lost connection) up to three times. A request that
 * must not be carried out twice needs `request: { retries: 0 }`, because its answer can get lost afterwards. Refusals for a rate limit are
 * always safe to retry, and are retried.
 */
export async function createClient(input: {
  readonly token: string
  /** `GITHUB_API_URL`: another host on GitHub Enterprise Server. */
  readonly apiUrl: string
  readonly log: Log
  /** The length of a second when GitHub asks us to wait; 1000 except in tests. */
  readonly secondMs?: number
  /** How long GitHub may take to answer. */
  readonly answerMs?: number
  /** The queues of writing requests; by default the plugin's own, one to three seconds apart. For tests. */
  readonly queues?: Pick<ThrottlingOptions, 'write' | 'notifications'>
}): Promise<Client> {
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
  // Needed behind a proxy: Node's own fetch does not read https_proxy.
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
    // The plugin shares its queues among all clients of a process with the same id.
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
 * Keeps the response of each stream. The client passes on only the stream, and Node empties the stream of a response that is
 * garbage-collected before a reader has begun.
 */
const RESPONSES = new WeakMap<object, Response>()

/**
 * Wraps fetch to reject with `PageAnswer` if the answer is HTML: a success would fail later when parsed as JSON, and a refusal comes from a
 * proxy, not from GitHub. HTML of a server error (5xx) is GitHub's own and is passed on.
 */
function refusePages(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
    if (!isPage) return response
    await response.body?.cancel()
    // A redirect may have led to the login page of another host.
    throw new PageAnswer(new URL(response.url || (input instanceof Request ? input.url : String(input))).host)
  }
}

/**
 * Wraps fetch with a time limit: without an answer in time it rejects with an `AbortError`, which the client does not retry. JSON is read
 * completely, so that an answer cut in the middle is a lost connection, not a text. Anything else is a stream, of which only the beginning
 * has to arrive in time.
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
      const { body } = response
      if (isJson && body !== null) return new Response(await response.arrayBuffer(), response)
      if (body !== null) RESPONSES.set(body, response)
      return response
    } finally {
      clearTimeout(timer)
    }
  }
}

/** What a refused request says. `status` is also 500 if there was no answer at all (see `isAnswered`). */
export interface RequestFailure {
  readonly status: number
  readonly isAnswered: boolean
  readonly message: string
  /** The host that answered instead of GitHub's API, with an HTML page. */
  readonly pageOf?: string
}

/** Reads the failure from an error of the client; `null` for any other error, which is a bug. */
export function readRequestFailure(error: unknown): RequestFailure | null {
  if (!(error instanceof Error)) return null
  const message = firstLine(error.message)
  if (error instanceof PageAnswer) return { status: 200, isAnswered: true, message, pageOf: error.host }
  const response = 'response' in error ? error.response : undefined
  // A refusal by GraphQL comes in a successful HTTP answer and has no status of its own.
  if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
    return { status: 200, isAnswered: true, message }
  if (!('status' in error) || typeof error.status !== 'number') return null
  return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message }
}

/** Returns the result of a request, or what `instead` makes of GitHub's refusal. Any other error is a bug and is rethrown. */
export async function catchRefusal<Value, Instead>(
  request: () => Promise<Value>,
  instead: (failure: RequestFailure) => Instead | Promise<Instead>,
): Promise<Value | Instead> {
  return request().catch(async (error: unknown) => {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return instead(failure)
  })
}

/** Returns the result of a request; `null` if GitHub refuses it. */
export async function nullIfRefused<Value>(request: () => Promise<Value>): Promise<Value | null> {
  return catchRefusal(request, () => null)
}

/** Returns the result of a request; `null` if GitHub answers 404. */
export async function nullIfMissing<Value>(request: () => Promise<Value>): Promise<Value | null> {
  return request().catch((error: unknown) => {
    if (readRequestFailure(error)?.status === 404) return null
    throw error
  })
}

/** The number of tries for a request whose answer may be lost, and the wait before the second. */
const ATTEMPTS = 3
const WAIT_MS = 2000

/**
 * Makes a request up to three times while GitHub has a server error. If the answer was lost, the request may have been carried out, so
 * `find` looks for its result before each further try; `null` if there is none. Throws GitHub's refusal.
 */
export async function retryLost<Value>(
  request: () => Promise<Value>,
  find: () => Promise<Value | null>,
  wait: (ms: number) => Promise<void>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request()
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null || failure.status < 500 || attempt === ATTEMPTS) throw error
      await wait(WAIT_MS * attempt)
      const made = await find()
      if (made !== null) return made
    }
  }
}

/**
 * Explains why something in a repository could not be read: GitHub's refusal, or a mistake in the content. Rethrows anything else, which is
 * a bug.
 */
export function explainUnread(error: unknown): string {
  const reason = error instanceof UserError ? error.message : readRequestFailure(error)?.message
  if (reason === undefined) throw error
  return reason
}

/** An answer that broke off while it was being stored. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut'
  readonly status = 500

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/**
 * An HTML page, which GitHub's API never sends: a proxy or a login page answered instead. The name `AbortError` keeps the client from
 * retrying.
 */
export class PageAnswer extends Error {
  override readonly name = 'AbortError'

  constructor(readonly host: string) {
    super(`HTML from ${host}`)
  }
}

/**
 * The kinds of failures. `forbidden`: a permission is missing; `gone`: the requested thing does not exist; `outage`: may pass; `other`:
 * permanent.
 */
export type RefusalKind = 'forbidden' | 'gone' | 'outage' | 'other'

export function classifyFailure({ status, isAnswered, message, pageOf }: RequestFailure): RefusalKind {
  if (pageOf !== undefined) return 'other'
  if (!isAnswered || status >= 500 || isRateLimit(status, message)) return 'outage'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'gone' : 'other'
}

const isRateLimit = (status: number, message: string): boolean => status === 429 || /rate limit|abuse/i.test(message)

const TRY_AGAIN = '; run the job again later'

/** Returns why GitHub refused, without quoting it ("GitHub answered 503"), and what to do. */
function readRefusal({ status, isAnswered, message, pageOf }: RequestFailure, permission: string): [string, string] {
  if (pageOf !== undefined)
    return [
      `GitHub's API answered with HTML, from ${pageOf}`,
      ': either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong',
    ]
  if (/\barchived\b/i.test(message)) return ['the repository is archived, which makes it read-only', '']
  if (!isAnswered) return ['GitHub did not answer', TRY_AGAIN]
  if (status === 401) return ['the token is not valid', '; see the input `github-token`']
  if (isRateLimit(status, message)) return ["GitHub's rate limit was reached", TRY_AGAIN]
  if (status === 403) return ['the token lacks the permission', `; add \`${permission}\` to the job's permissions`]
  // GitHub also answers 404 for what a token may not see.
  if (status === 404) return ['GitHub cannot find it, or the token may not see it', `; the job needs \`${permission}\``]
  return [`GitHub answered ${status}`, status >= 500 ? TRY_AGAIN : '']
}

/** Explains why GitHub refused, without quoting it and without advice. */
export const nameFailure = (failure: RequestFailure): string => readRefusal(failure, '')[0]

/**
 * Explains why GitHub refused, and which permission to add.
 * @param permission what the request needs, as written in a workflow: `actions: read`
 */
export function explainFailure(failure: RequestFailure, permission: string): string {
  const [name, advice] = readRefusal(failure, permission)
  return `${name}${failure.pageOf === undefined ? ` (${failure.message})` : ''}${advice}`
}

function firstLine(text: string): string {
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) return 'a page of HTML'
  return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300)
}

/** The longest pause within an answer, the same as the limit for its beginning. */
const SILENCE_MS = 30_000

/** Returns a stream instead of the whole archive in memory. GitHub redirects to its storage; fetch drops our token on the way. */
export const AS_STREAM = { parseSuccessResponseBody: false }

type Piece = ReadableStreamReadResult<Uint8Array>

/**
 * Returns the body of an answer as a stream; `null` if it is not a stream. The stream fails with `AnswerCut` if the connection breaks or
 * sends nothing for `silenceMs` while a reader waits.
 */
export function streamAnswer(body: unknown, silenceMs = SILENCE_MS): Readable | null {
  return isStream(body) ? Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null
}

async function* readChunks(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
      yield piece.value
  } finally {
    // Closes a connection that is still open; a broken one rejects.
    void reader.cancel().catch(() => undefined)
  }
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>, limitMs: number): Promise<Piece> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(error instanceof Error ? new AnswerCut(error) : new Error(String(error)))
    const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs)
    reader
      .read()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}

/** Passes chunks on through a pipeline, and throws once they exceed `maxBytes`. */
export function limitBytes(maxBytes: number, refuse: () => Error) {
  let bytes = 0
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes) throw refuse()
      yield chunk
    }
  }
}

function isStream(body: unknown): body is ReadableStream<Uint8Array> {
  return typeof body === 'object' && body !== null && 'getReader' in body
}
