import type { ThrottlingOptions } from '@octokit/plugin-throttling'
import type { Octokit } from '@octokit/rest'
import type { Log } from '../io/log.js'
import { UserError } from '../model/error.js'
import { Readable } from 'node:stream'
import type { ReadableStream, ReadableStreamDefaultReader, ReadableStreamReadResult } from 'node:stream/web'

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
    // A redirect may have led to a login of another host.
    throw new PageAnswer(new URL(response.url || (input instanceof Request ? input.url : String(input))).host)
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

/** What a refused request says. `status` is 500 too when no answer came at all (`isAnswered`). */
export interface RequestFailure {
  readonly status: number
  readonly isAnswered: boolean
  readonly message: string
  /** The host that answered in the place of GitHub's API, with a page for people. */
  readonly pageOf?: string
}

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
export function readRequestFailure(error: unknown): RequestFailure | null {
  if (!(error instanceof Error)) return null
  const message = firstLine(error.message)
  if (error instanceof PageAnswer) return { status: 200, isAnswered: true, message, pageOf: error.host }
  const response = 'response' in error ? error.response : undefined
  // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
  if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
    return { status: 200, isAnswered: true, message }
  if (!('status' in error) || typeof error.status !== 'number') return null
  return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message }
}

/** What a request gives, or what is made of GitHub's refusal of it. An error that is no refusal is a bug, and thrown. */
export async function unlessRefused<Value, Instead>(
  request: () => Promise<Value>,
  instead: (failure: RequestFailure) => Instead | Promise<Instead>,
): Promise<Value | Instead> {
  return request().catch(async (error: unknown) => {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return instead(failure)
  })
}

/** What a request gives; null where GitHub refuses it. */
export async function requestOrNull<Value>(request: () => Promise<Value>): Promise<Value | null> {
  return unlessRefused(request, () => null)
}

/** What a request gives; null where GitHub has no such thing (404). */
export async function unlessMissing<Value>(request: () => Promise<Value>): Promise<Value | null> {
  return request().catch((error: unknown) => {
    if (readRequestFailure(error)?.status === 404) return null
    throw error
  })
}

/** How often a request is made whose answer may be lost, and how long the first wait is before it is made again. */
const ATTEMPTS = 3
const WAIT_MS = 2000

/**
 * Makes a request again while GitHub has a fault, up to three times. Where the answer was lost, the request may have been carried out all the
 * same: so `find` looks for what it made before it is made again, null where there is nothing of it. Throws GitHub's refusal.
 */
export async function repeatLost<Value>(
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

/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
export function whyUnread(error: unknown): string {
  const reason = error instanceof UserError ? error.message : readRequestFailure(error)?.message
  if (reason === undefined) throw error
  return reason
}

/** An answer that broke off while it was stored. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut'
  readonly status = 500

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
export class PageAnswer extends Error {
  override readonly name = 'AbortError'

  constructor(readonly host: string) {
    super(`HTML from ${host}`)
  }
}

/**
 * What a failure comes to: `forbidden`, a right is missing; `gone`, the one thing that was asked for is not there; `outage`, it may pass;
 * `other`, it stays.
 */
export type FailureKind = 'forbidden' | 'gone' | 'outage' | 'other'

/** Tells the kinds of failures apart. */
export function classifyFailure({ status, isAnswered, message, pageOf }: RequestFailure): FailureKind {
  if (pageOf !== undefined) return 'other'
  if (!isAnswered || status >= 500 || isRateLimit(status, message)) return 'outage'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 || status === 410 ? 'gone' : 'other'
}

const isRateLimit = (status: number, message: string): boolean => status === 429 || /rate limit|abuse/i.test(message)

const TRY_AGAIN = '; run the job again later'

/** Why GitHub refused, without its own words, "GitHub answered 503", and what to do. */
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
  // GitHub answers 404 for what a token may not even see.
  if (status === 404) return ['GitHub cannot find it, or the token may not see it', `; the job needs \`${permission}\``]
  return [`GitHub answered ${status}`, status >= 500 ? TRY_AGAIN : '']
}

/** Why GitHub refused, without its own words and without what to do. */
export const nameFailure = (failure: RequestFailure): string => readRefusal(failure, '')[0]

/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
export function explainFailure(failure: RequestFailure, permission: string): string {
  const [name, advice] = readRefusal(failure, permission)
  return `${name}${failure.pageOf === undefined ? ` (${failure.message})` : ''}${advice}`
}

function firstLine(text: string): string {
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) return 'a page of HTML'
  return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300)
}

/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000

/** A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind. */
export const AS_STREAM = { parseSuccessResponseBody: false }

type Piece = ReadableStreamReadResult<Uint8Array>

/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
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
    // Ends a connection that is still open; one that broke refuses.
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

/** Passes chunks on through a pipeline, and ends it where they are more than `maxBytes`. */
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
